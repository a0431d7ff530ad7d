import type { Puzzle } from '../puzzle.ts';
import { WIN_THIS_TURN } from './turn.ts';

/** Wolverine cannot be blocked when he attacks alone: less is more. */
export const loneWolf: Puzzle = {
  id: 'lone-wolf',
  ...WIN_THIS_TURN,
  given: {
    players: ['You', 'Pip'],
    phase: 'main',
    teams: { You: ['avx/wolverine-canucklehead', 'avx/beast-big-boy-blue'] },
    shared: ['avx/inner-rage', 'avx/invulnerability'],
    You: {
      reserve: ['inner-rage@action', 'sidekick@bolt'],
      field: ['wolverine@L1', 'beast@L2'],
      bag: { sidekick: 5 },
    },
    Pip: { life: 7, field: ['sidekick@character', 'sidekick@character'], bag: { sidekick: 6 } },
  },
  text: {
    en: {
      title: 'Lone wolf',
      goal: 'Win this turn',
      about:
        'Pip has 7 life and two blockers. Wolverine hits for 5 and cannot be blocked while he attacks alone.',
      hints: [
        'Five is two short. Where are the two?',
        'Inner Rage on Wolverine, the bolt on Wolverine, and Beast stays at home.',
      ],
      solved: 'The best help was to stay at home.',
    },
    es: {
      title: 'Lobo solitario',
      goal: 'Gana en este turno',
      about:
        'Pip tiene 7 puntos de vida y dos bloqueadores. Lobezno pega 5 y no puede ser bloqueado mientras ataque solo.',
      hints: [
        'Con cinco faltan dos. ¿Dónde están?',
        'Rabia interior para Lobezno, el rayo para Lobezno, y la Bestia se queda en casa.',
      ],
      solved: 'La mejor ayuda fue quedarse en casa.',
    },
    de: {
      title: 'Einsamer Wolf',
      goal: 'Gewinne in diesem Zug',
      about:
        'Pip hat 7 Lebenspunkte und zwei Blocker. Wolverine trifft für 5 und kann nicht geblockt werden, solange er allein angreift.',
      hints: [
        'Mit fünf fehlen zwei. Wo sind die zwei?',
        'Innere Wut auf Wolverine, der Blitz auf Wolverine, und Beast bleibt zu Hause.',
      ],
      solved: 'Die beste Hilfe war, zu Hause zu bleiben.',
    },
  },
};
