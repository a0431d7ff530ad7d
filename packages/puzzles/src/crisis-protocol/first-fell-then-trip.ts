import type { Puzzle } from '../puzzle.ts';
import { ALL_HITS, THIS_ACTIVATION } from './turn.ts';

/** The free attack earns what the technique costs. */
export const firstFellThenTrip: Puzzle = {
  id: 'first-fell-then-trip',
  ...THIS_ACTIVATION,
  given: {
    players: ['You', 'Pip'],
    activating: 'black-widow',
    roll: ALL_HITS,
    You: { characters: { 'black-widow': { at: [10, 18], power: 0 } } },
    Pip: {
      characters: {
        'baron-zemo': { at: [13, 18], damage: 1, activated: true },
        crossbones: { at: [10, 21], activated: true },
      },
    },
  },
  goal: { Pip: { 'baron-zemo': { dazed: true }, crossbones: { conditions: ['stagger'] } } },
  places: [[12, 20]],
  text: {
    en: {
      title: 'One falls, one stumbles',
      goal: 'Daze Zemo, stagger Crossbones',
      about:
        'Every die shows a hit today. Baron Zemo has 4 Stamina left. Black Widow has no Power and two actions; her attacks have Strength 4.',
      hints: [
        'Only Mixed Technique staggers, and it costs 2 Power. Which attack earns Power?',
        'Strike Baron Zemo first: 4 damage, 4 Power. Then Mixed Technique on Crossbones.',
      ],
      solved: 'One fell, and his fall paid for the other.',
    },
    es: {
      title: 'Uno cae y otro tropieza',
      goal: 'Abate a Zemo, haz tambalear a Calavera',
      about:
        'Hoy todos los dados sacan impacto. Al Barón Zemo le quedan 4 de Aguante. La Viuda Negra no tiene Poder y tiene dos acciones; sus ataques tienen Fuerza 4.',
      hints: [
        'Solo Técnica mixta hace tambalear, y cuesta 2 de Poder. ¿Qué ataque da Poder?',
        'Primero, un Golpe al Barón Zemo: 4 de daño, 4 de Poder. Luego, Técnica mixta a Calavera.',
      ],
      solved: 'Uno cayó, y su caída pagó al otro.',
    },
    de: {
      title: 'Einer fällt, einer taumelt',
      goal: 'Zemo anschlagen, Crossbones taumelt',
      about:
        'Heute zeigt jeder Würfel einen Treffer. Baron Zemo hat noch 4 Ausdauer. Black Widow hat keine Kraft und zwei Aktionen; ihre Angriffe haben Stärke 4.',
      hints: [
        'Nur „Gemischte Technik“ lässt taumeln, und das kostet 2 Kraft. Welcher Angriff bringt Kraft?',
        'Erst der Schlag gegen Baron Zemo: 4 Schaden, 4 Kraft. Dann „Gemischte Technik“ gegen Crossbones.',
      ],
      solved: 'Der eine fiel, und das bezahlte den anderen.',
    },
  },
};
