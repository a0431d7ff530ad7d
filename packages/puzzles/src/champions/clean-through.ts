import type { Puzzle } from '../puzzle.ts';
import { rhino, WIN_THIS_TURN } from './turn.ts';

/** Overkill needs a physical resource, and less of a minion in the way. */
export const cleanThrough: Puzzle = {
  id: 'clean-through',
  ...WIN_THIS_TURN,
  given: {
    players: ['You'],
    villain: rhino(4),
    You: {
      hero: 'Spider-Man',
      hand: ['Relentless Assault', 'Energy', 'Web-Shooter', 'Backflip'],
      minions: ['Hydra Mercenary'],
    },
  },
  text: {
    en: {
      title: 'Clean through',
      goal: 'Defeat Rhino this turn',
      about:
        'Rhino has 4 left behind a guard with 3. Relentless Assault hits minions only, and has overkill if you pay with a physical resource.',
      hints: [
        'What goes beyond the guard’s last hit point goes to Rhino. Make the guard smaller first.',
        'Spider-Man hits the guard for 2. Then the Assault, paid with a physical card: 5 minus 1 is 4.',
      ],
      solved: 'One for the guard, four for Rhino.',
    },
    es: {
      title: 'De lado a lado',
      goal: 'Derrota al Rino en este turno',
      about:
        'Al Rino le quedan 4, tras un guardia con 3. Asalto implacable solo golpea a esbirros y gana brutalidad si pagas con un recurso físico.',
      hints: [
        'Lo que pasa del último punto del guardia va al Rino. Haz antes más pequeño al guardia.',
        'Spiderman golpea al guardia por 2. Luego el Asalto, pagado con una carta física: 5 menos 1 son 4.',
      ],
      solved: 'Uno para el guardia, cuatro para el Rino.',
    },
    de: {
      title: 'Mitten hindurch',
      goal: 'Besiege Rhino in diesem Zug',
      about:
        'Rhino hat noch 4, vor ihm eine Wache mit 3. Unerbittlicher Angriff trifft nur Schergen und geht durch sie hindurch, wenn du mit einer physischen Ressource bezahlst.',
      hints: [
        'Was über den letzten Lebenspunkt der Wache hinausgeht, trifft Rhino. Mach die Wache erst kleiner.',
        'Spider-Man trifft die Wache für 2. Dann der Angriff, bezahlt mit einer physischen Karte: 5 minus 1 ist 4.',
      ],
      solved: 'Eins für die Wache, vier für Rhino.',
    },
  },
};
