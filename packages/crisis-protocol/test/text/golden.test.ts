import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locales } from '@assemble/language';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { plainCardText } from '../../src/text/plain.ts';

const folder = resolve(dirname(fileURLToPath(import.meta.url)), '../golden');

/** Every card in one language. Update: UPDATE_GOLDEN=1 npx vitest run packages/crisis-protocol/test/text/golden.test.ts */
describe('the texts of all cards', () => {
  it.each(locales)('%s', (locale) => {
    const file = resolve(folder, `cards.${locale}.txt`);
    const text = `${CARDS.map((card) => `${card.id}\n${plainCardText(card, locale)}`).join('\n\n')}\n`;
    if (process.env['UPDATE_GOLDEN'] === '1') {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, text);
    }
    expect(existsSync(file), `${file} is missing: run with UPDATE_GOLDEN=1`).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
