import type { Decision, Event, Json, Match, Outcome } from '@assemble/kernel';
import type { Watcher } from './game.ts';

/** From one decision to the next: the table as it was and as it is, and what the log told between them. */
export interface Span<T> {
  readonly before: T;
  readonly now: T;
  readonly events: readonly Event[];
  /** What was asked before, and is asked now. */
  readonly asked: readonly Decision[];
  readonly pending: readonly Decision[];
  readonly outcome: Outcome | null;
}

/**
 * Something that must hold of every span, by these rules. `watch` is called once for each match, so that a claim may
 * remember; what it answers with tells all that is wrong with a span. A claim reads tables, events and what is printed on
 * cards, and calls none of the rules that it checks.
 */
export interface Claim<T> {
  readonly rules: readonly [string, ...string[]];
  readonly watch: () => (span: Span<T>) => readonly string[];
}

/** Holds all claims to account, at every decision. */
export function oracle<T>(claims: readonly Claim<T>[]): Watcher {
  const watching = claims.map(({ rules, watch }) => ({ rules, wrong: watch() }));
  let last: { readonly table: T; readonly asked: readonly Decision[] } | null = null;
  return (match, told = []) => {
    const { table, pending, outcome } = match as Match<T>;
    const events = told.filter(isEvent);
    const span =
      last === null ? null : { before: last.table, now: table, events, asked: last.asked, pending, outcome };
    last = { table: structuredClone(table), asked: pending.slice() };
    if (span === null) return [];
    return watching.flatMap(({ rules, wrong }) => wrong(span).map((what) => `${rules.join(', ')}: ${what}`));
  };
}

/** Menus are told too, as lists. */
const isEvent = (told: unknown): told is Event => typeof told === 'object' && told !== null && 'kind' in told;

/** A number in a line of the log; NaN where it tells none. */
export const numberIn = ({ args }: Event, name: string): number => {
  const value = args[name];
  return typeof value === 'number' ? value : Number.NaN;
};

export const textIn = ({ args }: Event, name: string): string => String(args[name]);

/** The number of a die or card that a line of the log names; -1 for none. */
export function thingIn({ args }: Event, name: string): number {
  const value = args[name];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return -1;
  const { id, die } = value as { readonly id?: Json; readonly die?: Json };
  return typeof id === 'number' ? id : typeof die === 'number' ? die : -1;
}

/** The numbers of all dice or cards that a line of the log names, wherever they stand. */
export function thingsIn(value: Json): number[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, die } = value as { readonly id?: Json; readonly die?: Json };
  const own = [id, die].filter((one) => typeof one === 'number');
  return [...own, ...Object.values(value).flatMap(thingsIn)];
}

/** A count that the log keeps: it must go on from what was, and come to what is. */
export class Account {
  readonly #counts = new Map<number, number>();
  readonly wrong: string[] = [];
  readonly #what: string;

  constructor(what: string) {
    this.#what = what;
  }

  of(id: number): number {
    return this.#counts.get(id) ?? 0;
  }

  set(id: number, count: number): void {
    this.#counts.set(id, count);
  }

  clear(): void {
    this.#counts.clear();
  }

  /** Counts on; `told` is what the log says it comes to. */
  add(id: number, amount: number, told: number): void {
    const count = this.of(id) + amount;
    if (count !== told) this.wrong.push(`${id} had ${this.of(id)} ${this.#what}, ${amount} make ${told}`);
    this.set(id, told);
  }

  /** The table says so much. */
  is(id: number, count: number): void {
    if (this.of(id) !== count)
      this.wrong.push(`${id} has ${count} ${this.#what}, the log comes to ${this.of(id)}`);
  }
}
