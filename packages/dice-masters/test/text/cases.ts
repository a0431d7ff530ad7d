import { type Localized, locales, plain, type sentence } from '@assemble/language';
import { it } from 'vitest';
import { sayEffect } from '../../src/abilities/nodes/index.ts';
import type { Ability } from '../../src/abilities/vocabulary.ts';
import { type Card, character } from '../../src/content.ts';
import { characterDie } from '../../src/dice.ts';
import type { TitleId } from '../../src/names.ts';
import { plainCardText } from '../../src/text/index.ts';
import { type Phrases, phrases } from '../../src/text/phrases.ts';

const DIE = characterDie('fist', [
  [0, 1, 1],
  [1, 2, 2, 1],
  [2, 3, 3, 2],
]);

/** A character card with these abilities. */
export const cardOf = (title: TitleId, ...abilities: Ability[]): Card =>
  character(DIE, {
    id: `test/${title}`,
    number: 1,
    title,
    subtitle: { en: 'Test', es: 'Prueba', de: 'Test' },
    cost: 3,
    energy: 'fist',
    rarity: 'common',
    max: 4,
    abilities,
  });

/** Fresh phrases of a card: nobody has been spoken of yet. */
const phrasesOf = (locale: 'en' | 'es' | 'de', title: TitleId = 'storm'): Phrases =>
  phrases(locale, cardOf(title), sayEffect);

/** The paragraphs of a card in one language, without title and facts. */
export const paragraphsOf = (card: Card, locale: 'en' | 'es' | 'de'): string[] =>
  plainCardText(card, locale).split('\n').slice(2);

export type Saying = readonly [
  say: (p: Phrases) => ReturnType<typeof sentence>,
  en: string,
  es: string,
  de: string,
];

/** Runs each saying in the three languages. */
export function inThreeLanguages(
  sayings: readonly Saying[],
  check: (said: string, expected: string) => void,
): void {
  for (const [say, en, es, de] of sayings) {
    const expected: Localized<string> = { en, es, de };
    for (const locale of locales) {
      it(`${locale}: ${expected[locale]}`, () => {
        check(plain(say(phrasesOf(locale))), expected[locale]);
      });
    }
  }
}
