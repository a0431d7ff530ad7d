export { mistakesInFile, type Report, runFile } from './files.ts';
export { migrated, type Replaced } from './migrate.ts';
export { type Problem, problemText } from './problem.ts';
export { type Read, readScenarios, type ScenarioInFile } from './read.ts';
export { position, runScenario, ScenarioError, WAYS, type Way } from './run.ts';
export type { Scenario } from './scenario.ts';
export { combinedSchema } from './schema.ts';
export type { GamePieces } from './words/merge.ts';
export { wordsPage } from './words/page.ts';
