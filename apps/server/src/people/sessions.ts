import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person, Store } from '../storage/store.ts';

const COOKIE = 'assemble';
/** Browsers keep a cookie for 400 days at most; every visit begins them anew. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

const GUEST = { en: 'Guest', es: 'Invitado', de: 'Gast' } as const;

/** A first name in the language that the browser asks for; it is the guest's to change. */
function guestName(request: FastifyRequest): string {
  const wanted = (request.headers['accept-language'] ?? '').toLowerCase().match(/\b(en|es|de)\b/)?.[1];
  const word = GUEST[(wanted ?? 'en') as keyof typeof GUEST];
  return `${word} ${1000 + Math.floor(Math.random() * 9000)}`;
}

/** Who makes a request: the cookie holds the id of a person, signed. */
export class Sessions {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The person whom the cookie names; null without one, or with one that is not ours. */
  async personOf(request: FastifyRequest): Promise<Person | null> {
    const cookie = request.cookies[COOKIE];
    const { valid, value } = cookie ? request.unsignCookie(cookie) : { valid: false, value: null };
    return valid && value !== null ? this.#store.person(value) : null;
  }

  /** The person who asks, made as a guest if need be. */
  async personFor(request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    const person = (await this.personOf(request)) ?? (await this.#store.createGuest(guestName(request)));
    this.begin(person, request, reply);
    return person;
  }

  begin(person: Person, request: FastifyRequest, reply: FastifyReply): void {
    reply.setCookie(COOKIE, person.id, { ...this.#attributes(request), maxAge: MAX_AGE_SECONDS });
  }

  end(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(COOKIE, this.#attributes(request));
  }

  #attributes(request: FastifyRequest) {
    return {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      signed: true,
    } as const;
  }
}
