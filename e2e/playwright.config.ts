import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions, sizes } from './browser.ts';
import { serverSettings } from './server.ts';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

// Every worker reads this file again and must come to the same port: the first reading leaves it in the environment.
process.env['ASSEMBLE_E2E_PORT'] ??= String(await freePort());
const port = process.env['ASSEMBLE_E2E_PORT'];
const baseURL = `http://127.0.0.1:${port}`;
/** What the server keeps ends with the run. */
const dataFolder = join(tmpdir(), `assemble-e2e-${port}`);
process.env['ASSEMBLE_E2E_DATA'] = dataFolder;
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalTeardown: './global-teardown.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A test that passes only at the second try is listed as flaky: a fault to look into, not one to stop a release.
  retries: 1,
  // Generous, for machines that have other work to do: a test that passes never waits for it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace of every test costs a fifth of the time: whoever looks for a fault asks for it with --trace on.
    trace: 'off',
    launchOptions,
  },
  projects: [
    // What does not depend on the size of the window is tested in one.
    { name: 'wide', use: sizes.wide, grepInvert: /@phone/ },
    { name: 'phone', use: sizes.phone, grepInvert: /@wide/ },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    url: baseURL,
    env: { PORT: port, ...serverSettings(dataFolder) },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stderr: 'pipe',
  },
});
