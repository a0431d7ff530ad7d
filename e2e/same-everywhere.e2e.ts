import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { expect, test } from './page.ts';

/** What a file of the packages comes to in the browser, and what it must come to. */
async function workedOut(page: Page, file: string, digest: string, expected: string): Promise<string[]> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../packages/${file}`, import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'file',
    logLevel: 'silent',
    write: false,
  });
  return page.evaluate<string[]>(`${outputFiles[0]?.text}; [file.${digest}(), file.${expected}]`);
}

test('the browser measures the battlefield as Node does, bit for bit', { tag: '@wide' }, async ({ page }) => {
  const file = 'crisis-protocol/test/geometry/digest.ts';
  const [digest, expected] = await workedOut(page, file, 'geometryDigest', 'GEOMETRY_DIGEST');
  expect(expected).toMatch(/^[0-9a-f]{64}$/);
  expect(digest).toBe(expected);
});

test('the browser draws the dice of a seed as Node does', { tag: '@wide' }, async ({ page }) => {
  const [digest, expected] = await workedOut(
    page,
    'kernel/test/streams-digest.ts',
    'streamsDigest',
    'STREAMS_DIGEST',
  );
  expect(expected).toMatch(/^[0-9a-f]{64}$/);
  expect(digest).toBe(expected);
});
