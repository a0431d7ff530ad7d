import { locales, plain } from '@assemble/language';
import { describe, expect, it } from 'vitest';
import { plainFaceText, renderMessage } from '../../src/text/index.ts';
import { messages } from '../../src/text/messages.ts';
import { content } from '../game.ts';
import { names, samples, variants } from './samples.ts';

const faces = content.cards.flatMap((card) => card.faces);

/** Read them as an editor of the language would; `npm run golden` writes them anew. */
describe.each(locales)('in %s', (locale) => {
  it('the texts of all cards', async () => {
    const texts = faces.map((face) => `${face.id} ${plainFaceText(face, locale, content)}`);
    await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot(`../golden/cards.${locale}.txt`);
  });

  it('the messages', async () => {
    const all = [...Object.entries(samples).map(([key, args]) => ({ key, args })), ...variants];
    const lines = all.map((one) => `${one.key}: ${plain(renderMessage(one, locale, names))}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../golden/messages.${locale}.txt`);
  });
});

it('every message is among them', () => {
  expect(Object.keys(samples).sort()).toEqual(Object.keys(messages).sort());
});
