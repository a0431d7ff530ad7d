import type { Puzzle } from '../puzzle.ts';

/** The crisis comes off first, and a defeated minion removes threat twice. */
export const clearTheStreets: Puzzle = {
  id: 'clear-the-streets',
  chance: 'fixed',
  goal: { scheme: { threat: 0 } },
  until: { happened: ['turn-ended'] },
  given: {
    players: ['You'],
    villain: 'Rhino',
    scheme: { threat: 6 },
    scenario: [{ card: 'Crowd Control', threat: 2 }],
    You: {
      hero: 'Spider-Man',
      play: ['Interrogation Room', 'Daredevil'],
      minions: ['Shocker'],
      hand: ['Spider-Tracer', 'Backflip', 'For Justice!', 'Genius'],
    },
  },
  text: {
    en: {
      title: 'Clear the streets',
      goal: 'No threat on The Break-In!',
      about:
        'The main scheme has 6 threat, and Crowd Control keeps it from being thwarted. Shocker has 3 hit points.',
      hints: [
        'Crowd Control has to go first, and Shocker is worth more with a tracer on him.',
        'Tracer on Shocker. Daredevil thwarts Crowd Control and hurts Shocker, Spider-Man finishes him. For Justice! does the rest.',
      ],
      solved: 'A tracer, a punch and justice: the streets are clear.',
    },
    es: {
      title: 'Calles despejadas',
      goal: 'Ni una amenaza en ¡Allanamiento!',
      about:
        'El plan principal tiene 6 de amenaza, y Control de multitudes impide intervenir en él. El Conmocionador tiene 3 de vida.',
      hints: [
        'Primero hay que quitar Control de multitudes, y el Conmocionador vale más con un rastreador encima.',
        'Rastreador al Conmocionador. Daredevil interviene en Control de multitudes y lo hiere; Spiderman lo remata. ¡Por la justicia! hace el resto.',
      ],
      solved: 'Un rastreador, un golpe y justicia: calles despejadas.',
    },
    de: {
      title: 'Freie Straßen',
      goal: 'Keine Bedrohung auf „Der Einbruch!“',
      about:
        'Auf dem Hauptplan liegen 6 Bedrohung, und „Kontrolle der Menschenmenge“ schützt ihn. Shocker hat 3 Lebenspunkte.',
      hints: [
        'Zuerst muss die Menschenmenge weg, und Shocker ist mit einem Spider-Tracer mehr wert.',
        'Tracer auf Shocker. Daredevil räumt die Menschenmenge auf und trifft Shocker, Spider-Man gibt ihm den Rest. „Für die Gerechtigkeit!“ tut das Übrige.',
      ],
      solved: 'Ein Tracer, ein Hieb und Gerechtigkeit: Die Straßen sind frei.',
    },
  },
};
