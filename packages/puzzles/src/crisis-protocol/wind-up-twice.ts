import type { Puzzle } from '../puzzle.ts';
import { ALL_HITS, THIS_ACTIVATION } from './turn.ts';

/** Haymaker is paid for twice: the first blow earns the second one. */
export const windUpTwice: Puzzle = {
  id: 'wind-up-twice',
  ...THIS_ACTIVATION,
  given: {
    players: ['You', 'Pip'],
    activating: 'crossbones',
    roll: ALL_HITS,
    You: { characters: { crossbones: { at: [10, 18], power: 4 } } },
    Pip: {
      characters: {
        ultron: { at: [13.2, 18], activated: true },
        'red-skull': { at: [10, 21.2], activated: true },
      },
    },
  },
  goal: { Pip: { ultron: { dazed: true }, 'red-skull': { dazed: true } } },
  places: [[12, 20]],
  text: {
    en: {
      title: 'Wind up twice',
      goal: 'Daze Ultron and Red Skull',
      about:
        'Every die shows a hit today. Both have 6 Stamina, and a Strike by Crossbones has Strength 5. He has 4 Power and two actions.',
      hints: [
        'One point is missing each time. What adds dice, and what does a Strike give back?',
        'Haymaker, then Strike: 8 damage, and Power comes back. Then the same once more at the other one.',
      ],
      solved: 'Hit hard, earn Power, hit hard again.',
    },
    es: {
      title: 'Coger impulso dos veces',
      goal: 'Deja abatidos a Ultrón y a Cráneo Rojo',
      about:
        'Hoy todos los dados sacan impacto. Los dos tienen 6 de Aguante, y el Golpe de Calavera tiene Fuerza 5. Tiene 4 de Poder y dos acciones.',
      hints: [
        'Cada vez falta un punto. ¿Qué añade dados y qué devuelve un Golpe?',
        'Golpe demoledor y Golpe: 8 de daño, y el Poder vuelve. Después, lo mismo con el otro.',
      ],
      solved: 'Pegar fuerte, ganar Poder y volver a pegar.',
    },
    de: {
      title: 'Zweimal ausholen',
      goal: 'Ultron und Red Skull anschlagen',
      about:
        'Heute zeigt jeder Würfel einen Treffer. Beide haben 6 Ausdauer, und der Schlag von Crossbones hat Stärke 5. Er hat 4 Kraft und zwei Aktionen.',
      hints: [
        'Jedes Mal fehlt ein Punkt. Was bringt Würfel dazu, und was gibt ein Schlag zurück?',
        'Schwinger, dann Schlag: 8 Schaden, und die Kraft kommt zurück. Dann dasselbe noch einmal beim anderen.',
      ],
      solved: 'Hart treffen, Kraft gewinnen, wieder hart treffen.',
    },
  },
};
