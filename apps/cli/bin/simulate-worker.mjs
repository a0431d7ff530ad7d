// A thread of `assemble simulate`: like the command itself, it runs the TypeScript sources as they are.
import { register } from 'tsx/esm/api';

register();
await import('../src/simulate/worker.ts');
