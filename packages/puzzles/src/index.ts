export { laidChance } from './chance.ts';
export { type Day, puzzleOfDay, streakOf } from './daily.ts';
export { lay, problemOf, SOLVER, type Standing, standing } from './judge.ts';
export { layMade, type MadePuzzle, problemIn, puzzlesIn } from './made.ts';
export { GRADES, type Grade, gradeOf, proofDigest, proofOf } from './proof.ts';
export type { Collection, Proof, Puzzle, PuzzleChance, PuzzleText, Task } from './puzzle.ts';
export { type Move, type Problem, type Solved, Solver } from './solver.ts';
export { TooLarge } from './too-large.ts';
export { isWithin, moveOf, type Way } from './ways.ts';
