import { digest, type GameWords } from '@assemble/kernel';
import { lay, problemOf } from './judge.ts';
import type { Proof, Puzzle } from './puzzle.ts';
import { Solver } from './solver.ts';

/** From the readily found to the well hidden. */
export const GRADES = ['easy', 'medium', 'hard', 'expert'] as const;
export type Grade = (typeof GRADES)[number];

/** How hard a puzzle is: how rarely somebody would find it who answers at random. */
export function gradeOf({ luck }: Proof): Grade {
  if (luck >= 0.05) return 'easy';
  if (luck >= 0.01) return 'medium';
  return luck >= 0.001 ? 'hard' : 'expert';
}

/** What a proof holds for: the position, the goal and the version of the rules. */
export function proofDigest<T>(words: GameWords<T>, puzzle: Puzzle): string {
  const { given, goal, until = null, chance, edition = null, places = [] } = puzzle;
  const { version } = lay(words, puzzle).game;
  return digest([version, edition, given, goal, until, chance, places]);
}

/** Solves a puzzle; null where nothing leads to its goal for certain. */
export function proofOf<T>(words: GameWords<T>, puzzle: Puzzle): Proof | null {
  const { value, luck, ways, positions, line } = new Solver(problemOf(words, puzzle)).solve();
  if (value < 1) return null;
  const answers = line.map(({ answer }) => answer);
  return { digest: proofDigest(words, puzzle), luck, ways, positions, line: answers };
}
