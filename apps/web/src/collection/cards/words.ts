import { type Catalogue, useWords, type WordsLike } from '../../strings/catalogue.ts';

const en = {
  search: 'Search names and texts',
  reset: 'Clear filters',
  found: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  none: 'No card fits. Try fewer words or clear the filters.',
  missing: 'No card is here',
  missingText: 'The address names a card that this page does not know.',
  allCards: 'All cards',
  previous: 'Previous card',
  next: 'Next card',
  cardLanguage: 'Language of the card',
  compare: 'All three languages',
  rules: 'Rules it touches',
  choose: 'Choose cards',
  add: 'Add',
  take: 'Take',
  taken: 'Taken',
};

type CardsWords = WordsLike<typeof en>;

const es: CardsWords = {
  search: 'Buscar en nombres y textos',
  reset: 'Quitar filtros',
  found: (count) => (count === 1 ? '1 carta' : `${count} cartas`),
  none: 'Ninguna carta encaja. Prueba con menos palabras o quita los filtros.',
  missing: 'Aquí no hay ninguna carta',
  missingText: 'La dirección nombra una carta que esta página no conoce.',
  allCards: 'Todas las cartas',
  previous: 'Carta anterior',
  next: 'Carta siguiente',
  cardLanguage: 'Idioma de la carta',
  compare: 'Los tres idiomas',
  rules: 'Reglas relacionadas',
  choose: 'Elegir cartas',
  add: 'Añadir',
  take: 'Elegir',
  taken: 'Elegida',
};

const de: CardsWords = {
  search: 'In Namen und Texten suchen',
  reset: 'Filter leeren',
  found: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  none: 'Keine Karte passt. Versuche weniger Wörter oder leere die Filter.',
  missing: 'Hier ist keine Karte',
  missingText: 'Die Adresse nennt eine Karte, die diese Seite nicht kennt.',
  allCards: 'Alle Karten',
  previous: 'Vorige Karte',
  next: 'Nächste Karte',
  cardLanguage: 'Sprache der Karte',
  compare: 'Alle drei Sprachen',
  rules: 'Regeln dazu',
  choose: 'Karten wählen',
  add: 'Dazu',
  take: 'Nehmen',
  taken: 'Genommen',
};

const cardsWords: Catalogue<typeof en> = { en, es, de };

export const useCardsWords = (): CardsWords => useWords(cardsWords);
