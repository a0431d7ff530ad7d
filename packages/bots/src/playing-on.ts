import {
  type Answer,
  type Decision,
  type FastStream,
  type Game,
  type Match,
  type Seat,
  type Stream,
  stream,
} from '@assemble/kernel';
import { firstAnswers, unique } from './candidates.ts';
import { type Branch, branchOf, breadth, type Fork, forkAfter, keyOf, promising } from './tree.ts';
import { usual } from './usual.ts';

/** Answers after which a match is not played on, wherever it is. */
const HORIZON = 250;

/** So many others may be asked before the same is asked again. */
const SOON = 4;

/** Plays matches on for one decision, through a tree that grows under each answer to it, then by habit. */
export class PlayingOn<T> {
  readonly #game: Game<T>;
  readonly #decision: Decision;
  readonly #ahead: number;
  /** The least and the most that anything came to. */
  #low = Number.POSITIVE_INFINITY;
  #high = Number.NEGATIVE_INFINITY;
  /** What habits draw from on each guess: made once, because a hash is dear. */
  readonly #drawn = new Map<string, FastStream>();
  /** Answers carried out so far. */
  work = 0;

  constructor(game: Game<T>, decision: Decision, ahead: number) {
    this.#game = game;
    this.#decision = decision;
    this.#ahead = ahead;
  }

  /**
   * What an answer comes to on a guess, for the seat that gives it, beyond what the usual one comes to there; null where
   * the rules refuse it. The tree grows by it.
   */
  play(guess: Match<T>, first: Branch, seed: string, usually: number): number | null {
    const path: Step[] = [{ branch: first, fork: null }];
    const found = this.#run(guess, first.answer, seed, path);
    if (found === null) return null;
    const points = found - usually;
    for (const { branch, fork } of path) {
      branch.visits++;
      branch.sum += points;
      if (fork !== null) fork.visits++;
    }
    if (points < this.#low) this.#low = points;
    if (points > this.#high) this.#high = points;
    return points;
  }

  /** What an answer comes to on a guess when everybody goes on by habit; null where the rules refuse it. */
  playUsually(guess: Match<T>, answer: Answer, seed: string): number | null {
    return this.#run(guess, answer, seed, null);
  }

  /** Plays on until the turns are over: through the tree, where a path is wanted, for as long as nothing is left to chance. */
  #run(guess: Match<T>, answer: Answer, seed: string, path: Step[] | null): number | null {
    const game = this.#game;
    const { seat, n } = this.#decision;
    const match = game.clone(guess);
    const turns = new Turns(game, match);
    const random = this.#drawFrom(seed);
    const drawn = drawnFrom(match);
    this.work++;
    if (!game.apply(match, seat, n, answer, null).yes) return null;
    let under = path?.[0]?.branch ?? null;
    for (let i = 0; i < HORIZON && match.outcome === null && turns.begun(match) <= this.#ahead; i++) {
      const asked = match.pending[0];
      if (asked === undefined) break;
      // What follows chance differs from guess to guess.
      const fork: Fork | null = under === null || drawnFrom(match) !== drawn ? null : forkAfter(under, asked);
      const branch: Branch | null = fork === null ? null : this.#follow(match, asked, fork, random);
      under = fork === null || fork.visits === 0 ? null : branch;
      if (branch === null) this.#goOn(match, asked, random);
      else path?.push({ branch, fork });
    }
    return game.appraise(match, seat);
  }

  #drawFrom(seed: string): FastStream {
    const known = this.#drawn.get(seed) ?? stream(seed, 'habit');
    this.#drawn.set(seed, known);
    return { ...known };
  }

  /** Whether nothing comes of an answer: partners say no, the same is asked again, and the match stands as before. */
  isIdle(seen: Match<T>, answer: Answer, seed: string): boolean {
    const game = this.#game;
    const { seat, n } = this.#decision;
    const match = game.clone(seen);
    if (!game.apply(match, seat, n, answer, null).yes || drawnFrom(match) !== drawnFrom(seen)) return false;
    const random = stream(seed, 'idle');
    for (let i = 0; i < SOON; i++) {
      const asked = match.pending[0];
      if (asked === undefined || match.outcome !== null) return false;
      if (asked.seat === seat)
        return (
          keyOf(asked) === keyOf(this.#decision) && game.appraise(match, seat) === game.appraise(seen, seat)
        );
      this.#goOn(match, asked, random);
    }
    return false;
  }

  /** How far apart all that was played on came out. */
  get spread(): number {
    return Math.max(0, this.#high - this.#low);
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
    if (fork.branches.length < this.#breadth(fork)) {
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
    return promising(fork, this.#sign(fork.seat), this.spread);
  }

  #sign(seat: Seat): 1 | -1 {
    return seat === this.#decision.seat || this.#game.sides === 'together' ? 1 : -1;
  }

  /** Partners do as they are used to: whoever counts on more asks them for favours that they will not do. */
  #breadth({ seat, visits }: Fork): number {
    return seat !== this.#decision.seat && this.#game.sides === 'together' ? 1 : breadth(visits);
  }

  #goOn(match: Match<T>, asked: Decision, random: Stream): void {
    const { answer, tried } = usual(this.#game, match, asked, random);
    this.work += tried + 1;
    if (!this.#game.apply(match, asked.seat, asked.n, answer, null).yes)
      throw new Error(`a habit against the rules: ${asked.ask.key} ${JSON.stringify(answer)}`);
  }
}

/** An answer on the way through the tree, and the question to it; null for the one that is being thought about. */
interface Step {
  readonly branch: Branch;
  readonly fork: Fork | null;
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
