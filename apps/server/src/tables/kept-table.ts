import { type Reason, RulesFault, type Seat } from '@assemble/kernel';
import type { Act, Handled, Table } from '@assemble/table';
import type { MatchRecord } from '../storage/store.ts';
import type { House } from './house.ts';
import { apply, rebuild } from './rebuild.ts';

export const reason = (key: string): Reason => ({ rule: '', key, args: {} });

const no = (key: string): Handled => ({ yes: false, reasons: [reason(key)] });

/**
 * A table whose acts are kept before anybody hears of them. The truth is in the store: whenever it and the memory may
 * differ, the memory is thrown away.
 */
export class KeptTable {
  readonly #match: MatchRecord;
  readonly #house: House;
  #table: Table;
  /** The number of the last entry that the table knows. */
  #entry: number;
  #isOurs = true;

  private constructor(match: MatchRecord, house: House, table: Table, entry: number) {
    this.#match = match;
    this.#house = house;
    this.#table = table;
    this.#entry = entry;
  }

  static async open(match: MatchRecord, house: House): Promise<KeptTable> {
    const { table, entry } = await read(match, house);
    return new KeptTable(match, house, table, entry);
  }

  /** Not to be held: it is another one after a rebuild. */
  get table(): Table {
    return this.#table;
  }

  get entry(): number {
    return this.#entry;
  }

  /** False when another process wrote the last entry, and so moves the bots. */
  get isOurs(): boolean {
    return this.#isOurs;
  }

  /** Takes over what other processes wrote. */
  async catchUp(): Promise<void> {
    const entries = await this.#house.store.entries(this.#match.id, this.#entry + 1);
    const last = entries.at(-1);
    if (last === undefined) return;
    apply(this.#table, entries);
    this.#entry = last.n;
    this.#isOurs = false;
  }

  /** Carries out an act and keeps it. `seat` is null where the table itself acts. */
  async act(act: Act, seat: Seat | null): Promise<Handled> {
    const at = Date.now();
    try {
      const handled = this.#table.act(act, at);
      if (!handled.yes) return handled;
    } catch (error) {
      const { log } = this.#house;
      log.error({ err: error, match: this.#match.id, act: act.type }, 'the rules failed on an act');
      // The kernel puts the match back after a fault of the rules; after anything else nobody knows.
      if (!(error instanceof RulesFault)) await this.#reread();
      return no('table.fault');
    }
    if (await this.#keep(act, seat, at)) {
      this.#entry++;
      this.#isOurs = true;
      return { yes: true };
    }
    await this.#reread();
    this.#isOurs = false;
    return no('table.stale');
  }

  async #reread(): Promise<void> {
    const { table, entry } = await read(this.#match, this.#house);
    this.#table = table;
    this.#entry = entry;
  }

  /** True once the act is durable; false when another process was faster, or nobody knows. */
  async #keep(act: Act, seat: Seat | null, at: number): Promise<boolean> {
    const { store, metrics, log } = this.#house;
    const n = this.#entry + 1;
    const { outcome } = this.#table;
    const stop = metrics.append.startTimer();
    try {
      const end = outcome === null ? undefined : { outcome };
      const isKept = await store.append(this.#match.id, n, { seat, body: act, at }, end);
      if (isKept) metrics.acts.inc({ type: act.type });
      return isKept;
    } catch (error) {
      log.error({ err: error, match: this.#match.id, n }, 'an act could not be kept');
      return false;
    } finally {
      stop();
    }
  }
}

async function read(
  match: MatchRecord,
  { store, playable }: House,
): Promise<{ table: Table; entry: number }> {
  const entries = await store.entries(match.id, 1);
  return { table: rebuild(match, entries, playable), entry: entries.at(-1)?.n ?? 0 };
}
