import type { Answer, Seat } from './decision.ts';
import type { Event } from './event.ts';
import type { Applied, Game } from './game.ts';
import type { Json } from './json.ts';
import type { Match } from './match.ts';
import type { Chance, StreamName } from './random.ts';
import { wordsGiven } from './words-of-people.ts';

/** A decision that was taken. */
export interface Decided {
  readonly seat: Seat;
  readonly n: number;
  readonly answer: Answer;
}

/** Why a step back is not free. */
export type Barrier =
  | { readonly kind: 'random'; readonly stream: StreamName }
  | { readonly kind: 'reveal'; readonly seat: Seat; readonly learned: readonly string[] }
  | { readonly kind: 'foreign'; readonly seat: Seat };

interface Entry extends Decided {
  readonly events: readonly Event[];
  readonly barriers: readonly Barrier[];
}

const STREAMS: readonly StreamName[] = ['setup', 'shuffle', 'dice'];
/**
 * A checkpoint every so many decisions: undo re-applies at most this many. Re-applying one takes some 15 µs, keeping a
 * checkpoint some 20 KB for as long as the match is open.
 */
const CHECKPOINT_EVERY = 64;

/** A history as plain data: who goes on from it need not play it again. */
export interface SavedHistory<T = unknown> {
  readonly match: Match<T>;
  readonly opening: readonly Event[];
  readonly entries: readonly Entry[];
  readonly undone: readonly Decided[];
  readonly checkpoints: readonly Match<T>[];
}

/** The rules failed on a decision (an endless loop, a bug). The history stands as it was before it. */
export class RulesFault extends Error {
  /** The decision that cannot be carried out: `writeReplay` puts it last, so that the fault can be seen again. */
  readonly decided: Decided;

  constructor(decided: Decided, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'RulesFault';
    this.decided = decided;
  }
}

/** A match with its past: decisions, events, undo with an exact barrier, redo. */
export class History<T = unknown> {
  readonly game: Game<T>;
  readonly setup: Json;
  readonly opening: readonly Event[];
  /** Null for a history that began with a position instead of a set-up: it cannot be replayed from its seed. */
  readonly seed: string | null;
  /** What its people put in beside the seed: one for each seat, or none at all. */
  readonly words: readonly string[];
  match: Match<T>;
  readonly #entries: Entry[] = [];
  readonly #undone: Decided[] = [];
  readonly #checkpoints: Match<T>[];

  /** A history that begins with any match: a position set up for a study or a test. */
  constructor(
    game: Game<T>,
    match: Match<T>,
    seed: string | null = null,
    opening: readonly Event[] = [],
    words: readonly string[] = [],
  ) {
    this.game = game;
    this.setup = match.setup;
    this.seed = seed;
    this.words = words;
    this.match = match;
    this.opening = opening;
    this.#checkpoints = [game.clone(match)];
  }

  /** A history that begins with the set-up of a match. */
  static start<T>(game: Game<T>, setup: Json, seed: string, chance: Chance = {}): History<T> {
    const opening: Event[] = [];
    const match = game.create(setup, seed, opening, chance);
    return new History(game, match, seed, opening, wordsGiven(chance.words ?? []));
  }

  /** A history that goes on from where it was saved; refuses one of other rules or cards. */
  static restore<T>(
    game: Game<T>,
    seed: string,
    saved: SavedHistory<T>,
    words: readonly string[] = [],
  ): History<T> {
    const match = game.restore(saved.match as unknown as Json);
    const history = new History(game, match, seed, saved.opening, wordsGiven(words));
    history.#entries.push(...saved.entries);
    history.#undone.push(...saved.undone);
    history.#checkpoints.splice(0, 1, ...saved.checkpoints);
    return history;
  }

  /** What `restore` takes. It shares the match: write it down before the next decision. */
  save(): SavedHistory<T> {
    return {
      match: this.match,
      opening: this.opening,
      entries: this.#entries,
      undone: this.#undone,
      checkpoints: this.#checkpoints,
    };
  }

  get decisions(): readonly Decided[] {
    return this.#entries;
  }

  /** All events so far, in order. */
  get events(): readonly Event[] {
    return [...this.opening, ...this.#entries.flatMap((entry) => entry.events)];
  }

  /** What the decision of this place brought about, counted from 1; at 0 stands the opening. */
  eventsOf(step: number): readonly Event[] {
    return step === 0 ? this.opening : (this.#entries[step - 1]?.events ?? []);
  }

  /** A copy of the match as it was after so many decisions. */
  matchAt(step: number): Match<T> {
    const last = Math.min(step, this.#entries.length);
    const checkpoint = Math.floor(last / CHECKPOINT_EVERY);
    return this.#replayed(checkpoint, this.#entries.slice(checkpoint * CHECKPOINT_EVERY, last));
  }

  /** Takes a decision; a refused one changes nothing. */
  decide(seat: Seat, n: number, answer: Answer): Applied {
    const applied = this.#apply({ seat, n, answer });
    if (applied.yes) this.#undone.length = 0;
    return applied;
  }

  /**
   * What stands between now and the moment before the last `steps` decisions: nothing means that the seat may
   * take them back freely. The test is exact: positions of the random streams, what each seat knows, who decided.
   */
  barriers(steps: number, seat: Seat): readonly Barrier[] {
    const undone = this.#entries.slice(Math.max(0, this.#entries.length - steps));
    const found: Barrier[] = [];
    for (const entry of undone) {
      found.push(...entry.barriers);
      if (entry.seat !== seat) found.push({ kind: 'foreign', seat: entry.seat });
    }
    return found;
  }

  /** Goes back by so many decisions. Whether that is allowed is for the table to say; see `barriers`. */
  undo(steps: number): void {
    const target = Math.max(0, this.#entries.length - steps);
    const gone = this.#entries.splice(target);
    this.#undone.push(...gone.reverse().map(({ seat, n, answer }) => ({ seat, n, answer })));
    this.#rebuild();
  }

  /** Plays the entries again from the nearest checkpoint. */
  #rebuild(): void {
    this.#checkpoints.length = Math.floor(this.#entries.length / CHECKPOINT_EVERY) + 1;
    this.match = this.matchAt(this.#entries.length);
  }

  #replayed(checkpoint: number, entries: readonly Entry[]): Match<T> {
    const start = this.#checkpoints[checkpoint];
    if (start === undefined) throw new Error('a history keeps its checkpoints');
    const match = this.game.clone(start);
    for (const { seat, n, answer } of entries) this.game.apply(match, seat, n, answer, null);
    return match;
  }

  /** The decision that `redo` would take again. */
  get undone(): Decided | null {
    return this.#undone.at(-1) ?? null;
  }

  /** Takes an undone decision again. */
  redo(): Applied | null {
    const again = this.#undone.pop();
    return again === undefined ? null : this.#apply(again);
  }

  #apply(decided: Decided): Applied {
    const { game } = this;
    const seats = Array.from({ length: this.match.seats }, (_, seat) => seat);
    const taken = STREAMS.map((name) => this.match.random[name].taken);
    const known = seats.map((seat) => new Set(game.knowledge(this.match, seat)));
    const applied = this.#attempt(decided);
    if (!applied.yes) return applied;
    const barriers: Barrier[] = [];
    STREAMS.forEach((stream, i) => {
      if (this.match.random[stream].taken !== taken[i]) barriers.push({ kind: 'random', stream });
    });
    for (const seat of seats) {
      const learned = game.knowledge(this.match, seat).filter((fact) => !known[seat]?.has(fact));
      if (learned.length > 0) barriers.push({ kind: 'reveal', seat, learned });
    }
    this.#entries.push({ ...decided, events: applied.events, barriers });
    if (this.#entries.length % CHECKPOINT_EVERY === 0) this.#checkpoints.push(game.clone(this.match));
    return applied;
  }

  /** Applies a decision; if the rules fail half-way, the match is put back to where it was. */
  #attempt(decided: Decided): Applied {
    try {
      return this.game.apply(this.match, decided.seat, decided.n, decided.answer);
    } catch (error) {
      this.#rebuild();
      throw new RulesFault(decided, error);
    }
  }
}
