import { type Catalogue, useWords, type WordsLike } from '../../../strings/catalogue.ts';

const en = {
  nobody: 'Nobody yet',
  drafted: 'Picked in turns at the table',
  cost: 'cost',
  dice: (count: number) => (count === 1 ? '1 die' : `${count} dice`),
  format: 'Format',
  firstGameAbout: (two: string, basics: string) =>
    `Cards as in the rulebook: who starts gets ${two}. Basic actions: ${basics}.`,
  life: (count: number) => `${count} life`,
  teamOf: (name: string) => `Team: ${name}`,
  ready: 'Ready-made teams',
  mine: 'My teams',
  more: 'Other ways',
  secret: 'Chosen in secret at the table',
  own: 'Custom team',
  build: 'Build or change the team',
  done: 'Done',
  draftNumber: 'Most dice of a team, and life',
  draftBasicActions: 'Basic actions, drawn at random',
  draftDice: 'Dice on the table for each title',
  draftCards: 'Cards on the table',
  starterSet: 'Starter set',
  wholeSet: 'Whole set',
  draftTitles: (count: number) => `Titles on the table (${count})`,
  all: 'All',
  none: 'None',
};

type ConfigureWords = WordsLike<typeof en>;

const es: ConfigureWords = {
  nobody: 'Nadie todavía',
  drafted: 'Se elige por turnos en la mesa',
  cost: 'de coste',
  dice: (count) => (count === 1 ? '1 dado' : `${count} dados`),
  format: 'Formato',
  firstGameAbout: (two, basics) =>
    `Las cartas del reglamento: quien empieza recibe ${two}. Acciones básicas: ${basics}.`,
  life: (count) => `${count} de vida`,
  teamOf: (name) => `Equipo: ${name}`,
  ready: 'Equipos ya hechos',
  mine: 'Mis equipos',
  more: 'Otras maneras',
  secret: 'Elegido en secreto en la mesa',
  own: 'Equipo a medida',
  build: 'Crear o cambiar el equipo',
  done: 'Listo',
  draftNumber: 'Máximo de dados por equipo, y vida',
  draftBasicActions: 'Acciones básicas, al azar',
  draftDice: 'Dados en la mesa por cada título',
  draftCards: 'Cartas en la mesa',
  starterSet: 'Caja de inicio',
  wholeSet: 'Toda la colección',
  draftTitles: (count) => `Títulos en la mesa (${count})`,
  all: 'Todos',
  none: 'Ninguno',
};

const de: ConfigureWords = {
  nobody: 'Noch niemand',
  drafted: 'Am Tisch abwechselnd gewählt',
  cost: 'Kosten',
  dice: (count) => (count === 1 ? '1 Würfel' : `${count} Würfel`),
  format: 'Format',
  firstGameAbout: (two, basics) =>
    `Karten wie im Regelheft: Wer beginnt, bekommt ${two}. Basisaktionen: ${basics}.`,
  life: (count) => `${count} Lebenspunkte`,
  teamOf: (name) => `Team: ${name}`,
  ready: 'Fertige Teams',
  mine: 'Meine Teams',
  more: 'Andere Wege',
  secret: 'Am Tisch geheim gewählt',
  own: 'Eigenes Team',
  build: 'Team bauen oder ändern',
  done: 'Fertig',
  draftNumber: 'Höchste Würfelzahl eines Teams, zugleich Lebenspunkte',
  draftBasicActions: 'Basisaktionen, zufällig gezogen',
  draftDice: 'Würfel je Titel auf dem Tisch',
  draftCards: 'Karten auf dem Tisch',
  starterSet: 'Starterset',
  wholeSet: 'Ganze Reihe',
  draftTitles: (count) => `Titel auf dem Tisch (${count})`,
  all: 'Alle',
  none: 'Keine',
};

const configureWords: Catalogue<typeof en> = { en, es, de };

export const useConfigureWords = (): ConfigureWords => useWords(configureWords);
