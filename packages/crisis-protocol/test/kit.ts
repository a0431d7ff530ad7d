import type { CrisisProtocolRuleId } from '@assemble/rules';
import { proves } from '@assemble/rules/testing';
import { runScenario, type Scenario } from '@assemble/scenario';
import { expect } from 'vitest';
import { CARDS, type EditionId, type Face, scenarioWords } from '../src/index.ts';
import { INVENTED } from './invented.ts';
import { RULE_CARDS } from './invented-rules.ts';

const words = scenarioWords([...CARDS, ...INVENTED, ...RULE_CARDS]);

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

/** Faces of dice in the order they are rolled: 'hit 2, blank, failure 3'. */
export const dice = (text: string): Face[] =>
  text.split(',').flatMap((part) => {
    const [face = '', count = '1'] = part.trim().split(' ');
    return Array<Face>(Number(count)).fill(face as Face);
  });
