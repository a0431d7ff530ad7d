import { type Catalogue, useWords, type WordsLike } from '../../../strings/catalogue.ts';

const en = {
  heroOf: (name: string) => `Hero of ${name}`,
  sideOf: (name: string) => `The side of ${name}`,
  sideText: 'a starter deck is ready for each aspect',
  team: 'The team',
  teamText: 'threat and hit points grow with each hero',
  hides: 'What else hides in the deck',
  hitPoints: 'hit points',
  stages: (villain: string, expert: boolean, first: number, then: number) =>
    `${villain} ${expert ? 'II, then III' : 'I, then II'}: ${first} and ${then} hit points`,
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
  heroOf: (name) => `Héroe de ${name}`,
  sideOf: (name) => `El bando de ${name}`,
  sideText: 'hay un mazo inicial listo para cada aspecto',
  team: 'El equipo',
  teamText: 'la amenaza y la Vida crecen con cada héroe',
  hides: 'Qué más se esconde en el mazo',
  hitPoints: 'de Vida',
  stages: (villain, expert, first, then) =>
    `${villain} ${expert ? 'II y luego III' : 'I y luego II'}: ${first} y ${then} de Vida`,
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
  heroOf: (name) => `Held von ${name}`,
  sideOf: (name) => `Die Seite von ${name}`,
  sideText: 'für jeden Aspekt liegt ein Startdeck bereit',
  team: 'Das Team',
  teamText: 'Bedrohung und Lebenspunkte wachsen mit jedem Helden',
  hides: 'Was sich noch im Deck verbirgt',
  hitPoints: 'Lebenspunkte',
  stages: (villain, expert, first, then) =>
    `${villain} ${expert ? 'II, dann III' : 'I, dann II'}: ${first} und ${then} Lebenspunkte`,
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
