import type { Puzzle } from '../puzzle.ts';
import { ALL_HITS, THIS_ACTIVATION } from './turn.ts';

/** Two actions for two, and a superpower for the third. */
export const threeOfThem: Puzzle = {
  id: 'three-of-them',
  ...THIS_ACTIVATION,
  given: {
    players: ['You', 'Pip'],
    activating: 'spider-man',
    roll: ALL_HITS,
    terrain: { car: { at: [6, 17, 8, 19], size: 2 } },
    You: { characters: { 'spider-man': { at: [10, 18], power: 0 } } },
    Pip: {
      characters: {
        'black-widow': { at: [13, 18], activated: true },
        crossbones: { at: [10, 25], damage: 2, activated: true },
        'baron-zemo': { at: [5, 14.5], damage: 4, activated: true },
      },
    },
  },
  goal: {
    Pip: { 'black-widow': { dazed: true }, crossbones: { dazed: true }, 'baron-zemo': { dazed: true } },
  },
  places: [[5, 14.5]],
  text: {
    en: {
      title: 'Two hands, one car',
      goal: 'Daze all three',
      about:
        'Every die shows a hit today. Black Widow and Crossbones have 4 Stamina left, Baron Zemo 1. Spider-Man has no Power and two actions.',
      hints: [
        'Two attacks reach two of them. A superpower is no action: what lies around here?',
        'Strike Black Widow, which earns Power. Impact Webbing for Crossbones. Web-A-Pult throws the car at Baron Zemo.',
      ],
      solved: 'Punch, web, parking ticket.',
    },
    es: {
      title: 'Dos manos y un coche',
      goal: 'Deja abatidos a los tres',
      about:
        'Hoy todos los dados sacan impacto. A la Viuda Negra y a Calavera les quedan 4 de Aguante; al Barón Zemo, 1. Spiderman no tiene Poder y tiene dos acciones.',
      hints: [
        'Dos ataques alcanzan a dos. Un superpoder no es una acción: ¿qué hay por aquí tirado?',
        'Golpea a la Viuda Negra, que da Poder. Telaraña a distancia para Calavera. Y el coche, lanzado contra el Barón Zemo.',
      ],
      solved: 'Puñetazo, telaraña y multa de aparcamiento.',
    },
    de: {
      title: 'Zwei Hände, ein Auto',
      goal: 'Alle drei anschlagen',
      about:
        'Heute zeigt jeder Würfel einen Treffer. Black Widow und Crossbones haben noch 4 Ausdauer, Baron Zemo 1. Spider-Man hat keine Kraft und zwei Aktionen.',
      hints: [
        'Zwei Angriffe reichen für zwei. Eine Superkraft ist keine Aktion: Was liegt hier herum?',
        'Der Schlag gegen Black Widow bringt Kraft. Netze aus der Ferne für Crossbones. Und das Auto fliegt auf Baron Zemo.',
      ],
      solved: 'Schlag, Netz, Strafzettel.',
    },
  },
};
