import type { Puzzle } from '../puzzle.ts';
import { rhino, WIN_THIS_TURN } from './turn.ts';

/** Guard, tough and a kick: three hits, each where it has to be. */
export const pastTheGuard: Puzzle = {
  id: 'past-the-guard',
  ...WIN_THIS_TURN,
  given: {
    players: ['You'],
    villain: rhino(8, { tough: true }),
    scheme: { threat: 5 },
    scenario: [{ card: "Breakin' & Takin'", threat: 3 }],
    You: {
      hero: 'Spider-Man',
      hand: ['Swinging Web Kick', 'Genius', 'Backflip'],
      play: ['Daredevil'],
      minions: [{ card: 'Hydra Mercenary', damage: 1 }],
    },
  },
  text: {
    en: {
      title: 'Past the guard',
      goal: 'Defeat Rhino this turn',
      about:
        'Rhino has 8 left and is tough; the mercenary guards him with 2 left. While a guard stands, Rhino cannot be attacked.',
      hints: [
        'Guard stops attacks, not all damage. Two hits before the kick, and each has its own target.',
        'Spider-Man clears the guard. Daredevil takes the tough card, with a punch or with what follows his thwart.',
      ],
      solved: 'Guard, tough, kick: three doors, three keys.',
    },
    es: {
      title: 'Más allá de la guardia',
      goal: 'Derrota al Rino en este turno',
      about:
        'Al Rino le quedan 8 y tiene Duro; el mercenario lo protege con 2. Mientras haya guardia, no se puede atacar al Rino.',
      hints: [
        'La guardia impide ataques, no todo el daño. Dos golpes antes de la patada, cada uno con su objetivo.',
        'Spiderman se ocupa del guardia. Daredevil quita la carta de Duro, con un golpe o con lo que sigue a su intervención.',
      ],
      solved: 'Guardia, Duro, patada: tres puertas, tres llaves.',
    },
    de: {
      title: 'An der Wache vorbei',
      goal: 'Besiege Rhino in diesem Zug',
      about:
        'Rhino hat noch 8 und ist zäh; der Söldner hat Wache und noch 2 Lebenspunkte. Solange eine Wache steht, kann Rhino nicht angegriffen werden.',
      hints: [
        'Eine Wache verhindert Angriffe, nicht jeden Schaden. Zwei Treffer vor dem Kick, jeder mit eigenem Ziel.',
        'Spider-Man räumt die Wache weg. Daredevil nimmt die Zäh-Karte, mit einem Angriff oder mit dem, was auf seinen Widerstand folgt.',
      ],
      solved: 'Wache, Zäh, Kick: drei Türen, drei Schlüssel.',
    },
  },
};
