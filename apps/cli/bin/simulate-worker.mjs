// A process of `assemble simulate`: like the command itself, it runs the TypeScript sources as they are.
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

const require = createRequire(import.meta.url);
register();
require('../src/simulate/worker.ts');
