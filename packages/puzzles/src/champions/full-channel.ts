import type { Puzzle } from '../puzzle.ts';
import { WIN_THIS_TURN } from './turn.ts';

/** Energy Channel stores what is spent on it, more than once. */
export const fullChannel: Puzzle = {
  id: 'full-channel',
  ...WIN_THIS_TURN,
  given: {
    players: ['You'],
    villain: { card: 'Klaw', last: true, damage: 2 },
    You: {
      hero: 'Captain Marvel',
      exhausted: true,
      hand: ['Energy Channel', 'Energy Absorption', 'Energy', 'Photonic Blast'],
    },
  },
  text: {
    en: {
      title: 'Load, then fire',
      goal: 'Defeat Klaw this turn',
      about:
        'Klaw has 10 left and Captain Marvel is exhausted. Energy Channel deals 2 for each counter, 10 at most.',
      hints: [
        'Ten damage are five counters. Where do five energy come from?',
        'Leave Photonic Blast alone. Both energy cards go into the Channel before it fires.',
      ],
      solved: 'Three and two make five, and five make ten.',
    },
    es: {
      title: 'Carga y dispara',
      goal: 'Derrota a Klaw en este turno',
      about:
        'A Klaw le quedan 10 y la Capitana Marvel está agotada. Canalizar energía inflige 2 por contador, 10 como mucho.',
      hints: [
        'Diez de daño son cinco contadores. ¿De dónde salen cinco de energía?',
        'Olvida el Rayo fotónico. Las dos cartas de energía van a Canalizar energía antes de disparar.',
      ],
      solved: 'Tres y dos son cinco, y cinco hacen diez.',
    },
    de: {
      title: 'Laden, dann feuern',
      goal: 'Besiege Klaw in diesem Zug',
      about:
        'Klaw hat noch 10, und Captain Marvel ist erschöpft. Energie kanalisieren macht 2 Schaden je Marker, höchstens 10.',
      hints: [
        'Zehn Schaden sind fünf Marker. Woher kommen fünf Energie?',
        'Lass den Photonenstrahl liegen. Beide Energiekarten gehen in „Energie kanalisieren“, bevor gefeuert wird.',
      ],
      solved: 'Drei und zwei sind fünf, und aus fünf werden zehn.',
    },
  },
};
