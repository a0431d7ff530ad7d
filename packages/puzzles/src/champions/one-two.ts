import type { Puzzle } from '../puzzle.ts';
import { rhino, WIN_THIS_TURN } from './turn.ts';

/** Nine damage from a fist of three: a hero who readies may attack again. */
export const oneTwo: Puzzle = {
  id: 'one-two',
  ...WIN_THIS_TURN,
  given: {
    players: ['You'],
    villain: rhino(9),
    You: { hero: 'She-Hulk', hand: ['One-Two Punch', 'One-Two Punch', 'Haymaker', 'Ground Stomp'] },
  },
  text: {
    en: {
      title: 'One, two, three',
      goal: 'Defeat Rhino this turn',
      about:
        'Rhino has 9 left. She-Hulk hits for 3 and then is exhausted. Every card in your hand is worth one resource.',
      hints: [
        'Which card is worth more as a payment than in play?',
        'Attack, One-Two Punch, attack, One-Two Punch, attack. The other two cards pay.',
      ],
      solved: 'Three times three is nine. The best haymaker was the one you discarded.',
    },
    es: {
      title: 'Un, dos, tres',
      goal: 'Derrota al Rino en este turno',
      about: 'Al Rino le quedan 9. Hulka pega 3 y se agota. Cada carta de tu mano vale un recurso.',
      hints: [
        '¿Qué carta vale más como pago que en juego?',
        'Ataque, Sucesión de puñetazos, ataque, Sucesión de puñetazos, ataque. Las otras dos cartas pagan.',
      ],
      solved: 'Tres por tres, nueve. El mejor puñetazo demoledor fue el que descartaste.',
    },
    de: {
      title: 'Eins, zwei, drei',
      goal: 'Besiege Rhino in diesem Zug',
      about:
        'Rhino hat noch 9. She-Hulk trifft für 3 und ist dann erschöpft. Jede Karte auf deiner Hand ist eine Ressource wert.',
      hints: [
        'Welche Karte ist als Bezahlung mehr wert als im Spiel?',
        'Angriff, Links-Rechts-Kombination, Angriff, Links-Rechts-Kombination, Angriff. Die anderen beiden Karten bezahlen.',
      ],
      solved: 'Drei mal drei ist neun. Der beste Schwinger war der, den du abgelegt hast.',
    },
  },
};
