#!/usr/bin/env node
try {
  const { bundle } = await import('../../../scripts/lib/bundle.mjs');
  if (process.env.ASSEMBLE_DEBUG === '1') process.setSourceMapsEnabled(true);
  const { main } = await import(await bundle('apps/cli/src/main.ts', 'apps/cli/dist/bundle/main.mjs'));
  await main();
} catch (error) {
  if (process.env.ASSEMBLE_DEBUG === '1') throw error;
  const [line] = String(error instanceof Error ? error.message : error).split('\n');
  console.error(`assemble cannot start: ${line} (\`npm install\` may help; ASSEMBLE_DEBUG=1 shows where)`);
  process.exitCode = 70;
}
