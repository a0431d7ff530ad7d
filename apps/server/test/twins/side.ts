import type { Game, Seat } from '@assemble/kernel';
import type { FromHost, Room, ToHost } from '@assemble/protocol';
import type { Playable } from '../../src/games.ts';
import { rulesOf } from '../../src/rules.ts';
import { type House, openHouse } from '../house.ts';
import type { Client, Connection } from '../player.ts';
import { idOf, keepMatch, ready } from '../toys.ts';
import type { Base } from './base.ts';
import type { Viewer } from './hidden.ts';
import { Mask, SECRET } from './mask.ts';
import { Mirror } from './mirror.ts';
import { type Parting, partingGame } from './parting.ts';

/** How time runs at a table; null where it does not. */
export type Clock = { readonly bank: number; readonly gain: number; readonly isShort: boolean } | null;

/** Somebody at the table: a seat, or 'watcher'. */
export type Who = Seat | 'watcher';

/** So soon the others may go on without somebody. */
const CLAIM_AFTER_MS = 40;

/**
 * What came over a wire. Looks at the past stand apart, each that shows the same once: `settle` makes some while bots may
 * be at work. So does the room: it is told when there is time for it, and the last one counts.
 */
export interface Taken {
  readonly messages: readonly string[];
  readonly past: readonly string[];
  readonly rooms: readonly string[];
}

/** From when on the others may go on without somebody is a matter of time. */
const timeless = (room: string): string => room.replace(/"claimable":\w+/g, '"claimable":false');

const isRoom = (text: string): boolean => text.startsWith('{"type":"room"');
const isPast = (text: string): boolean => text.startsWith('{"type":"past"');

/** One of the two houses in which the same is played: with people, a match at a time, and all that came over the wires. */
export class Side {
  readonly house: House;
  readonly mask = new Mask();
  readonly lines: string[];
  readonly #playable: Playable;
  readonly #partings: Map<string, Parting>;
  readonly #clients: readonly Client[];
  readonly #people: readonly string[];
  readonly #at = new Map<Who, Connection>();
  /** For each connection how often it looked at the past and was not answered yet. */
  readonly #open = new Map<Connection, number>();
  /** The first of the two people who play now. */
  #first = 0;
  #match = '';
  #matches = 0;
  #mirror: Mirror | null = null;

  private constructor(
    house: House,
    playable: Playable,
    partings: Map<string, Parting>,
    lines: string[],
    clients: readonly Client[],
    people: readonly string[],
  ) {
    this.house = house;
    this.lines = lines;
    this.#playable = playable;
    this.#partings = partings;
    this.#clients = clients;
    this.#people = people;
    for (const [seat, id] of people.entries()) this.mask.person(id, `person ${seat}`);
  }

  static async open(playable: Playable, isOther: boolean): Promise<Side> {
    const partings = new Map<string, Parting>();
    const games = Object.fromEntries(
      Object.entries(playable.games).map(([id, game]) => [id, partingGame(game, partings, isOther)]),
    );
    const lines: string[] = [];
    let seeds = 0;
    const house = await openHouse({
      playable: { ...playable, games },
      newSeed: () => `seed of a rematch ${seeds++}`,
      settings: { claimAfter: CLAIM_AFTER_MS, logLevel: 'trace', sessionSecret: SECRET },
      logTo: { write: (line) => lines.push(line) },
    });
    const clients = Array.from({ length: 4 }, () => house.stranger());
    const people: string[] = [];
    for (const client of clients) people.push(await idOf(client));
    // Each side listens at an address of its own, and says so.
    lines.length = 0;
    return new Side(house, { ...playable, games }, partings, lines, clients, people);
  }

  get match(): string {
    return this.#match;
  }

  get mirror(): Mirror {
    if (this.#mirror === null) throw new Error('no match has begun');
    return this.#mirror;
  }

  game(id: string): Game {
    return this.#playable.games[id] as Game;
  }

  client(who: Who): Client {
    return (who === 'watcher' ? undefined : this.#clients[this.#first + who]) ?? this.house.stranger();
  }

  at(who: Who): Connection {
    const found = this.#at.get(who);
    if (found === undefined) throw new Error(`${who} is not there`);
    return found;
  }

  /** Puts a match into the house that has come as far as `base`, and seats everybody. */
  async begin(
    { game, setup, seed, seedHash, decisions }: Base,
    parting: Parting,
    clock: Clock,
  ): Promise<void> {
    const { store } = this.house;
    this.#partings.clear();
    this.#partings.set(seedHash, parting);
    const rules = rulesOf(this.game(game));
    // REST lets no clock in that is over so soon, nor out: those who play by it ask for no lists.
    this.#first = clock?.isShort === true ? 2 : 0;
    const people = this.#people.slice(this.#first, this.#first + 2);
    const visibility = clock?.isShort === true ? 'link' : 'public';
    this.#match = await keepMatch(store, people, {
      ...{ game, setup, seed, rules, visibility },
      clock: clock === null ? null : { bank: clock.bank, gain: clock.gain },
    });
    this.mask.match(this.#match, `match ${this.#matches++}`);
    // What is written in the same moment shares one wait for the disk.
    const appended = decisions.map(([seat, n, answer], i) =>
      store.append(this.#match, i + 1, { seat, body: { type: 'decide', seat, n, answer }, at: 0 }),
    );
    await Promise.all(appended);
    for (const who of [0, 1, 'watcher'] as const) await this.enter(who);
    // Until all are there, the room goes by how long they took to come.
    for (const { texts } of this.#at.values())
      texts.splice(0, texts.length, ...texts.filter((one) => !isRoom(one)));
    const record = await store.match(this.#match);
    if (record === null) throw new Error('the match was not kept');
    this.#mirror = new Mirror(record, store, this.#playable, parting.viewer);
    await this.#mirror.begin();
  }

  async enter(who: Who): Promise<void> {
    const connection = await ready(this.client(who), this.#match);
    connection.onMessage = ({ type }) => {
      if (type === 'past') this.#count(connection, -1);
    };
    this.#at.set(who, connection);
  }

  /** Leaves, and waits until the others have been told. */
  async leave(who: Who, told: Who, isGone: (room: Room) => boolean): Promise<void> {
    await this.at(who).close();
    this.#at.delete(who);
    const connection = this.at(told);
    await connection.until(() => connection.room !== null && isGone(connection.room));
  }

  say(who: Who, message: ToHost): void {
    const connection = this.at(who);
    if (message.type === 'look') this.#count(connection, 1);
    connection.say(message);
  }

  #count(connection: Connection, looks: number): void {
    this.#open.set(connection, (this.#open.get(connection) ?? 0) + looks);
  }

  /** Everything that was said before has been carried out, and has arrived, once the answer to this has. */
  async settle(first: Who): Promise<void> {
    const others = [...this.#at.keys()].filter((who) => who !== first);
    for (const who of [...(this.#at.has(first) ? [first] : []), ...others]) {
      const connection = this.at(who);
      connection.say({ type: 'room' });
      this.say(who, { type: 'look', at: 0 });
      await connection.until(() => this.#open.get(connection) === 0);
    }
  }

  /** What came over somebody's wire since this was asked before, up to the update number `last`. */
  take(who: Who, last: number): Taken {
    const texts = this.#at.get(who)?.texts.splice(0) ?? [];
    const end = texts.findIndex((text) => {
      if (!text.startsWith('{"type":"update"')) return false;
      return (JSON.parse(text) as FromHost & { n: number }).n > last;
    });
    const kept = (end < 0 ? texts : texts.slice(0, end)).map((text) => this.mask.message(text));
    const rooms = kept.filter(isRoom);
    const past = kept.filter(isPast);
    return {
      messages: kept.filter((text) => !isRoom(text) && !isPast(text)),
      past: past.filter((text, i) => text !== past[i - 1]),
      rooms: rooms.slice(-1).map(timeless),
    };
  }

  /** The match that follows has an id of its own. */
  async nameRematch(): Promise<void> {
    const next = await this.house.store.rematch(this.#match);
    if (next !== null) this.mask.match(next.id, `match ${this.#matches++}`);
  }

  /** Ends the match, so that it is nobody's turn, and everybody goes. */
  async leaveAll(): Promise<void> {
    await this.giveUp();
    for (const connection of this.#at.values()) await connection.close();
    this.#at.clear();
    this.#open.clear();
  }

  /** Everybody gives up, one after the other: where all play together, bots go on as long as somebody is there. */
  async giveUp(): Promise<void> {
    for (const [who, connection] of this.#at) {
      if (who === 'watcher' || connection.update?.outcome !== null) continue;
      const { n } = connection.update;
      // Who has given up already is refused.
      const heard = connection.next(({ type }) => type === 'refused' || (connection.update?.n ?? 0) > n);
      connection.say({ type: 'concede', seat: who });
      await heard;
    }
  }

  close(): Promise<void> {
    return this.house.close();
  }
}

/** Who at the table must not notice a difference that is hidden from the viewer: those who watch never see more. */
export const watching = (viewer: Viewer): readonly Who[] =>
  viewer === null ? ['watcher'] : [viewer, 'watcher'];
