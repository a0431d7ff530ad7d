import { type Answer, type Decision, digest, type Event, type Game, type Match } from '@assemble/kernel';
import { legalAnswers } from './answers.ts';
import { everyChance, laidChance } from './chance.ts';
import type { Standing } from './judge.ts';
import type { PuzzleChance } from './puzzle.ts';
import { TooLarge } from './too-large.ts';
import { distinct, moveOf, type Way, withMove } from './ways.ts';

/** A position of any game, and when it is solved. */
export interface Problem<T> {
  readonly game: Game<T>;
  readonly match: Match<T>;
  /** Whoever solves it; all others are against it. */
  readonly seat: number;
  readonly chance: PuzzleChance;
  readonly places?: readonly (readonly [number, number])[];
  /** How it stands after an answer, with the events that the answer caused. */
  readonly judge: (match: Match<T>, events: readonly Event[]) => Standing;
}

/** An answer of a line: whose it is, and in which question it was given. */
export interface Move {
  readonly seat: number;
  readonly ask: string;
  readonly answer: Answer;
}

/** What a position is worth. */
interface Worth {
  /** How surely the goal is reached from here with the best play: 1 is certain. */
  readonly value: number;
  /** The same where the solver answers at random: how readily it is found without a thought. */
  readonly luck: number;
  /** The ways that the best play has from here. */
  readonly ways: readonly Way[];
  readonly best: Answer | null;
  /** Of an answer: how chance falls where it does what hurts most. */
  readonly draws?: readonly number[];
}

/** What the solver found out about a puzzle. */
export interface Solved {
  /** 1: there is a way that always works. Of `expected` chance: the best chance there is. */
  readonly value: number;
  readonly luck: number;
  readonly ways: readonly Way[];
  readonly positions: number;
  /** A best line; the other side answers with what holds out longest. */
  readonly line: readonly Move[];
}

interface Effort {
  readonly quick?: boolean;
  /** Positions after which the search is given up. */
  readonly most?: number;
}

const WON: Worth = { value: 1, luck: 1, ways: [[]], best: null };
const LOST: Worth = { value: 0, luck: 0, ways: [], best: null };
/** Differences below this are none: sums of the same numbers in another order. */
const EQUAL = 1e-9;

/**
 * Looks through everything that can be answered from a position, on the real engine. Positions that were met before are
 * known by their digest. The other side and, where the puzzle says so, chance do what hurts most.
 */
export class Solver<T> {
  readonly #problem: Problem<T>;
  readonly #most: number;
  readonly #quick: boolean;
  readonly #known = new Map<string, Worth>();

  /**
   * `quick` stops as soon as it is certain what a position is worth: for whoever only wants to know how to go on. Of luck
   * and ways it then knows a part.
   */
  constructor(problem: Problem<T>, { quick = false, most = 60_000 }: Effort = {}) {
    this.#quick = quick;
    this.#problem = problem;
    this.#most = most;
  }

  get positions(): number {
    return this.#known.size;
  }

  /** Solves the problem from its first position. */
  solve(): Solved {
    const { match } = this.#problem;
    const { value, luck, ways } = this.worth(match);
    return { value, luck, ways, positions: this.positions, line: this.#line(match) };
  }

  /** What a position is worth. */
  worth(match: Match<T>): Worth {
    const key = this.#keyOf(match);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= this.#most) throw new TooLarge(`more than ${this.#most} positions`);
    // Whoever comes back to where they were has reached nothing.
    this.#known.set(key, LOST);
    const worth = this.#look(match);
    this.#known.set(key, worth);
    return worth;
  }

  /** What an answer comes to. */
  after(match: Match<T>, decision: Decision, answer: Answer): Worth {
    const { game, chance } = this.#problem;
    if (chance === 'fixed') return this.#outcome(game.clone(match), decision, answer);
    let value = chance === 'worst' ? 1 : 0;
    let luck = value;
    const ways: Way[] = [];
    const falls = everyChance((random) => {
      const copy = game.clone(match);
      copy.random = random;
      return this.#outcome(copy, decision, answer);
    });
    let draws: readonly number[] = [];
    for (const { result, share, draws: fallen } of falls) {
      if (chance === 'worst' && result.value < value) draws = fallen;
      value = chance === 'worst' ? Math.min(value, result.value) : value + share * result.value;
      luck = chance === 'worst' ? Math.min(luck, result.luck) : luck + share * result.luck;
      ways.push(...result.ways);
      // Worse than nothing it cannot be.
      if (chance === 'worst' && value === 0) break;
    }
    return { value, luck, ways: distinct(ways), best: null, draws };
  }

  /** The position as it is told apart: how many questions were asked on the way to it does not matter. */
  #keyOf({ table, frames, pending, given, random }: Match<T>): string {
    const asked = pending.map(({ n, ...question }) => question);
    return digest([table, frames, asked, given, this.#problem.chance === 'fixed' ? random : null]);
  }

  #outcome(match: Match<T>, { seat, n }: Decision, answer: Answer): Worth {
    const { game } = this.#problem;
    const events: Event[] = [];
    if (!game.apply(match, seat, n, answer, events).yes) return LOST;
    if (this.#problem.chance !== 'fixed') match.random = laidChance([]);
    const now = this.#problem.judge(match, events);
    if (now === 'open') return this.worth(match);
    return now === 'failed' ? LOST : WON;
  }

  #look(match: Match<T>): Worth {
    const [decision] = match.pending;
    if (decision === undefined) return LOST;
    const { game } = this.#problem;
    const answers = legalAnswers(game, match, decision, this.#problem.places);
    const isOwn = decision.seat === this.#problem.seat;
    const found: { readonly answer: Answer; readonly worth: Worth }[] = [];
    for (const answer of answers) {
      const worth = this.after(match, decision, answer);
      found.push({ answer, worth });
      if (this.#quick && worth.value === (isOwn ? 1 : 0)) break;
    }
    const values = found.map(({ worth }) => worth.value);
    const value = isOwn ? Math.max(0, ...values) : Math.min(1, ...values);
    const best = found.filter(({ worth }) => Math.abs(worth.value - value) < EQUAL);
    const lucks = found.map(({ worth }) => worth.luck);
    // Places are without number: where exactly to stand is not what makes a puzzle hard.
    const isPlace = decision.shape === 'place';
    const mean = lucks.reduce((sum, one) => sum + one, 0) / Math.max(1, lucks.length);
    const luck = isOwn ? (isPlace ? Math.max(0, ...lucks) : mean) : Math.min(1, ...lucks);
    // The other side holds out as long as it can, with the answer after which the goal is found least readily.
    const [first] = isOwn ? best : [...best].sort((a, b) => a.worth.luck - b.worth.luck);
    const ways = isOwn
      ? best.flatMap(({ answer, worth }) => worth.ways.map((way) => withMove(way, moveOf(decision, answer))))
      : (first?.worth.ways ?? []);
    return { value, luck, ways: value > 0 ? distinct(ways) : [], best: first?.answer ?? null };
  }

  #line(first: Match<T>): readonly Move[] {
    const { game } = this.#problem;
    const line: Move[] = [];
    let match = first;
    for (;;) {
      const [decision] = match.pending;
      const answer = this.#known.get(this.#keyOf(match))?.best ?? null;
      if (decision === undefined || answer === null) return line;
      line.push({ seat: decision.seat, ask: decision.ask.key, answer });
      const events: Event[] = [];
      const { draws = [] } = this.after(match, decision, answer);
      match = game.clone(match);
      if (this.#problem.chance !== 'fixed') match.random = laidChance(draws);
      game.apply(match, decision.seat, decision.n, answer, events);
      if (this.#problem.chance !== 'fixed') match.random = laidChance([]);
      if (this.#problem.judge(match, events) !== 'open') return line;
    }
  }
}
