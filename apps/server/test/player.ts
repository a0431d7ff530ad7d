// A player by script: for the tests of the server, its crash test and its load test.
import { type Answer, type Json, randomAnswer, type Stream, stream } from '@assemble/kernel';
import type {
  Asked,
  Chat,
  FromHost,
  NewMatch,
  Past,
  Refused,
  Room,
  ToHost,
  Update,
} from '@assemble/protocol';
import { WebSocket } from 'ws';

/** A decision that the server said yes to: it must never be lost. */
export interface Acknowledged {
  readonly match: string;
  readonly seat: number;
  readonly n: number;
  readonly answer: Json;
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Somebody with a cookie: REST, and as many sockets as they like. */
export class Client {
  readonly base: string;
  #cookie = '';

  constructor(base: string, cookie = '') {
    this.base = base;
    this.#cookie = cookie;
  }

  get cookie(): string {
    return this.#cookie;
  }

  /** The same person at another process. */
  at(base: string): Client {
    return new Client(base, this.#cookie);
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        ...(this.#cookie && { cookie: this.#cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0];
    if (set !== undefined) this.#cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  /** Asks, and throws unless the answer is a good one. */
  async must<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.ask(method, path, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  }

  async create(match: Partial<NewMatch> & Pick<NewMatch, 'seats'>): Promise<string> {
    const whole = {
      game: 'dice-masters',
      title: 'A table',
      setup: {},
      visibility: 'link',
      clock: null,
      ...match,
    };
    return (await this.must<{ id: string }>('POST', '/api/matches', whole)).id;
  }

  join(match: string, seat: number, name: string): Promise<unknown> {
    return this.must('POST', `/api/matches/${match}/seats/${seat}`, { name });
  }

  /** Opens the socket of a match. */
  async open(match: string, headers: Record<string, string> = {}): Promise<Connection> {
    const connection = new Connection(this.base, match, {
      ...(this.#cookie && { cookie: this.#cookie }),
      ...headers,
    });
    await connection.opened;
    return connection;
  }
}

type Waiter = { readonly isIt: (message: FromHost) => boolean; readonly take: (message: FromHost) => void };

/** A socket at a match, with everything that came over it. */
export class Connection {
  readonly match: string;
  readonly opened: Promise<void>;
  /** Resolves with the code when the socket is closed. */
  readonly closed: Promise<number>;
  /** Every text as it came over the wire, for as long as they are kept. */
  readonly texts: string[] = [];
  keepsTexts = true;
  readonly refusals: Refused[] = [];
  readonly chat: Chat['lines'][number][] = [];
  update: Update | null = null;
  room: Room | null = null;
  past: Past | null = null;
  /** Called with every message. */
  onMessage: (message: FromHost) => void = () => {};
  readonly #socket: WebSocket;
  readonly #waiters = new Set<Waiter>();

  constructor(base: string, match: string, headers: Record<string, string> = {}) {
    this.match = match;
    const address = `${base.replace(/^http/, 'ws')}/api/matches/${match}/socket`;
    this.#socket = new WebSocket(address, { headers, perMessageDeflate: false });
    this.opened = new Promise((resolve, reject) => {
      this.#socket.once('open', () => resolve());
      this.#socket.once('error', reject);
    });
    this.closed = new Promise((resolve) => {
      this.#socket.once('close', (code) => resolve(code));
    });
    this.#socket.on('error', () => {});
    this.#socket.on('message', (data) => this.#take(data.toString()));
  }

  say(message: ToHost): void {
    this.sayText(JSON.stringify(message));
  }

  sayText(text: string | Buffer): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Closes in good order, or as a cable does that is cut. */
  async close(how: 'close' | 'cut' = 'close'): Promise<void> {
    if (how === 'close') this.#socket.close();
    else this.#socket.terminate();
    await this.closed;
  }

  /** The next message that is it; fails after a while. */
  next<T extends FromHost>(isIt: (message: FromHost) => boolean, patienceMs = 20_000): Promise<T> {
    // Made here, so that its stack tells who waits.
    const tooLate = new Error(`nothing came within ${patienceMs} ms`);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiters.delete(waiter);
        reject(tooLate);
      }, patienceMs);
      const waiter: Waiter = {
        isIt,
        take: (message) => {
          clearTimeout(timer);
          resolve(message as T);
        },
      };
      this.#waiters.add(waiter);
    });
  }

  /** Resolves once the condition holds, now or after one of the messages to come. */
  async until(holds: () => boolean, patienceMs = 20_000): Promise<void> {
    if (!holds()) await this.next(() => holds(), patienceMs);
  }

  /** Says something and waits for its answer. */
  async refused(message: ToHost): Promise<Refused> {
    const answer = this.next<Refused>(({ type }) => type === 'refused');
    this.say(message);
    return answer;
  }

  /** Decides with what is suggested, or with an answer of one's own, and waits until the table has moved on. */
  async decide(answer?: Json, asked: Asked | undefined = this.update?.asked[0]): Promise<Update> {
    if (asked === undefined) throw new Error('nothing is asked');
    const { seat, n } = asked.decision;
    const moved = this.next<Update | Refused>(
      (one) =>
        one.type === 'refused' ||
        (one.type === 'update' && one.asked.every(({ decision }) => decision.n !== n)),
    );
    this.say({ type: 'decide', seat, n, answer: (answer ?? asked.suggestion) as Json });
    const message = await moved;
    if (message.type === 'refused')
      throw new Error(`refused: ${message.reasons.map(({ key }) => key).join()}`);
    return message;
  }

  #take(text: string): void {
    if (this.keepsTexts) this.texts.push(text);
    const message = JSON.parse(text) as FromHost;
    if (message.type === 'update') this.update = message;
    else if (message.type === 'room') this.room = message;
    else if (message.type === 'past') this.past = message;
    else if (message.type === 'refused') this.refusals.push(message);
    else if (message.type === 'chat') this.chat.push(...message.lines);
    this.onMessage(message);
    for (const waiter of [...this.#waiters]) {
      if (!waiter.isIt(message)) continue;
      this.#waiters.delete(waiter);
      waiter.take(message);
    }
  }
}

/** From so many acts on nobody takes anything back: a match in which somebody always does may not end. */
const LATE = 1000;
/** After so many somebody gives up: who plays at random may never score, and a battle has no last round. */
const TOO_LATE = 5000;

/** Answers everything that a connection is asked, until the match is over or the connection is. */
export class Player {
  readonly connection: Connection;
  readonly acknowledged: Acknowledged[] = [];
  /** Resolves when the match is over. */
  readonly over: Promise<void>;
  readonly #random: Stream;
  /** Waits before each answer; in milliseconds. */
  readonly #pause: number;
  #sent: (Acknowledged & { readonly at: number }) | null = null;
  #finish: () => void = () => {};
  /** Called when a decision was acknowledged, with the time that it took. */
  onAcknowledged: (ms: number) => void = () => {};

  /** Takes back its last decision before each so manieth one, where that is free; never with 0. */
  readonly #undoEvery: number;
  #answers = 0;

  constructor(connection: Connection, seed: string, pause = 0, undoEvery = 0) {
    this.connection = connection;
    this.#undoEvery = undoEvery;
    this.#random = stream(seed, 'player');
    this.#pause = pause;
    this.over = new Promise((resolve) => {
      this.#finish = resolve;
    });
    // Matches are long, and nobody reads what came to somebody who plays by themselves.
    connection.keepsTexts = false;
    connection.onMessage = (message) => this.#hear(message);
    if (connection.update !== null) this.#hear(connection.update);
  }

  #hear(message: FromHost): void {
    if (message.type === 'refused') {
      // Not every answer of the right shape is legal; what is suggested always is.
      this.#sent = null;
      this.#later(message.asked, true);
      return;
    }
    if (message.type !== 'update') return;
    const sent = this.#sent;
    if (sent !== null && message.asked.every(({ decision }) => decision.n !== sent.n)) {
      const { at, ...decision } = sent;
      // After something was taken back nobody knows: the question may be gone without an answer.
      if (!message.whole) {
        this.acknowledged.push(decision);
        this.onAcknowledged(performance.now() - at);
      }
      this.#sent = null;
    }
    if (message.outcome !== null) this.#finish();
    else if (this.#sent === null) this.#later(message.asked, false);
  }

  #later(asked: readonly Asked[], isCareful: boolean): void {
    const [first] = asked;
    if (first === undefined) return;
    const answer = isCareful ? first.suggestion : this.#choose(first);
    if (this.#pause > 0) setTimeout(() => this.#answer(first, answer), this.#pause);
    else this.#answer(first, answer);
  }

  #answer({ decision: { seat, n } }: Asked, answer: Answer): void {
    if (this.#sent !== null || !this.connection.isOpen) return;
    if ((this.connection.update?.n ?? 0) > TOO_LATE) {
      this.connection.say({ type: 'concede', seat });
      return;
    }
    if (this.#undoes(seat)) return;
    this.#sent = { match: this.connection.match, seat, n, answer, at: performance.now() };
    this.connection.say({ type: 'decide', seat, n, answer });
  }

  /** Whether it takes back instead of answering: only where nobody else is asked, so that one thing is said at a time. */
  #undoes(seat: number): boolean {
    const { update } = this.connection;
    if (this.#undoEvery === 0 || ++this.#answers % this.#undoEvery !== 0 || update === null) return false;
    const { barriers, toOwn } = update.undo;
    if (update.n > LATE || barriers.length > 0 || toOwn === 0 || update.waiting.length > 1) return false;
    this.connection.say({ type: 'undo', seat, steps: toOwn });
    return true;
  }

  /** Something that is lit, or has the right shape; what is suggested where only the rules know one. */
  #choose({ decision, choices, suggestion }: Asked): Answer {
    if (decision.shape !== 'options') return randomAnswer(decision, this.#random) ?? suggestion;
    const options = choices.filter(({ verdict }) => verdict.yes);
    return options.length === 0 ? suggestion : randomAnswer({ ...decision, options }, this.#random);
  }
}
