import type { Answer, Decision } from '@assemble/kernel';
import type { Asked } from '@assemble/protocol';
import { onlyAnswer } from '../briefing.ts';
import type { Settings } from '../stored-settings.ts';
import type { Remembered } from './memory.ts';
import { singleAnswer } from './single.ts';

/** What is answered for a person, and when: a moment later somebody can still hold it. */
export interface Given {
  readonly answer: Answer;
  readonly after: 'once' | 'moment';
  /** Whether all that could be done, or was worth doing, was to pass. */
  readonly passes: boolean;
}

/** The pass that a seat is asked with alone, so that being asked tells nothing; null where there is anything else. */
export function onlyPass(decision: Decision, idle: readonly string[]): string | null {
  if (decision.shape !== 'options' || decision.options.length !== 1) return null;
  return idle.find((id) => decision.options[0]?.id === id) ?? null;
}

interface Circumstances {
  readonly known: Remembered | undefined;
  readonly idle: readonly string[];
  /** Whether people elsewhere see how long an answer takes: one that comes at once tells them that there was no choice. */
  readonly watched: boolean;
  /** The pass of a question that nothing else could better, as its game sees it. */
  readonly vain?: string | null;
}

/** What is answered without asking the person; null where it is theirs to answer. */
export function givenFor(
  asked: Asked,
  { autoAnswer, passing }: Pick<Settings, 'autoAnswer' | 'passing'>,
  { known, idle, watched, vain = null }: Circumstances,
): Given | null {
  // What is remembered is given whatever there is to choose from, so that how soon it comes tells nothing.
  if (known !== undefined) return { answer: known.answer, after: 'once', passes: false };
  const pass = onlyPass(asked.decision, idle) ?? vain;
  if (pass !== null) return passing === 'ask' ? null : { answer: pass, after: 'moment', passes: true };
  // Where copies are as good as each other, or one way to pay is left, there is nothing to ask.
  const answer = onlyAnswer(asked) ?? (autoAnswer ? singleAnswer(asked) : null);
  return answer === null ? null : { answer, after: watched ? 'moment' : 'once', passes: false };
}

const SHORTEST = 600;
const LONGEST = 2500;

/** How long somebody might think, in milliseconds: never the same twice, so that nobody can tell who did. */
export const aMoment = (): number => SHORTEST + Math.random() * (LONGEST - SHORTEST);
