// What the mutator must know of a game.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../lib/files.ts';
import { parse, walk } from '../lib/syntax.ts';
import type { Mutant } from './mutant.ts';
import { isWord, placeOf } from './operators/values.ts';
import { mutantsIn } from './operators.ts';

export interface MutatedGame {
  readonly name: string;
  /** From the root of the repository. */
  readonly folder: string;
  readonly seats: 'two' | 'several';
  /** Files among the rules that only serve what is said or what bots expect. */
  readonly silentFiles: readonly string[];
  /** Functions and tables of that kind in other files. */
  readonly silentNames: readonly string[];
  /** Files whose functions run while cards are loaded: any test may depend on what they did then. */
  readonly loaded: readonly string[];
}

export const games: readonly MutatedGame[] = [
  {
    name: 'champions',
    folder: 'packages/champions',
    seats: 'several',
    silentFiles: [],
    silentNames: ['step', 'tellStep'],
    loaded: ['abilities/build.ts'],
  },
  {
    name: 'crisis-protocol',
    folder: 'packages/crisis-protocol',
    seats: 'two',
    silentFiles: [],
    silentNames: [],
    loaded: ['abilities/build.ts', 'abilities/print.ts'],
  },
  {
    name: 'dice-masters',
    folder: 'packages/dice-masters',
    seats: 'two',
    silentFiles: ['abilities/expect.ts', 'abilities/hints.ts'],
    silentNames: [],
    loaded: ['abilities/build.ts'],
  },
];

const ROOMS = ['rules', 'abilities'];

/** The sources of a game in which faults are made, with their texts. */
export function sourcesOf(root: string, game: MutatedGame): Map<string, string> {
  const files = ROOMS.flatMap((room) => filesIn(root, `${game.folder}/src/${room}`, '.ts')).filter(
    (file) => !file.endsWith('.test.ts') && !game.silentFiles.some((silent) => file.endsWith(`/${silent}`)),
  );
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** Which words stand in which places of the sources. */
function wordsOf(sources: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  for (const [file, text] of sources)
    walk(parse(file, text), (node) => {
      const place = isWord(node) ? placeOf(node) : null;
      if (place !== null) words.set(place, (words.get(place) ?? new Set()).add(String(node['value'])));
    });
  return new Map([...words].map(([place, found]) => [place, new Set([...found].sort())]));
}

/** Every fault that could be made in a game. */
export function allMutants(game: MutatedGame, sources: ReadonlyMap<string, string>): Mutant[] {
  const about = { seats: game.seats, words: wordsOf(sources), silent: new Set(game.silentNames) };
  return [...sources].flatMap(([file, text]) => mutantsIn(file, text, about));
}
