import type { DiceMastersRuleId } from '@assemble/rules';
import { proves } from '@assemble/rules/testing';
import { runScenario, type Scenario } from '@assemble/scenario';
import { expect } from 'vitest';
import { CARDS, scenarioWords } from '../src/index.ts';

const words = scenarioWords(CARDS);

/** A test in given – when – then: played straight, restored, undone and redone, and seen from each seat. */
export function scenario(
  rules: DiceMastersRuleId | readonly DiceMastersRuleId[],
  name: string,
  parts: Pick<Scenario, 'given' | 'when'> & Partial<Pick<Scenario, 'then'>>,
): void {
  const ids = typeof rules === 'string' ? [rules] : [...rules];
  proves(ids, name, () => {
    expect(runScenario(words, { game: 'dice-masters', name, rules: ids, ...parts })).toEqual([]);
  });
}
