import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { levelBot } from '@assemble/bots';
import { type Json, stream } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import {
  type Collection,
  gradeOf,
  layMade,
  type MadePuzzle,
  type Proof,
  type Puzzle,
  problemIn,
  proofDigest,
  proofOf,
  puzzlesIn,
  Solver,
} from '@assemble/puzzles';
import { collection as champions } from '@assemble/puzzles/champions';
import { collection as crisisProtocol } from '@assemble/puzzles/crisis-protocol';
import { collection as diceMasters } from '@assemble/puzzles/dice-masters';
import { type GameId, gameIds } from '@assemble/rules';
import { Argument, type Command } from 'commander';
import { isGame, type Playable, parseGame, playableGame } from '../games/index.ts';
import { Mistake, noSuch, unreadFile } from '../mistakes.ts';
import { table } from '../print.ts';
import { localeOption, told } from './locale.ts';
import { wholeNumber } from './numbers.ts';
import { puzzleWords } from './puzzle-words.ts';

const collections: { readonly [id in GameId]: Collection } = {
  champions,
  'crisis-protocol': crisisProtocol,
  'dice-masters': diceMasters,
};

export function addPuzzle(program: Command): void {
  const puzzle = program.command('puzzle').description(told(puzzleWords.about)).addOption(localeOption());
  puzzle
    .command('solve')
    .description(told(puzzleWords.solve))
    .argument('[what...]', told(puzzleWords.what))
    .option('--write <folder>', told(puzzleWords.write))
    .addOption(localeOption())
    .action((what: readonly string[], { write, locale }: { write?: string; locale: Locale }) =>
      solve(what, write ?? null, locale),
    );
  puzzle
    .command('make')
    .description(told(puzzleWords.make))
    .addArgument(new Argument('<game>', gameIds.join(', ')).argParser(parseGame))
    .option('-n, --games <count>', told(puzzleWords.games), wholeNumber(1, 100_000), 10)
    .option('-s, --seed <seed>', told(puzzleWords.seed), 'puzzles')
    .addOption(localeOption())
    .action((game: GameId, { games, seed }: { games: number; seed: string }) => make(game, games, seed));
}

/** Solves puzzles by game, by name or in a file. */
function solve(what: readonly string[], write: string | null, locale: Locale): void {
  const files = what.filter((one) => one.endsWith('.json'));
  for (const file of files) solveFile(file);
  const named = what.filter((one) => !files.includes(one) && !isGame(one));
  const wanted = what.filter(isGame);
  const games = wanted.length > 0 ? wanted : gameIds;
  const known = games.flatMap((game) => collections[game].puzzles.map(({ id }) => id));
  const unknown = named.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw noSuch({ en: 'puzzle', es: 'el problema', de: 'ein Rätsel' }, unknown, known);
  if (files.length > 0 && files.length === what.length) return;
  for (const game of games) {
    const { puzzles, proven } = collections[game];
    const some = puzzles.filter(({ id }) => named.length === 0 || named.includes(id));
    if (some.length === 0) continue;
    const proofs = solveAll(playableGame(game), some, proven, write !== null && named.length === 0, locale);
    if (write !== null)
      writeFileSync(
        join(write, game, 'proven.json'),
        `${JSON.stringify(inOrder(puzzles, { ...proven, ...proofs }))}\n`,
      );
  }
}

const inOrder = (puzzles: readonly Puzzle[], proofs: Collection['proven']): Collection['proven'] =>
  Object.fromEntries(puzzles.flatMap(({ id }) => (proofs[id] === undefined ? [] : [[id, proofs[id]]])));

/** Solves each; those whose proof still holds may be left as they are. */
function solveAll(
  { words, id: game }: Playable,
  puzzles: readonly Puzzle[],
  proven: Collection['proven'],
  onlyNew: boolean,
  locale: Locale,
): Collection['proven'] {
  const proofs: { [id: string]: Proof } = {};
  const rows: string[][] = [];
  for (const puzzle of puzzles) {
    const kept = proven[puzzle.id];
    const holds = onlyNew && kept !== undefined && kept.digest === proofDigest(words, puzzle);
    const proof = holds ? kept : proofOf(words, puzzle);
    if (proof === null) {
      rows.push([puzzle.id, puzzleWords.unsolved[locale], '', '', '']);
      process.exitCode = 1;
      continue;
    }
    proofs[puzzle.id] = proof;
    const { luck, ways, positions } = proof;
    rows.push([
      puzzle.id,
      puzzleWords.grades[gradeOf(proof)][locale],
      String(ways.length),
      `${(luck * 100).toFixed(2)} %`,
      String(positions),
    ]);
  }
  console.log(game);
  for (const line of table(puzzleWords.heading[locale], rows)) console.log(line);
  return proofs;
}

function solveFile(file: string): void {
  const made = readMade(file);
  if (!isGame(made.game)) throw noSuch({ en: 'game', es: 'el juego', de: 'ein Spiel' }, made.game, gameIds);
  const { game } = playableGame(made.game);
  const { value, luck, ways, line } = new Solver(problemIn(game, layMade(game, made), made.seat)).solve();
  if (value < 1) process.exitCode = 1;
  console.log(
    JSON.stringify({
      file,
      solved: value === 1,
      luck,
      ways: ways.length,
      line: line.map(({ answer }) => answer),
    }),
  );
}

function readMade(file: string): MadePuzzle {
  try {
    const made = JSON.parse(readFileSync(file, 'utf8')) as { readonly [key: string]: Json };
    if (made['format'] === 'assemble-puzzle') return made as unknown as MadePuzzle;
  } catch (error) {
    throw unreadFile(file, error);
  }
  throw new Mistake({
    en: `${file} is no puzzle that "assemble puzzle make" wrote.`,
    es: `${file} no es un problema escrito por «assemble puzzle make».`,
    de: `${file} ist kein Rätsel, das „assemble puzzle make“ geschrieben hat.`,
  });
}

/** Plays matches and keeps the puzzles in them. */
function make(id: GameId, games: number, seed: string): void {
  const { game, readySetup } = playableGame(id);
  mkdirSync('.assemble', { recursive: true });
  let found = 0;
  for (let i = 0; i < games; i++) {
    const name = `${seed} ${i}`;
    const setup = readySetup(stream(name, 'puzzle set-up'));
    const bots = Array.from({ length: 4 }, (_, seat) => levelBot('novice', `${name} ${seat}`));
    for (const { puzzle, solved } of puzzlesIn(game, setup, name, bots)) {
      const file = join('.assemble', `puzzle-${id}-${seed}-${++found}.json`);
      writeFileSync(file, `${JSON.stringify(puzzle)}\n`);
      console.log(`${file}  ${(solved.luck * 100).toFixed(2)} %  ${solved.ways.length}`);
    }
  }
  console.log(told(puzzleWords.found(found, games)));
}
