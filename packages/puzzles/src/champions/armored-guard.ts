import type { Puzzle } from '../puzzle.ts';
import { WIN_THIS_TURN } from './turn.ts';

/** A guard who is tough takes two hits, and none of them may be the kick. */
export const armoredGuard: Puzzle = {
  id: 'armored-guard',
  ...WIN_THIS_TURN,
  given: {
    players: ['You'],
    villain: { card: 'Klaw', last: true, damage: 5 },
    scenario: [{ card: 'Defense Network', threat: 1 }],
    You: {
      hero: 'Spider-Man',
      play: [{ card: 'Web-Shooter', counters: 1 }, 'Jessica Jones'],
      hand: ['Swinging Web Kick', 'Genius', 'Spider-Tracer'],
      minions: [{ card: 'Armored Guard', damage: 2, tough: true }],
    },
  },
  text: {
    en: {
      title: 'Knock twice',
      goal: 'Defeat Klaw this turn',
      about:
        'Klaw has 7 left. His Armored Guard has 1 hit point and a tough card, and guards him. Jessica Jones is ready.',
      hints: [
        'Two attacks for the guard, the kick for Klaw. Who still has to pay for it?',
        'Spider-Man and Jessica Jones both hit the guard. Genius and one more pay for the kick.',
      ],
      solved: 'Knock, knock. Then the door was open.',
    },
    es: {
      title: 'Llama dos veces',
      goal: 'Derrota a Klaw en este turno',
      about:
        'A Klaw le quedan 7. Su Guardia acorazado tiene 1 de vida y una carta de Duro, y lo protege. Jessica Jones está lista.',
      hints: [
        'Dos ataques para el guardia y la patada para Klaw. ¿Con qué se paga?',
        'Spiderman y Jessica Jones golpean al guardia. Genio y otro recurso pagan la patada.',
      ],
      solved: 'Toc, toc. Y la puerta quedó abierta.',
    },
    de: {
      title: 'Zweimal klopfen',
      goal: 'Besiege Klaw in diesem Zug',
      about:
        'Klaw hat noch 7. Seine Gepanzerte Wache hat 1 Lebenspunkt und eine Zäh-Karte und steht vor ihm. Jessica Jones ist bereit.',
      hints: [
        'Zwei Angriffe für die Wache, der Kick für Klaw. Womit wird er bezahlt?',
        'Spider-Man und Jessica Jones treffen beide die Wache. Genialität und eine weitere Ressource bezahlen den Kick.',
      ],
      solved: 'Klopf, klopf. Dann stand die Tür offen.',
    },
  },
};
