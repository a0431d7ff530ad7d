import { access, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Store } from './storage/store.ts';

/** So long a part may take to answer. */
const PATIENCE_MS = 1000;
/** So long an answer is given again: asking often must not cost the database anything. */
const KEEP_MS = 1000;
const MEGABYTE = 1024 * 1024;
/** How often the event loop is looked at, how many looks count, and how late it may be at the worst of them. */
const LOOK_EVERY_MS = 250;
const LOOKS = 20;
const MOST_LATE_MS = 1000;

/** What the server needs to do its work. `probe` rejects when it is not well. */
export interface Part {
  probe(): Promise<void>;
  /** What whoever runs the server does about it. It is shown to everybody: no secrets, no paths. */
  readonly remedy: string;
}

/** What is wrong, in words that everybody may read. */
class Unwell extends Error {}

export interface PartReport {
  readonly ok: boolean;
  readonly problem?: string;
  readonly remedy?: string;
}

export interface HealthReport {
  readonly ok: boolean;
  readonly parts: Readonly<Record<string, PartReport>>;
}

/** Codes such as ECONNREFUSED or 57P03 name the cause; the message may hold a path or a name, so the log has it. */
function problemOf(error: unknown): string {
  if (error instanceof Unwell) return error.message;
  const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
  return `It fails${code}; the log tells why.`;
}

function outOfTime(ms: number): { late: Promise<never>; stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unwell(`It gave no answer within ${ms / 1000} s.`)), ms);
  });
  return { late, stop: () => clearTimeout(timer) };
}

/** Asks the parts how they are: all at once, never for longer than their patience, and not more often than it keeps. */
export class Health {
  readonly #parts: Readonly<Record<string, Part>>;
  readonly #log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** Probes that have not answered yet. A part that hangs is not asked again: that would pile up behind it. */
  readonly #asked = new Map<string, Promise<void>>();
  readonly #unwell = new Set<string>();
  #report: Promise<HealthReport> | null = null;
  #keptUntil = Number.POSITIVE_INFINITY;

  constructor(parts: Readonly<Record<string, Part>>, log: Pick<FastifyBaseLogger, 'error' | 'info'>) {
    this.#parts = parts;
    this.#log = log;
  }

  check(): Promise<HealthReport> {
    if (this.#report !== null && performance.now() < this.#keptUntil) return this.#report;
    this.#keptUntil = Number.POSITIVE_INFINITY;
    this.#report = this.#ask().finally(() => {
      this.#keptUntil = performance.now() + KEEP_MS;
    });
    return this.#report;
  }

  async #ask(): Promise<HealthReport> {
    const names = Object.keys(this.#parts);
    const reports = await Promise.all(names.map((name) => this.#askPart(name)));
    return {
      ok: reports.every(({ ok }) => ok),
      parts: Object.fromEntries(names.map((name, index) => [name, reports[index] ?? { ok: false }])),
    };
  }

  async #askPart(name: string): Promise<PartReport> {
    const part = this.#parts[name];
    if (part === undefined) throw new Error(`there is no part "${name}"`);
    const asked = this.#asked.get(name) ?? part.probe().finally(() => this.#asked.delete(name));
    this.#asked.set(name, asked);
    const { late, stop } = outOfTime(PATIENCE_MS);
    try {
      await Promise.race([asked, late]);
    } catch (error) {
      if (!this.#unwell.has(name)) this.#log.error({ err: error, part: name }, 'a part is not well');
      this.#unwell.add(name);
      return { ok: false, problem: problemOf(error), remedy: part.remedy };
    } finally {
      stop();
    }
    if (this.#unwell.delete(name)) this.#log.info({ part: name }, 'a part is well again');
    return { ok: true };
  }
}

const databasePart = (store: Store): Part => ({
  probe: () => store.health(),
  remedy:
    'See that the database runs and that this server reaches it (DATABASE_URL). The server connects again by itself.',
});

/** `free` answers the free bytes of the disk of a folder. */
export const diskPart = (
  folder: string,
  leastMegabytes: number,
  free = async (place: string): Promise<number> => {
    const { bavail, bsize } = await statfs(place);
    return bavail * bsize;
  },
): Part => ({
  probe: async () => {
    const megabytes = Math.floor((await free(folder)) / MEGABYTE);
    if (megabytes < leastMegabytes)
      throw new Unwell(`The disk has ${megabytes} MB left; it needs ${leastMegabytes} MB.`);
    // Only writing tells a disk that became read-only, or a quota that is used up.
    const file = join(folder, 'health');
    await writeFile(file, 'well');
    await rm(file);
  },
  remedy:
    'Make room on the disk of DATA_FOLDER and see that the server may write there; LEAST_DISK is the least room.',
});

/** The page and the files that it begins with. */
export const pagePart = (folder: string): Part => ({
  probe: async () => {
    const lacks = (file: string) => (): never => {
      throw new Unwell(`The page lacks ${file}.`);
    };
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(lacks('index.html'));
    const files = [...page.matchAll(/(?:src|href)="\/?(assets\/[^"?#]+)"/g)].map(([, file = '']) => file);
    await Promise.all(files.map((file) => access(join(folder, file)).catch(lacks(file))));
  },
  remedy: 'Build the page: npm run build -w @assemble/web',
});

/** How late the event loop was at the worst of its last looks; in milliseconds. Starting up may take its time. */
function watchLoop(server: FastifyInstance): () => number {
  const late: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  server.addHook('onReady', async () => {
    let due = performance.now() + LOOK_EVERY_MS;
    timer = setInterval(() => {
      const now = performance.now();
      late.unshift(now - due);
      late.length = Math.min(late.length, LOOKS);
      due = now + LOOK_EVERY_MS;
    }, LOOK_EVERY_MS).unref();
  });
  server.addHook('onClose', async () => clearInterval(timer));
  return () => Math.max(0, ...late);
}

export const loopPart = (lateness: () => number): Part => ({
  probe: async () => {
    const ms = Math.round(lateness());
    if (ms > MOST_LATE_MS) throw new Unwell(`The process was busy for ${ms} ms at a stretch.`);
  },
  remedy:
    'It has more to do than it can. Start another server on the same PostgreSQL, or give it a faster machine.',
});

export interface HealthOptions {
  readonly store: Store;
  readonly pageFolder: string;
  /** Where the embedded database lies; null with one that looks after its own disk. */
  readonly dataFolder: string | null;
  /** The room that the disk has to have; in megabytes. */
  readonly leastDisk: number;
}

/** `/health`: 200 when all parts are well, else 503, with what is wrong and what to do. */
export function healthRoute(server: FastifyInstance, options: HealthOptions): void {
  const { store, pageFolder, dataFolder, leastDisk } = options;
  const parts: Record<string, Part> = {
    database: databasePart(store),
    ...(dataFolder !== null && { disk: diskPart(dataFolder, leastDisk) }),
    page: pagePart(pageFolder),
    loop: loopPart(watchLoop(server)),
  };
  const health = new Health(parts, server.log);
  server.get('/health', async (_request, reply) => {
    const report = await health.check();
    return reply
      .header('Cache-Control', 'no-store')
      .code(report.ok ? 200 : 503)
      .send(report);
  });
}
