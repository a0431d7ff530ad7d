import type { Failure, GameWords } from '@assemble/kernel';
import { problemText } from './problem.ts';
import { readScenarios, type ScenarioInFile } from './read.ts';
import { runScenario, ScenarioError } from './run.ts';

/** What became of one scenario of a file. */
export interface Report {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
  readonly failures: readonly Failure[];
}

/**
 * Reads and plays a file. A file with mistakes is one report that names them all; otherwise there is one report
 * for each scenario. Never throws because of what a file says.
 */
export function runFile<T>(text: string, file: string, games: readonly GameWords<T>[]): readonly Report[] {
  const read = readScenarios(text, file, games);
  if ('scenarios' in read) return read.scenarios.map((one) => runOne(one, file, games));
  const failures = read.problems.map((problem) => ({
    where: `${problem.file}:${problem.line}:${problem.column}`,
    expected: problem.expected,
    got: problem.meant === null ? problem.got : `${problem.got}: did you mean '${problem.meant}'?`,
  }));
  return [{ file, name: 'the file cannot be read', passed: false, failures }];
}

/** The mistakes of a file in one line each, for people; empty when there are none. */
export function mistakesInFile<T>(
  text: string,
  file: string,
  games: readonly GameWords<T>[],
): readonly string[] {
  const read = readScenarios(text, file, games);
  return 'problems' in read ? read.problems.map(problemText) : [];
}

function runOne<T>(scenario: ScenarioInFile, file: string, games: readonly GameWords<T>[]): Report {
  const { name } = scenario;
  const words = games.find((one) => one.game === scenario.game);
  if (words === undefined) throw new Error(`no words for ${scenario.game}`);
  const failures = failuresOf(words, scenario).map((one) => ({
    where: `${file}:${scenario.lineOf(one.path ?? [])}, ${one.where}`,
    expected: one.expected,
    got: one.got,
  }));
  return { file, name, passed: failures.length === 0, failures };
}

function failuresOf<T>(words: GameWords<T>, scenario: ScenarioInFile): readonly Failure[] {
  try {
    return runScenario(words, scenario);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    const { where, path, message } = error;
    return [{ where, path, expected: 'something that can be played', got: message }];
  }
}
