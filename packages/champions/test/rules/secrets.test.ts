import type { Words } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { CARDS } from '../../src/index.ts';
import { prepare } from '../../src/scenario/position.ts';
import { game } from '../game.ts';
import { INVENTED } from '../invented.ts';

/** What players may say and see. */

proves(
  ['MC-TALK-1', 'MC-KEYWORD-10'],
  'everybody is told who resolves peril, which closes the talk, and when nobody does',
  () => {
    const perilFor = (card: string): number[] => {
      const given: Words = {
        villainStep: 4,
        ada: { hero: 'Iron Man' },
        ben: { hero: 'She-Hulk', dealt: [card] },
      };
      const { match, game: played } = prepare(INVENTED, given);
      expect(played.silence(match)).toBe(card === 'Perilous Choice' ? 'MC-KEYWORD-9' : null);
      return [0, 1].map((seat) => (played.view(match, seat) as unknown as { peril: number }).peril);
    };
    expect(perilFor('Perilous Choice')).toEqual([1, 1]);
    expect(perilFor('Hydra Bomber')).toEqual([-1, -1]);
  },
);

proves('MC-TALK-2', 'nobody sees another player’s hand', () => {
  const seen = (hand: string, deck: string, seat: number): object => {
    const { match } = prepare(CARDS, {
      ada: { hero: 'Iron Man', hand: [hand], deck: [deck] },
      ben: { hero: 'She-Hulk' },
    });
    return { ...game.view(match, seat), setup: null };
  };
  expect(seen('Energy', 'Genius', 1)).toEqual(seen('Genius', 'Energy', 1));
  expect(seen('Energy', 'Genius', 0)).not.toEqual(seen('Genius', 'Energy', 0));
});
