export { runScenario, WAYS, type Way } from './run.ts';
export type { Scenario } from './scenario.ts';
