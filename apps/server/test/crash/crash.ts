// Makes trouble for servers amid playing people and bots, again and again. After every trouble every match has to go on,
// and in the end every decision that anybody was told is carried out has to be in the store.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { below, type Stream, stream } from '@assemble/kernel';
import { openStore } from '../../src/storage/index.ts';
import type { Store } from '../../src/storage/store.ts';
import { type Acknowledged, Client, type Connection, Player } from '../player.ts';
import { SETUPS } from '../real.ts';
import { SmallDisk } from './disk.ts';
import { ServerProcess } from './process.ts';

export interface CrashOptions {
  /** A PostgreSQL database that two processes share; null for one process with the embedded one. */
  readonly url: string | null;
  /** Stops PostgreSQL and starts it again; where it is ours alone. */
  readonly restart?: () => Promise<void>;
  readonly times: number;
  readonly seed: string;
  readonly onTrouble?: (done: number) => void;
}

/** A kill is a power cut of a server; one that stands still knows nothing of it. */
export type Trouble = 'kill' | 'stand still' | 'full disk' | 'database restart';

export interface CrashReport {
  /** How often each trouble came. */
  readonly troubles: Readonly<Partial<Record<Trouble, number>>>;
  readonly matches: number;
  readonly acknowledged: number;
  /** Lines of the chat that everybody was told, and seats that somebody was given. */
  readonly said: number;
  readonly seats: number;
  /** Decisions, lines and seats that somebody was told are kept, and that the store does not have. */
  readonly lost: readonly unknown[];
  /** The longest time from a trouble until every match had gone on, in milliseconds; the start of the server is in it. */
  readonly longestPauseMs: number;
}

const PATIENCE_MS = 60_000;

async function stopped(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await sleep(100);
}

/** So often, in milliseconds, somebody says something. */
const CHAT_EVERY_MS = 400;
/** Before each so manieth decision somebody takes back what is theirs alone. */
const UNDO_EVERY = 9;

/** A line of the chat, or a seat, that somebody was told is kept. */
interface Said {
  readonly match: string;
  readonly text: string;
}
interface Seated {
  readonly match: string;
  readonly seat: number;
  readonly name: string;
}

/** Somebody who comes back whenever the line is cut, to whichever server answers. */
class Regular {
  readonly client: Client;
  readonly #bases: readonly (() => string)[];
  readonly #seed: string;
  readonly #players: Player[] = [];
  readonly said: Said[] = [];
  #lines = 0;

  constructor(client: Client, bases: readonly (() => string)[], seed: string) {
    this.client = client;
    this.#bases = bases;
    this.#seed = seed;
  }

  get acknowledged(): readonly Acknowledged[] {
    return this.#players.flatMap(({ acknowledged }) => acknowledged);
  }

  /** What the last of its connections knows of the match. */
  get seen(): string {
    const last = this.#players.at(-1);
    if (last === undefined) return `${this.#seed} was never connected`;
    const { isOpen, update, refusals } = last.connection;
    const asked = update?.asked.map(({ decision }) => ({ ...decision, ask: decision.ask.key }));
    return JSON.stringify({
      ...{ who: this.#seed, isOpen, n: update?.n, outcome: update?.outcome, waiting: update?.waiting, asked },
      ...{ undo: update?.undo, refusals: refusals.slice(-2) },
    });
  }

  /** Plays a match to its end, or until the signal. */
  async play(match: string, stop: AbortSignal): Promise<void> {
    let isOver = false;
    while (!isOver && !stop.aborted) {
      const connection = await this.#connect(match);
      if (connection === null) {
        await sleep(50);
        continue;
      }
      const player = new Player(connection, `${this.#seed} ${this.#players.length}`, 0, UNDO_EVERY);
      this.#players.push(player);
      const stopTalking = this.#talk(connection);
      const over = player.over.then(() => {
        isOver = true;
      });
      await Promise.race([over, connection.closed, stopped(stop)]);
      stopTalking();
      if (connection.isOpen) await connection.close();
    }
  }

  /** Says something now and then. What came back over the wire was kept. */
  #talk(connection: Connection): () => void {
    const answer = connection.onMessage;
    connection.onMessage = (message) => {
      answer(message);
      if (message.type !== 'chat') return;
      for (const { text } of message.lines)
        if (text?.startsWith(`${this.#seed}:`)) this.said.push({ match: connection.match, text });
    };
    const chat = setInterval(() => {
      connection.say({ type: 'chat', text: `${this.#seed}: ${this.#lines++}` });
    }, CHAT_EVERY_MS);
    return () => clearInterval(chat);
  }

  async #connect(match: string): Promise<Connection | null> {
    for (const base of this.#bases) {
      try {
        return await this.client.at(base()).open(match);
      } catch {
        // It is not up again yet: the next one, or the next time.
      }
    }
    return null;
  }
}

/** Two people who play one match after the other; or one against a bot. */
class Pair {
  readonly people: readonly Regular[];
  readonly seats: Seated[] = [];
  readonly #game: string;
  readonly #againstBot: boolean;
  matches = 0;

  constructor(people: readonly Regular[], game: string, againstBot: boolean) {
    this.people = people;
    this.#game = game;
    this.#againstBot = againstBot;
  }

  get acknowledged(): readonly Acknowledged[] {
    return this.people.flatMap(({ acknowledged }) => acknowledged);
  }

  /** What everybody sees of the match, for whoever asks why it does not go on. */
  get seen(): string {
    return this.people.map(({ seen }) => seen).join('\n');
  }

  async play(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const match = await this.#seat();
      if (match === null) {
        await sleep(50);
        continue;
      }
      this.matches++;
      const playing = this.#againstBot ? this.people.slice(0, 1) : this.people;
      await Promise.all(playing.map((person) => person.play(match, stop)));
    }
  }

  /** A new match with everybody in it; null while the server is away. */
  async #seat(): Promise<string | null> {
    const [ann, ben] = this.people;
    try {
      const match = await ann?.client.create({
        game: this.#game,
        setup: SETUPS[this.#game] ?? null,
        clock: { bank: 3_600_000, gain: 1000 },
        seats: [
          { kind: 'me', name: 'Ann' },
          this.#againstBot ? { kind: 'bot', bot: 'random', name: 'Bot' } : { kind: 'open' },
        ],
      });
      if (match !== undefined && !this.#againstBot) {
        await ben?.client.join(match, 1, 'Ben');
        this.seats.push({ match, seat: 1, name: 'Ben' });
      }
      return match ?? null;
    } catch {
      return null;
    }
  }
}

/** Which of the acknowledged decisions the store does not have. */
async function lostOf(store: Store, acknowledged: readonly Acknowledged[]): Promise<Acknowledged[]> {
  const kept = new Map<string, Set<string>>();
  const lost: Acknowledged[] = [];
  for (const decision of acknowledged) {
    const { match, seat, n, answer } = decision;
    const entries =
      kept.get(match) ?? new Set((await store.entries(match, 1)).map(({ body }) => JSON.stringify(body)));
    kept.set(match, entries);
    if (!entries.has(JSON.stringify({ type: 'decide', seat, n, answer }))) lost.push(decision);
  }
  return lost;
}

/** Which lines of the chat and which seats the store does not have. */
async function lostBeside(
  store: Store,
  said: readonly Said[],
  seats: readonly Seated[],
): Promise<readonly unknown[]> {
  const lost: unknown[] = [];
  for (const line of said) {
    const lines = await store.chat(line.match, 0);
    if (!lines.some(({ body }) => 'text' in body && body.text === line.text)) lost.push(line);
  }
  for (const one of seats) {
    const match = await store.match(one.match);
    if (match?.seats[one.seat]?.name !== one.name) lost.push(one);
  }
  return lost;
}

/** Mostly servers are killed. */
const KILLS_OF_FIVE = 4;

interface Scene {
  readonly random: Stream;
  readonly server: ServerProcess;
  readonly disk: SmallDisk | null;
  readonly restart: (() => Promise<void>) | null;
}

/** Makes trouble and ends it again. */
async function makeTrouble({ random, server, disk, restart }: Scene): Promise<Trouble> {
  const ms = 500 + below(random, 1500);
  const others: Trouble[] = ['stand still'];
  if (disk !== null) others.push('full disk');
  if (restart !== null) others.push('database restart');
  const trouble = below(random, 5) < KILLS_OF_FIVE ? 'kill' : others[below(random, others.length)];
  switch (trouble) {
    case 'stand still':
      await server.standStill(ms);
      return trouble;
    case 'full disk':
      disk?.fill();
      await sleep(ms);
      disk?.makeRoom();
      return trouble;
    case 'database restart':
      await restart?.();
      return trouble;
    default:
      await server.kill();
      await server.start();
      return 'kill';
  }
}

export async function crash({ url, restart, times, seed, onTrouble }: CrashOptions): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'assemble-crash-'));
  const disk = url === null ? SmallDisk.at(folder) : null;
  const env = url === null ? { DATA_FOLDER: folder } : { DATABASE_URL: url };
  const servers = Array.from({ length: url === null ? 1 : 2 }, () => new ServerProcess(env));
  const random = stream(seed, 'crash');
  const stop = new AbortController();
  try {
    await Promise.all(servers.map((server) => server.start()));
    const tables = [
      ['dice-masters', false],
      ['champions', false],
      ['crisis-protocol', false],
      ['dice-masters', true],
    ] as const;
    const pairs = tables.map(([game, againstBot], i) => {
      // Each at a process of their own; when it is away they go to the other.
      const people = [0, 1].map((at) => {
        const home = at % servers.length;
        const bases = [...servers.slice(home), ...servers.slice(0, home)].map((server) => () => server.base);
        return new Regular(new Client(bases[0]?.() ?? ''), bases, `${seed} ${i} ${at}`);
      });
      return new Pair(people, game, againstBot);
    });
    const playing = Promise.all(pairs.map((pair) => pair.play(stop.signal)));

    let longestPauseMs = 0;
    const troubles: Partial<Record<Trouble, number>> = {};
    for (let done = 1; done <= times; done++) {
      await sleep(100 + below(random, 400));
      const server = servers[below(random, servers.length)];
      if (server === undefined) throw new Error('there is no server');
      const beganAt = performance.now();
      const trouble = await makeTrouble({ random, server, disk, restart: restart ?? null });
      troubles[trouble] = (troubles[trouble] ?? 0) + 1;
      const before = pairs.map(({ acknowledged }) => acknowledged.length);
      const standing = () => pairs.findIndex(({ acknowledged }, i) => acknowledged.length === before[i]);
      while (standing() >= 0) {
        if (performance.now() - beganAt > PATIENCE_MS)
          throw new Error(
            `after trouble ${done} (${trouble}) the match of pair ${standing()} does not go on:\n${pairs[standing()]?.seen}`,
          );
        await sleep(10);
      }
      longestPauseMs = Math.max(longestPauseMs, performance.now() - beganAt);
      onTrouble?.(done);
    }
    stop.abort();
    await playing;
    await Promise.all(servers.map((server) => server.stop()));

    const store = await openStore({ url, folder });
    const acknowledged = pairs.flatMap((pair) => pair.acknowledged);
    const said = pairs.flatMap(({ people }) => people.flatMap((person) => person.said));
    const seats = pairs.flatMap((pair) => pair.seats);
    const lost = [...(await lostOf(store, acknowledged)), ...(await lostBeside(store, said, seats))];
    await store.close();
    const matches = pairs.reduce((sum, pair) => sum + pair.matches, 0);
    return {
      ...{ troubles, matches, acknowledged: acknowledged.length },
      ...{ said: said.length, seats: seats.length, lost, longestPauseMs },
    };
  } finally {
    stop.abort();
    await Promise.all(servers.map((server) => server.kill()));
    disk?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
