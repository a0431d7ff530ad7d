import type { Json, WordProblem, Words } from '@assemble/kernel';
import type { Card, Face } from '../content.ts';
import { type Among, isAmong } from './names.ts';
import { type Given, type Placed, playersOf, type Side } from './position.ts';

type Path = WordProblem['path'];

const titled = (faces: readonly Face[]): string[] => [...new Set(faces.map((face) => face.title.en))];

/** What a position names that is not there, or that no match could begin with. */
export function problems(cards: readonly Card[], words: Words): WordProblem[] {
  const found: WordProblem[] = [];
  const given = words as unknown as Given;
  const players = playersOf(words);

  const named = (path: Path, value: Json | undefined, among: Among, more: readonly string[] = []): void => {
    const text = String(value);
    if (more.includes(text) || cards.some((card) => card.id === text)) return;
    const names = titled(cards.filter((card) => isAmong(card, among)).flatMap((card) => card.faces));
    if (names.includes(text)) return;
    found.push({
      path,
      expected: `the name of a card (${among})`,
      got: `unknown card '${text}'`,
      among: [...names, ...more],
    });
  };
  const list = (
    path: Path,
    value: readonly Placed[] | undefined,
    among: Among,
    more: readonly string[] = [],
  ): void => {
    (value ?? []).forEach((one, i) => {
      named([...path, i], typeof one === 'string' ? one : one.card, among, more);
    });
  };
  const player = (word: 'first' | 'turn'): void => {
    const name = given[word];
    if (name === undefined || players.includes(name)) return;
    found.push({
      path: ['given', word],
      expected: 'a player',
      got: `unknown player '${name}'`,
      among: players,
    });
  };

  if (players.length < 1 || players.length > 4) {
    found.push({
      path: ['given'],
      expected: 'one to four players (MC-SETUP-2)',
      got: String(players.length),
    });
  }
  players.forEach((name, seat) => {
    const side = words[name] as unknown as Side;
    const path = ['given', name];
    named([...path, 'hero'], side.hero, 'hero');
    const twin = players.slice(0, seat).find((one) => (words[one] as unknown as Side).hero === side.hero);
    if (twin !== undefined) {
      found.push({
        path: [...path, 'hero'],
        expected: 'a hero that nobody else plays (MC-UNIQUE-1)',
        got: `'${side.hero}', whom ${twin} plays`,
      });
    }
    for (const pile of ['hand', 'deck', 'discard', 'play'] as const)
      list([...path, pile], side[pile], 'player');
    list([...path, 'minions'], side.minions, 'minion', ['Drone']);
    list([...path, 'dealt'], side.dealt, 'encounter');
  });
  for (const pile of ['scenario', 'encounter', 'encounterDiscard', 'aside'] as const)
    list(['given', pile], given[pile], 'encounter');
  player('first');
  player('turn');
  if (given.pacing !== undefined && given.pacing !== 'always')
    found.push({ path: ['given', 'pacing'], expected: 'always', got: `'${given.pacing as string}'` });
  found.push(...stageProblems(cards, given));
  return found;
}

/** MC-SETUP-9, MC-VILLAIN-1: a villain that there is, at stages that it and its main scheme have. */
function stageProblems(
  cards: readonly Card[],
  { villain = 'Rhino', stage = 1, schemeStage = 1 }: Given,
): WordProblem[] {
  const fronts = cards.map((card) => card.faces[0]);
  const villains = fronts.filter((face) => face.type === 'villain');
  const own = villains.filter((face) => face.title.en === villain);
  if (own.length === 0) {
    return [
      {
        path: ['given', 'villain'],
        expected: 'a villain (MC-SETUP-9)',
        got: `unknown villain '${villain}'`,
        among: titled(villains),
      },
    ];
  }
  const found: WordProblem[] = [];
  const has = (word: string, faces: readonly Face[], wanted: number): void => {
    if (faces.some((face) => face.stage === wanted)) return;
    const stages = faces.map((face) => face.stage).join(', ');
    found.push({ path: ['given', word], expected: `a stage of ${villain}: ${stages}`, got: String(wanted) });
  };
  has('stage', own, stage);
  has(
    'schemeStage',
    fronts.filter((face) => face.type === 'main-scheme' && face.set === own[0]?.set),
    schemeStage,
  );
  return found;
}
