import type { Decision, Event, Json } from '@assemble/kernel';
import { expect, test } from 'vitest';
import type { Claim, Span } from '../../src/games/oracle.ts';

/** A line of the log. */
export const line = (kind: string, args: { readonly [name: string]: Json } = {}): Event => ({
  kind,
  rules: ['TEST-1'],
  args,
});

/** A question that is asked of somebody. */
export const question = (key: string, args: { readonly [name: string]: Json } = {}, seat = 0): Decision => ({
  n: 1,
  seat,
  ask: { key, args },
  rules: [],
  source: null,
  test: null,
  fallback: null,
  shape: 'yes-no',
});

/** Spans in a row as a claim sees them: what is left out has not changed. */
type Story<T> = readonly Partial<Span<T>>[];

/** What a claim, named by its first rule, says of made-up spans. */
function verdict<T>(claims: readonly Claim<T>[], rule: string, table: T, story: Story<T>): string[] {
  const watching = claims.filter(({ rules }) => rules[0] === rule).map(({ watch }) => watch());
  const still = { before: table, now: table, events: [], asked: [], pending: [], outcome: null };
  return story.flatMap((span) => watching.flatMap((watch) => watch({ ...still, ...span })));
}

/** A claim has nothing to say against the innocent story, and one thing against the guilty one. */
export function claimTests<T>(
  claims: readonly Claim<T>[],
  table: T,
  cases: readonly (readonly [rule: string, name: string, innocent: Story<T>, guilty: Story<T>])[],
): void {
  test.each(cases)('%s: %s', (rule, _name, innocent, guilty) => {
    expect(verdict(claims, rule, table, innocent)).toEqual([]);
    expect(verdict(claims, rule, table, guilty)).toHaveLength(1);
  });

  test('every claim is shown to turn red', () => {
    expect(new Set(cases.map(([rule]) => rule))).toEqual(new Set(claims.map(({ rules }) => rules[0])));
  });
}
