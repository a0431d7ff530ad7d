import { botsByName } from '@assemble/bots';
import { schools } from '../games/schools.ts';
import { LessonHost } from '../learn/lesson-host.ts';
import type { FromLesson, OpenLesson, ToLesson } from '../learn/messages.ts';

const post = (message: FromLesson): void => self.postMessage(message);

const failed = (error: unknown): void => {
  console.warn(error);
  post({ type: 'failed', text: error instanceof Error ? error.message : String(error) });
};

let hosted: LessonHost<unknown> | null = null;

async function open(wanted: OpenLesson): Promise<void> {
  const school = await schools[wanted.game]?.();
  const lesson = school?.course.lessons.find(({ id }) => id === wanted.lesson);
  if (school === undefined || lesson === undefined) throw new Error(`no lesson is called ${wanted.lesson}`);
  hosted = new LessonHost(school.words, lesson, wanted, { post, bots: botsByName, now: () => Date.now() });
}

/** Hosts a lesson. */
export function lesson(data: ToLesson): void {
  if (data.type === 'open') {
    open(data.open).catch(failed);
    return;
  }
  try {
    if (data.type === 'say') hosted?.say(data.message);
    else hosted?.coach(data.act);
  } catch (error) {
    failed(error);
  }
}
