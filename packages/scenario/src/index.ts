export { mistakesInFile, type Report, runFile } from './files.ts';
export { type Problem, problemText } from './problem.ts';
export { type Read, readScenarios, type ScenarioInFile } from './read.ts';
export { runScenario, ScenarioError, WAYS, type Way } from './run.ts';
export type { Scenario } from './scenario.ts';
export { combinedSchema, type GamePieces } from './schema.ts';
