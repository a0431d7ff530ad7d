import type { House } from './house.ts';

/** What comes within this time is written down together. */
const TOGETHER_MS = 500;

/**
 * Notes who comes and goes, for the other processes. When a proxy dies, thousands do at once: they are written down
 * together. Presence helps people, it is not part of a match: where it cannot be kept, the match goes on.
 */
export class Seen {
  readonly #house: Pick<House, 'store' | 'log' | 'token'>;
  readonly #waiting = new Map<string, { readonly match: string; readonly person: string }>();
  #timer: NodeJS.Timeout | null = null;

  constructor(house: Pick<House, 'store' | 'log' | 'token'>) {
    this.#house = house;
  }

  note(match: string, person: string): void {
    this.#waiting.set(`${match} ${person}`, { match, person });
    this.#timer ??= setTimeout(() => void this.#flush(), TOGETHER_MS).unref();
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  async #flush(): Promise<void> {
    const { store, log, token } = this.#house;
    const pairs = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#timer = null;
    try {
      await store.seen(pairs, Date.now());
      for (const match of new Set(pairs.map((pair) => pair.match)))
        await store.bell.ring('seen', `${match} ${token}`);
    } catch (error) {
      log.warn({ err: error }, 'presence could not be kept');
    }
  }
}
