import { type Answer, type Decision, type Game, type Match, type Stream, stream } from '@assemble/kernel';
import { firstAnswers, nextTo, unique } from './candidates.ts';

/** How much a look ahead may cost, counted in answers, never in time: the same seed has to give the same answer. */
export interface Effort {
  /** The most answers that are compared at a decision. */
  readonly candidates: number;
  /** The most guesses at chance and hidden things that each of them is played out on. */
  readonly rollouts: number;
  /** About the most answers that are carried out for a decision; fewer guesses are made where each costs more. */
  readonly work: number;
  /** The most answers that are compared for a decision within a look ahead, and how many such thoughts it may have. */
  readonly replies: number;
  readonly thoughts: number;
  /** Decisions after which a look ahead ends, wherever it is. */
  readonly horizon: number;
  /** How many procedures of the stack a look ahead stays within: three are match, turn and phase. */
  readonly depth: number;
}

/**
 * The running procedures under which a question was asked. They are told by what they are, not by their names: the
 * same phase of the next round has other frames.
 */
type Stage = readonly { readonly frame: object; readonly step: number }[];

/** One look ahead after another, for one decision. */
export class Lookahead<T> {
  readonly #game: Game<T>;
  readonly #effort: Effort;
  readonly #decision: Decision;
  readonly #random: Stream;
  /** Answers carried out so far. */
  work = 0;
  /** Thoughts that each look ahead may have. */
  thoughts: number;

  constructor(game: Game<T>, decision: Decision, effort: Effort, seed: string) {
    this.#game = game;
    this.#effort = effort;
    this.thoughts = effort.thoughts;
    this.#decision = decision;
    this.#random = stream(seed, 'look-ahead');
  }

  /** What an answer comes to for the seat that gives it; null when the rules refuse it. */
  score(match: Match<T>, answer: Answer): number | null {
    return this.#try(match, this.#decision, answer, this.thoughts);
  }

  #try(match: Match<T>, decision: Decision, answer: Answer, thoughts: number): number | null {
    const game = this.#game;
    const copy = game.clone(match);
    const stage = copy.frames.slice(0, this.#effort.depth).map((frame) => ({ frame, step: frame.step }));
    this.work++;
    if (!game.apply(copy, decision.seat, decision.n, answer, null).yes) return null;
    this.#playOn(copy, stage, thoughts);
    return game.appraise(copy, decision.seat);
  }

  /** Plays on until what was going on when the question was asked is over. */
  #playOn(match: Match<T>, stage: Stage, thoughts: number): void {
    const game = this.#game;
    let left = thoughts;
    for (let n = 0; n < this.#effort.horizon && match.outcome === null && isSameStage(match, stage); n++) {
      const decision = match.pending[0];
      if (decision === undefined) return;
      const think = left > 0 && this.#isWorthAThought(decision);
      if (think) left--;
      const answer = think ? this.#reply(match, decision) : game.fallback(match, decision);
      this.work++;
      if (game.apply(match, decision.seat, decision.n, answer, null).yes) continue;
      // Not every shape has a least answer that is legal.
      const drawn = game.sample(match, decision, this.#random);
      if (!game.apply(match, decision.seat, decision.n, drawn, null).yes) return;
    }
  }

  /**
   * Whom to hit, whether to, how to block, where to go: the least answer would be a blunder there, on either side. In a menu of
   * the rulebook the least is to stop, which is sensible enough: a second thought there won no more games.
   */
  #isWorthAThought({ shape, source }: Decision): boolean {
    if (shape === 'options') return source !== null;
    return shape === 'entities' || shape === 'assign' || shape === 'place' || shape === 'yes-no';
  }

  /** The best reply as far as one step shows. */
  #reply(match: Match<T>, decision: Decision): Answer {
    const { replies } = this.#effort;
    const first = firstAnswers(this.#game, match, decision, this.#random);
    const [best] = climb(decision, first, replies, (answer) => this.#try(match, decision, answer, 0));
    return best === undefined ? this.#game.fallback(match, decision) : best.answer;
  }
}

function isSameStage({ frames }: Match, stage: Stage): boolean {
  const last = stage.length - 1;
  // The uppermost may walk on through its own rows; what lies under it waits where it is.
  return stage.every(({ frame, step }, i) => frames[i] === frame && (i === last || frames[i]?.step === step));
}

/** An answer that the rules accept, and what it comes to. */
export interface Found {
  readonly answer: Answer;
  readonly score: number;
}

/** Differences below this are none: sums of the same numbers in another order. */
export const EQUAL = 1e-9;

/**
 * Tries all first answers, then small changes of the best one for as long as that helps. Answers the legal ones, best
 * first; among equals the one found first.
 */
export function climb(
  decision: Decision,
  first: readonly Answer[],
  most: number,
  score: (answer: Answer) => number | null,
): Found[] {
  const known = new Set<string>();
  const found: Found[] = [];
  let best: Found | undefined;
  for (let answers = first; answers.length > 0 && found.length < most; ) {
    const before: Found | undefined = best;
    for (const answer of unique(answers, known)) {
      if (found.length >= most) break;
      const points = score(answer);
      if (points === null) continue;
      const one = { answer, score: points };
      found.push(one);
      if (best === undefined || points > best.score + EQUAL) best = one;
    }
    answers = best === undefined || best === before ? [] : nextTo(decision, best.answer);
  }
  return found.sort((a, b) => b.score - a.score);
}
