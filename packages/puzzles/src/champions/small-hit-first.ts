import type { Puzzle } from '../puzzle.ts';
import { rhino, WIN_THIS_TURN } from './turn.ts';

/** Tough swallows one hit, however large: the punch goes before the kick. */
export const smallHitFirst: Puzzle = {
  id: 'small-hit-first',
  ...WIN_THIS_TURN,
  given: {
    players: ['You'],
    villain: rhino(8, { tough: true }),
    You: { hero: 'Spider-Man', hand: ['Swinging Web Kick', 'Energy', 'Backflip'] },
  },
  text: {
    en: {
      title: 'One tap for Tough',
      goal: 'Defeat Rhino this turn',
      about: 'Rhino has 8 hit points left and a tough card. Swinging Web Kick deals 8.',
      hints: [
        'Tough stops one hit, however big. Which of yours is the smallest?',
        'Spider-Man’s own attack goes first and takes the tough card. The kick comes after it.',
      ],
      solved: 'The small hit opened the door for the big one.',
    },
    es: {
      title: 'Un toque para Duro',
      goal: 'Derrota al Rino en este turno',
      about: 'Al Rino le quedan 8 de vida y una carta de Duro. Balanceo con patada inflige 8.',
      hints: [
        'Duro detiene un golpe, por grande que sea. ¿Cuál de los tuyos es el menor?',
        'El ataque de Spiderman va primero y se lleva la carta de Duro. La patada viene después.',
      ],
      solved: 'El golpe pequeño le abrió la puerta al grande.',
    },
    de: {
      title: 'Ein Tipp gegen Zäh',
      goal: 'Besiege Rhino in diesem Zug',
      about: 'Rhino hat noch 8 Lebenspunkte und eine Zäh-Karte. Schwingender Netz-Kick macht 8 Schaden.',
      hints: [
        'Zäh hält einen Treffer auf, egal wie groß. Welcher von deinen ist der kleinste?',
        'Zuerst greift Spider-Man selbst an und nimmt die Zäh-Karte weg. Danach kommt der Kick.',
      ],
      solved: 'Der kleine Treffer hat dem großen die Tür geöffnet.',
    },
  },
};
