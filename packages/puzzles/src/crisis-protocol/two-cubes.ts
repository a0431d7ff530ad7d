import type { Puzzle } from '../puzzle.ts';
import { ALL_HITS } from './turn.ts';

/** Interacting is no action: two moves reach two fragments. */
export const twoCubes: Puzzle = {
  id: 'two-cubes',
  chance: 'fixed',
  given: {
    players: ['You', 'Pip'],
    activating: 'spider-man',
    roll: ALL_HITS,
    extraction: 'struggle-for-the-cube-continues',
    tokens: {
      'extraction-1': { at: [14, 18] },
      'extraction-2': { at: [20, 18] },
      'extraction-3': { at: [4, 4] },
      'extraction-4': { at: [32, 4] },
      'extraction-5': { at: [32, 32] },
    },
    You: { characters: { 'spider-man': { at: [8, 18], power: 2 } } },
    Pip: { characters: { crossbones: { at: [30, 10], activated: true } } },
  },
  goal: { happened: [{ scored: { player: 'You', total: 2 } }] },
  until: { round: 2 },
  places: [
    [13, 18],
    [19, 18],
  ],
  text: {
    en: {
      title: 'Two in one go',
      goal: 'Score 2 this round',
      about:
        'Two fragments of the Cube lie ahead. Spider-Man has 2 Power and two actions; picking up costs 1 Power and no action.',
      hints: [
        'What does picking up cost, and what does it not cost?',
        'Move to the first, pick it up, move to the second, pick it up, end the activation.',
      ],
      solved: 'Two moves, two fragments, two points.',
    },
    es: {
      title: 'Dos de una vez',
      goal: 'Consigue 2 PV en esta ronda',
      about:
        'Hay dos fragmentos del Cubo por delante. Spiderman tiene 2 de Poder y dos acciones; recoger cuesta 1 de Poder y ninguna acción.',
      hints: [
        '¿Qué cuesta recoger y qué no cuesta?',
        'Muévete al primero, recógelo, muévete al segundo, recógelo y termina la activación.',
      ],
      solved: 'Dos movimientos, dos fragmentos, dos puntos.',
    },
    de: {
      title: 'Zwei auf einen Streich',
      goal: 'Verdiene in dieser Runde 2 SP',
      about:
        'Vor dir liegen zwei Fragmente des Würfels. Spider-Man hat 2 Kraft und zwei Aktionen; Aufnehmen kostet 1 Kraft und keine Aktion.',
      hints: [
        'Was kostet das Aufnehmen, und was kostet es nicht?',
        'Zum ersten gehen, aufnehmen, zum zweiten gehen, aufnehmen, Aktivierung beenden.',
      ],
      solved: 'Zwei Bewegungen, zwei Fragmente, zwei Punkte.',
    },
  },
};
