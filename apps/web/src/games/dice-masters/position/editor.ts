import { scenarioWords } from '@assemble/dice-masters';
import type { GameWords, Words } from '@assemble/kernel';
import type { EditorFace, Goal } from '../../../editor/face.ts';
import type { GameFace } from '../../../table/board.ts';
import { cards, term } from '../data.ts';
import { face } from '../face.ts';
import { PHASES } from './Course.tsx';
import { Form } from './Form.tsx';
import { playersOf } from './given.ts';
import { positionWords } from './words.ts';

/** Two sides with a card each, in a main phase. */
const first: Words = {
  players: ['Ann', 'Ben'],
  turn: 'Ann',
  'turn-number': 1,
  phase: 'main',
  teams: { Ann: ['avx/hulk-jade-giant'], Ben: ['avx/thor-odinson'] },
  shared: ['avx/smash'],
  left: { smash: 3 },
  Ann: {
    life: 20,
    cards: { hulk: 3 },
    bag: { sidekick: 4 },
    field: ['hulk@L1'],
    reserve: ['sidekick@fist', 'sidekick@fist', 'sidekick@mask', 'sidekick@character'],
  },
  Ben: { life: 20, cards: { thor: 3 }, bag: { sidekick: 7 }, field: ['sidekick@character'] },
};

/** What may have to be reached: the solver sits first and has the turn. */
const goals: readonly Goal[] = [
  {
    id: 'win-this-turn',
    name: { en: 'Win this turn', es: 'Gana en este turno', de: 'Gewinne in diesem Zug' },
    of: (given) => {
      const [first = '', second = ''] = playersOf(given);
      return given['turn'] === first ? { goal: { won: first }, until: { turn: second } } : null;
    },
  },
];

/** What Dice Masters brings to the position editor. */
export const editor: EditorFace = {
  words: scenarioWords(cards) as unknown as GameWords<unknown>,
  face: face as unknown as GameFace,
  first,
  edition: null,
  goals,
  Form,
  colours: ['#231a58', '#4a3aa8', '#fff'],
  about: (given, locale) => {
    const phase = PHASES.find(([id]) => id === given['phase'])?.[1] ?? 'main-phase';
    return positionWords[locale].about(playersOf(given).join(' – '), term(phase, locale));
  },
};
