import { byId, matchCreated, matchList, matchSummary, newMatch, problem } from '@assemble/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { now } from '../clock.ts';
import type { Engines } from '../engine/engines.ts';
import type { Limits } from '../limits.ts';
import type { Sessions } from '../people/sessions.ts';
import { notFound, tooMany } from '../problems.ts';
import type { Store } from '../storage/store.ts';
import { matchToKeep } from './new-match.ts';
import { summaryOf } from './summary.ts';

const LISTED = 50;
/** An open or running table that nobody touched for so long is not offered to strangers. */
const LOBBY_HOURS = 24;

export interface MatchOptions {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly engines: Engines;
  readonly newSeed: () => string;
  readonly limits: Limits;
}

/** Tables in the lobby, one's own, and new ones. */
export function matchRoutes(
  api: FastifyInstance,
  { store, sessions, engines, newSeed, limits }: MatchOptions,
): void {
  const routes = api.withTypeProvider<ZodTypeProvider>();
  const tags = ['matches'];

  routes.get(
    '/matches',
    {
      schema: {
        tags,
        summary: 'The lobby: public tables that wait for people or are being played',
        querystring: z.object({ game: z.string().max(40).optional() }),
        response: { 200: matchList },
      },
    },
    async (request) => {
      const person = await sessions.personOf(request);
      const { game } = request.query;
      const found = await store.lobby({
        ...(game !== undefined && { game }),
        ...(person !== null && { viewer: person.id }),
        limit: LISTED,
      });
      const since = now() - LOBBY_HOURS * 3_600_000;
      return {
        matches: found
          .filter(({ changedAt }) => changedAt >= since)
          .map((match) => summaryOf(match, person?.id ?? null)),
      };
    },
  );

  routes.get(
    '/me/matches',
    { schema: { tags, summary: 'The matches at which you have a seat', response: { 200: matchList } } },
    async (request) => {
      const person = await sessions.personOf(request);
      if (person === null) return { matches: [] };
      const found = await store.matchesOf(person.id, LISTED);
      return { matches: found.map((match) => summaryOf(match, person.id)) };
    },
  );

  routes.post(
    '/matches',
    {
      schema: {
        tags,
        summary: 'A new match. Without open seats it runs at once',
        body: newMatch,
        response: { 201: matchCreated, 400: problem, 422: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const person = await sessions.personFor(request, reply);
      if (!limits.take('create', { person: person.id, address: request.ip })) throw tooMany();
      const id = await store.createMatch(await matchToKeep(request.body, person.id, engines, newSeed()));
      reply.code(201);
      return { id };
    },
  );

  routes.get(
    '/matches/:id',
    { schema: { tags, summary: 'One match', params: byId, response: { 200: matchSummary, 404: problem } } },
    async (request) => {
      const match = await store.match(request.params.id);
      if (match === null) throw notFound();
      const person = await sessions.personOf(request);
      return summaryOf(match, person?.id ?? null);
    },
  );
}
