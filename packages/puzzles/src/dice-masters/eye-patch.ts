import type { Puzzle } from '../puzzle.ts';
import { WIN_THIS_TURN } from './turn.ts';

/** With Nick Fury an unblocked Avenger hits twice, so that a bonus counts twice as well. */
export const eyePatch: Puzzle = {
  id: 'eye-patch',
  ...WIN_THIS_TURN,
  given: {
    players: ['You', 'Pip'],
    phase: 'main',
    teams: {
      You: ['avx/nick-fury-patch', 'avx/captain-america-natural-leader', 'avx/hawkeye-robin-hood'],
      Pip: ['avx/hulk-jade-giant'],
    },
    shared: ['avx/smash', 'avx/invulnerability'],
    You: {
      reserve: ['smash@action', 'sidekick@shield', 'sidekick@bolt', 'captain-america@L1'],
      field: ['nick-fury@L1', 'hawkeye@L1'],
      bag: { sidekick: 5 },
    },
    Pip: { life: 7, field: ['hulk@L1', 'sidekick@character'], bag: { sidekick: 6 } },
  },
  text: {
    en: {
      title: 'Seeing double',
      goal: 'Win this turn',
      about:
        'Pip has 7 life, Hulk and a sidekick. While Nick Fury is active, your unblocked Avengers deal their damage twice.',
      hints: [
        'Two blockers are one too many. One of them shows level 1.',
        'Smash Hulk, field Captain America, attack with both heroes. Give the bolt to the one who got past.',
      ],
      solved: 'Three and one make four, and four twice is more than seven.',
    },
    es: {
      title: 'Ver doble',
      goal: 'Gana en este turno',
      about:
        'Pip tiene 7 puntos de vida, a Hulk y un comparsa. Con Nick Furia activo, tus Vengadores no bloqueados infligen su daño dos veces.',
      hints: [
        'Dos bloqueadores son uno de más. Uno de ellos está a nivel 1.',
        '¡Smash! a Hulk, despliega al Capitán América y ataca con los dos héroes. El rayo, para el que haya pasado.',
      ],
      solved: 'Tres y uno son cuatro, y dos veces cuatro es más que siete.',
    },
    de: {
      title: 'Doppelt sehen',
      goal: 'Gewinne in diesem Zug',
      about:
        'Pip hat 7 Lebenspunkte, Hulk und einen Sidekick. Solange Nick Fury aktiv ist, machen deine ungeblockten Avengers ihren Schaden zweimal.',
      hints: [
        'Zwei Blocker sind einer zu viel. Einer von ihnen zeigt Stufe 1.',
        'Smash! auf Hulk, Captain America einsetzen, mit beiden Helden angreifen. Der Blitz gehört dem, der durchkam.',
      ],
      solved: 'Drei und eins sind vier, und zweimal vier ist mehr als sieben.',
    },
  },
};
