import { type Catalogue, useWords, type WordsLike } from '../../../strings/catalogue.ts';

const en = {
  title: 'Deck builder',
  intro: 'Every change is checked at once. The address of this page always holds the whole deck.',
  name: 'Name of the deck',
  noName: 'My deck',
  hero: 'Hero',
  noHero: 'No hero yet',
  play: 'Play with this deck',
  fresh: 'New deck',
  deck: 'The deck',
  size: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  more: (card: string) => `One more: ${card}`,
  less: (card: string) => `One less: ${card}`,
  toDeck: 'To the deck',
  curve: 'Cards by cost',
  resources: 'Resources',
  mine: (count: number) => `My decks (${count})`,
  noneKept: 'None saved yet.',
  exportAll: 'Download all decks',
  asLink: 'Link that opens the deck',
  importHint: 'A link, a list of names, or the text of a file (MarvelCDB, too)',
  imported: (count: number) => (count === 1 ? '1 deck is read.' : `${count} decks are read and saved.`),
  importedNone: 'There is no deck in this.',
  noHeroNamed: 'no hero is named',
};

type DeckWords = WordsLike<typeof en>;

const es: DeckWords = {
  title: 'Creador de mazos',
  intro: 'Cada cambio se comprueba al momento. La dirección de esta página contiene siempre el mazo entero.',
  name: 'Nombre del mazo',
  noName: 'Mi mazo',
  hero: 'Héroe',
  noHero: 'Aún sin héroe',
  play: 'Jugar con este mazo',
  fresh: 'Mazo nuevo',
  deck: 'El mazo',
  size: (count) => (count === 1 ? '1 carta' : `${count} cartas`),
  more: (card) => `Una más: ${card}`,
  less: (card) => `Una menos: ${card}`,
  toDeck: 'Al mazo',
  curve: 'Cartas por coste',
  resources: 'Recursos',
  mine: (count) => `Mis mazos (${count})`,
  noneKept: 'Aún no hay ninguno guardado.',
  exportAll: 'Descargar todos los mazos',
  asLink: 'Enlace que abre el mazo',
  importHint: 'Un enlace, una lista de nombres o el texto de un archivo (también de MarvelCDB)',
  imported: (count) => (count === 1 ? 'Se ha leído 1 mazo.' : `Se han leído y guardado ${count} mazos.`),
  importedNone: 'Aquí no hay ningún mazo.',
  noHeroNamed: 'no nombra a ningún héroe',
};

const de: DeckWords = {
  title: 'Deck bauen',
  intro: 'Jede Änderung wird sofort geprüft. Die Adresse dieser Seite enthält immer das ganze Deck.',
  name: 'Name des Decks',
  noName: 'Mein Deck',
  hero: 'Held',
  noHero: 'Noch kein Held',
  play: 'Mit diesem Deck spielen',
  fresh: 'Neues Deck',
  deck: 'Das Deck',
  size: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  more: (card) => `Eine mehr: ${card}`,
  less: (card) => `Eine weniger: ${card}`,
  toDeck: 'Zum Deck',
  curve: 'Karten nach Kosten',
  resources: 'Ressourcen',
  mine: (count) => `Meine Decks (${count})`,
  noneKept: 'Noch keines gespeichert.',
  exportAll: 'Alle Decks herunterladen',
  asLink: 'Link, der das Deck öffnet',
  importHint: 'Ein Link, eine Liste von Namen oder der Text einer Datei (auch von MarvelCDB)',
  imported: (count) =>
    count === 1 ? '1 Deck ist eingelesen.' : `${count} Decks sind eingelesen und gespeichert.`,
  importedNone: 'Darin steckt kein Deck.',
  noHeroNamed: 'nennt keinen Helden',
};

export const deckWords: Catalogue<typeof en> = { en, es, de };

export const useDeckWords = (): DeckWords => useWords(deckWords);
