import type { Puzzle } from '../puzzle.ts';
import { WIN_THIS_TURN } from './turn.ts';

/** The hammer spares Thor alone: let it clear the table, then walk in. */
export const hammerTime: Puzzle = {
  id: 'hammer-time',
  ...WIN_THIS_TURN,
  given: {
    players: ['You', 'Pip'],
    phase: 'main',
    teams: {
      You: ['avx/thor-odinson', 'avx/mjolnir-thors-hammer', 'avx/spider-man-tiger'],
      Pip: ['avx/nick-fury-mr-anger', 'avx/storm-ro'],
    },
    shared: ['avx/power-bolt'],
    You: {
      reserve: ['mjolnir@action', 'sidekick@bolt', 'thor@L1'],
      field: ['spider-man@L1', 'sidekick@character'],
      bag: { sidekick: 6 },
    },
    Pip: {
      life: 5,
      field: ['nick-fury@L1', 'storm@L2', 'sidekick@character'],
      bag: { sidekick: 7 },
    },
  },
  text: {
    en: {
      title: 'Hammer time',
      goal: 'Win this turn',
      about: 'Pip has 5 life and three blockers. Mjolnir deals 4 damage to each character, except your Thor.',
      hints: [
        'Your own friends will not survive it either. Whom do you need afterwards?',
        'Field Thor with the bolt, use Mjolnir, attack with Thor: nobody is left to block him.',
      ],
      solved: 'An empty table, and one man walking across it.',
    },
    es: {
      title: 'La hora del martillo',
      goal: 'Gana en este turno',
      about:
        'Pip tiene 5 puntos de vida y tres bloqueadores. Mjolnir inflige 4 de daño a cada personaje, salvo a tu Thor.',
      hints: [
        'Tus propios amigos tampoco sobrevivirán. ¿A quién necesitas después?',
        'Despliega a Thor con el rayo, usa Mjolnir y ataca con Thor: no queda nadie que lo bloquee.',
      ],
      solved: 'Una mesa vacía y un solo hombre que la cruza.',
    },
    de: {
      title: 'Die Stunde des Hammers',
      goal: 'Gewinne in diesem Zug',
      about:
        'Pip hat 5 Lebenspunkte und drei Blocker. Mjolnir macht 4 Schaden an jedem Charakter, nur nicht an deinem Thor.',
      hints: [
        'Auch deine eigenen Leute überleben das nicht. Wen brauchst du danach noch?',
        'Setz Thor mit dem Blitz ein, nutz Mjolnir, greif mit Thor an: Niemand ist mehr da, um ihn zu blocken.',
      ],
      solved: 'Ein leerer Tisch, und einer geht hinüber.',
    },
  },
};
