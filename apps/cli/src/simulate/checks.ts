import {
  type Answer,
  type Applied,
  type Decision,
  type Event,
  type Game,
  type Json,
  type Match,
  notPlain,
  type Stream,
} from '@assemble/kernel';
import type { Meetings, Playable, Watcher } from '../games/game.ts';
import { oneLine } from '../mistakes.ts';
import type { Draw } from './answering.ts';

/** Something that must never happen in a match. */
export class Illegal extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'Illegal';
  }
}

/**
 * How dear checks may be. A thorough game has all of them at every decision; the others at every so-manyth, and at
 * the first few, where the most is hidden.
 */
const THOROUGH_GAMES = 20;
const RESTORE_EVERY = 8;
const LOOK_EVERY = 32;
const FIRST_FEW = 3;

/** What of a plan says how a match is watched. */
interface Watched {
  readonly meetings: boolean;
}

/** Watches one match: applies each answer to it and to a twin that is restored from its saved text. */
export class Checker {
  readonly #game: Game;
  readonly #watchers: readonly Watcher[];
  readonly #thorough: boolean;
  readonly #seed: string;
  #twin: Match;
  /** In a thorough game: the match, stored in another order. */
  #mixed: Match | null;
  #events: Event[] = [];
  #twinEvents: Event[] = [];
  #count = 0;
  /** How many rare meetings the log told of, by their names. */
  readonly met: Record<string, number> = {};
  readonly #met: Meetings['met'];

  constructor({ game, watch, meetings }: Playable, match: Match, seed: string, index: number, plan: Watched) {
    this.#game = game;
    this.#watchers = plan.meetings ? [watch(), meetings.oracle()] : [watch()];
    this.#met = meetings.met;
    this.#thorough = index % THOROUGH_GAMES === 0;
    this.#seed = seed;
    this.#twin = game.restore(JSON.parse(JSON.stringify(match)) as Json);
    this.#mixed = this.#thorough ? game.shuffled(match, `${seed}/order`) : null;
    this.#position(match, []);
    this.#views(match);
  }

  /** Applies an answer to the match and its twin, and tells whoever listens; throws what is wrong. */
  apply(match: Match, decision: Decision, answer: Answer, listener: Event[] | null = null): Applied {
    const game = this.#game;
    const { seat, n } = decision;
    const look = this.#thorough || this.#count < FIRST_FEW || this.#count % LOOK_EVERY === 0;
    if (look) this.#refusals(match, decision, answer);
    const told = this.#events.length;
    const applied = game.apply(match, seat, n, answer, this.#events);
    const again = game.apply(this.#twin, seat, n, answer, this.#twinEvents);
    if (applied.yes !== again.yes)
      throw new Illegal('the match and its restored twin judge an answer differently');
    if (!applied.yes) return applied;
    this.#count++;
    for (const event of this.#events.slice(told)) {
      this.#meet(event);
      listener?.push(event);
    }
    const menus = look ? match.pending.map((asked) => game.verdicts(match, asked.seat)) : [];
    this.#position(match, [...this.#events.slice(told), ...menus]);
    this.#order(match, decision, answer);
    if (look) {
      this.#views(match);
      for (const event of this.#events.slice(told)) {
        for (const viewer of [null, ...seatsOf(match)]) game.project(event, viewer);
      }
    }
    if (this.#thorough || this.#count % RESTORE_EVERY === 0 || match.outcome !== null) this.#compare(match);
    return applied;
  }

  /** The twin must be equal, byte for byte; then it is restored anew from the text of the match. */
  #compare(match: Match): void {
    const text = JSON.stringify(match);
    if (text !== JSON.stringify(this.#twin))
      throw new Illegal('the restored twin differs after the same answers');
    if (JSON.stringify(this.#events) !== JSON.stringify(this.#twinEvents)) {
      throw new Illegal('the restored twin tells other events');
    }
    this.#twin = this.#game.restore(JSON.parse(text) as Json);
    this.#events = [];
    this.#twinEvents = [];
  }

  /** The same answers to a match that is stored in another order each time must lead to the same, but for the order of lists. */
  #order(match: Match, { seat, n }: Decision, answer: Answer): void {
    if (this.#mixed === null) return;
    if (!this.#game.apply(this.#mixed, seat, n, answer, null).yes)
      throw new Illegal('an answer is judged by the order in which the table is stored');
    // What is under way may count the places of lists; what comes of it may not.
    const odd = difference({ ...match, frames: [] }, { ...this.#mixed, frames: [] }, 'match');
    if (odd !== null) throw new Illegal(`the order in which the table is stored decides: ${odd}`);
    this.#mixed = this.#game.shuffled(this.#mixed, `${this.#seed}/order ${this.#count}`);
  }

  #meet(event: Event): void {
    const name = this.#met(event);
    if (name !== null) this.met[name] = (this.met[name] ?? 0) + 1;
  }

  /** A random answer must not depend on what its seat cannot know. */
  sample(match: Match, decision: Decision, random: Stream, draw: Draw): Answer {
    if (!this.#thorough) return draw(match, decision, random);
    const guess = this.#game.determinize(match, decision.seat, `${this.#seed}/answer ${this.#count}`);
    const blind = draw(guess, decision, { ...random });
    const answer = draw(match, decision, random);
    if (JSON.stringify(blind) !== JSON.stringify(answer)) {
      throw new Illegal('a random answer depends on what its seat cannot know');
    }
    return answer;
  }

  /** The position itself: plain data, and nothing that the rules of the game forbid. */
  #position(match: Match, told: readonly unknown[]): void {
    if (!isPlain(match)) throw new Illegal(`not plain data: ${notPlain(match) ?? '?'}`);
    for (const watch of this.#watchers) {
      const [wrong] = watch(match, told);
      if (wrong !== undefined) throw new Illegal(wrong);
    }
  }

  /** Forged and stale answers are refused and change nothing. */
  #refusals(match: Match, decision: Decision, answer: Answer): void {
    const before = JSON.stringify(match);
    const forged: readonly (readonly [number, number, Answer])[] = [
      // A player who sits alone has nobody to answer in their place.
      ...(match.seats > 1 ? [[(decision.seat + 1) % match.seats, decision.n, answer] as const] : []),
      [decision.seat, decision.n - 1, answer],
      ...FORGERIES.map((forgery) => [decision.seat, decision.n, forgery] as const),
    ];
    for (const [seat, n, forgery] of forged) {
      const what = JSON.stringify([seat, n, forgery]);
      try {
        if (this.#game.apply(match, seat, n, forgery, null).yes)
          throw new Illegal(`a forged answer is taken: ${what}`);
      } catch (error) {
        throw error instanceof Illegal
          ? error
          : new Illegal(`a forged answer breaks the rules: ${what}, ${oneLine(error)}`);
      }
    }
    if (JSON.stringify(match) !== before) throw new Illegal('a refused answer changed the match');
  }

  /**
   * Two matches that differ only in what a seat cannot know give it the same view, byte for byte; and the same to a
   * spectator, who knows less than any seat.
   */
  #views(match: Match): void {
    for (const seat of seatsOf(match)) {
      const guess = this.#game.determinize(match, seat, `${this.#seed}/view ${this.#count}`);
      for (const viewer of [seat, null]) {
        const seen = JSON.stringify(this.#game.view(match, viewer));
        if (JSON.stringify(this.#game.view(guess, viewer)) !== seen) {
          const who = viewer === null ? 'a spectator' : `seat ${viewer}`;
          throw new Illegal(`the view of ${who} shows what it may not know`);
        }
      }
    }
  }
}

/** Answers of no decision's form. */
const FORGERIES: readonly Answer[] = ['no such answer', -1, [[-1]], { with: 'nothing' }, null];

/** Where two values differ, whatever the order of their lists; null where they do not. */
function difference(a: unknown, b: unknown, where: string): string | null {
  if (unordered(a) === unordered(b)) return null;
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null && !Array.isArray(a)) {
    for (const [key, value] of Object.entries(a)) {
      const odd = difference(value, (b as Record<string, unknown>)[key], `${where}.${key}`);
      if (odd !== null) return odd;
    }
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    const theirs = b.map(unordered);
    const odd = a.map(unordered).find((one) => !theirs.includes(one));
    return `${where}: ${odd ?? 'lists of different length'}`;
  }
  return `${where}: ${JSON.stringify(a)} or ${JSON.stringify(b)}`;
}

/** A value as text, its lists sorted. */
function unordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(unordered).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, part]) => `${key}:${unordered(part)}`)
    .join()}}`;
}

const seatsOf = (match: Match): number[] => Array.from({ length: match.seats }, (_, seat) => seat);

/** Like notPlain, without building the path: most of the time there is none to tell. */
function isPlain(value: unknown): boolean {
  if (value === null) return true;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value);
    case 'object': {
      if (Array.isArray(value)) {
        for (let i = 0; i < value.length; i++) if (!isPlain(value[i])) return false;
        return true;
      }
      if (Object.getPrototypeOf(value) !== Object.prototype) return false;
      for (const key in value) if (!isPlain((value as Record<string, unknown>)[key])) return false;
      return true;
    }
    default:
      return false;
  }
}
