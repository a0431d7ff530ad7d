import type { Answer, Event, Json, Reason, Replay, Seat } from '@assemble/kernel';
import type { ChatLine, FromHost, Past, Probed, Region, Room, ToHost, Update } from '@assemble/protocol';

/** What the page knows of its table. */
export interface TableState {
  readonly update: Update | null;
  /** Everything that happened, put together from the updates; for each event after how many decisions. */
  readonly events: readonly Event[];
  readonly after: readonly number[];
  /** Why the last message was not carried out. */
  readonly refused: readonly Reason[];
  readonly failed: 'other-rules' | 'fault' | null;
  readonly failure: string;
  /** False once the match could not be kept on this device. */
  readonly kept: boolean;
  /** What the rules said of the last answer that was tried at the current question; null before. */
  readonly probed: Probed | null;
  /** All legal answers to the current question, where it is about a place; null before they have come. */
  readonly region: Region | null;
  /** The table as it was, while somebody looks at it. */
  readonly past: Past | null;
  /** The room around an online table, its chat, and whether the line to it stands. */
  readonly room: Room | null;
  readonly chat: readonly ChatLine[];
  readonly connected: boolean;
}

const NOTHING: TableState = {
  update: null,
  events: [],
  after: [],
  refused: [],
  failed: null,
  failure: '',
  kept: true,
  probed: null,
  region: null,
  past: null,
  room: null,
  chat: [],
  connected: true,
};

/** The page's end of the line to whoever hosts its table: a worker of this page, or the server. */
export abstract class Client {
  readonly #listeners = new Set<() => void>();
  #state = NOTHING;
  /** The decision that was answered last and not refused: it is not answered twice. */
  #answered: number | null = null;
  /** The place in the past that was asked for last: answers to older questions come too late. */
  #looking: number | null = null;

  /** The answer that the host is trying, and the one to try next: of many wishes only the last one counts. */
  #trying = false;
  #wish: Extract<ToHost, { type: 'probe' }> | null = null;

  /** So long is waited between two tries: a host at the other end of a line does not hear everything. */
  protected readonly probePause: number = 0;

  /** Sends a message to the host. */
  protected abstract send(message: ToHost): void;
  /** The match as a file. */
  abstract file(): Promise<Replay>;
  abstract close(): void;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): TableState => this.#state;

  decide(seat: Seat, n: number, answer: Answer): void {
    if (this.#answered === n) return;
    this.#answered = n;
    this.say({ type: 'decide', seat, n, answer: answer as Json });
  }

  /** Asks the rules about an answer without giving it; what they say comes with the state. */
  probe(seat: Seat, n: number, answer: Answer): void {
    this.#wish = { type: 'probe', seat, n, answer: answer as Json };
    this.#tryNext();
  }

  #tryNext(): void {
    const wish = this.#wish;
    if (wish === null || this.#trying) return;
    this.#wish = null;
    this.#trying = true;
    this.send(wish);
  }

  /** The host has answered, or will not: the next wish may go. */
  #tried(): void {
    const free = (): void => {
      this.#trying = false;
      this.#tryNext();
    };
    if (this.probePause === 0) free();
    else setTimeout(free, this.probePause);
  }

  undo(seat: Seat, steps: number): void {
    this.say({ type: 'undo', seat, steps });
  }

  redo(seat: Seat): void {
    this.say({ type: 'redo', seat });
  }

  concede(seat: Seat): void {
    this.say({ type: 'concede', seat });
  }

  /** Says anything else. */
  say(message: ToHost): void {
    if (this.#state.refused.length > 0) this.change({ refused: [] });
    this.send(message);
  }

  /** Looks at the table as it was after so many decisions; null comes back to the present. */
  look(at: number | null): void {
    this.#looking = at;
    if (at === null) this.change({ past: null });
    else this.say({ type: 'look', at });
  }

  protected hear(message: FromHost): void {
    switch (message.type) {
      case 'update':
        this.#take(message);
        return;
      case 'past':
        if (message.at === this.#looking) this.change({ past: message });
        return;
      case 'probed':
        if (this.#trying) this.#tried();
        if (this.#state.update?.asked.some(({ decision }) => decision.n === message.n))
          this.change({ probed: message });
        return;
      case 'region':
        if (this.#state.update?.asked.some(({ decision }) => decision.n === message.n))
          this.change({ region: message });
        return;
      case 'refused':
        this.#answered = null;
        if (this.#trying) this.#tried();
        this.change({ refused: message.reasons });
        // What was asked has changed meanwhile: a page that missed it asks for the whole table.
        if (message.n !== this.#state.update?.n) this.send({ type: 'snapshot' });
        return;
      case 'room':
        this.change({ room: message });
        return;
      case 'chat':
        this.#chatted(message.lines);
    }
  }

  /** Lines come twice after a reconnection: each number once. */
  #chatted(lines: readonly ChatLine[]): void {
    const byNumber = new Map([...this.#state.chat, ...lines].map((line) => [line.n, line]));
    this.change({ chat: [...byNumber.values()].sort((a, b) => a.n - b.n) });
  }

  /** An update that does not follow on the last one is not believed: the whole table is asked for. */
  #take(update: Update): void {
    const last = this.#state.update?.n ?? null;
    if (!update.whole && update.since !== last) {
      this.send({ type: 'snapshot' });
      return;
    }
    this.#answered = null;
    const events = update.whole ? update.events : [...this.#state.events, ...update.events];
    const after = update.whole ? update.after : [...this.#state.after, ...update.after];
    // What was taken back has no past any more.
    if (update.whole && last !== null) this.look(null);
    // What was being tried was tried at another table, or over a line that broke.
    this.#wish = null;
    this.#trying = false;
    this.change({ update, events, after, refused: [], probed: null, region: null });
    const [asked] = update.asked;
    if (asked?.decision.shape === 'place') {
      const { seat, n } = asked.decision;
      this.send({ type: 'region', seat, n });
    }
  }

  protected change(changes: Partial<TableState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
