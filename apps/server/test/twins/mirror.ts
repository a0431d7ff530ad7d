import type { Game, Json, Match } from '@assemble/kernel';
import type { ClockTerms } from '@assemble/protocol';
import { type Act, Table } from '@assemble/table';
import type { Playable } from '../../src/games.ts';
import type { EntryRecord, MatchRecord, Store } from '../../src/storage/store.ts';
import { conceal, concealEvents, type Viewer } from './hidden.ts';

/** The whole truth of a match after one act. */
export interface Truth {
  /** The number of the update that tells of the act. */
  readonly n: number;
  /** Without what the viewer may not know. */
  readonly concealed: string;
  /** The events that it caused, without what the viewer may not know; all so far where something was taken back. */
  readonly told: readonly string[];
  readonly asked: readonly number[];
}

/** Plays what the store keeps of a match along with the server, and sees everything: nothing here is sent to anybody. */
export class Mirror {
  readonly #table: Table;
  readonly #store: Store;
  readonly #id: string;
  readonly #viewer: Viewer;
  #entry = 0;

  constructor(record: MatchRecord, store: Store, playable: Playable, viewer: Viewer) {
    const game = playable.games[record.game] as Game;
    this.#table = new Table({
      // A table shows what the game lets it show: here everything.
      game: { ...game, view: (match) => match, project: (event) => event },
      setup: record.setup as Json,
      seed: record.seed,
      sitters: record.seats.map(({ name, person }) => ({ name, kind: 'person', who: person ?? '' })),
      bots: playable.bots,
      manners: 'online',
      clock: record.clock as ClockTerms | null,
      at: record.createdAt,
    });
    this.#store = store;
    this.#id = record.id;
    this.#viewer = viewer;
  }

  get match(): Match {
    return this.#table.update([], this.#table.n, 0).view as Match;
  }

  get decisions(): number {
    return this.#table.decisions.length;
  }

  get isOver(): boolean {
    return this.#table.outcome !== null;
  }

  get hasBots(): boolean {
    return [0, 1].some((seat) => this.#table.isBot(seat));
  }

  /** Whether a bot is to move next. */
  get isBotAsked(): boolean {
    return this.#table.waitedFor.some((seat) => this.#table.isBot(seat));
  }

  /** Takes over what the server wrote since, and answers the truth after each act of it. */
  async catchUp(): Promise<readonly Truth[]> {
    const truths: Truth[] = [];
    for (const entry of await this.#store.entries(this.#id, this.#entry + 1)) {
      const before = this.#table.n;
      this.#act(entry);
      truths.push(this.#truth(before));
    }
    return truths;
  }

  /** Takes over what both twins have in common. */
  async begin(): Promise<void> {
    for (const entry of await this.#store.entries(this.#id, 1)) this.#act(entry);
  }

  #act({ n, body, at }: EntryRecord): void {
    const handled = this.#table.act(body as Act, at);
    if (!handled.yes) throw new Error(`entry ${n} is refused: ${handled.reasons[0]?.key ?? ''}`);
    this.#entry = n;
  }

  #truth(since: number): Truth {
    const { n, view, events } = this.#table.update([], since, 0);
    const match = view as Match;
    return {
      n,
      concealed: conceal(match, events, this.#viewer),
      told: concealEvents(match.game, events, this.#viewer),
      asked: match.pending.map(({ seat }) => seat),
    };
  }
}
