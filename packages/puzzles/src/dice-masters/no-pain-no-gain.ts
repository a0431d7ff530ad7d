import type { Puzzle } from '../puzzle.ts';
import { WIN_THIS_TURN } from './turn.ts';

/** Hulk answers every hit that you take, also one that you asked for. */
export const noPainNoGain: Puzzle = {
  id: 'no-pain-no-gain',
  ...WIN_THIS_TURN,
  given: {
    players: ['You', 'Pip'],
    phase: 'main',
    teams: { You: ['avx/hulk-jade-giant', 'avx/silver-surfer-sentinel'], Pip: ['avx/thor-odinson'] },
    shared: ['avx/take-cover'],
    You: {
      life: 5,
      reserve: ['sidekick@shield'],
      field: ['hulk@L1', 'sidekick@character'],
      bag: { sidekick: 6 },
    },
    Pip: { life: 6, field: ['thor@L3'], bag: { sidekick: 8 } },
  },
  text: {
    en: {
      title: 'No pain, no gain',
      goal: 'Win this turn',
      about:
        'Pip has 6 life, and Thor guards him. Hulk knocks a character out whenever you take damage. You have 5 life and a shield to spend.',
      hints: [
        'Nobody will hit you this turn. Unless you do it yourself.',
        'Silver Surfer’s global ability costs a shield and 2 life. Hulk takes it badly, and Thor is gone.',
      ],
      solved: 'It hurt Pip more than you.',
    },
    es: {
      title: 'Sin dolor no hay gloria',
      goal: 'Gana en este turno',
      about:
        'Pip tiene 6 puntos de vida y lo protege Thor. Hulk aturde a un personaje cada vez que recibes daño. Tienes 5 puntos de vida y un escudo para gastar.',
      hints: [
        'Nadie va a pegarte en este turno. A no ser que lo hagas tú.',
        'La habilidad global de Estela Plateada cuesta un escudo y 2 de daño. A Hulk le sienta mal, y Thor desaparece.',
      ],
      solved: 'A Pip le dolió más que a ti.',
    },
    de: {
      title: 'Wehtun muss es',
      goal: 'Gewinne in diesem Zug',
      about:
        'Pip hat 6 Lebenspunkte, und Thor steht vor ihm. Hulk schlägt einen Charakter k. o., sooft du Schaden nimmst. Du hast 5 Lebenspunkte und einen Schild.',
      hints: [
        'In diesem Zug trifft dich niemand. Außer du tust es selbst.',
        'Die globale Fähigkeit des Silver Surfer kostet einen Schild und 2 Schaden. Hulk nimmt das übel, und Thor ist weg.',
      ],
      solved: 'Pip hat es mehr wehgetan als dir.',
    },
  },
};
