import type { Puzzle } from '../puzzle.ts';
import { ALL_HITS } from './turn.ts';

/** One Healthy character secures against any number of Injured ones. */
export const worthTwo: Puzzle = {
  id: 'worth-two',
  chance: 'fixed',
  given: {
    players: ['You', 'Pip'],
    activating: 'black-widow',
    roll: ALL_HITS,
    secure: 'riots-spark-over-extremis',
    You: {
      points: 15,
      characters: { 'black-widow': { at: [18, 22] }, 'iron-man': { at: [33, 33], activated: true } },
    },
    Pip: {
      points: 12,
      characters: {
        'captain-marvel': { at: [16.6, 9.5], side: 'injured', activated: true },
        ultron: { at: [19.6, 9.5], side: 'injured', activated: true },
      },
    },
  },
  goal: { won: 'You' },
  until: { round: 2 },
  places: [
    [18, 16],
    [18, 12.1],
  ],
  text: {
    en: {
      title: 'Worth two',
      goal: 'Win this round',
      about:
        'You have 15 points, and 16 win. Two of Pip’s characters stand at the console, both Injured. Black Widow is Healthy and has two actions.',
      hints: [
        'She does not have to beat them. Who counts when a token is contested?',
        'Move twice, until she is within Range 1 of the console, and end the activation.',
      ],
      solved: 'One Healthy character outweighs any number of Injured ones.',
    },
    es: {
      title: 'Vale por dos',
      goal: 'Gana en esta ronda',
      about:
        'Tienes 15 puntos y se gana con 16. Dos personajes de Pip están junto a la consola, los dos Heridos. La Viuda Negra está Sana y tiene dos acciones.',
      hints: [
        'No hace falta que los venza. ¿Quién cuenta cuando se disputa una ficha?',
        'Muévete dos veces, hasta quedar a Alcance 1 de la consola, y termina la activación.',
      ],
      solved: 'Un personaje Sano pesa más que cualquier número de Heridos.',
    },
    de: {
      title: 'Zwei wert',
      goal: 'Gewinne in dieser Runde',
      about:
        'Du hast 15 Punkte, mit 16 gewinnst du. Zwei von Pips Charakteren stehen an der Konsole, beide verletzt. Black Widow ist gesund und hat zwei Aktionen.',
      hints: [
        'Sie muss die beiden nicht schlagen. Wer zählt, wenn ein Marker umkämpft ist?',
        'Zweimal bewegen, bis sie in Reichweite 1 zur Konsole steht, dann die Aktivierung beenden.',
      ],
      solved: 'Ein gesunder Charakter wiegt mehr als beliebig viele verletzte.',
    },
  },
};
