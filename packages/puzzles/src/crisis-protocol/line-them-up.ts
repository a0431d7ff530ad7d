import type { Puzzle } from '../puzzle.ts';
import { ALL_HITS, THIS_ACTIVATION } from './turn.ts';

/** A beam hits everybody on its line: first the place, then the shot. */
export const lineThemUp: Puzzle = {
  id: 'line-them-up',
  ...THIS_ACTIVATION,
  given: {
    players: ['You', 'Pip'],
    activating: 'iron-man',
    roll: ALL_HITS,
    You: { characters: { 'iron-man': { at: [7, 12.5], power: 4, side: 'injured' } } },
    Pip: {
      characters: {
        'black-widow': { at: [15, 18], activated: true },
        'baron-zemo': { at: [18, 18], activated: true },
      },
    },
  },
  goal: { Pip: { 'black-widow': { dazed: true }, 'baron-zemo': { dazed: true } } },
  places: [
    [8.5, 16.8],
    [18, 18],
  ],
  text: {
    en: {
      title: 'Line them up',
      goal: 'Daze both',
      about:
        'Every die shows a hit today. Iron Man has 4 Power and two actions. His Unibeam has Strength 6 and hits everybody under the beam.',
      hints: [
        'There is time for one attack. From where would the beam cross both?',
        'Walk down until both stand in one line, then fire the Unibeam along it.',
      ],
      solved: 'One step aside, two with one shot.',
    },
    es: {
      title: 'Ponlos en fila',
      goal: 'Deja abatidos a los dos',
      about:
        'Hoy todos los dados sacan impacto. Iron Man tiene 4 de Poder y dos acciones. Su Unirrayo tiene Fuerza 6 y alcanza a todos los que estén bajo el Rayo.',
      hints: [
        'Solo hay tiempo para un ataque. ¿Desde dónde cruzaría el Rayo a los dos?',
        'Camina hasta que los dos queden en línea y dispara el Unirrayo a lo largo de ella.',
      ],
      solved: 'Un paso a un lado, dos de un disparo.',
    },
    de: {
      title: 'In einer Reihe',
      goal: 'Beide anschlagen',
      about:
        'Heute zeigt jeder Würfel einen Treffer. Iron Man hat 4 Kraft und zwei Aktionen. Sein Unibeam hat Stärke 6 und trifft alle unter dem Strahl.',
      hints: [
        'Es reicht nur für einen Angriff. Von wo träfe der Strahl beide?',
        'Geh, bis beide in einer Linie stehen, und feure den Unibeam daran entlang.',
      ],
      solved: 'Ein Schritt zur Seite, zwei mit einem Schuss.',
    },
  },
};
