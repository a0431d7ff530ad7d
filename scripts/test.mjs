// npm test: everything, a real browser included. Works on a fresh clone with nothing but Node and npm.
import { ensureChromium } from './lib/chromium.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { ensureDependencies, ensurePage } from './lib/setup.mjs';
import { browserStage, checkStages, runStages } from './lib/stages.mjs';

ensureDependencies();
const chromium = await ensureChromium();
ensurePostgres();
ensurePage();
await runStages([...checkStages(), browserStage(chromium)]);
