import type { Puzzle } from '../puzzle.ts';
import { WIN_THIS_TURN } from './turn.ts';

/** Beside Iron Man, War Machine cannot be blocked, and Hawkeye makes one blocker fewer. */
export const wingman: Puzzle = {
  id: 'wingman',
  ...WIN_THIS_TURN,
  given: {
    players: ['You', 'Pip'],
    phase: 'main',
    teams: { You: ['avx/war-machine-parnell-jacobs', 'avx/iron-man-inventor', 'avx/hawkeye-longbow'] },
    shared: ['avx/invulnerability'],
    You: {
      reserve: ['sidekick@shield', 'sidekick@bolt', 'iron-man@L1', 'hawkeye@L3'],
      field: ['war-machine@L2', 'sidekick@character'],
      bag: { sidekick: 5 },
    },
    Pip: { life: 8, field: ['sidekick@character', 'sidekick@character'], bag: { sidekick: 6 } },
  },
  text: {
    en: {
      title: 'Wingman',
      goal: 'Win this turn',
      about: 'Pip has 8 life and two blockers. You have two energy: enough for two of three things.',
      hints: [
        'Whoever cannot be blocked needs no help. Who needs a blocker fewer?',
        'Field Iron Man and Hawkeye, who shoots a blocker. Then all of you attack: one can be blocked, not four.',
      ],
      solved: 'Four came. One was stopped.',
    },
    es: {
      title: 'Compañero de ala',
      goal: 'Gana en este turno',
      about:
        'Pip tiene 8 puntos de vida y dos bloqueadores. Tienes dos de energía: llega para dos de tres cosas.',
      hints: [
        'Quien no puede ser bloqueado no necesita ayuda. ¿A quién le sobra un bloqueador?',
        'Despliega a Iron Man y a Ojo de Halcón, que dispara a un bloqueador. Luego atacáis todos: pueden parar a uno, no a cuatro.',
      ],
      solved: 'Llegaron cuatro. Pararon a uno.',
    },
    de: {
      title: 'Flügelmann',
      goal: 'Gewinne in diesem Zug',
      about:
        'Pip hat 8 Lebenspunkte und zwei Blocker. Du hast zwei Energie: Das reicht für zwei von drei Dingen.',
      hints: [
        'Wer nicht geblockt werden kann, braucht keine Hilfe. Wem hilft ein Blocker weniger?',
        'Setz Iron Man und Hawkeye ein, der einen Blocker abschießt. Dann greifen alle an: Einer kann geblockt werden, nicht vier.',
      ],
      solved: 'Vier kamen. Einer wurde aufgehalten.',
    },
  },
};
