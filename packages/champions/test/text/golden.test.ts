import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locales } from '@assemble/language';
import { describe, expect, it } from 'vitest';
import { plainFaceText } from '../../src/text/index.ts';
import { content } from '../game.ts';

const folder = resolve(dirname(fileURLToPath(import.meta.url)), '../golden');

/** Every side in one language. Update: UPDATE_GOLDEN=1 npx vitest run packages/champions/test/text/golden.test.ts */
describe('the texts of all cards', () => {
  const faces = content.cards.flatMap((card) => card.faces);

  it.each(locales)('%s', (locale) => {
    const file = resolve(folder, `cards.${locale}.txt`);
    const text = `${faces.map((face) => `${face.id} ${plainFaceText(face, locale, content)}`).join('\n\n')}\n`;
    if (process.env['UPDATE_GOLDEN'] === '1') {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, text);
    }
    expect(existsSync(file), `${file} is missing: run with UPDATE_GOLDEN=1`).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
