import type { Puzzle } from '../puzzle.ts';
import { rhino, WIN_THIS_TURN } from './turn.ts';

/** What lasts for the phase counts for every attack: make Vision strong, then ready him. */
export const leadTheVision: Puzzle = {
  id: 'lead-the-vision',
  ...WIN_THIS_TURN,
  given: {
    players: ['You'],
    villain: rhino(13),
    You: {
      hero: 'Captain Marvel',
      play: ['Vision'],
      hand: ['Lead from the Front', 'Get Ready', 'Energy', 'Cosmic Flight'],
    },
  },
  text: {
    en: {
      title: 'Twice as strong, twice',
      goal: 'Defeat Rhino this turn',
      about:
        'Rhino has 13 left. Captain Marvel and Vision hit for 2 each. Vision may spend an energy resource for +2 ATK.',
      hints: [
        'A bonus that lasts is worth most for the one who attacks twice.',
        'Energy pays for Lead from the Front, Cosmic Flight for Vision. Attack, Get Ready, attack again: 5, 5 and 3.',
      ],
      solved: 'Five, five and three: not one point to spare.',
    },
    es: {
      title: 'El doble de fuerte, dos veces',
      goal: 'Derrota al Rino en este turno',
      about:
        'Al Rino le quedan 13. La Capitana Marvel y la Visión pegan 2 cada uno. La Visión puede gastar un recurso de energía para +2 ATQ.',
      hints: [
        'Una mejora que dura vale más para quien ataca dos veces.',
        'Energía paga Liderar en vanguardia y Vuelo cósmico, a la Visión. Ataca, Preparación, ataca otra vez: 5, 5 y 3.',
      ],
      solved: 'Cinco, cinco y tres: ni un punto de sobra.',
    },
    de: {
      title: 'Doppelt stark, zweimal',
      goal: 'Besiege Rhino in diesem Zug',
      about:
        'Rhino hat noch 13. Captain Marvel und Vision treffen für je 2. Vision kann eine Energie-Ressource für +2 ANG ausgeben.',
      hints: [
        'Ein Bonus, der anhält, lohnt sich am meisten für den, der zweimal angreift.',
        'Energie bezahlt „An vorderster Front“, Kosmischer Flug bezahlt Vision. Angreifen, „Mach dich bereit!“, noch einmal: 5, 5 und 3.',
      ],
      solved: 'Fünf, fünf und drei: kein Punkt zu viel.',
    },
  },
};
