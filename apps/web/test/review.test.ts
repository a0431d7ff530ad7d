import { CARDS, Content, diceMasters } from '@assemble/dice-masters';
import { type Decision, type Game, History, stream, writeReplay } from '@assemble/kernel';
import { describe, expect, test } from 'vitest';
import type { Judged, Stood } from '../src/replay/review/messages.ts';
import { momentsOf, stretchesOf, sumsOf } from '../src/replay/review/moments.ts';
import { reviewing } from '../src/replay/review/reviewing.ts';

const decision = { shape: 'yes-no' } as Decision;

/** Even at first, ahead, then behind, and won in the end. */
const stood: readonly Stood[] = [
  { step: 0, chance: 0.5 },
  { step: 4, chance: 0.7 },
  { step: 9, chance: 0.4 },
  { step: 12, chance: 1 },
];
const judged: readonly Judged[] = [
  { step: 0, decision, answer: true, usual: 0.5, played: 0.62, best: 0.62, better: null, compared: 2 },
  { step: 4, decision, answer: true, usual: 0.7, played: 0.6, best: 0.75, better: false, compared: 2 },
];

const rounded = (numbers: readonly number[]): readonly number[] =>
  numbers.map((one) => Math.round(one * 100) / 100);

describe('a review', () => {
  test('tells what was chosen from what came up', () => {
    const stretches = stretchesOf(stood, judged);
    expect(stretches.map(({ step }) => step)).toEqual([0, 4, 9]);
    expect(rounded(stretches.map(({ choice }) => choice))).toEqual([0.12, -0.1, 0]);
    // 0.62 became 0.7; 0.6 became 0.4; nobody has judged the last one: 0.4 became 1.
    expect(rounded(stretches.map(({ dice }) => dice))).toEqual([0.08, -0.2, 0.6]);
  });

  test('names what moved most, in the order in which it came', () => {
    const told = momentsOf(stood, judged).map(({ kind, step, by }) => [kind, step, ...rounded([by])]);
    expect(told).toEqual([
      ['strong', 0, 0.12],
      ['dice', 0, 0.08],
      ['costly', 4, -0.15],
      ['dice', 4, -0.2],
      ['dice', 9, 0.6],
    ]);
    expect(momentsOf(stood, judged, 2).map(({ kind, step }) => [kind, step])).toEqual([
      ['dice', 4],
      ['dice', 9],
    ]);
  });

  test('a usual answer with nothing better is no moment', () => {
    const calm = [
      { step: 0, chance: 0.5 },
      { step: 1, chance: 0.52 },
    ];
    const one = {
      step: 0,
      decision,
      answer: true,
      usual: 0.5,
      played: 0.5,
      best: 0.5,
      better: null,
      compared: 2,
    };
    expect(momentsOf(calm, [one])).toEqual([]);
  });

  test('adds up what choices cost and how often nothing better was found', () => {
    const { cost, dice, best, of } = sumsOf(stood, judged);
    expect(rounded([cost, dice])).toEqual([0.15, 0.48]);
    expect([best, of]).toEqual([1, 2]);
  });

  test('judges each choice of one seat, and nobody else, and says how it ended', () => {
    const game = diceMasters(new Content(CARDS)) as unknown as Game;
    const history = History.start(game, { format: 'first-game' }, 'reviewed');
    const random = stream('reviewed', 'answers');
    for (let i = 0; i < 8; i++) {
      const [next] = history.match.pending;
      if (next === undefined) throw new Error('nobody is asked');
      history.decide(next.seat, next.n, game.sample(history.match, next, random));
    }
    const own = history.decisions.flatMap(({ seat }, step) => (seat === 1 ? [step] : []));
    const replay = writeReplay(history, { withSeed: true });
    const replies = [...reviewing(game, { replay, seat: 1 })];
    const [first, ...rest] = replies;
    if (first?.type !== 'stood') throw new Error('how it stood comes first');
    expect(first.stood.map(({ step }) => step)).toEqual([...own, 8]);
    expect(rest.filter(({ type }) => type === 'judged')).toHaveLength(first.choices);
    for (const reply of rest) if (reply.type === 'judged') expect(own).toContain(reply.judged.step);
    expect(replies.at(-1)).toEqual({ type: 'done' });
  });
});
