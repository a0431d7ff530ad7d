import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const bin = fileURLToPath(new URL('../bin/assemble.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real command in a folder, with lines typed into it. */
export function assemble(args: readonly string[], { cwd = tmpdir(), typed = '' } = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], {
      cwd,
      // Whoever runs the tests may speak another language.
      env: { ...process.env, ASSEMBLE_DEBUG: '', LC_ALL: 'C' },
      // A command that hangs must not outlive its test.
      timeout: 100_000,
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(typed);
  });
}

/** A folder of its own for one test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'assemble-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** How many lines a text has: a mistake has exactly one. */
export const lines = (text: string): number => text.trim().split('\n').length;
