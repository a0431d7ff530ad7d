import type { Json, Reason, Seat } from '@assemble/kernel';
import type { Act, Handled, Sitter } from '@assemble/table';
import { MatchClock } from '../clock.ts';
import {
  type AnswerOf,
  type ArgsOf,
  EngineError,
  type Kept,
  type MatchTerms,
  type Onlooker,
  type TableCalls,
  type TableState,
} from '../engine/messages.ts';
import type { Runner } from '../engine/runner.ts';
import { clockOf } from '../matches/summary.ts';
import type { MatchRecord, Store } from '../storage/store.ts';
import type { House } from './house.ts';
import type { Consulted, Played } from './played.ts';

/** After so many entries a table is written down, so that opening it does not carry out more than these. */
export const SNAPSHOT_EVERY = 32;

export const reason = (key: string): Reason => ({ rule: '', key, args: {} });

const no = (key: string): Handled => ({ yes: false, reasons: [reason(key)] });

const sitters = ({ seats }: MatchRecord): Sitter[] =>
  seats.map(({ seat, name, bot, person }) =>
    bot === null ? { name, kind: 'person', who: person ?? `seat ${seat}` } : { name, kind: 'bot', bot },
  );

/** What a match was begun with, as an engine takes it. */
export const termsOf = (match: MatchRecord, words: readonly string[]): MatchTerms => ({
  game: match.game,
  rules: match.rules,
  setup: match.setup as Json,
  seed: match.seed,
  words,
  sitters: sitters(match),
  clock: clockOf(match),
  at: match.createdAt,
});

/** What the store has of a match. */
export async function keptOf(store: Store, match: string): Promise<Kept & Last> {
  const snapshot = await store.beside.snapshot(match);
  const entries = await store.entries(match, (snapshot?.n ?? 0) + 1);
  const { n, at } = entries.at(-1) ?? snapshot ?? { n: 0, at: null };
  return { snapshot: snapshot?.body ?? null, entries, last: n, lastAt: at };
}

/** The number of the last entry, and its moment; null when there is none. */
interface Last {
  readonly last: number;
  readonly lastAt: number | null;
}

/**
 * A table whose acts are kept before anybody hears of them. The truth is in the store: whenever it and the memory of the
 * engine may differ, the memory is thrown away.
 */
export class KeptTable implements Played {
  readonly #match: MatchRecord;
  readonly #house: House;
  readonly #runner: Runner;
  readonly #clock: MatchClock;
  #state: TableState;
  #entry: number;
  #snapshot: number;
  #isOurs = true;
  #building = 0;

  private constructor(match: MatchRecord, house: House, runner: Runner, opened: Opened) {
    this.#match = match;
    this.#house = house;
    this.#runner = runner;
    this.#clock = new MatchClock(opened.lastAt);
    this.#state = opened.state;
    this.#entry = opened.last;
    this.#snapshot = opened.last - opened.since;
  }

  static async open(match: MatchRecord, house: House, runner: Runner): Promise<KeptTable> {
    const table = new KeptTable(match, house, runner, await open(match, house, runner));
    if (match.waitedFor === null && match.state === 'running')
      await house.store.beside.waits(match.id, table.state.waitedFor);
    return table;
  }

  get state(): TableState {
    return this.#state;
  }

  get entry(): number {
    return this.#entry;
  }

  get isOurs(): boolean {
    return this.#isOurs;
  }

  get building(): number {
    return this.#building;
  }

  now(): number {
    return this.#clock.now();
  }

  async catchUp(): Promise<void> {
    const entries = await this.#house.store.entries(this.#match.id, this.#entry + 1);
    const last = entries.at(-1);
    if (last === undefined) return;
    try {
      this.#state = await this.#runner.table(this.#match.id, 'follow', entries);
      this.#entry = last.n;
      this.#clock.heard(last.at);
    } catch (error) {
      if (!isGone(error)) throw error;
      await this.#reread();
    }
    this.#isOurs = false;
  }

  async act(act: Act, seat: Seat | null): Promise<Handled> {
    const at = this.now();
    const { log } = this.#house;
    try {
      const { handled, state, fault } = await this.#runner.table(this.#match.id, 'act', act, at);
      if (fault !== null)
        log.error(
          { err: EngineError.of(fault), match: this.#match.id, act: act.type },
          'the rules failed on an act',
        );
      if (!handled.yes) return handled;
      this.#state = state;
    } catch (error) {
      log.error({ err: error, match: this.#match.id, act: act.type }, 'a table failed on an act');
      await this.#reread();
      return no('table.fault');
    }
    if (await this.#keep(act, seat, at)) {
      this.#entry++;
      this.#isOurs = true;
      if (this.#entry - this.#snapshot >= SNAPSHOT_EVERY) await this.#writeDown(at);
      return { yes: true };
    }
    await this.#reread();
    this.#isOurs = false;
    return no('table.stale');
  }

  tell(onlookers: readonly Onlooker[], at: number): Promise<readonly string[]> {
    return this.#ask('tell', onlookers, at);
  }

  consult(asked: Consulted, seats: readonly Seat[]): Promise<string> {
    switch (asked.type) {
      case 'look':
        return this.#ask('look', asked.at, seats);
      case 'probe':
        return this.#ask('probe', asked.seat, asked.n, asked.answer);
      case 'region':
        return this.#ask('region', asked.seat, asked.n);
    }
  }

  refusal(reasons: readonly Reason[], seats: readonly Seat[]): Promise<string> {
    return this.#ask('refusal', reasons, seats);
  }

  question(): Promise<string | null> {
    return this.#ask('question');
  }

  think(question: string): Promise<Act> {
    return this.#runner.job(this.#match.id, 'think', question);
  }

  least(): Promise<Act | null> {
    return this.#ask('least');
  }

  close(): void {
    // Nobody waits for it: a thread that has ended keeps no tables.
    this.#runner.table(this.#match.id, 'drop').catch(() => {});
  }

  /** Asks the table; one that is gone, with its thread, is built anew first. */
  async #ask<Name extends keyof TableCalls>(
    name: Name,
    ...args: ArgsOf<TableCalls, Name>
  ): Promise<AnswerOf<TableCalls, Name>> {
    try {
      return await this.#runner.table(this.#match.id, name, ...args);
    } catch (error) {
      if (!isGone(error)) throw error;
      await this.#reread();
      return this.#runner.table(this.#match.id, name, ...args);
    }
  }

  async #reread(): Promise<void> {
    const { state, last, lastAt, since } = await open(this.#match, this.#house, this.#runner);
    this.#state = state;
    this.#entry = last;
    if (lastAt !== null) this.#clock.heard(lastAt);
    this.#snapshot = last - since;
    this.#building++;
  }

  /** True once the act is durable; false when another process was faster, or nobody knows. */
  async #keep(act: Act, seat: Seat | null, at: number): Promise<boolean> {
    const { store, metrics, log } = this.#house;
    const { id } = this.#match;
    const n = this.#entry + 1;
    const { outcome, waitedFor } = this.#state;
    const stop = metrics.append.startTimer();
    try {
      const recording = outcome === null ? null : await this.#ask('record', at);
      const beside = { waitedFor, ...(outcome !== null && { end: { outcome, recording } }) };
      const isKept = await store.append(id, n, { seat, body: act, at }, beside);
      if (isKept) metrics.acts.inc({ type: act.type });
      return isKept;
    } catch (error) {
      log.error({ err: error, match: id, n }, 'an act could not be kept');
      return false;
    } finally {
      stop();
    }
  }

  /** The match goes on where this fails: only opening it takes longer. */
  async #writeDown(at: number): Promise<void> {
    if (this.#state.outcome !== null) return;
    const { store, log } = this.#house;
    const { id } = this.#match;
    const n = this.#entry;
    this.#snapshot = n;
    try {
      await store.beside.putSnapshot(id, { n, at, body: await this.#runner.table(id, 'save') });
    } catch (error) {
      log.warn({ err: error, match: id, n }, 'a table could not be written down');
    }
  }
}

interface Opened extends Last {
  readonly state: TableState;
  /** How many entries came after the snapshot. */
  readonly since: number;
}

async function open(match: MatchRecord, { store }: House, runner: Runner): Promise<Opened> {
  const { last, lastAt, ...kept } = await keptOf(store, match.id);
  const words = match.words ?? (await store.begin(match.id));
  const state = await runner.table(match.id, 'open', termsOf(match, words), kept);
  return { state, last, lastAt, since: kept.entries.length };
}

const isGone = (error: unknown): boolean => error instanceof EngineError && error.code === 'gone';
