// A thread of `assemble simulate`: runs the same rules as the command itself.
import { bundle } from '../../../scripts/lib/bundle.mjs';

await import(await bundle('apps/cli/src/simulate/worker.ts', 'apps/cli/dist/bundle/simulate-worker.mjs'));
