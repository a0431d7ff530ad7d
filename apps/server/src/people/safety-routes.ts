import { blockList, problem, report, type Someone, someone } from '@assemble/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../problems.ts';
import { isFormer } from '../storage/ids.ts';
import type { Person, Store } from '../storage/store.ts';
import type { MarkOf } from './marks.ts';
import { unknown } from './routes.ts';
import type { Sessions } from './sessions.ts';

interface SafetyOptions {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly markOf: MarkOf;
  /** Blocks and reports a minute from one address. */
  readonly rateLimit: number;
}

/** Whom one does not want to meet, and what one tells the operator. */
export function safetyRoutes(api: FastifyInstance, options: SafetyOptions): void {
  const { store, sessions, markOf, rateLimit } = options;
  const routes = api.withTypeProvider<ZodTypeProvider>();
  const tags = ['people'];
  const config = { rateLimit: { max: rateLimit, timeWindow: '1 minute' } };

  routes.get(
    '/me/blocks',
    { schema: { tags, summary: 'Those whom you have blocked', response: { 200: blockList } } },
    async (request) => {
      const person = await sessions.personOf(request);
      const blocks = person === null ? [] : await store.safety.blocksOf(person.id);
      return { blocks: blocks.map(({ blocked, name, at }) => ({ who: markOf(blocked), name, at })) };
    },
  );

  routes.post(
    '/me/blocks',
    {
      config,
      schema: {
        tags,
        summary:
          'Blocks somebody: you no longer see their lines and their tables in the lobby, and they cannot sit down where ' +
          'you own the table or have a seat',
        body: someone,
        response: { 204: z.null(), 400: problem, 401: problem, 404: problem },
      },
    },
    async (request, reply) => {
      const person = await required(request);
      const found = await find(request.body);
      if (found === null || found.person === person.id) throw notFound();
      await store.safety.block({
        person: person.id,
        blocked: found.person,
        name: found.name,
        at: Date.now(),
      });
      await store.bell.ring('block', person.id);
      return reply.code(204).send(null);
    },
  );

  routes.delete(
    '/me/blocks/:who',
    {
      schema: {
        tags,
        summary: 'Unblocks somebody',
        params: z.object({ who: z.string().max(40) }),
        response: { 204: z.null(), 401: problem, 404: problem },
      },
    },
    async (request, reply) => {
      const person = await required(request);
      const blocks = await store.safety.blocksOf(person.id);
      const block = blocks.find(({ blocked }) => markOf(blocked) === request.params.who);
      if (block === undefined) throw notFound();
      await store.safety.unblock(person.id, block.blocked);
      await store.bell.ring('block', person.id);
      return reply.code(204).send(null);
    },
  );

  routes.post(
    '/reports',
    {
      config,
      schema: {
        tags,
        summary: 'Tells the operator what somebody said or did at a match',
        body: report,
        response: { 204: z.null(), 400: problem, 401: problem, 404: problem },
      },
    },
    async (request, reply) => {
      const person = await required(request);
      const { match, who, lines, text } = request.body;
      const found = who === undefined ? null : await find({ match, who });
      if ((await store.match(match)) === null || (who !== undefined && found === null)) throw notFound();
      await store.safety.report({
        at: Date.now(),
        reporter: person.id,
        match,
        accused: found?.person ?? null,
        lines,
        text,
      });
      return reply.code(204).send(null);
    },
  );

  async function required(request: FastifyRequest): Promise<Person> {
    const person = await sessions.personOf(request);
    if (person === null) throw unknown();
    return person;
  }

  /** Somebody at a match and the name they have there; null for bots, open seats and those who are gone. */
  async function find(one: Someone): Promise<{ person: string; name: string } | null> {
    const known: readonly { readonly person: string | null; readonly name: string }[] =
      'seat' in one
        ? ((await store.match(one.match))?.seats.filter(({ seat }) => seat === one.seat) ?? [])
        : (await store.chat(one.match, 0)).filter(({ person }) => markOf(person) === one.who);
    const { person = null, name = '' } = known.at(-1) ?? {};
    return person === null || isFormer(person) ? null : { person, name };
  }
}
