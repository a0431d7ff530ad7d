import { type Catalogue, useWords, type WordsLike } from '../../../strings/catalogue.ts';

const en = {
  surprise: 'Surprise me',
  villain: 'Villain',
  mode: 'Difficulty',
  modular: 'Modular encounter sets',
  modularNamed: 'The chosen ones',
  modularRandom: (n: number) => (n === 1 ? 'One by chance' : `${n} by chance`),
  recommended: 'recommended',
  deckOf: (name: string) => `Hero and deck: ${name}`,
  ready: 'Ready-made decks',
  otherAspects: 'Other aspects',
  mine: 'My decks',
  more: 'Other ways',
  own: 'Custom deck',
  build: 'Build or change the deck',
  done: 'Done',
};

type ConfigureWords = WordsLike<typeof en>;

const es: ConfigureWords = {
  surprise: 'Sorpréndeme',
  villain: 'Villano',
  mode: 'Dificultad',
  modular: 'Conjuntos de encuentro modulares',
  modularNamed: 'Los elegidos',
  modularRandom: (n) => (n === 1 ? 'Uno al azar' : `${n} al azar`),
  recommended: 'recomendado',
  deckOf: (name) => `Héroe y mazo: ${name}`,
  ready: 'Mazos ya hechos',
  otherAspects: 'Otros aspectos',
  mine: 'Mis mazos',
  more: 'Otras maneras',
  own: 'Mazo a medida',
  build: 'Crear o cambiar el mazo',
  done: 'Listo',
};

const de: ConfigureWords = {
  surprise: 'Überrasche mich',
  villain: 'Schurke',
  mode: 'Schwierigkeit',
  modular: 'Modulare Begegnungssets',
  modularNamed: 'Die gewählten',
  modularRandom: (n) => (n === 1 ? 'Eines durch Zufall' : `${n} durch Zufall`),
  recommended: 'empfohlen',
  deckOf: (name) => `Held und Deck: ${name}`,
  ready: 'Fertige Decks',
  otherAspects: 'Andere Aspekte',
  mine: 'Meine Decks',
  more: 'Andere Wege',
  own: 'Eigenes Deck',
  build: 'Deck bauen oder ändern',
  done: 'Fertig',
};

const configureWords: Catalogue<typeof en> = { en, es, de };

export const useConfigureWords = (): ConfigureWords => useWords(configureWords);
