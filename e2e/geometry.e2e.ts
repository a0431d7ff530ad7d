import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from './page.ts';

const QUESTIONS = fileURLToPath(
  new URL('../packages/crisis-protocol/test/geometry/digest.ts', import.meta.url),
);

test('the browser measures the battlefield as Node does, bit for bit', { tag: '@wide' }, async ({ page }) => {
  const { outputFiles } = await build({
    entryPoints: [QUESTIONS],
    bundle: true,
    format: 'iife',
    globalName: 'questions',
    logLevel: 'silent',
    write: false,
  });
  const { digest, expected } = await page.evaluate<{ digest: string; expected: string }>(
    `${outputFiles[0]?.text}; ({ digest: questions.geometryDigest(), expected: questions.GEOMETRY_DIGEST })`,
  );
  expect(expected).toMatch(/^[0-9a-f]{64}$/);
  expect(digest).toBe(expected);
});
