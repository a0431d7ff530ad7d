import type { Puzzle } from '../puzzle.ts';
import { ALL_HITS, THIS_ACTIVATION } from './turn.ts';

/** An action for Power, an action for the blow: neither alone is enough. */
export const chargeTheCube: Puzzle = {
  id: 'charge-the-cube',
  ...THIS_ACTIVATION,
  given: {
    players: ['You', 'Pip'],
    activating: 'red-skull',
    roll: ALL_HITS,
    You: { characters: { 'red-skull': { at: [10, 18], power: 1 } } },
    Pip: {
      characters: {
        ultron: { at: [18, 18], activated: true },
        'black-widow': { at: [30, 30], activated: true },
      },
    },
  },
  goal: { Pip: { ultron: { dazed: true } } },
  places: [[13, 18]],
  text: {
    en: {
      title: 'Charge the Cube',
      goal: 'Daze Ultron',
      about:
        'Every die shows a hit today. Ultron has 6 Stamina and stands 8 inches off. Red Skull has 1 Power and two actions.',
      hints: [
        'Cosmic Blast deals 5. That is one short, and there is no Power for a second one.',
        'Cosmic Cube is an action and gives 3 Power. Then Unleash the Cube deals 7.',
      ],
      solved: 'Patience is an action too.',
    },
    es: {
      title: 'Carga el Cubo',
      goal: 'Deja abatido a Ultrón',
      about:
        'Hoy todos los dados sacan impacto. Ultrón tiene 6 de Aguante y está a 8 pulgadas. Cráneo Rojo tiene 1 de Poder y dos acciones.',
      hints: [
        'El rayo de 5 se queda a uno, y no hay Poder para otro.',
        'Cubo Cósmico es una acción y da 3 de Poder. Después, Desatar el Cubo inflige 7.',
      ],
      solved: 'La paciencia también es una acción.',
    },
    de: {
      title: 'Den Würfel laden',
      goal: 'Ultron anschlagen',
      about:
        'Heute zeigt jeder Würfel einen Treffer. Ultron hat 6 Ausdauer und steht 8 Zoll entfernt. Red Skull hat 1 Kraft und zwei Aktionen.',
      hints: [
        'Der Strahl mit 5 reicht um eins nicht, und für einen zweiten fehlt die Kraft.',
        'Kosmischer Würfel ist eine Aktion und bringt 3 Kraft. Dann macht „Den Würfel entfesseln“ 7 Schaden.',
      ],
      solved: 'Auch Geduld ist eine Aktion.',
    },
  },
};
