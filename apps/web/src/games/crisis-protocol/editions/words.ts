import { type Catalogue, useWords, type WordsLike } from '../../../strings/catalogue.ts';

const en = {
  title: 'What the rulebooks say differently',
  lead: 'Crisis Protocol is played here by any of three rulebooks. Choose two to see every question that they answer differently.',
  one: 'One rulebook',
  other: 'The other',
  found: (count: number) => (count === 1 ? '1 difference' : `${count} differences`),
  same: 'One and the same book: nothing differs.',
  question: 'Question',
  play: 'To the set-up of a match',
};

type EditionWords = WordsLike<typeof en>;

const es: EditionWords = {
  title: 'En qué difieren los reglamentos',
  lead: 'Aquí se juega a Crisis Protocol con cualquiera de los tres reglamentos. Escoge dos y verás todas las preguntas a las que responden de forma distinta.',
  one: 'Un reglamento',
  other: 'El otro',
  found: (count) => (count === 1 ? '1 diferencia' : `${count} diferencias`),
  same: 'Es el mismo reglamento: no hay diferencias.',
  question: 'Pregunta',
  play: 'A la preparación de una partida',
};

const de: EditionWords = {
  title: 'Worin sich die Regelhefte unterscheiden',
  lead: 'Crisis Protocol wird hier nach einem von drei Regelheften gespielt. Wähle zwei, und du siehst jede Frage, die sie verschieden beantworten.',
  one: 'Das eine Regelheft',
  other: 'Das andere',
  found: (count) => (count === 1 ? '1 Unterschied' : `${count} Unterschiede`),
  same: 'Zweimal dasselbe Heft: nichts ist anders.',
  question: 'Frage',
  play: 'Zum Aufbau einer Partie',
};

const editionWords: Catalogue<typeof en> = { en, es, de };

export const useEditionWords = (): EditionWords => useWords(editionWords);
