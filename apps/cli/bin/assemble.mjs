#!/usr/bin/env node
// The sources are TypeScript; tsx lets Node run them as they are.
import { register } from 'tsx/esm/api';

register();
try {
  await import('../src/main.ts');
} catch (error) {
  if (process.env.ASSEMBLE_DEBUG === '1') throw error;
  const [line] = String(error instanceof Error ? error.message : error).split('\n');
  console.error(`assemble cannot start: ${line} (\`npm install\` may help; ASSEMBLE_DEBUG=1 shows where)`);
  process.exitCode = 70;
}
