import { type Locale, locales, type Part, plain, type Rich } from '@assemble/language';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { Content } from '../../src/content.ts';
import { type Block, cardText } from '../../src/text/card-text.ts';

const content = new Content(CARDS);

const shape = (blocks: readonly Block[]): unknown =>
  blocks.map(({ kind, address, paragraphs }) => [kind, address, paragraphs.map(({ icons }) => icons)]);

/** What cannot be right in any language. */
function faultsOf(text: Rich): string[] {
  const said = plain(text);
  const faults = [
    said === '' ? 'says nothing' : '',
    /undefined|NaN|\[object/u.test(said) ? 'holds a value that is none' : '',
    / {2}| [,.;:]|,[.,]/u.test(said) ? 'has stray spaces or commas' : '',
    /^[\p{Lu}\d•]/u.test(said) ? '' : 'does not begin like a sentence',
    /[.)]$/u.test(said) ? '' : 'does not end like a sentence',
    text.some((part: Part) => typeof part === 'object' && part.text === '') ? 'has a link without text' : '',
  ];
  return faults.filter((fault) => fault !== '').map((fault) => `${fault}: ${said}`);
}

const paragraphsOf = (locale: Locale): Rich[] =>
  CARDS.flatMap((card) =>
    cardText(card, locale).blocks.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
  );

describe('the text of a card', () => {
  it.each(locales)('is made of whole sentences (%s)', (locale) => {
    expect(paragraphsOf(locale).flatMap(faultsOf)).toEqual([]);
  });

  it.each(CARDS.map((card) => [card.id, card] as const))(
    'has the same parts in all languages: %s',
    (_id, card) => {
      const [first, ...others] = locales.map((locale) => shape(cardText(card, locale).blocks));
      for (const other of others) expect(other).toEqual(first);
    },
  );

  it.each(CARDS.map((card) => [card.id, card] as const))(
    'names the abilities of the match: %s',
    (_id, card) => {
      for (const { kind, address } of cardText(card, 'en').blocks) {
        if (address === null) continue;
        if (kind === 'attack') expect(content.attack(address)).toBeDefined();
        else expect(content.abilities.node(kind === 'setup' ? address : `${address}/0`)).toBeDefined();
      }
    },
  );
});
