import { scenarioWords } from '@assemble/champions';
import type { GameWords, Words } from '@assemble/kernel';
import type { EditorFace, Goal } from '../../../editor/face.ts';
import type { GameFace } from '../../../table/board.ts';
import { cards } from '../data.ts';
import { face } from '../face.ts';
import { Form } from './Form.tsx';
import { playersOf, sideOf, standsAt, villainOf } from './given.ts';
import { positionWords } from './words.ts';

/** Spider-Man in his turn against Rhino. */
const first: Words = {
  players: ['Ann'],
  round: 1,
  first: 'Ann',
  turn: 'Ann',
  villain: { card: 'Rhino', damage: 4 },
  scheme: { threat: 2 },
  encounter: ['Advance', 'Assault', 'Hydra Mercenary'],
  Ann: {
    hero: 'Spider-Man',
    hand: ['Backflip', 'Swinging Web Kick', 'Energy', 'Strength'],
    deck: ['Genius', 'Web-Shooter', 'Spider-Tracer'],
    play: ['Aunt May'],
  },
};

/** A puzzle is solved by one player alone, in their own turn. */
const isAlone = (given: Words): boolean =>
  playersOf(given).length === 1 && standsAt(given) === `turn ${playersOf(given)[0]}`;

const goals: readonly Goal[] = [
  {
    id: 'win-this-turn',
    name: {
      en: 'Win this turn',
      es: 'Gana en este turno',
      de: 'Gewinne in diesem Zug',
    },
    of: (given) =>
      isAlone(given)
        ? { goal: { won: playersOf(given)[0] ?? '' }, until: { happened: ['turn-ended'] } }
        : null,
  },
  {
    id: 'clear-the-scheme',
    name: {
      en: 'Clear the main scheme this turn',
      es: 'Despeja el plan principal en este turno',
      de: 'Räume den Hauptplan in diesem Zug leer',
    },
    of: (given) =>
      isAlone(given) ? { goal: { scheme: { threat: 0 } }, until: { happened: ['turn-ended'] } } : null,
  },
  {
    id: 'survive',
    name: {
      en: 'Survive the villain phase',
      es: 'Sobrevive a la fase del villano',
      de: 'Übersteh die Schurkenphase',
    },
    of: (given) => {
      const [who = ''] = playersOf(given);
      if (!isAlone(given)) return null;
      return {
        goal: { round: Number(given['round'] ?? 1) + 1, [who]: { out: false } },
        until: { [who]: { out: true } },
      };
    },
  },
];

/** What Champions brings to the position editor. */
export const editor: EditorFace = {
  words: scenarioWords(cards) as unknown as GameWords<unknown>,
  face: face as unknown as GameFace,
  first,
  edition: null,
  goals,
  Form,
  colours: ['#4a0f1c', '#b8243a', '#ffd9a0'],
  about: (given, locale) => {
    const named = (title: string): string =>
      cards.find(({ faces: [side] }) => side.title.en === title)?.faces[0].title[locale] ?? title;
    const heroes = playersOf(given).map((who) => named(String(sideOf(given, who)['hero'] ?? '')));
    return positionWords[locale].about(heroes.join(', '), named(villainOf(given).card));
  },
};
