import type { Event, GameWords } from '@assemble/kernel';
import { locales } from '@assemble/language';
import { position } from '@assemble/scenario';
import { describe, expect, test } from 'vitest';
import { type Collection, GRADES, gradeOf, lay, proofDigest, proofOf, standing } from '../src/index.ts';

/** Searches of this size are made anew with every run of the tests; larger ones are trusted to their digest. */
const SMALL = 120;

/** The puzzles of a game: written without mistakes, and proven. */
export function puzzleTests<T>(words: GameWords<T>, { game, puzzles, proven }: Collection): void {
  describe(`puzzles of ${game}`, () => {
    test('each has a name of its own, and a proof; no proof is left over', () => {
      expect(Object.keys(proven)).toEqual(puzzles.map(({ id }) => id));
      expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    });

    test('they grow harder', () => {
      const grades = puzzles.map(({ id }) => GRADES.indexOf(gradeOf(proven[id] ?? never(id))));
      expect(grades).toEqual([...grades].sort((a, b) => a - b));
    });

    for (const puzzle of puzzles) {
      const proof = proven[puzzle.id];

      test(`${puzzle.id}: is a position as scenarios write it, and its proof belongs to it`, () => {
        position(words, puzzle.given, puzzle.edition ?? null);
        expect(proof?.digest).toBe(proofDigest(words, puzzle));
        expect(proof?.ways.length).toBeGreaterThan(0);
      });

      test(`${puzzle.id}: its line leads to the goal, and to nothing before`, () => {
        const prepared = lay(words, puzzle);
        const { game: engine, match } = prepared;
        const stood = (proof?.line ?? []).map((answer) => {
          const [decision] = match.pending;
          const events: Event[] = [];
          if (decision === undefined) return 'nobody is asked';
          if (!engine.apply(match, decision.seat, decision.n, answer, events).yes) return 'refused';
          return standing(words, prepared, puzzle, match, events);
        });
        expect(stood.at(-1)).toBe('solved');
        expect(stood.slice(0, -1)).toEqual(stood.slice(0, -1).map(() => 'open'));
      });

      test.runIf((proof?.positions ?? 0) <= SMALL)(`${puzzle.id}: the solver finds the same again`, () => {
        expect(proofOf(words, puzzle)).toEqual(proof);
      });

      test(`${puzzle.id}: speaks three languages, briefly`, () => {
        for (const locale of locales) {
          const { title, goal, about, hints, solved } = puzzle.text[locale];
          expect(title.length).toBeLessThanOrEqual(40);
          expect(goal.length).toBeLessThanOrEqual(45);
          expect(about.length, about).toBeLessThanOrEqual(230);
          for (const said of [...hints, solved]) {
            expect(said.length, said).toBeGreaterThan(10);
            expect(said.length, said).toBeLessThanOrEqual(170);
          }
        }
      });
    }
  });
}

function never(id: string): never {
  throw new Error(`${id} has no proof`);
}
