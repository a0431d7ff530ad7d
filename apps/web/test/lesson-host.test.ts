import { botsByName } from '@assemble/bots';
import type { Answer } from '@assemble/kernel';
import { locales } from '@assemble/language';
import { saidOf } from '@assemble/lessons';
import type { Asked } from '@assemble/protocol';
import { describe, expect, test } from 'vitest';
import { schools } from '../src/games/schools.ts';
import { LessonHost } from '../src/learn/lesson-host.ts';
import type { Act, FromLesson, LessonNow } from '../src/learn/messages.ts';

type School = Awaited<ReturnType<NonNullable<(typeof schools)[string]>>>;
type Lesson = School['course']['lessons'][number];

/** A lesson as the worker hosts it, and the last that the page heard of it. */
function opened({ course, words }: School, lesson: Lesson, acts: readonly Act[] = []) {
  const heard: FromLesson[] = [];
  const names = (lesson.given['players'] as readonly string[]).map(String);
  const host = new LessonHost(
    words,
    lesson,
    { game: course.game, lesson: lesson.id, names, acts },
    { post: (message) => heard.push(message), bots: botsByName, now: () => 1 },
  );
  const last = <K extends FromLesson['type']>(type: K) =>
    heard.filter((one): one is Extract<FromLesson, { type: K }> => one.type === type).at(-1);
  return { host, now: () => last('lesson')?.now as LessonNow, update: () => last('update') };
}

/** What might be answered just as well: each line of a menu, and nothing where something may be chosen. */
const somethingElse = ({ decision, choices }: Asked): readonly Answer[] =>
  decision.shape === 'options'
    ? choices.flatMap(({ id, verdict }) => (verdict.yes ? [id] : []))
    : decision.shape === 'entities' && decision.min === 0
      ? [[]]
      : [];

/** Goes on by one: reads what is to be read, or answers what the step asks for. */
function goOn({ host, now }: ReturnType<typeof opened>): void {
  const { reading, wanted } = now();
  if (reading) host.coach('read');
  else if (wanted !== null) host.say({ type: 'decide', seat: 0, n: wanted.n, answer: wanted.answer });
  else throw new Error('nothing is to be done');
}

for (const [game, load] of Object.entries(schools))
  describe(game, async () => {
    const school = await load();
    test.each(school.course.lessons.map((lesson) => [lesson.id, lesson] as const))(
      '%s is walked to its end, laid anew at every step, and answers another move in each language',
      (_, lesson) => {
        const walked = opened(school, lesson);
        let others = 0;
        for (let i = 0; i < 80 && !walked.now().over; i++) {
          const { step, reading, acts } = walked.now();
          const again = opened(school, lesson, acts);
          expect([again.now().step, again.now().reading]).toEqual([step, reading]);
          const asked = walked.update()?.asked[0];
          for (const answer of reading || asked === undefined ? [] : somethingElse(asked)) {
            again.host.say({ type: 'decide', seat: 0, n: Number(asked?.decision.n), answer });
            const { other } = again.now();
            if (other === null) break;
            others++;
            for (const locale of locales)
              expect(saidOf(lesson.text[locale], lesson.steps[step]?.id ?? '', other)).toBeTruthy();
          }
          goOn(walked);
        }
        expect(walked.now().over).toBe(true);
        expect(others).toBeGreaterThan(0);
      },
    );
  });
