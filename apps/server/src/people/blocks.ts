import type { Store } from '../storage/store.ts';
import type { MarkOf } from './marks.ts';

type Take = (marks: ReadonlySet<string>) => void;

/** Whom people do not want to hear, for those who are connected to this process. */
export class Blocks {
  readonly #store: Store;
  readonly #markOf: MarkOf;
  readonly #followers = new Map<string, Set<Take>>();

  constructor(store: Store, markOf: MarkOf) {
    this.#store = store;
    this.#markOf = markOf;
    store.bell.listen(
      (topic, payload) => {
        if (topic === 'block') void this.#tell(payload);
      },
      () => {
        for (const person of this.#followers.keys()) void this.#tell(person);
      },
    );
  }

  /** The marks of those whom a person has blocked. */
  async of(person: string): Promise<ReadonlySet<string>> {
    const blocks = await this.#store.safety.blocksOf(person);
    return new Set(blocks.map(({ blocked }) => this.#markOf(blocked)));
  }

  /** Tells the marks whenever they change; answers how to call it off. */
  follow(person: string, take: Take): () => void {
    const followers = this.#followers.get(person) ?? new Set();
    this.#followers.set(person, followers.add(take));
    return () => {
      followers.delete(take);
      if (followers.size === 0 && this.#followers.get(person) === followers) this.#followers.delete(person);
    };
  }

  async #tell(person: string): Promise<void> {
    const followers = this.#followers.get(person);
    if (followers === undefined) return;
    // When the store does not answer, what was known stays; the next connection asks again.
    const marks = await this.of(person).catch(() => null);
    if (marks !== null) for (const take of followers) take(marks);
  }
}
