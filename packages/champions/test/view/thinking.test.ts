import { consult, levelBot } from '@assemble/bots';
import type { Answer, Decision, Json, Match } from '@assemble/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, type Table } from '../../src/index.ts';
import { game } from '../game.ts';
import { prepare } from '../kit.ts';

/** Cards to draw and to turn up, so that no deck runs out while a bot looks ahead. */
const ENCOUNTER = [
  'Hard to Keep Down',
  'Stampede',
  'False Alarm',
  'Hydra Mercenary',
  'Shocker',
  'Hydra Bomber',
];
const DECK = ['Energy', 'Genius', 'Strength', 'Backflip', 'Nick Fury', 'Mockingbird', 'Energy', 'Genius'];

const position = (given: { readonly [word: string]: Json }): Match<Table> =>
  prepare(CARDS, { encounter: ENCOUNTER, ...given }).match;

/** A position of one player. */
const alone = (
  ada: { readonly [word: string]: Json },
  given: { readonly [word: string]: Json } = {},
): Match<Table> => position({ ...given, ada: { hero: 'Spider-Man', deck: DECK, ...ada } });

const asked = (match: Match<Table>): Decision => {
  const [decision] = match.pending;
  if (decision === undefined) throw new Error('nobody is asked');
  return decision;
};

const answerOf = (match: Match<Table>): Answer =>
  consult(levelBot('normal', 'ada'), game, match, asked(match), `guess ${asked(match).n}`);

/** What the bot does with the turn of a seat: the lines it takes from the menu, without the cards they are about. */
function turnOf(match: Match<Table>, seat = 0): string[] {
  const done: string[] = [];
  while (match.outcome === null && match.table.active === seat && match.table.round === 1) {
    const decision = asked(match);
    const answer = answerOf(match);
    expect(game.apply(match, decision.seat, decision.n, answer).yes).toBe(true);
    if (decision.ask.key === 'ask.turn') done.push(String(answer).replace(/:.*/, ''));
  }
  return done;
}

const titleOf = (match: Match<Table>, id: number): string | undefined => {
  const print = match.table.prints[id];
  return CARDS.find((card) => card.id === print?.card)?.faces[0].title.en;
};

test('nothing that can be built up is worth more than to win', () => {
  const rich = (hero: string, play: string[]): Json => ({ hero, deck: DECK, hand: DECK, play });
  const match = position({
    villainIs: { damage: 1, stunned: true },
    ada: rich('Spider-Man', [
      'Daredevil',
      'Jessica Jones',
      'Nick Fury',
      'Avengers Mansion',
      'Heroic Intuition',
    ]),
    bea: rich('Captain Marvel', ['Vision', 'Hawkeye', 'Maria Hill', 'Helicarrier', 'Cosmic Flight']),
  });
  const standing = game.appraise(match, 0);
  match.outcome = { winners: [0, 1], rule: 'MC-VILLAIN-6', reason: 'villain-defeated' };
  expect(game.appraise(match, 0)).toBeGreaterThan(standing + 50);
});

describe('a bot at Champions', () => {
  test('finishes the villain, although the scheme is pressing', () => {
    const match = alone({ flipped: true }, { stage: 2, last: true, villainIs: { damage: 13 }, threat: 6 });
    expect(turnOf(match)).toEqual(['attack']);
    expect(match.outcome?.winners).toEqual([0]);
  });

  test('thwarts when the scheme would succeed otherwise', () => {
    const match = alone({ flipped: true }, { threat: 6 });
    expect(turnOf(match)).toEqual(['thwart', 'end']);
  });

  test('attacks while the scheme is far from its limit', () => {
    const match = alone({ flipped: true });
    expect(turnOf(match)).toEqual(['attack', 'end']);
  });

  test('leaves alter-ego form to act, and acts', () => {
    const match = alone({ form: 'alter-ego' });
    expect(turnOf(match)).toEqual(['flip', 'attack', 'end']);
  });

  test('a hero about to fall changes form and recovers', () => {
    const match = alone({ identity: { damage: 8 } });
    expect(turnOf(match)).toEqual(['flip', 'recover', 'end']);
  });

  test('does not change form when the scheme would succeed then', () => {
    const match = alone({ identity: { damage: 7 } }, { threat: 5 });
    expect(turnOf(match)).not.toContain('flip');
  });

  test('lets an ally defend when the blow would be the last one', () => {
    const play = [{ card: 'Nick Fury', damage: 2 }];
    const match = alone({ hero: 'Iron Man', identity: { damage: 7 }, play }, { villainStep: 2 });
    for (let i = 0; asked(match).ask.key !== 'ask.defender' && i < 5; i++) {
      const { seat, n } = asked(match);
      game.apply(match, seat, n, answerOf(match));
    }
    expect(asked(match).ask.key).toBe('ask.defender');
    expect((answerOf(match) as number[]).map((id) => titleOf(match, id))).toEqual(['Nick Fury']);
  });

  test('in good health takes the blow of a weak minion and stays ready', () => {
    const match = alone({ minions: ['Hydra Mercenary'] }, { villainStep: 2, villainIs: { stunned: true } });
    expect(asked(match).ask.key).toBe('ask.defender');
    expect(answerOf(match)).toEqual([]);
  });

  test('pays with what it needs least: no event is thrown away for one resource where a resource card is at hand', () => {
    const hand = ['Web-Shooter', 'Swinging Web Kick', 'Energy'];
    const match = alone({ hand, flipped: true });
    const play = match.pending[0];
    if (play?.shape !== 'options') throw new Error('no menu');
    const shooter = play.options.find(({ id }) => id.startsWith('play:'));
    expect(game.apply(match, 0, play.n, shooter?.id ?? '').yes).toBe(true);
    expect(asked(match).ask.key).toBe('ask.pay');
    const { with: payment } = answerOf(match) as unknown as { with: [number][] };
    expect(payment.map(([id]) => titleOf(match, id))).toEqual(['Energy']);
  });

  test('does not pester other players for actions', () => {
    const match = position({
      ada: { hero: 'Spider-Man', deck: DECK, flipped: true },
      bea: { hero: 'Captain Marvel', deck: DECK, hand: ['Energy', 'Lead from the Front'], flipped: true },
    });
    expect(turnOf(match)).toEqual(['attack', 'end']);
  });

  test('does not look at hidden cards', () => {
    const hidden = (encounter: string[], deck: string[]): Match<Table> =>
      alone({ deck, hand: ['Backflip', 'Swinging Web Kick', 'Energy', 'Genius'] }, { encounter });
    const one = hidden(ENCOUNTER, DECK);
    const two = hidden([...ENCOUNTER].reverse(), [...DECK].reverse());
    expect(game.digest(one)).not.toBe(game.digest(two));
    expect(answerOf(one)).toEqual(answerOf(two));
  });
});
