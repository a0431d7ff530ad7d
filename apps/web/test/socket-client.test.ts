import type { Decision } from '@assemble/kernel';
import { type FromHost, parseToHost, type ToHost, type Update } from '@assemble/protocol';
import { Table } from '@assemble/table';
import { expect, test, vi } from 'vitest';
import { bots, engines } from '../src/games/engines.ts';
import { type Socket, SocketClient } from '../src/online/socket-client.ts';

const load = engines['dice-masters'];
if (load === undefined) throw new Error('the game is missing');
const game = await load();

/** A socket whose other end the test holds. */
class FakeSocket implements Socket {
  readonly heard: ToHost[] = [];
  readonly #listeners = new Map<string, (event: { data: string }) => void>();
  closed = false;

  addEventListener(type: string, listener: unknown): void {
    this.#listeners.set(type, listener as (event: { data: string }) => void);
  }

  send(text: string): void {
    this.heard.push(parseToHost(text));
  }

  close(): void {
    this.closed = true;
  }

  happen(type: 'open' | 'close'): void {
    this.#listeners.get(type)?.({ data: '' });
  }

  say(message: FromHost): void {
    this.#listeners.get('message')?.({ data: JSON.stringify(message) });
  }
}

/** A table of two people on a server, and the line of the one in seat 0. */
function open() {
  const sitter = (who: string) => ({ name: who, kind: 'person', who }) as const;
  const table = new Table({
    game,
    setup: { format: 'first-game', first: 0 },
    seed: 'a seed',
    sitters: [sitter('Ana'), sitter('Ben')],
    bots,
    manners: 'online',
    clock: null,
    at: 0,
  });
  const sockets: FakeSocket[] = [];
  const waits: { action: () => void; wait: number }[] = [];
  const client = new SocketClient({
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    file: () => Promise.reject(new Error('no file')),
    later: (action, wait) => {
      const one = { action, wait };
      waits.push(one);
      return () => {
        const at = waits.indexOf(one);
        if (at >= 0) waits.splice(at, 1);
      };
    },
  });
  const socket = (): FakeSocket => {
    const last = sockets.at(-1);
    if (last === undefined) throw new Error('there is no socket');
    return last;
  };
  const snapshot = () => table.update([0], null, 0);
  return {
    client,
    table,
    sockets,
    socket,
    snapshot,
    /** The line stands and the host has said everything. */
    arrive: () => {
      socket().happen('open');
      socket().say(snapshot());
    },
    /** The waits that are running, in milliseconds. */
    waits: () => waits.map(({ wait }) => wait),
    /** The time of the only wait is over. */
    wait: () => {
      const [one, ...more] = waits.splice(0);
      expect(more).toEqual([]);
      one?.action();
    },
  };
}

type Opened = ReturnType<typeof open>;

/** Answers what is asked with its suggestion. */
function answer({ client }: Opened): number {
  const [asked] = client.state().update?.asked ?? [];
  if (asked === undefined) throw new Error('nothing is asked');
  const { seat, n } = asked.decision;
  client.decide(seat, n, asked.suggestion);
  return n;
}

/** The host takes what came over the line. */
function take({ table, socket }: Opened): void {
  const message = socket().heard.at(-1);
  if (message?.type !== 'decide') throw new Error('no decision came');
  expect(table.act(message, 0)).toEqual({ yes: true });
}

test('a line is not there until it stands, and shows what the host says', () => {
  const opened = open();
  expect(opened.client.state().connected).toBe(false);
  opened.arrive();
  expect(opened.client.state()).toMatchObject({ connected: true, update: { n: opened.table.n } });
  expect(opened.socket().heard).toEqual([]);
});

test('a broken line is laid again after growing waits, and at once when asked', () => {
  const opened = open();
  const { client, sockets } = opened;
  opened.arrive();
  opened.socket().happen('close');
  expect(client.state()).toMatchObject({ connected: false, update: { n: 1 } });
  const waited: number[] = [];
  for (let i = 0; i < 8; i++) {
    waited.push(...opened.waits());
    opened.wait();
    opened.socket().happen('close');
  }
  expect(waited).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  const before = sockets.length;
  client.retry();
  expect(sockets).toHaveLength(before + 1);
  opened.arrive();
  expect(client.state().connected).toBe(true);
  client.retry();
  expect(sockets).toHaveLength(before + 1);
  opened.socket().happen('close');
  expect(opened.waits()).toEqual([500]);
});

test('of many tries at once only the last one follows the first, and not too soon', () => {
  vi.useFakeTimers();
  const opened = open();
  const { client, table } = opened;
  opened.arrive();
  const n = client.state().update?.asked[0]?.decision.n ?? -1;
  const tries = () => opened.socket().heard.flatMap((one) => (one.type === 'probe' ? [one.answer] : []));
  for (const answer of [[1], [2], [3]]) client.probe(0, n, answer);
  expect(tries()).toEqual([[1]]);
  opened.socket().say(table.probe(0, n, [1]));
  expect(client.state().probed).toMatchObject({ answer: [1], verdict: table.probe(0, n, [1]).verdict });
  expect(tries()).toEqual([[1]]);
  vi.advanceTimersByTime(150);
  expect(tries()).toEqual([[1], [3]]);
  // What is refused does not hold up the next one.
  opened.socket().say(table.refusal([{ rule: '', key: 'protocol.too-fast', args: {} }], [0]));
  client.probe(0, n, [4]);
  vi.advanceTimersByTime(150);
  expect(tries()).toEqual([[1], [3], [4]]);
  // An answer to a question that is no longer asked is not shown.
  opened.socket().say(table.probe(0, n + 1, []));
  expect(client.state().probed).toMatchObject({ answer: [1] });
  vi.useRealTimers();
});

test('what is legal is asked for with every question about a place, and shown while it is asked', () => {
  const opened = open();
  const { client } = opened;
  opened.arrive();
  expect(opened.socket().heard).toEqual([]);
  const update = opened.snapshot();
  const [asked] = update.asked;
  if (asked === undefined) throw new Error('nothing is asked');
  const { seat, n } = asked.decision;
  const place: Update = {
    ...update,
    asked: [{ ...asked, decision: { ...asked.decision, shape: 'place', what: null } as Decision }],
  };
  opened.socket().say(place);
  expect(opened.socket().heard).toEqual([{ type: 'region', seat, n }]);
  const region = { type: 'region', n, region: { legal: 1 } } as const;
  opened.socket().say(region);
  opened.socket().say({ ...region, n: n + 1 });
  expect(client.state().region).toEqual(region);
  opened.socket().say(place);
  expect(client.state().region).toBe(null);
  expect(opened.socket().heard).toHaveLength(2);
});

test('an answer that the host never got is given again, once', () => {
  const opened = open();
  opened.arrive();
  const n = answer(opened);
  opened.socket().happen('close');
  opened.wait();
  opened.arrive();
  expect(opened.socket().heard).toMatchObject([{ type: 'decide', seat: 0, n }]);
  take(opened);
  opened.socket().say(opened.snapshot());
  opened.socket().say(opened.snapshot());
  expect(opened.socket().heard).toHaveLength(1);
});

test('an answer given while the line is broken goes out when it stands again', () => {
  const opened = open();
  opened.arrive();
  opened.client.lost();
  const n = answer(opened);
  opened.wait();
  opened.arrive();
  expect(opened.socket().heard).toMatchObject([{ type: 'decide', n }]);
});

test('an answer that the host had taken before the break is not given twice', () => {
  const opened = open();
  opened.arrive();
  answer(opened);
  take(opened);
  opened.socket().happen('close');
  opened.wait();
  opened.arrive();
  expect(opened.socket().heard).toEqual([]);
  expect(opened.client.state().refused).toEqual([]);
});

test('an answer to a question that has changed meanwhile is dropped, and said so', () => {
  const opened = open();
  opened.arrive();
  answer(opened);
  opened.socket().happen('close');
  opened.wait();
  opened.socket().happen('open');
  const { asked, ...rest } = opened.snapshot();
  const other = asked.map((one) => ({ ...one, decision: { ...one.decision, source: 'another card' } }));
  opened.socket().say({ ...rest, asked: other });
  expect(opened.socket().heard).toEqual([]);
  expect(opened.client.state().refused).toMatchObject([{ key: 'table.stale' }]);
});

test('what others do meanwhile does not repeat an answer on a line that stands', () => {
  const opened = open();
  opened.arrive();
  answer(opened);
  opened.socket().say(opened.snapshot());
  expect(opened.socket().heard).toHaveLength(1);
});

test('anything but an answer is refused while the line is broken', () => {
  const opened = open();
  opened.arrive();
  opened.client.lost();
  opened.client.concede(0);
  expect(opened.client.state().refused).toMatchObject([{ key: 'table.not-connected' }]);
  opened.wait();
  opened.arrive();
  expect(opened.socket().heard).toEqual([]);
});

test('a host that does not answer is gone, even if the browser has not noticed', () => {
  const opened = open();
  opened.arrive();
  answer(opened);
  expect(opened.waits()).toEqual([10_000]);
  const silent = opened.socket();
  opened.wait();
  expect(silent.closed).toBe(true);
  expect(opened.client.state().connected).toBe(false);
  silent.say(opened.snapshot());
  silent.happen('close');
  expect(opened.waits()).toEqual([500]);
});

test('a host that has long said nothing is asked whether it is there', () => {
  const opened = open();
  opened.arrive();
  expect(opened.waits()).toEqual([30_000]);
  opened.wait();
  expect(opened.socket().heard).toEqual([{ type: 'room' }]);
  expect(opened.waits()).toEqual([10_000]);
  opened.socket().say(opened.snapshot());
  expect(opened.waits()).toEqual([30_000]);
  opened.wait();
  opened.wait();
  expect(opened.client.state().connected).toBe(false);
});

test('a table of other rules is left alone', () => {
  const opened = open();
  opened.socket().happen('open');
  opened.socket().say({
    type: 'refused',
    reasons: [{ rule: '', key: 'table.other-rules', args: {} }],
    n: 0,
    asked: [],
  });
  opened.socket().happen('close');
  expect(opened.client.state().failed).toBe('other-rules');
  expect(opened.waits()).toEqual([]);
});

test('a line that is closed stays closed', () => {
  const opened = open();
  opened.arrive();
  opened.client.close();
  opened.socket().happen('close');
  opened.client.retry();
  expect(opened.sockets).toHaveLength(1);
  expect(opened.waits()).toEqual([]);
});
