import { byId, matchSummary, problem } from '@assemble/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { now } from '../clock.ts';
import type { Sessions } from '../people/sessions.ts';
import { notFound, Problem } from '../problems.ts';
import type { MatchRecord, Store } from '../storage/store.ts';
import { seatsOf, summaryOf } from './summary.ts';

interface ArchiveOptions {
  readonly store: Store;
  readonly sessions: Sessions;
}

/** What the people of a match can do with it although nothing here can play it: take it along, give it up, delete it. */
export function archiveRoutes(api: FastifyInstance, { store, sessions }: ArchiveOptions): void {
  const routes = api.withTypeProvider<ZodTypeProvider>();
  const tags = ['matches'];

  routes.get(
    '/matches/:id/export',
    {
      schema: {
        tags,
        summary:
          'All that is kept of a match of yours, as a file: your own decisions while it runs, everything and the seed ' +
          'when it is over',
        params: byId,
        response: { 200: z.unknown(), 404: problem, 409: problem },
      },
    },
    async (request) => {
      const { match, yours } = await ownMatch(request, request.params.id);
      const entries = await store.entries(match.id, 1);
      const isOver = match.state === 'over';
      return {
        format: 'assemble/match',
        formatVersion: 1,
        ...summaryOf(match, null),
        rules: match.rules,
        engine: match.engine,
        setup: match.setup,
        words: match.words,
        seed: isOver ? match.seed : null,
        outcome: match.outcome,
        entries: entries.filter(({ seat }) => isOver || (seat !== null && yours.includes(seat))),
      };
    },
  );

  routes.post(
    '/matches/:id/give-up',
    {
      schema: {
        tags,
        summary: 'Ends an archived match: nothing here can play it on. Nobody has won it',
        params: byId,
        response: { 200: matchSummary, 404: problem, 409: problem },
      },
    },
    async (request) => {
      const { match, person } = await ownMatch(request, request.params.id);
      if (match.state !== 'archived')
        throw new Problem(409, 'match.not-archived', 'This match can be played: give it up at its table.');
      await store.beside.giveUp(match.id, { winners: [], rule: '', reason: 'archived' }, now());
      const over = await store.match(match.id);
      if (over === null) throw notFound();
      return summaryOf(over, person);
    },
  );

  routes.delete(
    '/matches/:id',
    {
      schema: {
        tags,
        summary:
          'Deletes a match of yours that is archived, over, or has not begun, if nobody else has a seat at it; else takes you off it',
        params: byId,
        response: { 204: z.null(), 404: problem, 409: problem },
      },
    },
    async (request, reply) => {
      const { match, person } = await ownMatch(request, request.params.id);
      if (match.state === 'running')
        throw new Problem(409, 'match.running', 'This match is being played: give it up first.');
      const others = match.seats.some((seat) => seat.person !== null && seat.person !== person);
      if (others) await store.forgetSeats(match.id, person);
      else await store.deleteMatch(match.id);
      await store.bell.ring('room', match.id);
      return reply.code(204).send(null);
    },
  );

  /** A match at which the one who asks has a seat. */
  async function ownMatch(
    request: FastifyRequest,
    id: string,
  ): Promise<{ readonly match: MatchRecord; readonly person: string; readonly yours: readonly number[] }> {
    const person = await sessions.personOf(request);
    const match = person === null ? null : await store.match(id);
    const yours = match === null ? [] : seatsOf(match, person?.id ?? null);
    if (match === null || person === null || yours.length === 0) throw notFound();
    return { match, person: person.id, yours };
  }
}
