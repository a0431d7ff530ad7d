import type { Puzzle } from '../puzzle.ts';
import { WIN_THIS_TURN } from './turn.ts';

/** Green Goblin counts sidekicks when he comes: they come before him. */
export const goblinLast: Puzzle = {
  id: 'goblin-last',
  ...WIN_THIS_TURN,
  given: {
    players: ['You', 'Pip'],
    phase: 'main',
    teams: { You: ['avx/green-goblin-gobby'] },
    You: {
      reserve: ['sidekick@bolt', 'sidekick@character', 'sidekick@character', 'green-goblin@L2'],
      field: ['sidekick@character'],
      bag: { sidekick: 4 },
    },
    Pip: { life: 5, field: ['sidekick@character', 'sidekick@character'], bag: { sidekick: 6 } },
  },
  text: {
    en: {
      title: 'The guest of honour comes last',
      goal: 'Win this turn',
      about:
        'Pip has 5 life and two blockers. When you field Green Goblin, he deals 1 damage for each of your sidekicks.',
      hints: [
        'Who should be there already when the Goblin arrives?',
        'Both sidekicks first, then the Goblin: 3 damage. Then everybody attacks, and Pip can block only two.',
      ],
      solved: 'Three at the door and two past the blockers: five.',
    },
    es: {
      title: 'El invitado de honor llega el último',
      goal: 'Gana en este turno',
      about:
        'Pip tiene 5 puntos de vida y dos bloqueadores. Al desplegar al Duende Verde, inflige 1 de daño por cada uno de tus comparsas.',
      hints: [
        '¿Quién debería estar ya cuando llegue el Duende?',
        'Primero los dos comparsas y después el Duende: 3 de daño. Luego atacan todos, y Pip solo puede bloquear a dos.',
      ],
      solved: 'Tres en la puerta y dos más allá de los bloqueadores: cinco.',
    },
    de: {
      title: 'Der Ehrengast kommt zuletzt',
      goal: 'Gewinne in diesem Zug',
      about:
        'Pip hat 5 Lebenspunkte und zwei Blocker. Wenn du den Grünen Kobold einsetzt, macht er 1 Schaden für jeden deiner Sidekicks.',
      hints: [
        'Wer sollte schon da sein, wenn der Kobold kommt?',
        'Erst beide Sidekicks, dann der Kobold: 3 Schaden. Dann greifen alle an, und Pip kann nur zwei blocken.',
      ],
      solved: 'Drei an der Tür und zwei an den Blockern vorbei: fünf.',
    },
  },
};
