import { STARTER, type Team, TITLES } from '@assemble/dice-masters';
import type { Locale, Localized } from '@assemble/language';
import type { Counts, Shelf } from '../../collection/owned/shelf.ts';
import { type Card, cards, content, nameOf } from './data.ts';

type Title = Card['title'];

const CARDS_KIND: Localized<string> = { en: 'Cards', es: 'Cartas', de: 'Karten' };
const DICE_KIND: Localized<string> = { en: 'Dice', es: 'Dados', de: 'Würfel' };

/** Dice belong to a title: every card of it can be played with them (DM-CARDS-1). */
const diceId = (title: Title): string => `dice/${title}`;

const withDice = cards.filter(({ kind }) => kind !== 'basic-action');
const titles: readonly Title[] = [...new Set(withDice.map(({ title }) => title))];
const inStarter = ({ number }: Card): boolean => number <= STARTER.lastNumber;

export const shelf: Shelf = {
  game: 'dice-masters',
  boxes: [
    {
      id: 'starter',
      name: { en: 'Starter set', es: 'Caja de inicio', de: 'Starterset' },
      holds: Object.fromEntries([
        ...cards.filter(inStarter).map(({ id }) => [id, 1]),
        ...STARTER.titles.map((title) => [diceId(title), STARTER.characterDice]),
      ]),
    },
  ],
  things: [
    ...cards.map((card) => ({
      id: card.id,
      name: (locale: Locale) => nameOf(card, locale),
      kind: (locale: Locale) => CARDS_KIND[locale],
    })),
    ...titles.map((title) => ({
      id: diceId(title),
      name: (locale: Locale) => `${TITLES[title].text[locale]} (${DICE_KIND[locale]})`,
      kind: (locale: Locale) => DICE_KIND[locale],
    })),
  ],
};

/** What a team takes: each card once, and its dice, which other cards of the title may want too. */
export function needs({ cards: taken, basicActions }: Team): Counts {
  const wanted: Record<string, number> = {};
  const add = (id: string, count: number): void => {
    wanted[id] = (wanted[id] ?? 0) + count;
  };
  for (const id of basicActions) add(id, 1);
  for (const { card: id, dice } of taken) {
    add(id, 1);
    const card = content.find(id);
    if (card !== undefined) add(diceId(card.title), dice);
  }
  return wanted;
}
