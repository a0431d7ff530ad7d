import type { ChatLine } from '@assemble/protocol';
import type { MarkOf } from '../people/marks.ts';
import type { ChatRecord, ChatLine as LineToKeep, Store } from '../storage/store.ts';

/** So many lines are shown to somebody who comes later. */
const KEPT = 100;

const asLine = ({ n, person, name, seat, at, body }: ChatRecord, markOf: MarkOf): ChatLine => ({
  n,
  who: markOf(person),
  name,
  seat,
  at,
  text: 'text' in body ? body.text : null,
  phrase: 'phrase' in body ? body.phrase : null,
});

/** The last lines of the chat of a match, as far as this process knows them. */
export class ChatLog {
  readonly #store: Store;
  readonly #match: string;
  readonly #markOf: MarkOf;
  #lines: readonly ChatLine[] = [];

  constructor(store: Store, match: string, markOf: MarkOf) {
    this.#store = store;
    this.#match = match;
    this.#markOf = markOf;
  }

  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** The number of the last line; -1 when there is none. */
  get last(): number {
    return this.#lines.at(-1)?.n ?? -1;
  }

  say(line: LineToKeep): Promise<number> {
    return this.#store.say(this.#match, line);
  }

  /** Reads the lines that are new to this process, and answers them. */
  async pull(): Promise<readonly ChatLine[]> {
    const records = await this.#store.chat(this.#match, this.last + 1);
    const lines = records.map((record) => asLine(record, this.#markOf));
    this.#lines = [...this.#lines, ...lines].slice(-KEPT);
    return lines;
  }
}
