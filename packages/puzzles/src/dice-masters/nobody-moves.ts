import type { Puzzle } from '../puzzle.ts';
import { WIN_THIS_TURN } from './turn.ts';

/** Colossus pays for standing still: who does not attack is still there at the end of the turn. */
export const nobodyMoves: Puzzle = {
  id: 'nobody-moves',
  ...WIN_THIS_TURN,
  given: {
    players: ['You', 'Pip'],
    phase: 'main',
    teams: {
      You: ['avx/colossus-piotr-rasputin', 'avx/beast-big-boy-blue', 'avx/captain-america-natural-leader'],
      Pip: ['avx/thor-odinson', 'avx/hulk-jade-giant'],
    },
    shared: ['avx/focus-power'],
    You: {
      reserve: ['focus-power@action*'],
      field: ['colossus@L1', 'beast@L1', 'captain-america@L2'],
      bag: { sidekick: 8 },
    },
    Pip: { life: 6, field: ['thor@L3', 'hulk@L3', 'sidekick@character'], bag: { sidekick: 7 } },
  },
  text: {
    en: {
      title: 'Nobody moves',
      goal: 'Win this turn',
      about:
        'Pip has 6 life and a wall of blockers. With Colossus, each of your characters at level 2 or higher deals 2 damage at the end of your turn.',
      hints: [
        'Three times two is six. Who is not at level 2 yet?',
        'Focus Power turns Colossus and Beast up. Then nobody attacks: whoever leaves deals nothing.',
      ],
      solved: 'The strongest attack was none at all.',
    },
    es: {
      title: 'Que nadie se mueva',
      goal: 'Gana en este turno',
      about:
        'Pip tiene 6 puntos de vida y un muro de bloqueadores. Con Coloso, cada uno de tus personajes de nivel 2 o más inflige 2 de daño al final de tu turno.',
      hints: [
        'Tres por dos son seis. ¿Quién no está aún a nivel 2?',
        'Concentrar poder sube a Coloso y a la Bestia. Luego no ataca nadie: quien se va no inflige nada.',
      ],
      solved: 'El ataque más fuerte fue no atacar.',
    },
    de: {
      title: 'Keiner rührt sich',
      goal: 'Gewinne in diesem Zug',
      about:
        'Pip hat 6 Lebenspunkte und eine Mauer aus Blockern. Mit Colossus macht jeder deiner Charaktere ab Stufe 2 am Ende deines Zuges 2 Schaden.',
      hints: [
        'Drei mal zwei ist sechs. Wer ist noch nicht auf Stufe 2?',
        '„Kraft bündeln“ dreht Colossus und Beast hoch. Dann greift niemand an: Wer weggeht, macht keinen Schaden.',
      ],
      solved: 'Der stärkste Angriff war keiner.',
    },
  },
};
