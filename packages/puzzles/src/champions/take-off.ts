import type { Puzzle } from '../puzzle.ts';
import { rhino, WIN_THIS_TURN } from './turn.ts';

/** Aerial doubles what the suit does; the reactor lets Iron Man punch twice. */
export const takeOff: Puzzle = {
  id: 'take-off',
  ...WIN_THIS_TURN,
  given: {
    players: ['You'],
    villain: rhino(12),
    You: {
      hero: 'Iron Man',
      play: ['Rocket Boots', 'Powered Gauntlets', 'Arc Reactor'],
      hand: ['Supersonic Punch', 'Mark V Armor', 'Energy'],
    },
  },
  text: {
    en: {
      title: 'Take-off first',
      goal: 'Defeat Rhino this turn',
      about:
        'Rhino has 12 left. In the air the suit hits twice as hard, and only a mental resource lights the boots.',
      hints: [
        'Look at the symbols in the corners. Only one card can light the boots.',
        'Boots with Mark V Armor, then Gauntlets for 2 and Punch for 8. Two punches of 1 do the rest, with the Reactor between them.',
      ],
      solved: 'Eight, two, one and one. Not a spark was wasted.',
    },
    es: {
      title: 'Primero, despegar',
      goal: 'Derrota al Rino en este turno',
      about:
        'Al Rino le quedan 12. En el aire el traje pega el doble, y solo un recurso mental enciende las botas.',
      hints: [
        'Mira los símbolos de las esquinas. Solo una carta puede encender las botas.',
        'Botas con la Armadura Mark V; luego Guanteletes por 2 y Puñetazo por 8. El resto son dos golpes de 1, con el Reactor en medio.',
      ],
      solved: 'Ocho, dos, uno y uno. No se perdió ni una chispa.',
    },
    de: {
      title: 'Erst abheben',
      goal: 'Besiege Rhino in diesem Zug',
      about:
        'Rhino hat noch 12. In der Luft trifft der Anzug doppelt so hart, und nur eine mentale Ressource zündet die Stiefel.',
      hints: [
        'Sieh dir die Symbole in den Ecken an. Nur eine Karte kann die Stiefel zünden.',
        'Stiefel mit der Mark-V-Rüstung, dann Handschuhe für 2 und Schlag für 8. Den Rest machen zwei Hiebe für 1, mit dem Reaktor dazwischen.',
      ],
      solved: 'Acht, zwei, eins und eins. Kein Funke war umsonst.',
    },
  },
};
