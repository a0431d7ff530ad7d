import type { Puzzle } from '../puzzle.ts';
import { ALL_HITS } from './turn.ts';

/** A rescued citizen is worth two at once, and leaves the hands free for another. */
export const sendThemHome: Puzzle = {
  id: 'send-them-home',
  chance: 'fixed',
  given: {
    players: ['You', 'Pip'],
    activating: 'spider-man',
    roll: ALL_HITS,
    extraction: 'panic-grips-city',
    tokens: {
      'extraction-2': { at: [11, 16] },
      'extraction-3': { at: [30, 4] },
      'extraction-4': { at: [30, 32] },
    },
    You: { characters: { 'spider-man': { at: [10, 18], power: 1, holds: ['extraction-1'] } } },
    Pip: { characters: { hulk: { at: [13, 20], activated: true } } },
  },
  goal: { happened: [{ scored: { player: 'You', total: 3 } }] },
  until: { round: 2 },
  places: [[10, 16]],
  text: {
    en: {
      title: 'Send them home',
      goal: 'Score 3 this round',
      about:
        'Every die shows a hit today. Spider-Man holds a citizen and has 1 Power. For 6 Power a citizen is brought to safety: 2 points. Holding one at the end is worth 1.',
      hints: [
        'Two and one make three. You need 7 Power in all, and Hulk is a large target.',
        'Strike Hulk twice. Bring the first citizen to safety, pick up the second one, end the activation.',
      ],
      solved: 'One safe at home, one in your arms.',
    },
    es: {
      title: 'A casa',
      goal: 'Consigue 3 PV en esta ronda',
      about:
        'Hoy todos los dados sacan impacto. Spiderman lleva a un ciudadano y tiene 1 de Poder. Por 6 de Poder, un ciudadano queda a salvo: 2 puntos. Llevar uno al final vale 1.',
      hints: [
        'Dos y uno son tres. Necesitas 7 de Poder en total, y Hulk es un blanco enorme.',
        'Golpea dos veces a Hulk. Pon a salvo al primer ciudadano, recoge al segundo y termina la activación.',
      ],
      solved: 'Uno a salvo en casa y otro en tus brazos.',
    },
    de: {
      title: 'Ab nach Hause',
      goal: 'Verdiene in dieser Runde 3 SP',
      about:
        'Heute zeigt jeder Würfel einen Treffer. Spider-Man hält einen Bürger und hat 1 Kraft. Für 6 Kraft kommt ein Bürger in Sicherheit: 2 Punkte. Wer am Ende einen hält, bekommt 1.',
      hints: [
        'Zwei und eins sind drei. Du brauchst insgesamt 7 Kraft, und Hulk ist ein großes Ziel.',
        'Triff Hulk zweimal. Bring den ersten Bürger in Sicherheit, nimm den zweiten auf, beende die Aktivierung.',
      ],
      solved: 'Einer sicher zu Hause, einer in deinen Armen.',
    },
  },
};
