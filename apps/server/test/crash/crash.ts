// Kills servers amid playing people and bots, again and again. After every kill every match has to go on, and in the end
// every decision that anybody was told is carried out has to be in the store.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { below, stream } from '@assemble/kernel';
import { openStore } from '../../src/storage/index.ts';
import type { Store } from '../../src/storage/store.ts';
import { type Acknowledged, Client, type Connection, Player } from '../player.ts';
import { ServerProcess } from './process.ts';

export interface CrashOptions {
  /** A PostgreSQL database that two processes share; null for one process with the embedded one. */
  readonly url: string | null;
  readonly times: number;
  readonly seed: string;
  readonly onKill?: (done: number) => void;
}

export interface CrashReport {
  readonly kills: number;
  readonly matches: number;
  readonly acknowledged: number;
  /** Decisions that somebody was told are carried out, and that the store does not have. */
  readonly lost: readonly Acknowledged[];
  /** The longest time from a kill until every match had gone on, in milliseconds; the start of the server is in it. */
  readonly longestPauseMs: number;
}

const PATIENCE_MS = 60_000;

async function stopped(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await sleep(100);
}

/** Somebody who comes back whenever the line is cut, to whichever server answers. */
class Regular {
  readonly client: Client;
  readonly #bases: readonly (() => string)[];
  readonly #seed: string;
  readonly #players: Player[] = [];

  constructor(client: Client, bases: readonly (() => string)[], seed: string) {
    this.client = client;
    this.#bases = bases;
    this.#seed = seed;
  }

  get acknowledged(): readonly Acknowledged[] {
    return this.#players.flatMap(({ acknowledged }) => acknowledged);
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
      const player = new Player(connection, `${this.#seed} ${this.#players.length}`);
      this.#players.push(player);
      const over = player.over.then(() => {
        isOver = true;
      });
      await Promise.race([over, connection.closed, stopped(stop)]);
      if (connection.isOpen) await connection.close();
    }
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
  readonly #againstBot: boolean;
  matches = 0;

  constructor(people: readonly Regular[], againstBot: boolean) {
    this.people = people;
    this.#againstBot = againstBot;
  }

  get acknowledged(): readonly Acknowledged[] {
    return this.people.flatMap(({ acknowledged }) => acknowledged);
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
        setup: { format: 'first-game', first: 0 },
        seats: [
          { kind: 'me', name: 'Ann' },
          this.#againstBot ? { kind: 'bot', bot: 'random', name: 'Bot' } : { kind: 'open' },
        ],
      });
      if (match !== undefined && !this.#againstBot) await ben?.client.join(match, 1, 'Ben');
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

export async function crash({ url, times, seed, onKill }: CrashOptions): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'assemble-crash-'));
  const env = url === null ? { DATA_FOLDER: folder } : { DATABASE_URL: url };
  const servers = Array.from({ length: url === null ? 1 : 2 }, () => new ServerProcess(env));
  const random = stream(seed, 'crash');
  const stop = new AbortController();
  try {
    await Promise.all(servers.map((server) => server.start()));
    const pairs = [false, false, true].map((againstBot, i) => {
      // Each at a process of their own; when it is away they go to the other.
      const people = [0, 1].map((at) => {
        const home = at % servers.length;
        const bases = [...servers.slice(home), ...servers.slice(0, home)].map((server) => () => server.base);
        return new Regular(new Client(bases[0]?.() ?? ''), bases, `${seed} ${i} ${at}`);
      });
      return new Pair(people, againstBot);
    });
    const playing = Promise.all(pairs.map((pair) => pair.play(stop.signal)));

    let longestPauseMs = 0;
    for (let done = 1; done <= times; done++) {
      await sleep(100 + below(random, 400));
      const server = servers[below(random, servers.length)];
      const killedAt = performance.now();
      await server?.kill();
      const before = pairs.map(({ acknowledged }) => acknowledged.length);
      await server?.start();
      const stands = () => pairs.findIndex(({ acknowledged }, i) => acknowledged.length === before[i]);
      while (stands() >= 0) {
        if (performance.now() - killedAt > PATIENCE_MS)
          throw new Error(`after kill ${done} the match of pair ${stands()} does not go on`);
        await sleep(10);
      }
      longestPauseMs = Math.max(longestPauseMs, performance.now() - killedAt);
      onKill?.(done);
    }
    stop.abort();
    await playing;
    await Promise.all(servers.map((server) => server.stop()));

    const store = await openStore({ url, folder });
    const acknowledged = pairs.flatMap((pair) => pair.acknowledged);
    const lost = await lostOf(store, acknowledged);
    await store.close();
    const matches = pairs.reduce((sum, pair) => sum + pair.matches, 0);
    return { kills: times, matches, acknowledged: acknowledged.length, lost, longestPauseMs };
  } finally {
    stop.abort();
    await Promise.all(servers.map((server) => server.kill()));
    rmSync(folder, { recursive: true, force: true });
  }
}
