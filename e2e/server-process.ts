import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { serverSettings } from './server.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Starts the server on a free port and waits for the line that tells its address. What it keeps ends with it. */
export async function startServer(): Promise<{ address: string; stop: () => void }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'assemble-pages-'));
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', ...serverSettings(dataFolder) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = (): void => {
    server.kill('SIGTERM');
    rmSync(dataFolder, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /^Assemble is at (http:\S+)$/.exec(line)?.[1];
    if (address !== undefined) return { address, stop };
  }
  throw new Error('the server did not start');
}
