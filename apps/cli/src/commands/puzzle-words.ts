import type { Localized } from '@assemble/language';
import type { Grade } from '@assemble/puzzles';

const grades: Readonly<Record<Grade, Localized<string>>> = {
  easy: { en: 'easy', es: 'fácil', de: 'leicht' },
  medium: { en: 'medium', es: 'medio', de: 'mittel' },
  hard: { en: 'hard', es: 'difícil', de: 'schwer' },
  expert: { en: 'expert', es: 'experto', de: 'Experte' },
};

/** What the command for puzzles says. */
export const puzzleWords = {
  about: {
    en: 'solve puzzles, and find new ones in simulated matches',
    es: 'resuelve problemas y encuentra otros nuevos en partidas simuladas',
    de: 'löst Rätsel und findet neue in simulierten Partien',
  },
  solve: {
    en: 'look through everything that can be done, and tell in how many ways a puzzle is solved and how hard it is',
    es: 'examina todo lo que se puede hacer y dice de cuántas maneras se resuelve un problema y qué dificultad tiene',
    de: 'sieht alles durch, was man tun kann, und sagt, auf wie viele Arten ein Rätsel gelöst wird und wie schwer es ist',
  },
  what: {
    en: 'games, puzzles by name, or files that "make" wrote; left out: all',
    es: 'juegos, problemas por su nombre o archivos escritos por "make"; si se omite, todos',
    de: 'Spiele, Rätsel beim Namen oder Dateien, die „make“ schrieb; ohne Angabe alle',
  },
  write: {
    en: 'keep the proofs in this folder (packages/puzzles/src); those that still hold are not looked for again',
    es: 'guarda las pruebas en esta carpeta (packages/puzzles/src); las que aún valen no se buscan de nuevo',
    de: 'legt die Beweise in diesem Ordner ab (packages/puzzles/src); was noch gilt, wird nicht neu gesucht',
  },
  make: {
    en: 'play matches between bots, and keep positions in which the match can be won at once by one who looks closely',
    es: 'juega partidas entre bots y guarda posiciones en las que quien mire bien puede ganar en el acto',
    de: 'spielt Partien zwischen Bots und hebt Stellungen auf, die man bei genauem Hinsehen sofort gewinnt',
  },
  games: { en: 'how many matches', es: 'cuántas partidas', de: 'wie viele Partien' },
  seed: { en: 'where chance begins', es: 'dónde empieza el azar', de: 'womit der Zufall beginnt' },
  unsolved: { en: 'NOT SOLVED', es: 'SIN SOLUCIÓN', de: 'OHNE LÖSUNG' },
  heading: {
    en: ['puzzle', 'difficulty', 'ways', 'by chance', 'positions'],
    es: ['problema', 'dificultad', 'maneras', 'al azar', 'posiciones'],
    de: ['Rätsel', 'Schwierigkeit', 'Wege', 'zufällig', 'Stellungen'],
  },
  found: (count: number, games: number): Localized<string> => ({
    en: `${count} puzzles in ${games} matches`,
    es: `${count} problemas en ${games} partidas`,
    de: `${count} Rätsel in ${games} Partien`,
  }),
  grades,
};
