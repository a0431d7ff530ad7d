import type { Judged, Stood } from './messages.ts';

export type MomentKind = 'strong' | 'costly' | 'dice';

/** Something that moved the chance to win. */
export interface Moment {
  readonly kind: MomentKind;
  /** After so many decisions it was still to come. */
  readonly step: number;
  /** By how much, between -1 and 1. */
  readonly by: number;
  /** The decision, where it was one. */
  readonly judged: Judged | null;
}

/** What happened between one own decision and the next. */
export interface Stretch {
  readonly step: number;
  readonly chance: number;
  /** What the decision changed beside the usual answer, and what dice and the others did until the next one. */
  readonly choice: number;
  readonly dice: number;
}

/** The stretches of a match, as far as they are judged: until then a decision changes nothing. */
export function stretchesOf(stood: readonly Stood[], judged: readonly Judged[]): readonly Stretch[] {
  const by = new Map(judged.map((one) => [one.step, one]));
  return stood.slice(0, -1).map(({ step, chance }, i) => {
    const next = stood[i + 1]?.chance ?? chance;
    const found = by.get(step);
    const before = found?.usual ?? chance;
    const after = found?.played ?? chance;
    return { step, chance: before, choice: after - before, dice: next - after };
  });
}

/** Less than this is not worth a word, in parts of the chance to win. */
const LEAST: Readonly<Record<MomentKind, number>> = { strong: 0.03, costly: 0.02, dice: 0.05 };

/** The moments that moved most, in the order in which they came. */
export function momentsOf(stood: readonly Stood[], judged: readonly Judged[], most = 5): readonly Moment[] {
  const choices = judged.map((one): Moment => {
    const { step, played, usual, best, better } = one;
    return better === null
      ? { kind: 'strong', step, by: played - usual, judged: one }
      : { kind: 'costly', step, by: played - best, judged: one };
  });
  const dice = stretchesOf(stood, judged).map(
    ({ step, dice: by }): Moment => ({ kind: 'dice', step, by, judged: null }),
  );
  const weight = ({ by }: Moment): number => Math.abs(by);
  return (
    [...choices, ...dice]
      .filter((one) => (one.kind === 'strong' ? one.by : weight(one)) >= LEAST[one.kind])
      .sort((a, b) => weight(b) - weight(a) || a.step - b.step)
      .slice(0, most)
      // What came up followed what was chosen.
      .sort((a, b) => a.step - b.step || Number(a.kind === 'dice') - Number(b.kind === 'dice'))
  );
}

/** What all choices cost beside the best, what dice and the others did, and how often nothing better was found. */
export interface Sums {
  readonly cost: number;
  readonly dice: number;
  readonly best: number;
  readonly of: number;
}

export function sumsOf(stood: readonly Stood[], judged: readonly Judged[]): Sums {
  return {
    cost: judged.reduce((sum, { best, played }) => sum + best - played, 0),
    dice: stretchesOf(stood, judged).reduce((sum, { dice }) => sum + dice, 0),
    best: judged.filter(({ better }) => better === null).length,
    of: judged.length,
  };
}
