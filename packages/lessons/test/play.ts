import type { Answer, Decision, GameWords, Match } from '@assemble/kernel';
import { Follower, type Given, LEARNER, type Lesson } from '../src/index.ts';

/** A lesson being played in Node, as a host does it. */
export class Played<T> {
  readonly follower: Follower<T>;
  readonly match: Match<T>;

  constructor(words: GameWords<T>, lesson: Lesson) {
    this.follower = new Follower(words, lesson);
    this.match = this.follower.prepared.match;
    this.settle();
  }

  get game() {
    return this.follower.prepared.game;
  }

  get step(): string {
    return this.follower.lesson.steps[this.follower.step]?.id ?? 'over';
  }

  /** Reads on, and lets happen what comes by itself, until the learner is asked something or the lesson is over. */
  settle(): void {
    for (let i = 0; i < 100 && !this.follower.isOver; i++) {
      if (this.follower.isReading) this.follower.read(this.match);
      else {
        const next = this.follower.next(this.match);
        if (next === null) return;
        this.give(next);
      }
    }
  }

  give(given: Given): void {
    const applied = this.game.apply(this.match, given.seat, given.n, given.answer);
    if (!applied.yes) throw new Error(`${this.step}: ${JSON.stringify(applied.reasons)}`);
    this.follower.go(given.to, this.match);
  }

  /** What the learner is asked now. */
  get asked(): Decision {
    const decision = this.match.pending.find(({ seat }) => seat === LEARNER);
    if (decision === undefined) throw new Error(`${this.step}: the learner is asked nothing`);
    return decision;
  }

  /** What the step asks for. */
  get wanted(): Given {
    const wanted = this.follower.expected(this.match);
    if (wanted === null) throw new Error(`${this.step}: no word answers ${this.asked.ask.key}`);
    return wanted;
  }

  toTheEnd(): void {
    for (let i = 0; i < 60 && !this.follower.isOver; i++) {
      this.give(this.wanted);
      this.settle();
    }
  }

  /** Every answer to the question that is asked: all of them where they can be listed, else many drawn at random. */
  answers(): readonly Answer[] {
    const { asked } = this;
    const tried = asked.shape === 'place' ? this.#places() : candidates(asked);
    return tried.filter((answer) => {
      const copy = this.game.clone(this.match);
      return this.game.apply(copy, LEARNER, asked.n, answer, null).yes;
    });
  }

  /** The wanted place, places at the rim of what does as well, and places beyond. */
  #places(): readonly Answer[] {
    const { x, y } = this.wanted.answer as { readonly x: number; readonly y: number };
    const near = this.follower.lesson.steps[this.follower.step]?.near ?? 0;
    return [near * 0.99, near * 0.5, near + 0.8].flatMap((far) =>
      AROUND.map(([across, down]) => ({ x: x + across * far, y: y + down * far })),
    );
  }
}

const AROUND = [
  ...[
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ],
  ...[
    [0.7, 0.7],
    [-0.7, 0.7],
    [0.7, -0.7],
    [-0.7, -0.7],
  ],
] as const;

function subsets<E>(list: readonly E[]): E[][] {
  const all: E[][] = [[]];
  for (const one of list) all.push(...all.map((some) => [...some, one]));
  return all;
}

function candidates(decision: Decision): readonly Answer[] {
  switch (decision.shape) {
    case 'options':
      return decision.options.map(({ id }) => id);
    case 'entities':
      return subsets(decision.from);
    case 'assign':
      return decision.to.reduce<number[][][]>(
        (all, to) => all.flatMap((put) => [[], ...to.map((one) => [one])].map((one) => [...put, one])),
        [[]],
      );
    case 'yes-no':
      return [true, false];
    case 'pay':
      return decision.extend.map(({ id }) => ({ extend: id }));
    default:
      throw new Error(`no answers are listed for ${decision.shape}`);
  }
}
