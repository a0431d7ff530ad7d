// A thread of `assemble simulate`. It loads the TypeScript sources through `require`: the module hooks of threads that
// start together can wait for each other for ever (Node 20).
require('tsx/cjs/api').register();
require('../src/simulate/worker.ts');
