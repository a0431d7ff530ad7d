import { credentials, deletion, me, passwordChange, problem, signIn } from '@assemble/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Problem } from '../problems.ts';
import type { Person, Store } from '../storage/store.ts';
import { Attempts } from './attempts.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { shown, unknown } from './routes.ts';
import { banned, type Sessions } from './sessions.ts';

/** From one address in a minute, right or wrong: each costs the work of a hash. */
const MOST_A_MINUTE = 30;

/** Said of a login that is taken, of one that nobody has, and of a wrong password: it tells none from the other. */
const unavailable = (): Problem =>
  new Problem(401, 'account.unavailable', 'This login does not go with this password.');

/** Accounts: from a guest to somebody with a login, in and out, and away for good. */
export function accountRoutes(api: FastifyInstance, store: Store, sessions: Sessions): void {
  const routes = api.withTypeProvider<ZodTypeProvider>();
  const tags = ['people'];
  const config = { rateLimit: { max: MOST_A_MINUTE, timeWindow: '1 minute' } };
  const attempts = new Attempts();

  routes.post(
    '/accounts',
    {
      config,
      schema: {
        tags,
        summary: 'Turns you, a guest, into somebody with an account; your matches stay yours',
        body: credentials,
        response: { 201: me, 400: problem, 401: problem, 409: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const { login, password } = request.body;
      const succeed = await attempt(request, login);
      // Hashed in any case, so that a login that is taken takes as long as a wrong password.
      const hash = await hashPassword(password);
      if ((await store.byLogin(login)) !== null) throw unavailable();
      const person = await sessions.personFor(request, reply);
      const answer = await store.register(person.id, login, hash);
      if (answer === 'taken') throw unavailable();
      succeed();
      if (answer === 'registered')
        throw new Problem(409, 'account.registered', 'You have an account already.');
      await sessions.begin(person, request, reply);
      await endElsewhere(person, request);
      reply.code(201);
      return shown({ ...person, login });
    },
  );

  routes.post(
    '/session',
    {
      config,
      schema: {
        tags,
        summary:
          'Signs in. What you have as a guest here stays with that guest; with "bring" it comes along, and the ' +
          'guest is deleted',
        body: signIn,
        response: { 200: me, 400: problem, 401: problem, 403: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const { login, password, bring = false } = request.body;
      const succeed = await attempt(request, login);
      const found = await store.byLogin(login);
      if (!(await isPassword(password, found?.passwordHash ?? null)) || found === null) throw unavailable();
      succeed();
      const { person } = found;
      if (await store.safety.isBanned(person.id)) throw banned();
      const guest = await sessions.personOf(request);
      await sessions.begin(person, request, reply);
      if (bring && guest !== null && guest.login === null) {
        await sessions.endOthers(guest.id, null);
        await tellTables(await store.bring(guest.id, person.id));
      }
      return shown(person);
    },
  );

  routes.delete(
    '/session',
    { schema: { tags, summary: 'Signs out: ends the session of this device', response: { 204: z.null() } } },
    async (request, reply) => {
      await sessions.leave(request, reply);
      return reply.code(204).send(null);
    },
  );

  routes.put(
    '/me/password',
    {
      config,
      schema: {
        tags,
        summary: 'Changes your password and ends your sessions on all other devices',
        body: passwordChange,
        response: { 204: z.null(), 400: problem, 401: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const person = await proven(request, request.body.old);
      await store.changePassword(person.id, await hashPassword(request.body.password));
      await sessions.begin(person, request, reply);
      await endElsewhere(person, request);
      return reply.code(204).send(null);
    },
  );

  routes.delete(
    '/me',
    {
      config,
      schema: {
        tags,
        summary:
          'Deletes you with your account, sessions, uploads and blocks. Your seats and lines of the chat stay without ' +
          'your name',
        body: deletion,
        response: { 204: z.null(), 400: problem, 401: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const person = await proven(request, request.body.password);
      await sessions.endOthers(person.id, null);
      const changed = await store.deletePerson(person.id);
      sessions.forget(request, reply);
      await tellTables(changed);
      return reply.code(204).send(null);
    },
  );

  /** Counts an attempt, or refuses it; answers what to call when it was no guess. */
  async function attempt(request: FastifyRequest, login: string | null): Promise<() => void> {
    const person = await sessions.personOf(request);
    const keys = [
      `address ${request.ip}`,
      ...(person === null ? [] : [`person ${person.id}`]),
      ...(login === null ? [] : [`login ${login}`]),
    ];
    if (!attempts.take(keys, Date.now()))
      throw new Problem(429, 'request.too-many', 'Too many attempts. Wait a minute.');
    return () => attempts.succeeded(keys);
  }

  /** The person who asks, once the password is right; guests have none. */
  async function proven(request: FastifyRequest, password: string | null): Promise<Person> {
    const person = await sessions.personOf(request);
    if (person === null) throw unknown();
    if (person.login === null) return person;
    const succeed = await attempt(request, person.login);
    const found = await store.byLogin(person.login);
    if (!(await isPassword(password ?? '', found?.passwordHash ?? null)))
      throw new Problem(401, 'account.wrong-password', 'The password is wrong.');
    succeed();
    return person;
  }

  async function endElsewhere({ id }: Person, request: FastifyRequest): Promise<void> {
    await sessions.endOthers(id, (await sessions.sessionOf(request))?.id ?? null);
  }

  /** Tables that are being played are built anew with other names and people. */
  async function tellTables(matches: readonly string[]): Promise<void> {
    for (const match of matches) await store.bell.ring('anew', match);
  }
}
