import type { Puzzle } from '../puzzle.ts';
import { ALL_HITS, THIS_ACTIVATION } from './turn.ts';

/** The Repulsor Blast pays for what comes after it: the light attack goes first. */
export const spendWhatYouEarn: Puzzle = {
  id: 'spend-what-you-earn',
  ...THIS_ACTIVATION,
  given: {
    players: ['You', 'Pip'],
    activating: 'iron-man',
    roll: ALL_HITS,
    You: { characters: { 'iron-man': { at: [10, 18], power: 2 } } },
    Pip: {
      characters: {
        ultron: { at: [19, 18], activated: true },
        'black-widow': { at: [10, 25], activated: true },
      },
    },
  },
  goal: { Pip: { 'black-widow': { dazed: true }, ultron: { dazed: true } } },
  places: [[12, 18]],
  text: {
    en: {
      title: 'Spend what you earn',
      goal: 'Daze Ultron and Black Widow',
      about:
        'Every die shows a hit today, so an attack deals its Strength. Black Widow has 4 Stamina, Ultron 6. Iron Man has 2 Power and two actions.',
      hints: [
        'One of his attacks gives Power for the damage it deals.',
        'Repulsor Blast on Black Widow first. Then Friday A.I. and Homing Rockets on Ultron: 5 and 2 make 7.',
      ],
      solved: 'The first shot paid for the second.',
    },
    es: {
      title: 'Gasta lo que ganas',
      goal: 'Deja abatidos a Ultrón y a la Viuda Negra',
      about:
        'Hoy todos los dados sacan impacto, así que un ataque inflige su Fuerza. La Viuda Negra tiene 4 de Aguante; Ultrón, 6. Iron Man tiene 2 de Poder y dos acciones.',
      hints: [
        'Uno de sus ataques da Poder por el daño que inflige.',
        'Primero Rayo repulsor a la Viuda Negra. Luego IA Viernes y Cohetes guiados a Ultrón: 5 y 2 son 7.',
      ],
      solved: 'El primer disparo pagó el segundo.',
    },
    de: {
      title: 'Verdient und ausgegeben',
      goal: 'Ultron und Black Widow anschlagen',
      about:
        'Heute zeigt jeder Würfel einen Treffer, ein Angriff macht also seine Stärke an Schaden. Black Widow hat 4 Ausdauer, Ultron 6. Iron Man hat 2 Kraft und zwei Aktionen.',
      hints: [
        'Einer seiner Angriffe bringt Kraft für den Schaden, den er macht.',
        'Erst der Repulsorstoß auf Black Widow. Dann K.I. Freitag und Lenkraketen auf Ultron: 5 und 2 sind 7.',
      ],
      solved: 'Der erste Schuss hat den zweiten bezahlt.',
    },
  },
};
