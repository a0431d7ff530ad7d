import type { GameWords, Words } from '@assemble/kernel';
import type { ChampionsRuleId } from '@assemble/rules';
import { playedBy, proves } from '@assemble/rules/testing';
import { position, runScenario, type Scenario } from '@assemble/scenario';
import { expect } from 'vitest';
import { CARDS, type Card, scenarioWords, type Table } from '../src/index.ts';
import type { Position } from '../src/scenario/position.ts';
import { INVENTED } from './invented.ts';

/** How the game speaks in scenarios, and each test remembers for how many players. */
function wordsWith(cards: readonly Card[]): GameWords<Table> {
  const words = scenarioWords(cards);
  return {
    ...words,
    prepare: (...given) => {
      const prepared = words.prepare(...given);
      playedBy(prepared.players.length);
      return prepared;
    },
  };
}

export const printed = wordsWith(CARDS);
const invented = wordsWith(INVENTED);

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
  position(wordsWith(cards), given) as Position;
