import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Sighting, Store } from '../storage/store.ts';
import type { House } from './house.ts';

/** What comes within this time is written down together. */
const TOGETHER_MS = 500;
/** So many are written at a stretch: the embedded database lets nobody else in between. */
const AT_A_STRETCH = 40;

/** Writes down who was seen, a part after the other, so that nobody waits for all of them. */
export async function noteAll(store: Store, sightings: readonly Sighting[]): Promise<void> {
  for (let i = 0; i < sightings.length; i += AT_A_STRETCH) {
    await store.seen(sightings.slice(i, i + AT_A_STRETCH));
    await nextTurn();
  }
}

/**
 * Notes who comes and goes, for the other processes. When a proxy dies, thousands do at once: they are written down
 * together. Presence helps people, it is not part of a match: where it cannot be kept, the match goes on.
 */
export class Seen {
  readonly #house: Pick<House, 'store' | 'log' | 'token'>;
  readonly #waiting = new Map<string, Sighting>();
  #timer: NodeJS.Timeout | null = null;

  constructor(house: Pick<House, 'store' | 'log' | 'token'>) {
    this.#house = house;
  }

  note(sighting: Sighting): void {
    this.#waiting.set(`${sighting.match} ${sighting.person}`, sighting);
    this.#timer ??= setTimeout(() => void this.#flush(), TOGETHER_MS).unref();
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  async #flush(): Promise<void> {
    const { store, log, token } = this.#house;
    const sightings = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#timer = null;
    try {
      await noteAll(store, sightings);
      for (const match of new Set(sightings.map((one) => one.match)))
        await store.bell.ring('seen', `${match} ${token}`);
    } catch (error) {
      log.warn({ err: error }, 'presence could not be kept');
    }
  }
}
