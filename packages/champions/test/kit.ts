import type { Words } from '@assemble/kernel';
import type { ChampionsRuleId } from '@assemble/rules';
import { proves } from '@assemble/rules/testing';
import { position, runScenario, type Scenario } from '@assemble/scenario';
import { expect } from 'vitest';
import { CARDS, type Card, scenarioWords } from '../src/index.ts';
import type { Position } from '../src/scenario/position.ts';
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

/** A position in the words of scenarios, for tests that go on from it by themselves. */
export const prepare = (cards: readonly Card[], given: Words): Position =>
  position(scenarioWords(cards), given) as Position;
