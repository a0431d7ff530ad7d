import type { Puzzle } from '../puzzle.ts';
import { rhino, WIN_THIS_TURN } from './turn.ts';

/** Old wounds are good for something: Gamma Slam gives them back. */
export const angryEnough: Puzzle = {
  id: 'angry-enough',
  ...WIN_THIS_TURN,
  given: {
    players: ['You'],
    villain: rhino(12),
    You: {
      hero: 'She-Hulk',
      form: 'alter-ego',
      damage: 7,
      hand: ['Gamma Slam', 'Energy', 'Strength', 'One-Two Punch'],
      play: ['Focused Rage'],
      deck: ['Haymaker', 'Genius', 'Energy'],
    },
  },
  text: {
    en: {
      title: 'Angry enough',
      goal: 'Defeat Rhino this turn',
      about:
        'Rhino has 12 left. You are Jennifer Walters, with 7 damage on you. Gamma Slam deals as much as you have suffered.',
      hints: [
        'Do not heal. What happens when Jennifer becomes She-Hulk?',
        'Change form: 2 damage. Attack: 3. Gamma Slam, paid with Energy and Strength: 7.',
      ],
      solved: 'Two, three, seven. Jennifer objected.',
    },
    es: {
      title: 'Bastante enfadada',
      goal: 'Derrota al Rino en este turno',
      about:
        'Al Rino le quedan 12. Eres Jennifer Walters y tienes 7 de daño. Apisonadora gamma inflige tanto como hayas sufrido.',
      hints: [
        'No te cures. ¿Qué pasa cuando Jennifer se convierte en Hulka?',
        'Cambia de identidad: 2 de daño. Ataca: 3. Apisonadora gamma, pagada con Energía y Fuerza: 7.',
      ],
      solved: 'Dos, tres, siete. Jennifer protesta.',
    },
    de: {
      title: 'Wütend genug',
      goal: 'Besiege Rhino in diesem Zug',
      about:
        'Rhino hat noch 12. Du bist Jennifer Walters und hast 7 Schaden. Der Gamma-Schlag gibt zurück, was du eingesteckt hast.',
      hints: [
        'Heil dich nicht. Was geschieht, wenn aus Jennifer She-Hulk wird?',
        'Gestalt wechseln: 2 Schaden. Angreifen: 3. Gamma-Schlag, bezahlt mit Energie und Stärke: 7.',
      ],
      solved: 'Zwei, drei, sieben. Jennifer erhebt Einspruch.',
    },
  },
};
