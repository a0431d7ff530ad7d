import type { Reason, Seat } from '@assemble/kernel';
import type { ToHost } from '@assemble/protocol';
import type { Act } from '@assemble/table';
import { now } from '../clock.ts';
import { EngineError } from '../engine/messages.ts';
import { clockOf } from '../matches/summary.ts';
import type { ChatLine, MatchRecord } from '../storage/store.ts';
import { Audience } from './audience.ts';
import { ChatLog } from './chat-log.ts';
import type { House } from './house.ts';
import { KeptTable, reason } from './kept-table.ts';
import type { Consulted, Played } from './played.ts';
import { Presence } from './presence.ts';
import { RecordedTable } from './recorded-table.ts';
import { rematchNeeds, rematchOf } from './rematch.ts';
import { type Around, isClaimable, roomFor } from './room.ts';
import { Timers } from './timers.ts';
import { Unprompted } from './unprompted.ts';
import { FAULT, GOING_AWAY, POLICY, type Visitor } from './visitor.ts';

/** A table that nobody looks at stays for so long, for those who reload their page. */
const KEEP_MS = 60_000;
/** Where a decision gives back at least this, people are expected to come and go. */
const SLOW_MS = 3_600_000;
/** Who comes and goes within this time is told together. */
const ROOM_MS = 100;

/** One match in the memory of this process, with everybody who is connected to it. One thing happens at a time. */
export class LiveTable {
  readonly id: string;
  readonly #house: House;
  readonly #gone: () => void;
  readonly #audience = new Audience();
  readonly #presence = new Presence((person) => this.#audience.hasPerson(person));
  readonly #chat: ChatLog;
  readonly #unprompted: Unprompted;
  readonly #timers = new Timers<'room' | 'soon' | 'refresh' | 'empty'>();
  #match: MatchRecord | null = null;
  /** Null until the match runs, and where nothing here can play it on. */
  #played: Played | null = null;
  #rematch: string | null = null;
  /** How often the table had been built anew when everybody was told. */
  #building = 0;
  #isClosed = false;
  #queue: Promise<void> = Promise.resolve();

  /** `gone` is called when this is no longer to be used. */
  constructor(id: string, house: House, gone: () => void) {
    this.id = id;
    this.#house = house;
    this.#gone = gone;
    this.#chat = new ChatLog(house.store, id, house.markOf);
    this.#unprompted = new Unprompted(house, {
      id,
      next: (task) => this.#next(task),
      act: (act, seat) => this.#act(act, seat, null),
      isAttended: () => this.#presence.isAttended(this.#record, now()),
    });
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
      if (this.#played === null && this.#record.state !== 'open') return this.#turnAway(visitor);
      if (visitor.seats.length > 0) await this.#resume();
      this.#audience.letIn(visitor);
      // At once for whoever comes; the others hear of it with whatever else happens at this moment.
      visitor.sendRoom(JSON.stringify(roomFor(visitor, this.#around(), now())));
      this.#tellRoomSoon();
      visitor.sendChat(this.#chat.lines);
      await this.#goOn();
      this.#noteSeen(visitor, now());
    });
  }

  leave(visitor: Visitor): Promise<void> {
    if (!this.#audience.delete(visitor)) return this.#queue;
    if (this.#audience.size === 0) this.#timers.set('empty', KEEP_MS, () => this.close());
    return this.#next(() => {
      if (!visitor.isIn) return;
      const person = visitor.person?.id;
      const at = now();
      if (person !== undefined && !this.#audience.hasPerson(person)) this.#presence.leave(person, at);
      this.#noteSeen(visitor, at);
      this.#tellRoomSoon();
    });
  }

  /** Nothing here can play this match or show it; what can be done about it is asked for elsewhere. */
  async #turnAway(visitor: Visitor): Promise<void> {
    await this.#refuse(visitor, [reason('table.other-rules')]);
    visitor.close(POLICY, 'other rules');
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
      if (this.#played === null) await this.#reread();
      else if (n > this.#played.entry) await this.#played.catchUp();
      else return;
      await this.#goOn();
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
      this.#tellRoom();
      await this.#goOn();
    });
  }

  /** The same, once for all that is rung at this moment. */
  refreshSoon(): void {
    if (!this.#isClosed) this.#timers.setOnce('refresh', ROOM_MS, () => void this.refresh());
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#timers.clearAll();
    this.#unprompted.close();
    this.#audience.close(GOING_AWAY, 'the server stops');
    this.#played?.close();
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
    this.#house.log.error({ err: error, match: this.id }, 'a table failed');
    this.#audience.close(FAULT, 'the table failed');
    this.close();
  }

  /** Reads the match and what other processes wrote (a ring may be lost), and begins to play it when it runs. */
  async #reread(): Promise<void> {
    const { store } = this.#house;
    const match = await store.match(this.id);
    if (match === null) throw new Error('the match is gone');
    this.#match = match;
    this.#audience.seat(match);
    if (match.state === 'over') this.#rematch ??= (await store.rematch(this.id))?.id ?? null;
    if (match.state === 'open') return;
    if (this.#played !== null) return this.#played.catchUp();
    this.#played = await this.#open(match);
    if (this.#played !== null && this.people.length > 0) await this.#resume();
  }

  /** The match with its engine; else as it was recorded; else it is put away until somebody has the engine. */
  async #open(match: MatchRecord): Promise<Played | null> {
    const { store, engines } = this.#house;
    const runner = await engines.of(match);
    if (runner !== null) {
      if (match.state === 'archived') await store.beside.archive(this.id, false);
      return KeptTable.open(match, this.#house, runner);
    }
    const recording = match.state === 'over' ? await store.beside.recording(this.id) : null;
    if (recording !== null) return new RecordedTable(recording, match.outcome);
    if (match.state === 'running') await store.beside.archive(this.id, true);
    if (match.state !== 'over') this.#match = { ...match, state: 'archived' };
    return null;
  }

  /** Nobody was there, or the match has only begun: the time until now is nobody's, unless it is counted in days. */
  async #resume(): Promise<void> {
    const played = this.#played;
    const clock = clockOf(this.#record);
    if (played === null || played.state.outcome !== null || clock === null) return;
    if (played.entry > 0 && (clock.gain >= SLOW_MS || this.#presence.isAttended(this.#record, now()))) return;
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
    const played = this.#played;
    if (played === null) {
      const key = this.#record.state === 'open' ? 'table.not-begun' : 'table.other-rules';
      return this.#refuse(visitor, [reason(key)]);
    }
    if (message.type === 'look') return this.#consult(visitor, played, message);
    if (message.type === 'rematch') return this.#wishRematch(visitor, message.wish);
    if (!visitor.seats.includes(message.seat)) return this.#refuse(visitor, [reason('table.not-your-seat')]);
    if (message.type === 'claim') return this.#claim(visitor, message.absent, message.how);
    const isHandedOver =
      played.state.bots[message.seat] && message.type !== 'concede' && message.type !== 'return';
    if (isHandedOver) return this.#refuse(visitor, [reason('table.bot-plays')]);
    if (message.type === 'probe' || message.type === 'region') return this.#consult(visitor, played, message);
    const { standIn: bot } = this.#house.engines.description;
    return this.#act(message.type === 'concede' ? { ...message, bot } : message, message.seat, visitor);
  }

  /** Asks the rules for somebody. Where they fail on it, the table is still as it was. */
  async #consult(visitor: Visitor, played: Played, asked: Consulted): Promise<void> {
    try {
      visitor.sendText(await played.consult(asked, visitor.seats));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.#house.log.error({ err: error, match: this.id }, 'the rules failed on a question');
      await this.#refuse(visitor, [reason('table.fault')]);
    }
  }

  async #claim(visitor: Visitor, seat: Seat, how: 'end' | 'bot'): Promise<void> {
    // Another process may have seen the person a moment ago.
    await this.#reread();
    const absent = this.#record.seats[seat];
    if (absent === undefined || !isClaimable(this.#around(), absent, now()))
      return this.#refuse(visitor, [reason('table.still-here')]);
    const bot = how === 'bot' ? this.#house.engines.description.standIn : null;
    await this.#act({ type: 'absent', seat, bot }, null, visitor);
  }

  /** Carries out an act and, once it is kept, tells everybody. */
  async #act(act: Act, seat: Seat | null, visitor: Visitor | null): Promise<void> {
    const played = this.#played;
    if (played === null) return;
    const handled = await played.act(act, seat);
    if (handled.yes) this.#ring('match', `${this.id} ${played.entry}`);
    else await this.#refuse(visitor, handled.reasons);
    await this.#goOn();
  }

  async #say(visitor: Visitor, body: ChatLine['body']): Promise<void> {
    const { person, seats } = visitor;
    if (person === null) return this.#refuse(visitor, [reason('chat.nobody')]);
    const silence = this.#played?.state.silence ?? null;
    if (silence !== null) return this.#refuse(visitor, [{ ...reason('chat.silence'), rule: silence }]);
    const seat = seats[0] ?? null;
    const name = seat === null ? person.name : (this.#record.seats[seat]?.name ?? person.name);
    const n = await this.#chat.say({ person: person.id, name, seat, body, at: now() });
    await this.#tellChat();
    this.#ring('chat', `${this.id} ${n}`);
  }

  async #tellChat(): Promise<void> {
    const lines = await this.#chat.pull();
    this.#audience.sendChat(lines);
  }

  /** Somebody says whether they want to play again. Once all people do, there is a match. */
  async #wishRematch(visitor: Visitor, wish: 'yes' | 'no' | 'none'): Promise<void> {
    const { person, seats } = visitor;
    if (person === null || seats.length === 0) return this.#refuse(visitor, [reason('table.not-your-seat')]);
    if (this.#played?.state.outcome === null) return this.#refuse(visitor, [reason('table.not-over')]);
    const { store, engines, newSeed } = this.#house;
    if (wish === 'yes' && this.#rematch === null) {
      const isUnwelcome = await store.safety.isUnwelcome(this.id, person.id);
      const again = isUnwelcome ? null : await rematchOf(this.#record, person.id, newSeed(), engines);
      if (again === null) return this.#refuse(visitor, [reason('table.no-rematch')]);
      await store.seats.wish(this.id, person.id, wish);
      await this.#reread();
      // Of two who agree at the same moment at two processes, the second reads both; there is one rematch in any case.
      if (rematchNeeds(this.#record).length === 0) this.#rematch = await store.createMatch(again);
    } else if (this.#rematch === null) {
      await store.seats.wish(this.id, person.id, wish === 'no' ? 'no' : null);
      await this.#reread();
    }
    this.#tellRoom();
    this.#ring('room', this.id);
  }

  /** Nobody is told when the table refuses a bot or the clock: another process was faster, or there is a mistake. */
  async #refuse(visitor: Visitor | null, reasons: readonly Reason[]): Promise<void> {
    if (visitor === null) {
      const keys = reasons.map(({ key }) => key);
      this.#house.log.warn({ match: this.id, keys }, 'an act of the table itself was refused');
      return;
    }
    this.#house.metrics.refusals.inc();
    const plain = { type: 'refused', reasons, n: 0, asked: [] } as const;
    visitor.sendText((await this.#played?.refusal(reasons, visitor.seats)) ?? JSON.stringify(plain));
  }

  /** Tells everybody what is new, and sees to what comes next by itself. */
  async #goOn(): Promise<void> {
    const played = this.#played;
    if (played !== null) {
      if (played.building !== this.#building) {
        this.#building = played.building;
        this.#audience.forget();
        this.#unprompted.forget();
      }
      await this.#audience.tell(played, played.now());
      if (played.state.outcome !== null) this.#tellRoom();
      else this.#tellRoomSoon();
    }
    if (played !== null) this.#unprompted.settle(played);
  }

  #around(): Around {
    return {
      match: this.#record,
      table: this.#played?.state ?? null,
      presence: this.#presence,
      claimAfter: this.#house.claimAfter,
      spectators: this.#audience.spectators,
      rematch: this.#rematch,
    };
  }

  #tellRoomSoon(): void {
    this.#timers.setOnce('soon', ROOM_MS, () => void this.#next(() => this.#tellRoom()));
  }

  #tellRoom(): void {
    const at = now();
    this.#audience.tellRoom(this.#around(), at);
    const next = this.#presence.nextChange(this.#record, this.#house.claimAfter, at);
    if (next === null) this.#timers.clear('room');
    else this.#timers.set('room', next - at, () => void this.#next(() => this.#tellRoom()));
  }

  #noteSeen({ seats, person }: Visitor, at: number): void {
    if (seats.length > 0 && person !== null) this.#house.seen({ match: this.id, person: person.id, at });
  }

  #ring(topic: string, payload: string): void {
    this.#house.store.bell.ring(topic, payload).catch((error: unknown) => {
      this.#house.log.warn({ err: error, match: this.id }, 'the other processes could not be told');
    });
  }
}
