import { me, nameBody, problem, sessionList } from '@assemble/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound, Problem } from '../problems.ts';
import type { Person, Store } from '../storage/store.ts';
import type { MarkOf } from './marks.ts';
import type { Sessions } from './sessions.ts';

interface PeopleOptions {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly markOf: MarkOf;
  /** Exports a minute to one address. */
  readonly rateLimit: number;
}

export const shown = ({ id, name, login }: Person) => ({ id, name, login });

export const unknown = (): Problem =>
  new Problem(401, 'account.unknown', 'Nobody is known on this device. Ask for /api/me first.');

/** Who one is, what one is called, on which devices one is known, and everything that is kept of one. */
export function peopleRoutes(
  api: FastifyInstance,
  { store, sessions, markOf, rateLimit }: PeopleOptions,
): void {
  const routes = api.withTypeProvider<ZodTypeProvider>();
  const tags = ['people'];

  routes.get(
    '/me',
    {
      schema: {
        tags,
        summary: 'Who you are; a new guest if you come without a cookie',
        response: { 200: me, 403: problem },
      },
    },
    async (request, reply) => shown(await sessions.personFor(request, reply)),
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

  routes.get(
    '/me/sessions',
    {
      schema: { tags, summary: 'The devices on which you are known', response: { 200: sessionList } },
    },
    async (request) => {
      const person = await required(request);
      const current = await sessions.sessionOf(request);
      const found = await sessions.of(person.id);
      return {
        sessions: found.map(({ id, label, createdAt, seenAt }) => ({
          ...{ id, label, createdAt, seenAt },
          current: id === current?.id,
        })),
      };
    },
  );

  routes.delete(
    '/me/sessions/:id',
    {
      schema: {
        tags,
        summary: 'Ends one of your sessions: that device no longer knows you',
        params: z.object({ id: z.string().max(60) }),
        response: { 204: z.null(), 404: problem },
      },
    },
    async (request, reply) => {
      const { id: person } = await required(request);
      if (!(await sessions.end({ id: request.params.id, person }))) throw notFound();
      return reply.code(204).send(null);
    },
  );

  routes.delete(
    '/me/sessions',
    { schema: { tags, summary: 'Ends all your sessions but this one', response: { 204: z.null() } } },
    async (request, reply) => {
      const person = await required(request);
      const current = await sessions.sessionOf(request);
      await sessions.endOthers(person.id, current?.id ?? null);
      return reply.code(204).send(null);
    },
  );

  routes.get(
    '/me/export',
    {
      config: { rateLimit: { max: rateLimit, timeWindow: '1 minute' } },
      schema: {
        tags,
        summary: 'Everything that this server keeps of you, as one file',
        response: { 200: z.unknown(), 401: problem },
      },
    },
    async (request, reply) => {
      const person = await required(request);
      const { matches, chat, uploads } = await store.belongings(person.id);
      const found = await sessions.of(person.id);
      const blocks = await store.safety.blocksOf(person.id);
      const reports = await store.safety.reportsBy(person.id);
      reply.header('Content-Disposition', 'attachment; filename="assemble.json"');
      return {
        person,
        sessions: found.map(({ label, createdAt, seenAt }) => ({ label, createdAt, seenAt })),
        matches,
        chat,
        uploads,
        blocks: blocks.map(({ blocked, name, at }) => ({ who: markOf(blocked), name, at })),
        // Whom it is about is told by their mark only, as anywhere else.
        reports: reports.map(({ at, match, accused, lines, text }) => ({
          ...{ at, match, lines, text },
          who: accused === null ? null : markOf(accused),
        })),
      };
    },
  );

  async function required(request: FastifyRequest): Promise<Person> {
    const person = await sessions.personOf(request);
    if (person === null) throw unknown();
    return person;
  }
}
