import type { Puzzle } from '../puzzle.ts';
import { WIN_THIS_TURN } from './turn.ts';

/** One action die does three things: its own, Doctor Strange's, and it lets Angel fly. */
export const rideTheBolt: Puzzle = {
  id: 'ride-the-bolt',
  ...WIN_THIS_TURN,
  given: {
    players: ['You', 'Pip'],
    phase: 'main',
    teams: { You: ['avx/angel-soaring', 'avx/doctor-strange-master-of-the-mystic-arts'] },
    shared: ['avx/power-bolt', 'avx/inner-rage'],
    You: {
      reserve: ['power-bolt@action', 'sidekick@mask', 'sidekick@mask'],
      field: ['angel@L3', 'doctor-strange@L1', 'sidekick@character'],
      bag: { sidekick: 5 },
    },
    Pip: { life: 7, field: ['sidekick@character', 'sidekick@character'], bag: { sidekick: 6 } },
  },
  text: {
    en: {
      title: 'One die, three jobs',
      goal: 'Win this turn',
      about: 'Pip has 7 life and two blockers. Read Angel and Doctor Strange: both care about action dice.',
      hints: [
        'Power Bolt deals 2. Who adds 2 to that, and who flies because of it?',
        'Aim both at Pip, not at his blockers. Then Angel attacks, and nobody can block him.',
      ],
      solved: 'Two from the bolt, two from the magic, three from the sky.',
    },
    es: {
      title: 'Un dado, tres trabajos',
      goal: 'Gana en este turno',
      about:
        'Pip tiene 7 puntos de vida y dos bloqueadores. Lee a Ángel y al Doctor Extraño: a los dos les importan los dados de acción.',
      hints: [
        'Descarga de poder inflige 2. ¿Quién suma otros 2 y quién vuela gracias a ella?',
        'Apunta las dos a Pip, no a sus bloqueadores. Después ataca Ángel, y nadie puede bloquearlo.',
      ],
      solved: 'Dos de la descarga, dos de la magia y tres desde el cielo.',
    },
    de: {
      title: 'Ein Würfel, drei Aufgaben',
      goal: 'Gewinne in diesem Zug',
      about:
        'Pip hat 7 Lebenspunkte und zwei Blocker. Lies Angel und Doctor Strange: Beide achten auf Aktionswürfel.',
      hints: [
        'Der Energieblitz macht 2. Wer legt 2 dazu, und wer fliegt seinetwegen?',
        'Ziel mit beidem auf Pip, nicht auf seine Blocker. Dann greift Angel an, und niemand kann ihn blocken.',
      ],
      solved: 'Zwei vom Blitz, zwei von der Magie, drei aus der Luft.',
    },
  },
};
