import type { ChampionsRuleId } from '@assemble/rules';
import { proves } from '@assemble/rules/testing';
import { runScenario, type Scenario } from '@assemble/scenario';
import { expect } from 'vitest';
import { CARDS, scenarioWords } from '../src/index.ts';
import { INVENTED } from './invented.ts';

const printed = scenarioWords(CARDS);
const invented = scenarioWords(INVENTED);

type Parts = Pick<Scenario, 'given' | 'when'> & Partial<Pick<Scenario, 'then'>>;

/** A test in given – when – then: played straight, restored, undone and redone, and seen from each seat. */
export function scenario(
  rules: ChampionsRuleId | readonly ChampionsRuleId[],
  name: string,
  parts: Parts,
  words = printed,
): void {
  const ids = typeof rules === 'string' ? [rules] : [...rules];
  proves(ids, name, () => {
    expect(runScenario(words, { game: 'champions', name, rules: ids, ...parts })).toEqual([]);
  });
}

/** The same, with cards that nobody printed at hand. */
export const inventedScenario = (
  rules: ChampionsRuleId | readonly ChampionsRuleId[],
  name: string,
  parts: Parts,
): void => scenario(rules, name, parts, invented);
