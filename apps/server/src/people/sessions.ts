import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problems.ts';
import type { SessionRecord } from '../storage/session-store.ts';
import type { Person, Store } from '../storage/store.ts';
import { deviceLabel } from './devices.ts';

const COOKIE = 'assemble';
/** Over HTTPS nobody on another subdomain can set a cookie of this name. */
const SECURE_COOKIE = `__Host-${COOKIE}`;
const DAY_MS = 24 * 3_600_000;
/** Browsers keep a cookie for 400 days at most; every visit begins them anew. */
const MOST_COOKIE_DAYS = 400;
/** That somebody came by is written down once in so long. */
const SEEN_EVERY_MS = 3_600_000;

const GUEST = { en: 'Guest', es: 'Invitado', de: 'Gast' } as const;

/** A first name in the language that the browser asks for; it is the guest's to change. */
function guestName(request: FastifyRequest): string {
  const wanted = (request.headers['accept-language'] ?? '').toLowerCase().match(/\b(en|es|de)\b/)?.[1];
  const word = GUEST[(wanted ?? 'en') as keyof typeof GUEST];
  return `${word} ${1000 + Math.floor(Math.random() * 9000)}`;
}

const createToken = (): string => randomBytes(32).toString('base64url');
const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
/** What the store keeps: whoever reads it there has no cookie. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';
const cookieName = (request: FastifyRequest): string => (isSecure(request) ? SECURE_COOKIE : COOKIE);

/** Who makes a request, and on which of their devices; `token` and `session` are null with an old cookie. */
interface Visit {
  readonly person: Person;
  readonly session: SessionRecord | null;
  readonly token: string | null;
}

export const banned = (): Problem =>
  new Problem(403, 'account.banned', 'The operator of this server does not let you in.');

/**
 * Who makes a request: the cookie holds a secret of 256 random bits, the store its hash. A session is ended from
 * anywhere; all processes hear of it and close its sockets.
 */
export class Sessions {
  readonly #store: Store;
  readonly #days: number;
  readonly #visits = new WeakMap<FastifyRequest, Visit>();
  /** What is to be done when a session ends. */
  readonly #watches = new Map<string, Set<() => void>>();

  /** After `days` without a visit a session is over. */
  constructor(store: Store, days: number) {
    this.#store = store;
    this.#days = days;
    store.bell.listen(
      (topic, payload) => {
        if (topic === 'session') this.#ended(payload);
      },
      () => void this.#lookForEnded(),
    );
  }

  /** The person whom the cookie names; null without one, or with one that is not ours, or no longer. */
  async personOf(request: FastifyRequest): Promise<Person | null> {
    return (await this.#visitOf(request))?.person ?? null;
  }

  /** The person who asks, made as a guest if need be. */
  async personFor(request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    const visit = await this.#visitOf(request);
    if (visit !== null && visit.token !== null) {
      this.#setCookie(visit.token, request, reply);
      return visit.person;
    }
    const person = visit?.person ?? (await this.#store.createGuest(guestName(request)));
    await this.begin(person, request, reply);
    return person;
  }

  /** The session of the cookie. */
  async sessionOf(request: FastifyRequest): Promise<SessionRecord | null> {
    return (await this.#visitOf(request))?.session ?? null;
  }

  /** Begins a new session on this device; the one that it had is over, and what its cookie held is worth nothing. */
  async begin(person: Person, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const before = (await this.#visitOf(request))?.session;
    if (before) await this.end(before);
    const token = createToken();
    const now = Date.now();
    const session = {
      id: hashOf(token),
      person: person.id,
      label: deviceLabel(request.headers['user-agent']),
    };
    await this.#store.sessions.begin(session, now);
    this.#visits.set(request, { person, session: { ...session, createdAt: now, seenAt: now }, token });
    this.#setCookie(token, request, reply);
  }

  /** Ends the session of this device. */
  async leave(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const visit = await this.#visitOf(request);
    if (visit?.session) await this.end(visit.session);
    // With an old cookie there is no session, but it shall be worth nothing from now on.
    else if (visit) await this.endOthers(visit.person.id, null);
    this.forget(request, reply);
  }

  /** Takes the cookie back. */
  forget(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(cookieName(request), this.#attributes(request));
  }

  /** Ends a session of a person; false where there is none. */
  async end({ id, person }: Pick<SessionRecord, 'id' | 'person'>): Promise<boolean> {
    const isEnded = await this.#store.sessions.end(id, person);
    if (isEnded) await this.#store.bell.ring('session', id);
    return isEnded;
  }

  /** Ends all sessions of a person but one. */
  async endOthers(person: string, kept: string | null): Promise<void> {
    for (const id of await this.#store.sessions.endOthers(person, kept))
      await this.#store.bell.ring('session', id);
  }

  /** The sessions of a person that are not over. */
  of(person: string): Promise<SessionRecord[]> {
    return this.#store.sessions.of(person, this.#since());
  }

  /** Calls back when the session of a request is ended; answers how to call it off. */
  whenEnded(request: FastifyRequest, ended: () => void): () => void {
    const id = this.#visits.get(request)?.session?.id;
    if (id === undefined) return () => {};
    const watches = this.#watches.get(id) ?? new Set();
    this.#watches.set(id, watches.add(ended));
    return () => {
      watches.delete(ended);
      if (watches.size === 0 && this.#watches.get(id) === watches) this.#watches.delete(id);
    };
  }

  #ended(id: string): void {
    const watches = this.#watches.get(id);
    this.#watches.delete(id);
    for (const ended of watches ?? []) ended();
  }

  /** Rings were lost: some sessions may be over without a word. */
  async #lookForEnded(): Promise<void> {
    const watched = [...this.#watches.keys()];
    // When the store does not answer, the connection breaks once more, and this comes again.
    const alive = new Set(await this.#store.sessions.among(watched).catch(() => watched));
    for (const id of watched) if (!alive.has(id)) this.#ended(id);
  }

  async #visitOf(request: FastifyRequest): Promise<Visit | null> {
    const known = this.#visits.get(request);
    if (known !== undefined) return known;
    const visit = await this.#lookUp(request);
    if (visit !== null) this.#visits.set(request, visit);
    return visit;
  }

  async #lookUp(request: FastifyRequest): Promise<Visit | null> {
    const now = Date.now();
    const token = request.cookies[cookieName(request)];
    if (token !== undefined && isToken(token)) {
      const found = await this.#store.sessions.find(hashOf(token), this.#since());
      if (found === null) return null;
      if (found.isBanned) throw banned();
      const { session, person } = found;
      if (now - session.seenAt >= SEEN_EVERY_MS) await this.#store.sessions.seen(session.id, person.id, now);
      return { person, session, token };
    }
    // The first kind of cookie held the id of the person, signed. Migration 0002 tells until when it is exchanged.
    const old = request.cookies[COOKIE];
    const { valid, value } = old ? request.unsignCookie(old) : { valid: false, value: null };
    const found = valid && value !== null ? await this.#store.sessions.findOld(value, now) : null;
    if (found?.isBanned) throw banned();
    return found && { person: found.person, session: null, token: null };
  }

  #since(): number {
    return Date.now() - this.#days * DAY_MS;
  }

  #setCookie(token: string, request: FastifyRequest, reply: FastifyReply): void {
    const maxAge = (Math.min(this.#days, MOST_COOKIE_DAYS) * DAY_MS) / 1000;
    reply.setCookie(cookieName(request), token, { ...this.#attributes(request), maxAge });
  }

  #attributes(request: FastifyRequest) {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) } as const;
  }
}
