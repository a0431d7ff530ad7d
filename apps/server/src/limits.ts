import { Bucket } from './bucket.ts';

/** How much of something is let through: at once, and a second in the long run. */
interface Allowance {
  readonly most: number;
  readonly perSecond: number;
}

/** For one person, and for all who come from one address: a household or a school may share it. */
interface Allowances {
  readonly person: Allowance;
  readonly address: Allowance;
}

export type Limited = 'message' | 'chat' | 'undo' | 'create' | 'upload';

export interface LimitSettings {
  /** Messages a second of one person. */
  readonly messageRate: number;
  /** Requests a minute from one address. */
  readonly rateLimit: number;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  readonly socketsPerTable: number;
}

/** Who does something; somebody without a session is known by their address only. */
export interface Who {
  readonly person: string | null;
  readonly address: string;
}

/** So many addresses share what one may do. */
const SHARED = 5;
const perMinute = (n: number): Allowance => ({ most: n, perSecond: n / 60 });
const times = ({ most, perSecond }: Allowance, n: number): Allowance => ({
  most: most * n,
  perSecond: perSecond * n,
});
const forPerson = (person: Allowance): Allowances => ({ person, address: times(person, SHARED) });

/** Buckets that are full again say nothing any more; they are thrown away when there are this many. */
const MOST_BUCKETS = 10_000;

/**
 * What one person, one address and one table may ask of this process, over all their sockets and requests together.
 * Each process counts for itself.
 */
export class Limits {
  readonly #allowances: Readonly<Record<Limited, Allowances>>;
  readonly #most: readonly (readonly [keyof Counted, number])[];
  readonly #buckets = new Map<string, Bucket>();
  readonly #sockets = new Map<string, number>();

  constructor(settings: LimitSettings) {
    const { messageRate, rateLimit } = settings;
    // What is kept for ever is asked for more seldom.
    const seldom = {
      person: perMinute(Math.ceil(rateLimit / 30)),
      address: perMinute(Math.ceil(rateLimit / 10)),
    };
    this.#allowances = {
      message: forPerson({ most: messageRate * 2, perSecond: messageRate }),
      // One line every two seconds, where ten messages are let through in one.
      chat: forPerson({ most: messageRate / 2, perSecond: messageRate / 20 }),
      undo: forPerson(perMinute(messageRate * 3)),
      create: seldom,
      upload: seldom,
    };
    this.#most = [
      ['person', settings.socketsPerPerson],
      ['address', settings.socketsPerAddress],
      ['match', settings.socketsPerTable],
    ];
  }

  /** Whether something is let through; `now` is a steady time. */
  take(what: Limited, who: Who, now = performance.now()): boolean {
    const { person, address } = this.#allowances[what];
    const buckets = [this.#bucket(`${what} ${who.address}`, address, now)];
    if (who.person !== null) buckets.push(this.#bucket(`${what} ${who.person}`, person, now));
    if (!buckets.every((bucket) => bucket.has(now))) return false;
    for (const bucket of buckets) bucket.take(now);
    return true;
  }

  /** Lets a socket in; answers how to let it go, or null when there are too many. */
  enter(who: Counted): (() => void) | null {
    const keys = this.#most.flatMap(([kind, most]) => {
      const name = who[kind];
      return name === null ? [] : [{ key: `${kind} ${name}`, most }];
    });
    if (keys.some(({ key, most }) => (this.#sockets.get(key) ?? 0) >= most)) return null;
    for (const { key } of keys) this.#count(key, 1);
    return () => {
      for (const { key } of keys) this.#count(key, -1);
    };
  }

  #count(key: string, by: 1 | -1): void {
    const count = (this.#sockets.get(key) ?? 0) + by;
    if (count === 0) this.#sockets.delete(key);
    else this.#sockets.set(key, count);
  }

  #bucket(key: string, { most, perSecond }: Allowance, now: number): Bucket {
    const known = this.#buckets.get(key);
    if (known !== undefined) return known;
    if (this.#buckets.size >= MOST_BUCKETS)
      for (const [old, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(old);
    const bucket = new Bucket(most, perSecond, now);
    this.#buckets.set(key, bucket);
    return bucket;
  }
}

/** Whose sockets are counted together. */
interface Counted extends Who {
  readonly match: string;
}
