import type { Puzzle } from '../puzzle.ts';
import { ALL_HITS } from './turn.ts';

/** Who is dazed drops what they hold, and the blow pays for picking it up. */
export const findersKeepers: Puzzle = {
  id: 'finders-keepers',
  chance: 'fixed',
  given: {
    players: ['You', 'Pip'],
    activating: 'spider-man',
    roll: ALL_HITS,
    extraction: 'struggle-for-the-cube-continues',
    tokens: {
      'extraction-2': { at: [4, 4] },
      'extraction-3': { at: [32, 4] },
      'extraction-4': { at: [32, 32] },
      'extraction-5': { at: [4, 32] },
    },
    You: { characters: { 'spider-man': { at: [10, 18], power: 0 } } },
    Pip: {
      characters: {
        'black-widow': { at: [13, 18], holds: ['extraction-1'], activated: true },
        hulk: { at: [20, 28], activated: true },
      },
    },
  },
  goal: { happened: [{ scored: { player: 'You', total: 1 } }] },
  until: { round: 2 },
  places: [
    [12, 18],
    [13, 20],
  ],
  text: {
    en: {
      title: 'Finders, keepers',
      goal: 'Score 1 this round',
      about:
        'Every die shows a hit today. Black Widow holds a fragment of the Cube and has 4 Stamina. Spider-Man has no Power, and picking up costs 1.',
      hints: [
        'What happens to the fragment when she is dazed, and what does a Strike earn?',
        'Strike her, walk to the fragment, pick it up, end the activation.',
      ],
      solved: 'She let go, you held on.',
    },
    es: {
      title: 'Quien lo encuentra se lo queda',
      goal: 'Consigue 1 PV en esta ronda',
      about:
        'Hoy todos los dados sacan impacto. La Viuda Negra lleva un fragmento del Cubo y tiene 4 de Aguante. Spiderman no tiene Poder, y recoger cuesta 1.',
      hints: [
        '¿Qué pasa con el fragmento cuando queda abatida, y qué da un Golpe?',
        'Golpéala, camina hasta el fragmento, recógelo y termina la activación.',
      ],
      solved: 'Ella lo soltó y tú lo agarraste.',
    },
    de: {
      title: 'Wer’s findet, behält’s',
      goal: 'Verdiene in dieser Runde 1 SP',
      about:
        'Heute zeigt jeder Würfel einen Treffer. Black Widow hält ein Fragment des Würfels und hat 4 Ausdauer. Spider-Man hat keine Kraft, und Aufnehmen kostet 1.',
      hints: [
        'Was wird aus dem Fragment, wenn sie angeschlagen ist, und was bringt ein Schlag?',
        'Schlag sie, geh zum Fragment, nimm es auf und beende die Aktivierung.',
      ],
      solved: 'Sie ließ los, du hast zugegriffen.',
    },
  },
};
