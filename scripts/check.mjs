// npm run check: types, lint, boundaries, unused code, unit tests. Names of stages as arguments pick some of them.
import { ensurePostgres } from './lib/postgres.mjs';
import { ensureDependencies, ensurePage, fail } from './lib/setup.mjs';
import { checkStages, runStages } from './lib/stages.mjs';

const wanted = process.argv.slice(2);
const stages = checkStages();
const names = stages.map((stage) => stage.name.replace(' tests', ''));
const unknown = wanted.find((name) => !names.includes(name));
if (unknown) fail(`There is no stage "${unknown}"; there are: ${names.join(', ')}.`);

ensureDependencies();
if (wanted.length === 0 || wanted.includes('unit')) {
  ensurePostgres();
  // Tests that start the server would otherwise build the page, several at a time.
  ensurePage();
}
await runStages(stages.filter((_, index) => wanted.length === 0 || wanted.includes(names[index] ?? '')));
