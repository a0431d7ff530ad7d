import { setImmediate as nextTurn } from 'node:timers/promises';
import { now } from '../clock.ts';
import type { House } from './house.ts';
import { LiveTable } from './live-table.ts';
import { NOTE_EVERY_MS } from './presence.ts';
import { noteAll, Seen } from './seen.ts';
import type { Visitor } from './visitor.ts';

/** The tables that somebody is at, and what other processes say about them. */
export class Hub {
  readonly #house: House;
  readonly #seen: Seen;
  readonly #tables = new Map<string, LiveTable>();
  readonly #notes: NodeJS.Timeout;

  constructor(house: Omit<House, 'seen'>) {
    this.#seen = new Seen(house);
    this.#house = { ...house, seen: (sighting) => this.#seen.note(sighting) };
    house.store.bell.listen(
      (topic, payload) => this.#heard(topic, payload),
      () => this.#missed(),
    );
    this.#notes = setInterval(() => void this.#note(), NOTE_EVERY_MS).unref();
  }

  /** The table of a match, for a visitor who has just come. */
  enter(match: string, visitor: Visitor): LiveTable {
    const table = this.#tables.get(match) ?? this.#open(match);
    void table.enter(visitor);
    return table;
  }

  async close(): Promise<void> {
    clearInterval(this.#notes);
    this.#seen.close();
    const tables = [...this.#tables.values()];
    for (const table of tables) table.close();
    await Promise.all(tables.map((table) => table.settled()));
  }

  #open(match: string): LiveTable {
    const table = new LiveTable(match, this.#house, () => {
      if (this.#tables.get(match) === table) this.#tables.delete(match);
      this.#house.metrics.tables.set(this.#tables.size);
    });
    this.#tables.set(match, table);
    this.#house.metrics.tables.set(this.#tables.size);
    return table;
  }

  #heard(topic: string, payload: string): void {
    const [match = '', rest = ''] = payload.split(' ');
    const table = this.#tables.get(match);
    if (table === undefined) return;
    if (topic === 'match') void table.catchUp(Number(rest));
    else if (topic === 'chat') void table.catchUpChat(Number(rest));
    // Who comes and goes here is known here.
    else if (topic === 'room' || (topic === 'seen' && rest !== this.#house.token)) table.refreshSoon();
    // Names or people of what was played are others now: it is built again for whoever comes back.
    else if (topic === 'anew') table.close();
  }

  #missed(): void {
    for (const table of this.#tables.values()) {
      table.refreshSoon();
      void table.catchUp();
      void table.catchUpChat();
    }
  }

  /** Notes who is connected, and looks who else is. One table at a time: nobody shall wait for all of them. */
  async #note(): Promise<void> {
    const { store, log } = this.#house;
    const tables = [...this.#tables.values()];
    const at = now();
    const here = tables.flatMap(({ id, people }) => people.map((person) => ({ match: id, person, at })));
    try {
      await noteAll(store, here);
    } catch (error) {
      log.warn({ err: error }, 'presence could not be kept');
      return;
    }
    for (const table of tables) {
      await nextTurn();
      await table.refresh();
    }
  }
}
