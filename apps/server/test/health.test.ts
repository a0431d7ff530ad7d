import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { diskPart, Health, type HealthReport, loopPart, type Part, pagePart } from '../src/health.ts';
import { bent } from './bent.ts';
import { type House, type HouseOptions, openHouse, writePage } from './house.ts';
import { asSuperuser, createDatabase, postgresPatienceMs } from './postgres.ts';

const silent = { error: () => {}, info: () => {} };
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const never = (): Promise<never> => new Promise(() => {});

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assemble-health-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** What one part says about itself. */
const ask = async (part: Part) => (await new Health({ it: part }, silent).check()).parts['it'];

describe('the health of the server', () => {
  let house: House | null = null;
  afterEach(() => house?.close());

  async function open(options: HouseOptions = {}): Promise<House> {
    house = await openHouse(options);
    return house;
  }
  /** Asks, and measures how long the answer takes. */
  async function look(base: string) {
    const before = performance.now();
    const response = await fetch(`${base}/health`);
    const report = (await response.json()) as HealthReport;
    return { status: response.status, response, report, ms: performance.now() - before };
  }

  test('names its parts when all are well', async () => {
    const { base } = await open();
    const well = { ok: true };
    const parts = { database: well, disk: well, page: well, loop: well };
    // A machine that has other work to do may keep this process from its own for a while.
    const response = await vi.waitFor(async () => {
      const { status, response, report } = await look(base);
      expect(report).toEqual({ ok: true, parts });
      expect(status).toBe(200);
      return response;
    }, 20_000);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('tells that the store fails, by a code and without secrets, and writes the cause into the log once', async () => {
    const lines: string[] = [];
    const failure = Object.assign(new Error('the password is hush'), { code: 'ECONNREFUSED' });
    const { base } = await open({
      bend: (store) => bent(store, { health: () => Promise.reject(failure) }),
      settings: { logLevel: 'error' },
      logTo: { write: (line) => lines.push(line) },
    });
    const { status, report } = await look(base);
    expect(status).toBe(503);
    expect(report.ok).toBe(false);
    expect(report.parts['database']).toMatchObject({
      ok: false,
      problem: expect.stringContaining('ECONNREFUSED'),
      remedy: expect.stringContaining('DATABASE_URL'),
    });
    expect(JSON.stringify(report)).not.toContain('hush');
    await pause(1100);
    await look(base);
    expect(lines.filter((line) => line.includes('the password is hush'))).toHaveLength(1);
  });

  test('gives an answer within two seconds when the store gives none, and asks it only once', async () => {
    const health = vi.fn(never);
    const { base } = await open({ bend: (store) => bent(store, { health }) });
    for (let time = 0; time < 2; time++) {
      const { status, report, ms } = await look(base);
      expect(status).toBe(503);
      expect(report.parts['database']?.problem).toMatch(/no answer within 1 s/);
      expect(ms).toBeLessThan(2000);
      await pause(1100);
    }
    expect(health).toHaveBeenCalledTimes(1);
  });

  test('costs the store one question a second, however many ask', async () => {
    const health = vi.fn(async () => {});
    const { base } = await open({ bend: (store) => bent(store, { health }) });
    const all = await Promise.all(Array.from({ length: 50 }, () => look(base)));
    expect(all.every(({ report }) => report.parts['database']?.ok === true)).toBe(true);
    expect(health).toHaveBeenCalledTimes(1);
    await pause(1100);
    await look(base);
    expect(health).toHaveBeenCalledTimes(2);
  });

  test('tells of a PostgreSQL that hangs, and when it is back', { timeout: postgresPatienceMs }, async () => {
    const url = await createDatabase();
    const { base } = await open({ url });
    expect((await look(base)).report.parts).not.toHaveProperty('disk');
    const database = new URL(url).pathname.slice(1);
    const backends = await asSuperuser<{ pid: number }>(
      'select pid from pg_stat_activity where datname = $1',
      [database],
    );
    expect(backends.length).toBeGreaterThan(0);
    const signal = (name: NodeJS.Signals): void => {
      for (const { pid } of backends) process.kill(pid, name);
    };
    signal('SIGSTOP');
    try {
      await pause(1100);
      const { status, report, ms } = await look(base);
      expect(status).toBe(503);
      expect(report.parts['database']?.ok).toBe(false);
      expect(ms).toBeLessThan(2000);
    } finally {
      signal('SIGCONT');
    }
    await vi.waitFor(async () => expect((await look(base)).status).toBe(200), 10_000);
  });
});

describe('a part', () => {
  test('page: is not well without a file that it begins with', async () => {
    const folder = writePage(temporary());
    const script = '<script type="module" src="/assets/main-1a2b.js"></script>';
    writeFileSync(join(folder, 'index.html'), `<!doctype html>${script}`);
    expect(await ask(pagePart(folder))).toMatchObject({
      problem: 'The page lacks assets/main-1a2b.js.',
      remedy: expect.stringContaining('npm run build'),
    });
    writeFileSync(join(folder, 'assets/main-1a2b.js'), '');
    expect(await ask(pagePart(folder))).toEqual({ ok: true });
    rmSync(join(folder, 'index.html'));
    expect(await ask(pagePart(folder))).toMatchObject({ problem: 'The page lacks index.html.' });
  });

  test('disk: is not well with too little room', async () => {
    const megabytes = (count: number) => async () => count * 1024 * 1024;
    const folder = temporary();
    expect(await ask(diskPart(folder, 100, megabytes(100)))).toEqual({ ok: true });
    expect(await ask(diskPart(folder, 100, megabytes(99)))).toMatchObject({
      problem: 'The disk has 99 MB left; it needs 100 MB.',
      remedy: expect.stringContaining('LEAST_DISK'),
    });
  });

  test('disk: is measured', async () => {
    expect(await ask(diskPart(temporary(), 0))).toEqual({ ok: true });
    expect(await ask(diskPart(temporary(), 1e15))).toMatchObject({
      problem: expect.stringMatching(/MB left/),
    });
  });

  test('disk: is not well where nothing can be written, and says so without the path', async () => {
    const folder = join(temporary(), 'gone');
    const said = await ask(diskPart(folder, 0, async () => 1));
    expect(said).toMatchObject({ ok: false, problem: expect.stringContaining('ENOENT') });
    expect(JSON.stringify(said)).not.toContain(folder);
  });

  test('loop: is not well when the process was busy for too long', async () => {
    expect(await ask(loopPart(() => 1000))).toEqual({ ok: true });
    expect(await ask(loopPart(() => 1500))).toMatchObject({ problem: expect.stringContaining('1500 ms') });
  });

  test('loop: is measured', async () => {
    const house = await openHouse();
    onTestFinished(() => house.close());
    await pause(300);
    const until = performance.now() + 1600;
    while (performance.now() < until);
    await pause(50);
    const report = (await (await fetch(`${house.base}/health`)).json()) as HealthReport;
    expect(report.parts['loop']?.problem).toMatch(/busy for \d{4} ms/);
  });
});
