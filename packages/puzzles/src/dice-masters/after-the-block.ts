import type { Puzzle } from '../puzzle.ts';
import { WIN_THIS_TURN } from './turn.ts';

/** A bonus that comes after the blocks cannot be blocked. */
export const afterTheBlock: Puzzle = {
  id: 'after-the-block',
  ...WIN_THIS_TURN,
  given: {
    players: ['You', 'Pip'],
    phase: 'attack',
    shared: ['avx/invulnerability'],
    You: {
      reserve: ['sidekick@bolt', 'sidekick@bolt'],
      field: ['sidekick@character', 'sidekick@character'],
      bag: { sidekick: 4 },
    },
    Pip: { life: 3, field: ['sidekick@character'], bag: { sidekick: 7 } },
  },
  text: {
    en: {
      title: 'Wait for the block',
      goal: 'Win this turn',
      about:
        'Pip has 3 life and one blocker. Each bolt buys +1 attack through Invulnerability’s global ability.',
      hints: [
        'Pip blocks what frightens him. What if nothing does, yet?',
        'Attack with both. Spend the bolts after Pip has blocked, on the one he left alone.',
      ],
      solved: 'He had to choose first. You chose last.',
    },
    es: {
      title: 'Espera al bloqueo',
      goal: 'Gana en este turno',
      about:
        'Pip tiene 3 puntos de vida y un bloqueador. Cada rayo compra +1 de ataque con la habilidad global de Invulnerabilidad.',
      hints: [
        'Pip bloquea lo que le asusta. ¿Y si todavía no le asusta nada?',
        'Ataca con los dos. Gasta los rayos después de que Pip bloquee, en el que dejó libre.',
      ],
      solved: 'Él tuvo que elegir primero. Tú elegiste al final.',
    },
    de: {
      title: 'Warte den Block ab',
      goal: 'Gewinne in diesem Zug',
      about:
        'Pip hat 3 Lebenspunkte und einen Blocker. Jeder Blitz kauft +1 Angriff über die globale Fähigkeit von Unverwundbarkeit.',
      hints: [
        'Pip blockt, was ihm Angst macht. Und wenn ihm noch nichts Angst macht?',
        'Greif mit beiden an. Gib die Blitze erst aus, wenn Pip geblockt hat, für den, den er laufen ließ.',
      ],
      solved: 'Er musste zuerst wählen. Du hast zuletzt gewählt.',
    },
  },
};
