import type { Puzzle } from '../puzzle.ts';
import { ALL_HITS } from './turn.ts';

/** Who contests alone secures: Hulk is too large to beat, and not too large to pull. */
export const pullHimOff: Puzzle = {
  id: 'pull-him-off',
  chance: 'fixed',
  given: {
    players: ['You', 'Pip'],
    activating: 'spider-man',
    actions: 1,
    roll: ALL_HITS,
    secure: 'riots-spark-over-extremis',
    You: {
      characters: {
        'spider-man': { at: [18, 14], power: 2 },
        'iron-man': { at: [16.4, 9.4], activated: true },
      },
    },
    Pip: { characters: { hulk: { at: [20.2, 10.6], activated: true } } },
  },
  goal: { happened: [{ scored: { player: 'You', total: 1 } }] },
  until: { round: 2 },
  places: [[13, 10]],
  text: {
    en: {
      title: 'Pull, don’t punch',
      goal: 'Score 1 this round',
      about:
        'Iron Man and Hulk both contest the console, so nobody secures it. Every die shows a hit today. Spider-Man has 2 Power and one action.',
      hints: [
        'Hulk has 20 Stamina. He does not have to fall, only to stand elsewhere.',
        'Web Line pulls him towards Spider-Man. It is no action and needs no dice.',
      ],
      solved: 'One short tug, and the console was yours.',
    },
    es: {
      title: 'Tira, no pegues',
      goal: 'Consigue 1 PV en esta ronda',
      about:
        'Iron Man y Hulk disputan la consola, así que nadie la asegura. Hoy todos los dados sacan impacto. Spiderman tiene 2 de Poder y una acción.',
      hints: [
        'Hulk tiene 20 de Aguante. No hace falta que caiga, solo que esté en otro sitio.',
        'Hilo de telaraña lo arrastra hacia Spiderman. No es una acción y no necesita dados.',
      ],
      solved: 'Un tironcito, y la consola fue tuya.',
    },
    de: {
      title: 'Ziehen statt schlagen',
      goal: 'Verdiene in dieser Runde 1 SP',
      about:
        'Iron Man und Hulk umkämpfen beide die Konsole, also sichert sie niemand. Heute zeigt jeder Würfel einen Treffer. Spider-Man hat 2 Kraft und eine Aktion.',
      hints: [
        'Hulk hat 20 Ausdauer. Er muss nicht fallen, nur woanders stehen.',
        'Die Netzleine zieht ihn zu Spider-Man. Sie ist keine Aktion und braucht keine Würfel.',
      ],
      solved: 'Ein kurzer Ruck, und die Konsole war dein.',
    },
  },
};
