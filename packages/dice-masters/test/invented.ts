import type { DiceMastersRuleId } from '@assemble/rules';
import { proves } from '@assemble/rules/testing';
import { runScenario, type Scenario } from '@assemble/scenario';
import { expect } from 'vitest';
import { CARDS, type Card, scenarioWords } from '../src/index.ts';

type Parts = Pick<Scenario, 'given' | 'when'> & Partial<Pick<Scenario, 'then'>>;

/** Scenarios with cards that are made up to show a rule no printed card shows on its own. */
export function inventing(
  ...cards: readonly Card[]
): (rules: DiceMastersRuleId | readonly DiceMastersRuleId[], name: string, parts: Parts) => void {
  const words = scenarioWords([...CARDS, ...cards]);
  return (rules, name, parts) => {
    const ids = typeof rules === 'string' ? [rules] : [...rules];
    proves(ids, name, () => {
      expect(runScenario(words, { game: 'dice-masters', name, rules: ids, ...parts })).toEqual([]);
    });
  };
}

/** The facts every invented card shares; its title lends it a name and, in scenarios, an alias. */
export const facts = {
  number: 0,
  subtitle: null,
  cost: 3,
  rarity: 'common',
  max: 4,
} as const;
