import { readFileSync } from 'node:fs';
import { locales } from '@assemble/language';
import { expect, test } from 'vitest';
import { DESCRIPTIONS, manifestOf } from '../src/shell/description.ts';

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test.each(locales)('the manifest in %s describes the page in that language', (locale) => {
  const manifest = JSON.parse(file(`../public${manifestOf(locale)}`));
  expect(manifest.description).toBe(DESCRIPTIONS[locale]);
  expect(manifest.lang ?? 'en').toBe(locale);
  // An installed page stays the same one when its language changes.
  expect(manifest.id).toBe('/');
});

test('the page begins in English', () => {
  expect(file('../index.html')).toContain(DESCRIPTIONS.en);
});
