import type { Decision, Reason, Replay } from '@assemble/kernel';
import type { FromHost, ToHost, Update } from '@assemble/protocol';
import { Client } from '../table/client.ts';

/** So long is waited before the first attempt to come back, and before each further one. */
const WAITS = [500, 1000, 2000, 4000, 8000, 15_000] as const;
/** A host that says nothing for so long after it was asked is gone, even if the browser has not noticed. */
const PATIENCE = 10_000;
/** After so much silence it is asked, to find out. */
const SILENCE = 30_000;

/** The part of a browser's socket that is used here. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

interface Surroundings {
  readonly connect: () => Socket;
  readonly file: () => Promise<Replay>;
  /** Calls back later; answers how to call it off. */
  readonly later: (action: () => void, wait: number) => () => void;
}

const NOT_CONNECTED: Reason = { rule: '', key: 'table.not-connected', args: {} };
const STALE: Reason = { rule: '', key: 'table.stale', args: {} };

type Decide = Extract<ToHost, { type: 'decide' }>;

const same = (a: Decision | undefined, b: Decision | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const questionOf = (update: Update | null, { seat, n }: Decide): Decision | undefined =>
  update?.asked.find(({ decision }) => decision.seat === seat && decision.n === n)?.decision;

/**
 * The line to a server that hosts the table. When it breaks, it is laid again after growing waits; the host then sends
 * everything anew. An answer that the host had not confirmed is kept, and given again if the question is still the same.
 */
export class SocketClient extends Client {
  /** Well below what the server hears from one line in a second. */
  protected override readonly probePause = 150;
  readonly #out: Surroundings;
  #socket: Socket | null = null;
  #open = false;
  #attempts = 0;
  #closed = false;
  #callOffAttempt: (() => void) | null = null;
  /** What happens when the host stays silent: strict while it owes an answer. */
  #watch: { readonly isStrict: boolean; readonly callOff: () => void } | null = null;
  /** The answer that the host has not confirmed, with the question as it was. */
  #unsure: { readonly message: Decide; readonly question: Decision | undefined } | null = null;
  /** Set from the moment that the line stands again until the table has come. */
  #returning = false;

  constructor(out: Surroundings) {
    super();
    this.#out = out;
    this.change({ connected: false });
    this.#connect();
  }

  async file(): Promise<Replay> {
    try {
      return await this.#out.file();
    } catch (error) {
      this.change({ refused: [NOT_CONNECTED] });
      throw error;
    }
  }

  close(): void {
    this.#closed = true;
    this.#callOffAttempt?.();
    this.#stopWatching();
    this.#socket?.close();
  }

  /** Tries at once, whatever the wait: somebody asked for it, or the network is back. */
  retry(): void {
    if (this.#closed || this.#open) return;
    this.#attempts = 0;
    this.#drop();
    this.#connect();
  }

  /** The network is gone: the line is given up before the browser notices. */
  lost(): void {
    if (this.#socket === null) return;
    this.#drop();
    this.#comeBack();
  }

  protected send(message: ToHost): void {
    if (message.type === 'decide')
      this.#unsure = { message, question: questionOf(this.state().update, message) };
    if (this.#open) {
      this.#socket?.send(JSON.stringify(message));
      this.#expectAnswer();
    } else if (message.type !== 'decide' && message.type !== 'snapshot')
      this.change({ refused: [NOT_CONNECTED] });
  }

  protected override hear(message: FromHost): void {
    this.#listen();
    super.hear(message);
    if (message.type === 'refused') {
      this.#unsure = null;
      if (message.reasons.some(({ key }) => key === 'table.other-rules')) {
        this.change({ failed: 'other-rules' });
        this.close();
      }
    } else if (message.type === 'update') this.#settle(message);
  }

  /** An update tells what became of an unconfirmed answer. */
  #settle(update: Update): void {
    const unsure = this.#unsure;
    const returning = this.#returning;
    this.#returning = false;
    if (unsure === null) return;
    const { message, question } = unsure;
    const asked = questionOf(update, message);
    if (!returning && same(asked, question)) return;
    this.#unsure = null;
    if (asked === undefined) return;
    if (same(asked, question)) this.decide(message.seat, message.n, message.answer);
    else this.change({ refused: [STALE] });
  }

  #connect(): void {
    this.#callOffAttempt?.();
    const socket = this.#out.connect();
    this.#socket = socket;
    this.#expectAnswer();
    // A socket that was given up may still speak.
    const current = (): boolean => this.#socket === socket && !this.#closed;
    socket.addEventListener('open', () => {
      if (!current()) return;
      this.#open = true;
      this.#attempts = 0;
      this.#returning = true;
      this.change({ connected: true });
    });
    socket.addEventListener('message', ({ data }) => {
      if (current()) this.hear(JSON.parse(String(data)) as FromHost);
    });
    socket.addEventListener('close', () => {
      if (current()) this.lost();
    });
  }

  #comeBack(): void {
    const wait = WAITS[this.#attempts] ?? WAITS.at(-1) ?? 0;
    this.#attempts++;
    this.#callOffAttempt = this.#out.later(() => this.#connect(), wait);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#open = false;
    this.#stopWatching();
    this.#callOffAttempt?.();
    socket?.close();
    if (this.state().connected) this.change({ connected: false });
  }

  /** Waits for the host, who was asked something; the first question counts. */
  #expectAnswer(): void {
    if (this.#watch?.isStrict) return;
    this.#watch?.callOff();
    this.#watch = { isStrict: true, callOff: this.#out.later(() => this.lost(), PATIENCE) };
  }

  /** The host has spoken: it need not again for a while. */
  #listen(): void {
    this.#watch?.callOff();
    const ask = (): void => this.send({ type: 'room' });
    this.#watch = { isStrict: false, callOff: this.#out.later(ask, SILENCE) };
  }

  #stopWatching(): void {
    this.#watch?.callOff();
    this.#watch = null;
  }
}
