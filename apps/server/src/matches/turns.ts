import type { Playable } from '../games.ts';
import type { MatchRecord, Store } from '../storage/store.ts';
import { OtherRules, rebuild } from '../tables/rebuild.ts';

/** So many answers are kept in memory; the oldest make room. */
const MOST = 1000;

/**
 * Whose turn it is in matches that nobody may be looking at. The entries tell, so a match is played through again in
 * memory (milliseconds), once for every change of it.
 */
export class Turns {
  readonly #store: Store;
  readonly #playable: Playable;
  readonly #known = new Map<string, { readonly changedAt: number; readonly waitedFor: readonly number[] }>();

  constructor(store: Store, playable: Playable) {
    this.#store = store;
    this.#playable = playable;
  }

  /** The seats that a match waits for; none unless it runs. */
  async waitedFor(match: MatchRecord): Promise<readonly number[]> {
    if (match.state !== 'running') return [];
    const known = this.#known.get(match.id);
    if (known?.changedAt === match.changedAt) return known.waitedFor;
    const waitedFor = await this.#read(match);
    this.#known.delete(match.id);
    this.#known.set(match.id, { changedAt: match.changedAt, waitedFor });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
    return waitedFor;
  }

  async #read(match: MatchRecord): Promise<readonly number[]> {
    const entries = await this.#store.entries(match.id, 1);
    try {
      return rebuild(match, entries, this.#playable).waitedFor;
    } catch (error) {
      // It cannot go on here, so it is nobody's turn.
      if (error instanceof OtherRules) return [];
      throw error;
    }
  }
}
