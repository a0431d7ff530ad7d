import type { Answer, Decision, GameWords, Match, Prepared, Seat, Words } from '@assemble/kernel';
import type { Lesson } from './lesson.ts';
import { moveWords } from './move.ts';

/** The learner's seat. */
export const LEARNER: Seat = 0;

/** How far somebody is. */
export interface Standing {
  readonly step: number;
  /** What is left to do at this step, once for each way of doing it; null as long as it is only read. */
  readonly left: readonly Words[] | null;
  /** What the other side still does. */
  readonly foe: readonly Words[];
}

/** An answer that somebody is to give. */
export interface Given {
  readonly seat: Seat;
  readonly n: number;
  readonly answer: Answer;
  /** How far the learner is once it is given. */
  readonly to: Standing;
}

/** An answer of the learner: one that the step asks for, or another move. */
export type Judged = { readonly to: Standing } | { readonly move: string };

/** A lesson that cannot go on: a mistake in what it says. */
export class LessonFault extends Error {}

const without = (words: Words, used: readonly string[]): Words =>
  Object.fromEntries(Object.entries(words).filter(([word]) => !used.includes(word)));

/** Whether two answers are places, and no farther apart than this. */
function isNear(one: Answer, other: Answer, most: number): boolean {
  const [a, b] = [one, other].map((place) => place as { readonly x?: unknown; readonly y?: unknown } | null);
  if (![a?.x, a?.y, b?.x, b?.y].every((value) => typeof value === 'number')) return false;
  const [x, y] = [Number(a?.x) - Number(b?.x), Number(a?.y) - Number(b?.y)];
  return x * x + y * y <= most * most;
}

const isEmpty = (words: Words): boolean => Object.keys(words).length === 0;

/**
 * Follows a learner through a lesson. It holds no match: whoever hosts one asks it about every answer, carries the answer
 * out, and tells it (`go`). It knows no game; the game's words of scenarios say what a step means.
 */
export class Follower<T> {
  readonly lesson: Lesson;
  readonly prepared: Prepared<T>;
  readonly #words: GameWords<T>;
  #at: Standing;

  constructor(words: GameWords<T>, lesson: Lesson) {
    this.#words = words;
    this.lesson = lesson;
    this.prepared = words.prepare(lesson.given, [], null);
    this.#at = this.#begin(0);
  }

  get step(): number {
    return this.#at.step;
  }

  get isOver(): boolean {
    return this.#at.step >= this.lesson.steps.length;
  }

  /** There is only something to read. */
  get isReading(): boolean {
    return !this.isOver && this.#at.left === null;
  }

  /** What was to be read has been read. */
  read(match: Match<T>): void {
    if (this.isReading) this.#settle({ ...this.#at, left: [{}] }, match);
  }

  /** Whether an answer of the learner is one that the step asks for. Only legal answers are judged. */
  judge(match: Match<T>, decision: Decision, answer: Answer): Judged {
    const asked = this.#ready();
    const move = this.#move(match, decision, answer);
    if (asked !== null) {
      const step = this.lesson.steps[asked.step];
      if (step?.or === 'any' && asked.left?.some((left) => this.#speaks(match, decision, left)))
        return { to: { ...asked, left: [{}] } };
      const left = (asked.left ?? []).flatMap((words) => {
        const spoken = this.#words.speak(this.prepared, match, decision, words);
        if ('problem' in spoken) return [];
        const isPlain = decision.shape === 'pay' && spoken.used.length === 0 && !this.#extends(answer);
        // All places are told in the same word: one counts only where it is near the wanted one.
        const isIt =
          decision.shape === 'place'
            ? isNear(answer, spoken.answer, step?.near ?? 0)
            : isPlain || this.#move(match, decision, spoken.answer) === move;
        return isIt ? [without(words, spoken.used)] : [];
      });
      if (left.length > 0) return { to: { ...asked, left } };
    }
    return { move };
  }

  /** An answer was carried out: the learner stands elsewhere now. */
  go(to: Standing, match: Match<T>): void {
    this.#settle(to, match);
  }

  /** The answer that comes by itself: of the other side, or what is answered for the learner. */
  next(match: Match<T>): Given | null {
    const at = this.#at;
    if (at.left === null || this.isOver) return null;
    for (const decision of match.pending) {
      const { seat, n } = decision;
      if (seat !== LEARNER) return { seat, n, ...this.#foe(match, decision) };
      if (at.left.some((left) => this.#speaks(match, decision, left))) continue;
      for (const words of this.lesson.auto ?? []) {
        const spoken = this.#words.speak(this.prepared, match, decision, words);
        if ('answer' in spoken && spoken.used.length > 0) return { seat, n, answer: spoken.answer, to: at };
      }
    }
    return null;
  }

  /** What the learner is to answer; null while there is something to read, or nothing is asked. */
  expected(match: Match<T>): Given | null {
    const at = this.#at;
    const decision = match.pending.find(({ seat }) => seat === LEARNER);
    if (decision === undefined || at.left === null || this.isOver) return null;
    for (const words of at.left) {
      const spoken = this.#words.speak(this.prepared, match, decision, words);
      if ('problem' in spoken) continue;
      const { seat, n } = decision;
      const to = { ...at, left: [without(words, spoken.used)] };
      return { seat, n, answer: spoken.answer, to };
    }
    return null;
  }

  /** Whoever acts instead of reading on has read enough. */
  #ready(): Standing | null {
    if (this.#at.left !== null) return this.#at;
    const { steps } = this.lesson;
    const { step } = this.#at;
    const next = steps.findIndex(({ does }, i) => i >= step && does !== undefined);
    const isHeld = steps.slice(step, next).some(({ foe }) => foe !== undefined);
    return next < 0 || isHeld ? null : this.#begin(next);
  }

  #begin(step: number): Standing {
    const { does, or, foe = [] } = this.lesson.steps[step] ?? {};
    const more = or === undefined || or === 'any' ? [] : or;
    return { step, left: does === undefined ? null : [does, ...more], foe };
  }

  #settle(to: Standing, match: Match<T>): void {
    this.#at = to;
    const asked = match.pending.find(({ seat }) => seat === LEARNER);
    while (!this.isOver && this.#at.left?.some(isEmpty) && this.#at.foe.length === 0) {
      // A price is still to be paid: that belongs to what it is paid for.
      if (asked !== undefined && this.#speaks(match, asked, {})) return;
      this.#at = this.#begin(this.#at.step + 1);
    }
  }

  #foe(match: Match<T>, decision: Decision): Pick<Given, 'answer' | 'to'> {
    const { foe } = this.#at;
    for (const [i, words] of foe.entries()) {
      const spoken = this.#words.speak(this.prepared, match, decision, words);
      // Of a move its name is answered first and its place then: words are used up by the place alone.
      if ('problem' in spoken || (spoken.used.length === 0 && decision.shape === 'pay')) continue;
      const rest = without(words, spoken.used);
      const left = foe.flatMap((one, k) => (k !== i ? [one] : isEmpty(rest) ? [] : [rest]));
      return { answer: spoken.answer, to: { ...this.#at, foe: left } };
    }
    for (const words of [{}, ...this.lesson.foe]) {
      const spoken = this.#words.speak(this.prepared, match, decision, words);
      if ('answer' in spoken) return { answer: spoken.answer, to: this.#at };
    }
    throw new LessonFault(`${this.lesson.id}: nobody says how the other side answers ${decision.ask.key}`);
  }

  #speaks(match: Match<T>, decision: Decision, words: Words): boolean {
    return 'answer' in this.#words.speak(this.prepared, match, decision, words);
  }

  /** One thing at a time: what is paid for is not added to. */
  #extends(answer: Answer): boolean {
    return typeof answer === 'object' && answer !== null && 'extend' in answer;
  }

  #move(match: Match<T>, decision: Decision, answer: Answer): string {
    return moveWords(this.#words, this.prepared, match, decision, answer);
  }
}
