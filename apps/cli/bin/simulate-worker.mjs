// A process of `assemble simulate`: runs the same rules as the command itself.
import { bundle } from './bundle.mjs';

await import(await bundle('simulate/worker'));
