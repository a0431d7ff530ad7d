import type { Localized } from '@assemble/language';
import type { Box, Shelf } from '../../collection/owned/shelf.ts';
import { type Card, cards } from './data.ts';

const kinds = {
  character: { en: 'Characters', es: 'Personajes', de: 'Charaktere' },
  tactic: { en: 'Team Tactic cards', es: 'Cartas de Tácticas de equipo', de: 'Teamtaktik-Karten' },
  crisis: { en: 'Crisis cards', es: 'Cartas de Crisis', de: 'Krisenkarten' },
} as const satisfies Readonly<Record<string, Localized<string>>>;

/** What cards of a kind are called together; null for what nobody buys by itself. */
export const thingKind = ({ card }: Card): Localized<string> | null =>
  card === 'character' || card === 'tactic' || card === 'crisis' ? kinds[card] : null;

/** The miniatures of a box. Which tactic and crisis cards lie in which box differs by printing: they are told one by one. */
const box = (id: string, name: Localized<string>): Box => ({
  id,
  name,
  holds: Object.fromEntries(
    cards
      .filter((card) => card.card === 'character' && card.id.startsWith(`${id}/`))
      .map((card) => [card.id, 1]),
  ),
});

export const shelf: Shelf = {
  game: 'crisis-protocol',
  boxes: [
    box('core', {
      en: 'Core set: characters',
      es: 'Caja básica: personajes',
      de: 'Grundspiel: Charaktere',
    }),
    box('mightiest', {
      en: 'Earth’s Mightiest core set: characters',
      es: 'Caja básica Los más poderosos de la Tierra: personajes',
      de: 'Grundspiel Die Mächtigsten der Erde: Charaktere',
    }),
  ],
  things: cards.flatMap((card) => {
    const kind = thingKind(card);
    return kind === null
      ? []
      : [{ id: card.id, name: (locale) => card.name[locale], kind: (locale) => kind[locale] }];
  }),
};
