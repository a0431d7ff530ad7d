import { SETS } from '@assemble/champions';
import type { Shelf } from '../../collection/owned/shelf.ts';
import { cards, titleOf } from './data.ts';

/** The cards of players. Those of villains come with their box and go into no deck. */
const ofPlayers = cards.filter(({ set }) => ['hero', 'aspect', 'basic'].includes(SETS[set].kind));

export const shelf: Shelf = {
  game: 'champions',
  boxes: [
    {
      id: 'core',
      name: { en: 'Core set', es: 'Caja básica', de: 'Grundspiel' },
      holds: Object.fromEntries(ofPlayers.map(({ id, copies }) => [id, copies])),
    },
  ],
  things: ofPlayers.map((card) => ({
    id: card.id,
    name: (locale) => titleOf(card, locale),
    kind: (locale) => SETS[card.set].title[locale],
  })),
};
