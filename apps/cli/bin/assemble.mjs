#!/usr/bin/env node
// The sources are TypeScript; tsx lets Node run them as they are. They are loaded through `require`: that takes half
// the time of the asynchronous module hooks.
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

const require = createRequire(import.meta.url);
register();
try {
  await require('../src/main.ts').main();
} catch (error) {
  if (process.env.ASSEMBLE_DEBUG === '1') throw error;
  const [line] = String(error instanceof Error ? error.message : error).split('\n');
  console.error(`assemble cannot start: ${line} (\`npm install\` may help; ASSEMBLE_DEBUG=1 shows where)`);
  process.exitCode = 70;
}
