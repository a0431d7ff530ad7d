import { DEFAULT_EDITION, scenarioWords } from '@assemble/crisis-protocol';
import type { GameWords, Words } from '@assemble/kernel';
import type { EditorFace, Goal } from '../../../editor/face.ts';
import type { GameFace } from '../../../table/board.ts';
import { cards, nameOfId } from '../data.ts';
import { face } from '../face.ts';
import { Form } from './Form.tsx';
import { peopleOf, playersOf, sideOf, withMap } from './given.ts';
import { Plan } from './Plan.tsx';
import { positionWords } from './words.ts';

/** Two a side on a street, in the activation of one of them. */
const first: Words = withMap(
  {
    players: ['Ann', 'Ben'],
    round: 1,
    priority: 'Ann',
    turn: 'Ann',
    Ann: {
      characters: {
        'captain-america': { at: [14, 32], power: 2 },
        'black-widow': { at: [22, 32], power: 2 },
      },
      edge: 'bottom',
    },
    Ben: {
      characters: { 'red-skull': { at: [14, 4], power: 2 }, crossbones: { at: [22, 4], power: 2 } },
      edge: 'top',
    },
  },
  'docks',
);

/** Who begins solves it, in the activation that is under way. */
const isOwn = (given: Words): boolean => {
  const [first = ''] = playersOf(given);
  return peopleOf(given, first).some(({ name }) =>
    [name, `${first}'s ${name}`].includes(String(given['activating'] ?? '')),
  );
};
const UNTIL: Words = { happened: ['activation-ended'] };

const goals: readonly Goal[] = [
  {
    id: 'daze',
    name: {
      en: 'Daze an enemy character this activation',
      es: 'Deja Abatido a un Personaje enemigo en esta activación',
      de: 'Mach in dieser Aktivierung einen gegnerischen Charakter angeschlagen',
    },
    of: (given) => (isOwn(given) ? { goal: { happened: ['dazed'] }, until: UNTIL } : null),
  },
  {
    id: 'score',
    name: {
      en: 'Score this activation',
      es: 'Puntúa en esta activación',
      de: 'Punkte in dieser Aktivierung',
    },
    of: (given) =>
      isOwn(given)
        ? { goal: { happened: [{ scored: { player: playersOf(given)[0] ?? '' } }] }, until: UNTIL }
        : null,
  },
];

/** What Crisis Protocol brings to the position editor. */
export const editor: EditorFace = {
  words: scenarioWords(cards) as unknown as GameWords<unknown>,
  face: face as unknown as GameFace,
  first,
  edition: DEFAULT_EDITION,
  goals,
  Form,
  Plan,
  colours: ['#15134a', '#3a3bc4', '#7fb0ff'],
  about: (given, locale) =>
    positionWords[locale].about(
      playersOf(given)
        .map((who) => {
          const names = peopleOf(given, who).map(({ name, card }) =>
            card === undefined ? name : nameOfId(card.id, locale),
          );
          return `${names.join(', ')} ${Number(sideOf(given, who)['points'] ?? 0)}`;
        })
        .join(' – '),
    ),
};
