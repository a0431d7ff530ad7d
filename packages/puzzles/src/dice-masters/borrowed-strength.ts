import type { Puzzle } from '../puzzle.ts';
import { WIN_THIS_TURN } from './turn.ts';

/** What Loki controls hits its own side at the end of the turn, with every bonus on it. */
export const borrowedStrength: Puzzle = {
  id: 'borrowed-strength',
  ...WIN_THIS_TURN,
  given: {
    players: ['You', 'Pip'],
    phase: 'main',
    teams: {
      You: ['avx/loki-illusionist'],
      Pip: ['avx/hulk-green-goliath'],
    },
    shared: ['avx/invulnerability'],
    You: {
      reserve: ['loki@L1', 'sidekick@mask', 'sidekick@bolt', 'sidekick@character'],
      bag: { sidekick: 5 },
    },
    Pip: { life: 7, field: ['hulk@L1', 'sidekick@character'], bag: { sidekick: 7 } },
  },
  text: {
    en: {
      title: 'Borrowed strength',
      goal: 'Win this turn',
      about:
        'Pip has 7 life, Hulk and a sidekick. Loki takes control of a character, and at the end of the turn it hits its owner.',
      hints: [
        'Hulk hits for 6 when the turn ends, if he is still there. One is missing.',
        'Take Hulk and keep him at home. The bolt makes him 7, and when the turn ends he hits his own side.',
      ],
      solved: 'Hulk never noticed whose side he was on.',
    },
    es: {
      title: 'Fuerza prestada',
      goal: 'Gana en este turno',
      about:
        'Pip tiene 7 puntos de vida, a Hulk y un comparsa. Loki se apodera de un personaje, y al final del turno este golpea a su dueño.',
      hints: [
        'Hulk pega 6 al acabar el turno, si sigue ahí. Falta uno.',
        'Llévate a Hulk y déjalo en casa. El rayo lo sube a 7, y al acabar el turno golpea a los suyos.',
      ],
      solved: 'Hulk no se enteró de en qué bando estaba.',
    },
    de: {
      title: 'Geborgte Kraft',
      goal: 'Gewinne in diesem Zug',
      about:
        'Pip hat 7 Lebenspunkte, Hulk und einen Sidekick. Loki übernimmt einen Charakter, und am Ende des Zuges trifft der seinen Besitzer.',
      hints: [
        'Hulk trifft am Ende des Zuges für 6, wenn er noch da ist. Es fehlt einer.',
        'Nimm Hulk und lass ihn zu Hause. Der Blitz macht ihn zur 7, und am Ende des Zuges trifft er die eigene Seite.',
      ],
      solved: 'Hulk hat nie gemerkt, auf wessen Seite er stand.',
    },
  },
};
