import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root } from './lib/setup.mjs';

// The first start may have to build the page.
const patience = { timeout: 300_000 };

interface Started {
  readonly child: ChildProcess;
  readonly base: string;
  /** What it wrote to its standard error. */
  errors(): string;
}

/** Starts the server by a command, in a session of its own, and waits for its address. */
async function start(command: string, args: string[], env: Record<string, string> = {}): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'assemble-start-'));
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', DATA_FOLDER: folder, ...env },
  });
  onTestFinished(() => {
    try {
      // All that is left of the session.
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {}
    rmSync(folder, { recursive: true, force: true });
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /^Assemble is at http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it listened: ${errors}`)));
  });
  return { child, base: `http://127.0.0.1:${port}`, errors: () => errors };
}

const answers = (base: string): Promise<boolean> =>
  fetch(base).then(
    () => true,
    () => false,
  );

const script = ['scripts/start.mjs'];
/** A shell that is neither the server nor replaced by it. */
const shell = ['-c', `"${process.execPath}" scripts/start.mjs; exit $?`];

test.each([
  ['npm', 'npm', ['start']],
  ['the script', process.execPath, script],
  ['the shell around the script', 'sh', shell],
])('the server is gone soon after %s was killed', patience, async (_name, command, args) => {
  const { child, base } = await start(command, args);
  expect(await answers(base)).toBe(true);
  child.kill('SIGKILL');
  await vi.waitFor(async () => expect(await answers(base)).toBe(false), { timeout: 10_000, interval: 100 });
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s ends it in good order', patience, async (signal) => {
  const { child, base, errors } = await start(process.execPath, script);
  const ended = once(child, 'exit');
  child.kill(signal);
  expect(await ended).toEqual([0, null]);
  expect(await answers(base)).toBe(false);
  expect(errors()).toBe('');
});

test('Ctrl+C, which reaches npm and the server at once, ends both', patience, async () => {
  const { child, base } = await start('npm', ['start', '--silent']);
  const ended = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
  expect(await answers(base)).toBe(false);
});

test('what is wrong at the start is one line and exit code 1', patience, async () => {
  const { base } = await start(process.execPath, script);
  const { port } = new URL(base);
  await expect(start(process.execPath, script, { PORT: port })).rejects.toThrow(
    new RegExp(`^ended with 1 before it listened: Port ${port} is taken[^\\n]*\\n$`),
  );
});
