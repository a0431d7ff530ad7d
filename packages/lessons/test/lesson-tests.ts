import type { GameWords } from '@assemble/kernel';
import { locales } from '@assemble/language';
import { isRuleId } from '@assemble/rules';
import { describe, expect, test } from 'vitest';
import { type Course, type Lesson, saidOf } from '../src/index.ts';
import { Played } from './play.ts';

/** Every lesson of a game, to its end and along its wrong turns. */
export function lessonTests<T>(words: GameWords<T>, { game, lessons }: Course): void {
  for (const lesson of lessons)
    describe(`${game}: ${lesson.id}`, () => {
      test('comes to its end, and all its dice fall as laid down', () => {
        const played = new Played(words, lesson);
        played.toTheEnd();
        expect(played.step).toBe('over');
        expect(Object.values(words.chanceLeft(played.match)).every((left) => left === 0)).toBe(true);
      });

      test('answers every other legal move, and goes on wherever it takes one', () => {
        expect(wrongTurns(words, lesson)).toBeGreaterThan(0);
      });

      test('has words for each step in each language, alike in all of them', () => {
        for (const locale of locales) {
          const text = lesson.text[locale];
          expect(Object.keys(text.steps).sort()).toEqual(lesson.steps.map(({ id }) => id).sort());
          for (const { id, does, rule } of lesson.steps) {
            const said = text.steps[id];
            expect(said?.say, `${locale} ${id}`).toBeTruthy();
            // Two sentences are enough; nobody reads more in a bubble.
            expect(said?.say.length, `${locale} ${id}: ${said?.say}`).toBeLessThanOrEqual(MOST_SIGNS);
            expect(said?.ask !== undefined, `${locale} ${id} asks`).toBe(does !== undefined);
            expect(Object.keys(said?.others ?? {})).toEqual(
              Object.keys(lesson.text.en.steps[id]?.others ?? {}),
            );
            expect(said?.why !== undefined).toBe(lesson.text.en.steps[id]?.why !== undefined);
            if (rule !== undefined) expect(isRuleId(rule), rule).toBe(true);
          }
        }
      });

      test('names each rule once', () => {
        const rules = lesson.steps.flatMap(({ rule }) => rule ?? []);
        expect(new Set(rules).size).toBe(rules.length);
      });
    });
}

/** So much fits into the bubble of a phone. */
const MOST_SIGNS = 210;

/** Tries every answer at every question of a lesson; answers how many of them it did not take. */
function wrongTurns<T>(words: GameWords<T>, lesson: Lesson): number {
  const played = new Played(words, lesson);
  const taken: number[] = [];
  let others = 0;
  for (let i = 0; i < 60 && !played.follower.isOver; i++) {
    const { asked, wanted, step } = played;
    const digest = played.game.digest(played.match);
    played.answers().forEach((answer) => {
      const judged = played.follower.judge(played.match, asked, answer);
      if ('move' in judged) {
        others++;
        for (const locale of locales) expect(saidOf(lesson.text[locale], step, judged.move)).toBeTruthy();
        return;
      }
      // Whatever is taken leads to the end as well.
      const other = new Played(words, lesson);
      for (const _ of taken) {
        other.give(other.wanted);
        other.settle();
      }
      other.give({ ...wanted, answer, to: judged.to });
      other.settle();
      other.toTheEnd();
      expect(other.step, `${step}: ${JSON.stringify(answer)}`).toBe('over');
    });
    expect(played.game.digest(played.match)).toBe(digest);
    played.give(wanted);
    played.settle();
    taken.push(i);
  }
  return others;
}
