import { BLOCK_NAMES, cardText, factsLine, type View } from '@assemble/crisis-protocol';
import type { Message } from '@assemble/kernel';
import { type Locale, type Localized, plain } from '@assemble/language';
import { content } from '../data.ts';
import { crisisOf } from './crisis-of.ts';
import { cardOf } from './names.ts';

const kinds: Readonly<Record<'secure' | 'extraction', Localized<string>>> = {
  secure: {
    en: 'Places to stand at and hold.',
    es: 'Lugares donde plantarse y aguantar.',
    de: 'Orte, an denen man steht und sie hält.',
  },
  extraction: {
    en: 'Things and people to pick up and carry.',
    es: 'Cosas y personas que recoger y llevar.',
    de: 'Dinge und Personen, die man aufnimmt und trägt.',
  },
};

/** What one should read before taking a line of the set-up: what a crisis asks for, what a leadership does. */
export function about({ key, args }: Message, locale: Locale, view: View): string | null {
  switch (key) {
    case 'option.crisis-type':
      return args['type'] === 'secure' || args['type'] === 'extraction' ? kinds[args['type']][locale] : null;
    case 'option.crisis': {
      const card = content.find(String(args['card']));
      if (card === undefined) return null;
      const parts = cardText(card, locale).blocks.map(
        ({ kind, paragraphs }) =>
          `${BLOCK_NAMES[kind][locale]}: ${paragraphs.map(({ text }) => plain(text)).join(' ')}`,
      );
      return [plain(factsLine(card, locale)), ...parts].join('\n');
    }
    case 'option.threat':
      return crisisOf({ key, args }, view)?.name[locale] ?? null;
    case 'option.leadership': {
      const card = content.find(cardOf(Number(args['who']), view) ?? '');
      if (card?.card !== 'character') return null;
      const blocks = cardText(card, locale).blocks.filter(({ kind }) => kind === 'leadership');
      const text = blocks[Number(args['of'])]?.paragraphs.map((paragraph) => plain(paragraph.text));
      return text?.join('\n') ?? null;
    }
    default:
      return null;
  }
}
