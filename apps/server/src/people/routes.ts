import { credentials, me, nameBody, problem } from '@assemble/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { now } from '../clock.ts';
import { Problem } from '../problems.ts';
import type { Person, Store } from '../storage/store.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';

/** Guesses of passwords, and new accounts, from one address in a minute. */
const CREDENTIALS_A_MINUTE = 10;

const shown = ({ id, name, login }: Person) => ({ id, name, login });

/** Who one is, what one is called, and accounts. */
export function peopleRoutes(api: FastifyInstance, store: Store, sessions: Sessions): void {
  const routes = api.withTypeProvider<ZodTypeProvider>();
  const tags = ['people'];
  const guarded = { rateLimit: { max: CREDENTIALS_A_MINUTE, timeWindow: '1 minute' } };

  routes.get(
    '/me',
    {
      schema: {
        tags,
        summary: 'Who you are; a new guest if you come without a cookie',
        response: { 200: me },
      },
    },
    async (request, reply) => {
      const person = await sessions.personFor(request, reply);
      await store.visited(person.id, now());
      return shown(person);
    },
  );

  routes.put(
    '/me',
    {
      schema: {
        tags,
        summary: 'What you are called from now on',
        body: nameBody,
        response: { 200: me, 400: problem },
      },
    },
    async (request, reply) => {
      const person = await sessions.personFor(request, reply);
      await store.rename(person.id, request.body.name);
      return shown({ ...person, name: request.body.name });
    },
  );

  routes.post(
    '/accounts',
    {
      config: guarded,
      schema: {
        tags,
        summary: 'Turns you, a guest, into somebody with an account; your matches stay yours',
        body: credentials,
        response: { 201: me, 400: problem, 409: problem },
      },
    },
    async (request, reply) => {
      const { login, password } = request.body;
      const person = await sessions.personFor(request, reply);
      const answer = await store.register(person.id, login, await hashPassword(password));
      if (answer === 'taken') throw new Problem(409, 'account.taken', 'Somebody else has this login.');
      if (answer === 'registered')
        throw new Problem(409, 'account.registered', 'You have an account already.');
      reply.code(201);
      return shown((await store.person(person.id)) ?? person);
    },
  );

  routes.post(
    '/session',
    {
      config: guarded,
      schema: {
        tags,
        summary: 'Signs in. Seats that you took as a guest before stay with that guest',
        body: credentials,
        response: { 200: me, 400: problem, 401: problem },
      },
    },
    async (request, reply) => {
      const { login, password } = request.body;
      const found = await store.byLogin(login);
      if (!(await isPassword(password, found?.passwordHash ?? null)) || found === null)
        throw new Problem(401, 'account.wrong', 'Login or password is wrong.');
      sessions.begin(found.person, request, reply);
      return shown(found.person);
    },
  );

  routes.delete(
    '/session',
    { schema: { tags, summary: 'Signs out', response: { 204: z.null() } } },
    async (request, reply) => {
      sessions.end(request, reply);
      return reply.code(204).send(null);
    },
  );
}
