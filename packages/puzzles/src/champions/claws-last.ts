import type { Puzzle } from '../puzzle.ts';
import { rhino, WIN_THIS_TURN } from './turn.ts';

/** The last of a sequence counts double: the one that gains most by it goes last. */
export const clawsLast: Puzzle = {
  id: 'claws-last',
  ...WIN_THIS_TURN,
  given: {
    players: ['You'],
    villain: rhino(8),
    You: {
      hero: 'Black Panther',
      damage: 4,
      play: ['Energy Daggers', 'Panther Claws', 'Vibranium Suit'],
      hand: ['core/43a', 'Vibranium'],
    },
  },
  text: {
    en: {
      title: 'The best comes last',
      goal: 'Defeat Rhino this turn',
      about:
        'Rhino has 8 left. Wakanda Forever! uses all three upgrades, in the order you like; the last one counts double.',
      hints: [
        'Doubling 2 is worth more than doubling 1.',
        'Attack for 2. Then Daggers and Suit for 1 each, and the Claws last for 4.',
      ],
      solved: 'Two, one, one and four. Forever!',
    },
    es: {
      title: 'Lo mejor, al final',
      goal: 'Derrota al Rino en este turno',
      about:
        'Al Rino le quedan 8. ¡Wakanda por siempre! usa las tres mejoras en el orden que quieras; la última cuenta el doble.',
      hints: [
        'Doblar un 2 vale más que doblar un 1.',
        'Ataca por 2. Luego Dagas y Traje por 1 cada uno, y las Garras al final por 4.',
      ],
      solved: 'Dos, uno, uno y cuatro. ¡Por siempre!',
    },
    de: {
      title: 'Das Beste zum Schluss',
      goal: 'Besiege Rhino in diesem Zug',
      about:
        'Rhino hat noch 8. „Wakanda über alles!“ nutzt alle drei Upgrades in beliebiger Reihenfolge; die letzte zählt doppelt.',
      hints: [
        'Eine 2 zu verdoppeln bringt mehr als eine 1.',
        'Greif für 2 an. Dann Dolche und Anzug für je 1, und zum Schluss die Krallen für 4.',
      ],
      solved: 'Zwei, eins, eins und vier. Für Wakanda!',
    },
  },
};
