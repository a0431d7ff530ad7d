import type { CrisisProtocolRuleId } from '@assemble/rules';
import { proves } from '@assemble/rules/testing';
import { runScenario, type Scenario } from '@assemble/scenario';
import { expect } from 'vitest';
import { CARDS, type EditionId, scenarioWords } from '../src/index.ts';
import { INVENTED } from './invented.ts';

const words = scenarioWords([...CARDS, ...INVENTED]);

type Parts = Pick<Scenario, 'given' | 'when'> &
  Partial<Pick<Scenario, 'then'>> & {
    /** The editions it is played in: all three unless some are named. */
    readonly editions?: readonly EditionId[];
  };

const ALL: readonly EditionId[] = ['en', 'de', 'es13'];

/** A test in given – when – then: in each edition, played straight, restored, undone and redone, seen from each seat. */
export function scenario(
  rules: CrisisProtocolRuleId | readonly CrisisProtocolRuleId[],
  name: string,
  { editions = ALL, ...parts }: Parts,
): void {
  const ids = typeof rules === 'string' ? [rules] : [...rules];
  for (const edition of editions)
    proves(ids, `${name} (${edition})`, () => {
      expect(runScenario(words, { game: 'crisis-protocol', edition, name, rules: ids, ...parts })).toEqual(
        [],
      );
    });
}
