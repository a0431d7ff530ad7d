import {
  type Answer,
  type Decision,
  type Game,
  type Match,
  type Seat,
  type Stream,
  stream,
} from '@assemble/kernel';
import { firstAnswers, unique } from './candidates.ts';
import { type Branch, branchOf, breadth, type Fork, forkAfter, promising } from './tree.ts';
import { usual } from './usual.ts';

/** Answers after which a match is not played on, wherever it is. */
const HORIZON = 250;

/** Plays matches on for one decision, through a tree that grows under each answer to it, then by habit. */
export class PlayingOn<T> {
  readonly #game: Game<T>;
  readonly #decision: Decision;
  readonly #ahead: number;
  /** The least and the most that anything came to. */
  #low = Number.POSITIVE_INFINITY;
  #high = Number.NEGATIVE_INFINITY;
  /** Answers carried out so far. */
  work = 0;

  constructor(game: Game<T>, decision: Decision, ahead: number) {
    this.#game = game;
    this.#decision = decision;
    this.#ahead = ahead;
  }

  /** What an answer comes to on a guess, for the seat that gives it; null where the rules refuse it. */
  play(guess: Match<T>, first: Branch, seed: string): number | null {
    const game = this.#game;
    const { seat, n } = this.#decision;
    const match = game.clone(guess);
    const turns = new Turns(game, match);
    const random = stream(seed, 'habit');
    const path: { readonly branch: Branch; readonly fork: Fork | null }[] = [{ branch: first, fork: null }];
    let drawn = drawnFrom(match);
    this.work++;
    if (!game.apply(match, seat, n, first.answer, null).yes) return null;
    // The tree ends where chance begins: what follows differs from guess to guess.
    let under: Branch | null = first;
    for (let i = 0; i < HORIZON && match.outcome === null && turns.begun(match) <= this.#ahead; i++) {
      const asked = match.pending[0];
      if (asked === undefined) break;
      const now = drawnFrom(match);
      if (now !== drawn) under = null;
      drawn = now;
      if (under !== null) {
        const fork: Fork = forkAfter(under, asked);
        const branch = this.#follow(match, asked, fork, random);
        if (branch !== null) {
          path.push({ branch, fork });
          under = fork.visits === 0 ? null : branch;
          continue;
        }
        under = null;
      }
      if (!this.#goOn(match, asked, random)) break;
    }
    const points = game.appraise(match, seat);
    for (const { branch, fork } of path) {
      branch.visits++;
      branch.sum += points;
      if (fork !== null) fork.visits++;
    }
    if (points < this.#low) this.#low = points;
    if (points > this.#high) this.#high = points;
    return points;
  }

  /** Takes a branch of a fork, the most promising or a new one; null where none of them is legal here. */
  #follow(match: Match<T>, asked: Decision, fork: Fork, random: Stream): Branch | null {
    const branch = this.#branchOf(match, asked, fork, random);
    if (branch === null) return null;
    this.work++;
    if (this.#game.apply(match, asked.seat, asked.n, branch.answer, null).yes) return branch;
    const at = fork.branches.indexOf(branch);
    if (at >= 0) fork.branches.splice(at, 1);
    return null;
  }

  #branchOf(match: Match<T>, asked: Decision, fork: Fork, random: Stream): Branch | null {
    const game = this.#game;
    if (fork.branches.length === 0) {
      const { answer, tried } = usual(game, match, asked, random);
      this.work += tried;
      fork.branches.push(branchOf(answer));
      return fork.branches[0] ?? null;
    }
    if (fork.branches.length < breadth(fork.visits)) {
      fork.left ??= unique(
        firstAnswers(game, match, asked, random),
        new Set(fork.branches.map(({ answer }) => JSON.stringify(answer))),
      );
      const fresh = fork.left.shift();
      if (fresh !== undefined) {
        const branch = branchOf(fresh);
        fork.branches.push(branch);
        return branch;
      }
    }
    return promising(fork, this.#sign(fork.seat), Math.max(0, this.#high - this.#low));
  }

  #sign(seat: Seat): 1 | -1 {
    return seat === this.#decision.seat || this.#game.sides === 'together' ? 1 : -1;
  }

  /** Answers by habit. Answers false where nothing is legal, which no game should come to. */
  #goOn(match: Match<T>, asked: Decision, random: Stream): boolean {
    const { answer, tried } = usual(this.#game, match, asked, random);
    this.work += tried + 1;
    if (this.#game.apply(match, asked.seat, asked.n, answer, null).yes) return true;
    throw new Error(`a habit against the rules: ${asked.ask.key} ${JSON.stringify(answer as Answer)}`);
  }
}

/** How many numbers were drawn so far: chance had a part in what has changed since. */
const drawnFrom = ({ random }: Match): number =>
  random.dice.taken + random.shuffle.taken + random.setup.taken;

/** Counts the turns that begin while a match is played on. They are told by their frames, not by any number. */
class Turns<T> {
  readonly #procedure: string | null;
  #last: object | undefined;
  #begun: number;

  constructor(game: Game<T>, match: Match<T>) {
    this.#procedure = game.rulebook.pace?.turn ?? null;
    this.#last = this.#frame(match);
    // Between turns, as in a set-up, the next one is as good as begun.
    this.#begun = this.#last === undefined ? -1 : 0;
  }

  begun(match: Match<T>): number {
    const frame = this.#frame(match);
    if (frame !== undefined && frame !== this.#last) {
      this.#begun++;
      this.#last = frame;
    }
    return this.#begun;
  }

  #frame({ frames }: Match<T>): object | undefined {
    if (this.#procedure === null) return frames[1];
    return frames.find(({ procedure }) => procedure === this.#procedure);
  }
}
