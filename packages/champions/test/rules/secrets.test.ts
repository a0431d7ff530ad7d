import {
  type Answer,
  type Decision,
  type Event,
  type Option,
  type Rulebook,
  Run,
  type Words,
} from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect, test } from 'vitest';
import { DRONE } from '../../src/content.ts';
import { CARDS, type Table, tableFaults } from '../../src/index.ts';
import { enterPlay } from '../../src/rules/atoms.ts';
import { SCENARIO } from '../../src/table.ts';
import { create, game, setupOf } from '../game.ts';
import { INVENTED } from '../invented.ts';
import { prepare } from '../kit.ts';

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

proves(
  ['MC-TALK-2', 'MC-LASTING-1'],
  'what lasts is told by its name also when its card lies in a deck again',
  () => {
    const { match } = prepare(CARDS, {
      ada: {
        hero: 'Spider-Man',
        hand: ['Lead from the Front', 'Strength'],
        deck: ['Genius', 'Haymaker', 'Energy'],
      },
      ben: { hero: 'She-Hulk' },
    });
    const answer = (given: (decision: Decision) => Answer): void => {
      const [decision] = match.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      expect(game.apply(match, decision.seat, decision.n, given(decision)).yes).toBe(true);
    };
    answer(({ shape, ...rest }) => {
      const { options } = rest as unknown as { options: readonly Option[] };
      return options.find(({ id }) => shape === 'options' && id.startsWith('use:core/70'))?.id ?? '';
    });
    answer((decision) => game.fallback(match, decision));
    answer(() => '0');
    // The discard pile becomes the deck.
    const { players, zones } = match.table;
    for (const player of players) {
      for (const id of player.discard) zones[id] = 'deck';
      player.deck.push(...player.discard.splice(0));
    }
    const seen = game.view(match, 1);
    expect(JSON.stringify(seen.play[0]?.stats)).toContain('core/70');
    for (let i = 0; i < 8; i++) expect(game.view(game.determinize(match, 1, `guess ${i}`), 1)).toEqual(seen);
  },
);
test('a card that is laid face down is not known by its number, whichever lay on top of the deck', () => {
  const { match } = create(setupOf(['spider-man', 'iron-man'], 'ultron'));
  const seen = (from: number, seat: number | null): unknown => {
    const copy = game.clone(match);
    const { deck } = copy.table.players[0] as Table['players'][number];
    deck.push(...deck.splice(from, 1));
    const top = deck.at(-1) ?? -1;
    const events: Event[] = [];
    const run = new Run(game.rulebook as unknown as Rulebook<Table>, copy, events);
    const { id } = enterPlay(run, top, { face: DRONE, controller: SCENARIO, engaged: 0 }, ['MC-MINION-1']);
    expect(copy.table.prints[id]).toEqual(match.table.prints[top]);
    expect(tableFaults(copy.table)).toEqual([]);
    expect(tableFaults(game.determinize(copy, 1, 'guess').table)).toEqual([]);
    expect(
      game.knowledge(copy, 0).filter((fact) => fact.startsWith(`${id} `) || fact.startsWith(`${top} `)),
    ).toEqual([]);
    return [game.view(copy, seat), events.map((event) => game.project(event, seat))];
  };
  for (const seat of [0, 1, null])
    for (const from of [0, 7, 20]) expect(seen(from, seat)).toEqual(seen(-1, seat));
});
