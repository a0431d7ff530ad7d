import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { content, create, setupOf } from '../../game.ts';
import { scenario } from '../../kit.ts';

proves(
  ['MC-SETUP-11', 'MC-MAIN-8'],
  'Underground Distribution: begins with Defense Network and one minion, engaged with the first player',
  () => {
    const { table } = create(setupOf(['spider-man', 'iron-man'], 'klaw', { first: 1 })).match;
    const inPlay = (type: string) => table.play.filter((piece) => content.face(piece.face).type === type);
    const schemes = inPlay('side-scheme');
    expect(schemes.map((piece) => content.face(piece.face).title.en)).toEqual(['Defense Network']);
    // 2, and 1 for each of two players.
    expect(schemes[0]?.threat).toBe(4);
    expect(inPlay('minion').map((piece) => piece.engaged)).toEqual([1]);
    const discarded = table.discard.map((id) => content.card(table.prints[id]?.card ?? '').faces[0].type);
    expect(discarded).not.toContain('minion');
    expect(table.play.find((piece) => piece.id === table.scheme)).toMatchObject({
      face: 'core/116b',
      threat: 0,
    });
  },
);

scenario(
  'MC-VILLAIN-PHASE-1',
  'Underground Distribution: 1 threat for each player, and stays below 6 for each',
  {
    given: {
      villain: 'Klaw',
      villainStep: 1,
      threat: 9,
      villainIs: { stunned: true },
      scenario: [{ card: 'Defense Network', threat: 2 }],
      encounter: ['Advance', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary', 'Advance'],
      ada: { hero: 'She-Hulk' },
      ben: { hero: 'Iron Man' },
    },
    // The villain is stunned against Ada and attacks Ben.
    when: [
      { who: 'ben', does: { defend: 'nobody' } },
      { who: 'ada', does: { defend: 'nobody' } },
    ],
    then: {
      scheme: { face: 'core/116b', threat: 11 },
      cards: { 'Defense Network': { threat: 2 } },
      quiet: true,
    },
  },
);

scenario(['MC-MAIN-1', 'MC-MAIN-2'], 'Underground Distribution: gives way to the next stage at 6', {
  given: {
    villain: 'Klaw',
    threat: 4,
    villainStep: 4,
    encounter: ['Advance', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Advance'] },
  },
  when: [],
  then: { scheme: { face: 'core/117b', threat: 0 }, outcome: null, quiet: true },
});
