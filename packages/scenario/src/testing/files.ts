import { readdirSync, readFileSync } from 'node:fs';
import type { GameWords } from '@assemble/kernel';
import { citing } from '@assemble/rules/testing';
import { expect, test } from 'vitest';
import { problemText, readScenarios, runScenario } from '../index.ts';

/** Registers every scenario of the YAML files in a folder as a test that cites its rules. */
export function scenarioTests<T>(folder: URL, words: GameWords<T>): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  for (const file of files.sort()) {
    const read = readScenarios(readFileSync(new URL(file, folder), 'utf8'), file, [words]);
    if ('problems' in read) {
      test(`${file} can be read`, () => expect(read.problems.map(problemText)).toEqual([]));
      continue;
    }
    for (const scenario of read.scenarios) {
      citing(scenario.rules, `${file}: ${scenario.name}`, () => {
        expect(runScenario(words, scenario)).toEqual([]);
      });
    }
  }
}
