import { isRuleId } from '@assemble/rules';
import { describe, expect, test } from 'vitest';
import { course as champions } from '../src/champions/index.ts';
import { course as crisisProtocol } from '../src/crisis-protocol/index.ts';
import { course as diceMasters } from '../src/dice-masters/index.ts';
import { MISSED } from '../src/missed.ts';

const courses = [diceMasters, champions, crisisProtocol];

describe('the rules that are missed most', () => {
  test('are forty or more, each a rule of the ledger and named once', () => {
    expect(MISSED.length).toBeGreaterThanOrEqual(40);
    expect(MISSED.filter(({ rule }) => !isRuleId(rule))).toEqual([]);
    expect(new Set(MISSED.map(({ rule }) => rule)).size).toBe(MISSED.length);
  });

  test.each(MISSED)('$rule is explained where the list says', ({ rule, game, lesson, step, cue }) => {
    const course = courses.find((one) => one.game === game);
    const told =
      cue === undefined
        ? course?.lessons.find(({ id }) => id === lesson)?.steps.find(({ id }) => id === step)
        : course?.firstMatch?.cues.find(({ id, first }) => id === cue && first !== true);
    expect(told?.rule).toBe(rule);
  });
});
