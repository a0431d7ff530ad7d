import type { Puzzle } from '../puzzle.ts';
import { WIN_THIS_TURN } from './turn.ts';

/** The Torch burns for everybody who comes after him, and a blocker with 1 defense does not survive that. */
export const torchFirst: Puzzle = {
  id: 'torch-first',
  ...WIN_THIS_TURN,
  given: {
    players: ['You', 'Pip'],
    phase: 'main',
    teams: { You: ['avx/human-torch-johnny-storm', 'avx/hawkeye-robin-hood'] },
    You: {
      reserve: ['sidekick@wild', 'human-torch@L2', 'sidekick@character', 'sidekick@character', 'hawkeye@L1'],
      bag: { sidekick: 5 },
    },
    Pip: { life: 11, field: ['sidekick@character', 'sidekick@character'], bag: { sidekick: 6 } },
  },
  text: {
    en: {
      title: 'Light the torch',
      goal: 'Win this turn',
      about:
        'Pip has 11 life and two blockers. While the Torch is active, each other character you field deals 1 damage to Pip and 1 to a character.',
      hints: [
        'Count to eleven: every point is needed, and nobody may be blocked.',
        'The Torch first. Then the other three, and two of the sparks clear the blockers away.',
      ],
      solved: 'Three sparks, an open road, and eight more on it.',
    },
    es: {
      title: 'Enciende la antorcha',
      goal: 'Gana en este turno',
      about:
        'Pip tiene 11 puntos de vida y dos bloqueadores. Con la Antorcha activa, cada otro personaje que despliegas inflige 1 de daño a Pip y 1 a un personaje.',
      hints: [
        'Cuenta hasta once: hace falta cada punto, y nadie puede ser bloqueado.',
        'Primero la Antorcha. Luego los otros tres, y dos de las chispas quitan de en medio a los bloqueadores.',
      ],
      solved: 'Tres chispas, el camino libre y ocho más por él.',
    },
    de: {
      title: 'Die Fackel zuerst',
      goal: 'Gewinne in diesem Zug',
      about:
        'Pip hat 11 Lebenspunkte und zwei Blocker. Solange die Fackel aktiv ist, macht jeder andere Charakter, den du einsetzt, 1 Schaden an Pip und 1 an einem Charakter.',
      hints: [
        'Zähl bis elf: Jeder Punkt wird gebraucht, und keiner darf geblockt werden.',
        'Erst die Fackel. Dann die anderen drei, und zwei der Funken räumen die Blocker weg.',
      ],
      solved: 'Drei Funken, eine freie Straße und acht weitere darauf.',
    },
  },
};
