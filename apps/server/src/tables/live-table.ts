import type { Reason, Seat } from '@assemble/kernel';
import type { FromHost, ToHost } from '@assemble/protocol';
import type { Act } from '@assemble/table';
import { clockOf } from '../matches/summary.ts';
import type { ChatLine, MatchRecord } from '../storage/store.ts';
import { Audience } from './audience.ts';
import { ChatLog } from './chat-log.ts';
import type { House } from './house.ts';
import { KeptTable, reason } from './kept-table.ts';
import { Presence } from './presence.ts';
import { OtherRules } from './rebuild.ts';
import { rematchOf } from './rematch.ts';
import { type Around, isClaimable } from './room.ts';
import { Timers } from './timers.ts';
import { FAULT, GOING_AWAY, POLICY, type Visitor } from './visitor.ts';

/** A table that nobody looks at stays for so long, for those who reload their page. */
const KEEP_MS = 60_000;
/** Another process waits so much longer for the bots than the one that wrote the last entry. */
const TAKE_OVER_MS = 3000;
/** Where a decision gives back at least this, people are expected to come and go. */
const SLOW_MS = 3_600_000;

const otherRules = {
  type: 'refused',
  reasons: [reason('table.other-rules')],
  n: 0,
  asked: [],
} as const;

/** One match in the memory of this process, with everybody who is connected to it. One thing happens at a time. */
export class LiveTable {
  readonly id: string;
  readonly #house: House;
  readonly #gone: () => void;
  readonly #audience = new Audience();
  readonly #presence = new Presence((person) => this.#audience.people.includes(person));
  readonly #chat: ChatLog;
  readonly #timers = new Timers<'bot' | 'clock' | 'room' | 'empty'>();
  #match: MatchRecord | null = null;
  /** Null until the match runs. */
  #kept: KeptTable | null = null;
  #rematch: Around['rematch'] = null;
  /** The state of the table for which a bot was told to move; null when it shall be told again. */
  #botToldAt: number | null = null;
  #isClosed = false;
  #queue: Promise<void> = Promise.resolve();

  /** `gone` is called when this is no longer to be used. */
  constructor(id: string, house: House, gone: () => void) {
    this.id = id;
    this.#house = house;
    this.#gone = gone;
    this.#chat = new ChatLog(house.store, id, house.markOf);
    void this.#next(async () => {
      await this.#reread();
      await this.#chat.pull();
    });
  }

  /** The people of the seats who are connected here. */
  get people(): string[] {
    return this.#audience.people;
  }

  get #record(): MatchRecord {
    if (this.#match === null) throw new Error('the table is not loaded yet');
    return this.#match;
  }

  enter(visitor: Visitor): Promise<void> {
    this.#audience.add(visitor);
    this.#timers.clear('empty');
    return this.#next(async () => {
      await this.#reread();
      if (!this.#audience.has(visitor)) return;
      if (visitor.seats.length > 0) await this.#resume();
      visitor.isIn = true;
      this.#tellRoom();
      visitor.sendChat(this.#chat.lines);
      this.#goOn();
      await this.#noteSeen(visitor, Date.now());
    });
  }

  leave(visitor: Visitor): Promise<void> {
    if (!this.#audience.delete(visitor)) return this.#queue;
    if (this.#audience.size === 0) this.#timers.set('empty', KEEP_MS, () => this.close());
    return this.#next(async () => {
      if (!visitor.isIn) return;
      const now = Date.now();
      const person = visitor.person?.id;
      if (person !== undefined && !this.people.includes(person)) this.#presence.leave(person, now);
      await this.#noteSeen(visitor, now);
      this.#goOn();
    });
  }

  /** Carries out what a visitor says. */
  hear(visitor: Visitor, message: ToHost): Promise<void> {
    const stop = this.#house.metrics.update.startTimer();
    return this.#next(async () => {
      if (visitor.isIn) await this.#answer(visitor, message);
      stop();
    });
  }

  refuse(visitor: Visitor, key: string): Promise<void> {
    return this.#next(() => this.#refuse(visitor, [reason(key)]));
  }

  /** Takes over what other processes wrote, if there is an entry `n`. */
  catchUp(n = Number.POSITIVE_INFINITY): Promise<void> {
    return this.#next(async () => {
      if (this.#kept === null) await this.#reread();
      else if (n > this.#kept.entry) await this.#kept.catchUp();
      else return;
      this.#goOn();
    });
  }

  catchUpChat(n = Number.POSITIVE_INFINITY): Promise<void> {
    return this.#next(async () => {
      if (n > this.#chat.last) await this.#tellChat();
    });
  }

  /** Reads seats and presence again. */
  refresh(): Promise<void> {
    return this.#next(async () => {
      await this.#reread();
      this.#goOn();
    });
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#timers.clearAll();
    this.#audience.close(GOING_AWAY, 'the server stops');
    this.#gone();
  }

  /** Resolves when everything that was begun is done. */
  settled(): Promise<void> {
    return this.#queue;
  }

  /** One thing after the other. Whatever fails unforeseen ends this table: it is built anew from the store. */
  #next(task: () => Promise<void> | void): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      if (this.#isClosed) return;
      try {
        await task();
      } catch (error) {
        this.#fail(error);
      }
    });
    return this.#queue;
  }

  #fail(error: unknown): void {
    if (error instanceof OtherRules) this.#audience.close(POLICY, 'other rules', otherRules);
    else {
      this.#house.log.error({ err: error, match: this.id }, 'a table failed');
      this.#audience.close(FAULT, 'the table failed');
    }
    this.close();
  }

  /** Reads the match and what other processes wrote (a ring may be lost), and begins to play it when it runs. */
  async #reread(): Promise<void> {
    const { store } = this.#house;
    const match = await store.match(this.id);
    if (match === null) throw new Error('the match is gone');
    this.#match = match;
    this.#audience.seat(match);
    if (match.state === 'over') this.#rematch ??= await store.rematch(this.id);
    if (match.state === 'open') return;
    if (this.#kept !== null) return this.#kept.catchUp();
    this.#kept = await KeptTable.open(match, this.#house);
    if (this.people.length > 0) await this.#resume();
  }

  /** Nobody was there, or the match has only begun: the time until now is nobody's, unless it is counted in days. */
  async #resume(): Promise<void> {
    const kept = this.#kept;
    const clock = clockOf(this.#record);
    if (kept === null || kept.table.outcome !== null || clock === null) return;
    if (kept.entry > 0 && (clock.gain >= SLOW_MS || this.#presence.isAttended(this.#record, Date.now())))
      return;
    await this.#act({ type: 'resume' }, null, null);
  }

  async #answer(visitor: Visitor, message: ToHost): Promise<void> {
    switch (message.type) {
      case 'chat':
        return this.#say(visitor, { text: message.text });
      case 'phrase':
        return this.#say(visitor, { phrase: message.phrase });
      case 'snapshot':
        visitor.told = null;
        return this.#goOn();
      case 'room':
        visitor.forgetRoom();
        return this.#tellRoom();
    }
    const table = this.#kept?.table;
    if (table === undefined) return this.#refuse(visitor, [reason('table.not-begun')]);
    if (message.type === 'look') return visitor.send(table.look(message.at, visitor.seats));
    if (message.type === 'rematch') return this.#askRematch(visitor);
    if (!visitor.seats.includes(message.seat)) return this.#refuse(visitor, [reason('table.not-your-seat')]);
    if (message.type === 'claim') return this.#claim(visitor, message.absent, message.how);
    const isHandedOver = table.isBot(message.seat) && message.type !== 'concede' && message.type !== 'return';
    if (isHandedOver) return this.#refuse(visitor, [reason('table.bot-plays')]);
    if (message.type === 'probe') {
      const { seat, n, answer } = message;
      return this.#consult(visitor, () => table.probe(seat, n, answer));
    }
    if (message.type === 'region') return this.#consult(visitor, () => table.region(message.seat, message.n));
    return this.#act(message, message.seat, visitor);
  }

  /** Asks the rules for somebody. Where they fail on it, the table is still as it was. */
  #consult(visitor: Visitor, ask: () => FromHost): void {
    try {
      visitor.send(ask());
    } catch (error) {
      this.#house.log.error({ err: error, match: this.id }, 'the rules failed on a question');
      this.#refuse(visitor, [reason('table.fault')]);
    }
  }

  async #claim(visitor: Visitor, seat: Seat, how: 'end' | 'bot'): Promise<void> {
    // Another process may have seen the person a moment ago.
    await this.#reread();
    const absent = this.#record.seats[seat];
    if (absent === undefined || !isClaimable(this.#around(), absent, Date.now()))
      return this.#refuse(visitor, [reason('table.still-here')]);
    const bot = how === 'bot' ? this.#house.playable.standIn : null;
    await this.#act({ type: 'absent', seat, bot }, null, visitor);
  }

  /** Carries out an act and, once it is kept, tells everybody. */
  async #act(act: Act, seat: Seat | null, visitor: Visitor | null): Promise<void> {
    const kept = this.#kept;
    if (kept === null) return;
    const before = kept.table;
    const handled = await kept.act(act, seat);
    if (kept.table !== before) {
      this.#audience.forget();
      this.#botToldAt = null;
    }
    if (handled.yes) this.#ring('match', `${this.id} ${kept.entry}`);
    else this.#refuse(visitor, handled.reasons);
    this.#goOn();
  }

  async #say(visitor: Visitor, body: ChatLine['body']): Promise<void> {
    const { person, seats } = visitor;
    if (person === null) return this.#refuse(visitor, [reason('chat.nobody')]);
    const silence = this.#kept?.table.silence ?? null;
    if (silence !== null) return this.#refuse(visitor, [{ ...reason('chat.silence'), rule: silence }]);
    const seat = seats[0] ?? null;
    const name = seat === null ? person.name : (this.#record.seats[seat]?.name ?? person.name);
    const n = await this.#chat.say({ person: person.id, name, seat, body, at: Date.now() });
    await this.#tellChat();
    this.#ring('chat', `${this.id} ${n}`);
  }

  async #tellChat(): Promise<void> {
    const lines = await this.#chat.pull();
    this.#audience.sendChat(lines);
  }

  async #askRematch(visitor: Visitor): Promise<void> {
    const { person, seats } = visitor;
    if (person === null || seats.length === 0) return this.#refuse(visitor, [reason('table.not-your-seat')]);
    if (this.#kept?.table.outcome === null) return this.#refuse(visitor, [reason('table.not-over')]);
    const { store, newSeed } = this.#house;
    if (await store.safety.isUnwelcome(this.id, person.id))
      return this.#refuse(visitor, [reason('table.no-rematch')]);
    await store.createMatch(rematchOf(this.#record, person.id, newSeed()));
    this.#rematch = await store.rematch(this.id);
    this.#tellRoom();
    this.#ring('room', this.id);
  }

  /** Nobody is told when the table refuses a bot or the clock: another process was faster, or there is a mistake. */
  #refuse(visitor: Visitor | null, reasons: readonly Reason[]): void {
    if (visitor === null) {
      const keys = reasons.map(({ key }) => key);
      this.#house.log.warn({ match: this.id, keys }, 'an act of the table itself was refused');
      return;
    }
    this.#house.metrics.refusals.inc();
    const table = this.#kept?.table;
    visitor.send(table?.refusal(reasons, visitor.seats) ?? { type: 'refused', reasons, n: 0, asked: [] });
  }

  /** Tells everybody what is new, and sees to what comes next by itself. */
  #goOn(): void {
    this.#tellRoom();
    if (this.#kept !== null) this.#audience.tell(this.#kept.table, Date.now());
    this.#settle();
  }

  #around(): Around {
    return {
      match: this.#record,
      table: this.#kept?.table ?? null,
      presence: this.#presence,
      claimAfter: this.#house.claimAfter,
      spectators: this.#audience.spectators,
      rematch: this.#rematch,
    };
  }

  #tellRoom(): void {
    const now = Date.now();
    this.#audience.tellRoom(this.#around(), now);
    const next = this.#presence.nextChange(this.#record, this.#house.claimAfter, now);
    if (next === null) this.#timers.clear('room');
    else this.#timers.set('room', next - now, () => void this.#next(() => this.#tellRoom()));
  }

  /** What comes without anybody's word: the move of a bot, the end of somebody's time. */
  #settle(): void {
    if (this.#kept === null) return;
    const { table, isOurs } = this.#kept;
    // Only once for each state of the table: otherwise idle messages could hold a bot up for ever.
    if (this.#botToldAt !== table.n) {
      this.#botToldAt = table.n;
      this.#timers.clear('bot');
      if (table.waitedFor.some((seat) => table.isBot(seat))) {
        const pause = this.#house.botPause + (isOurs ? 0 : TAKE_OVER_MS);
        this.#timers.set('bot', pause, () => void this.#next(() => this.#moveBot()));
      }
    }
    const { deadline } = table;
    if (deadline === null) this.#timers.clear('clock');
    else this.#timers.set('clock', deadline.at - Date.now(), () => void this.#next(() => this.#timeOut()));
  }

  async #moveBot(): Promise<void> {
    let act: Act | null = null;
    try {
      act = this.#kept?.table.botAct() ?? null;
    } catch (error) {
      this.#house.log.error({ err: error, match: this.id }, 'a bot failed');
    }
    if (act?.type !== 'decide') return;
    this.#house.metrics.botMoves.inc();
    await this.#act(act, act.seat, null);
  }

  /** Time runs out only while somebody of the table is there. */
  async #timeOut(): Promise<void> {
    const deadline = this.#kept?.table.deadline ?? null;
    const now = Date.now();
    if (deadline === null || !this.#presence.isAttended(this.#record, now)) return;
    if (deadline.at > now) this.#settle();
    else await this.#act(deadline.act, null, null);
  }

  /** Presence helps people, it is not part of the match: when it cannot be kept, the match goes on. */
  async #noteSeen({ seats, person }: Visitor, at: number): Promise<void> {
    if (seats.length === 0 || person === null) return;
    try {
      await this.#house.store.seen([{ match: this.id, person: person.id }], at);
    } catch (error) {
      this.#house.log.warn({ err: error, match: this.id }, 'presence could not be kept');
    }
    this.#ring('room', this.id);
  }

  #ring(topic: string, payload: string): void {
    this.#house.store.bell.ring(topic, payload).catch((error: unknown) => {
      this.#house.log.warn({ err: error, match: this.id }, 'the other processes could not be told');
    });
  }
}
