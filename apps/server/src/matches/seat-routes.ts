import type { Json } from '@assemble/kernel';
import {
  botBody,
  bringBody,
  bySeat,
  matchSummary,
  problem,
  readyBody,
  sitBody,
  wordBody,
} from '@assemble/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound, Problem } from '../problems.ts';
import type { MatchOptions } from './routes.ts';
import { summaryOf } from './summary.ts';

/** Somebody else may change the set-up at the same moment; so often it is tried again. */
const TRIES = 5;

const notYours = (): Problem =>
  new Problem(409, 'seat.not-yours', 'This seat is not yours, or the match has begun.');

/** Who sits where before a match begins, what they bring, and whether they are ready. */
export function seatRoutes(
  api: FastifyInstance,
  { store, sessions, engines }: Pick<MatchOptions, 'store' | 'sessions' | 'engines'>,
): void {
  const routes = api.withTypeProvider<ZodTypeProvider>();
  const tags = ['matches'];

  routes.post(
    '/matches/:id/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Takes an open seat. With the last one the match begins, once everybody is ready',
        params: bySeat,
        body: sitBody,
        response: { 200: matchSummary, 400: problem, 404: problem, 409: problem },
      },
    },
    async (request, reply) => {
      const { id, seat } = request.params;
      const person = await sessions.personFor(request, reply);
      // Nobody is told that somebody does not want to meet them.
      if (await store.safety.isUnwelcome(id, person.id))
        throw new Problem(409, 'seat.gone', 'This seat cannot be taken any more.');
      const answer = await store.takeSeat(id, seat, { ...request.body, person: person.id });
      if (answer === 'taken') throw new Problem(409, 'seat.taken', 'Somebody else has this seat.');
      if (answer === 'gone') throw notFound();
      return seatChanged(id, person.id);
    },
  );

  routes.put(
    '/matches/:id/seats/:seat/word',
    {
      schema: {
        tags,
        summary: 'Puts a word of yours into the dice, before the match begins: see seedHash',
        params: bySeat,
        body: wordBody,
        response: { 204: z.null(), 400: problem, 409: problem },
      },
    },
    async (request, reply) => {
      const { id, seat } = request.params;
      const person = await sessions.personOf(request);
      if (person === null || (await store.putWord(id, seat, person.id, request.body.word)) !== 'ok')
        throw notYours();
      return reply.code(204).send(null);
    },
  );

  routes.delete(
    '/matches/:id/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Leaves your seat, before the match begins',
        params: bySeat,
        response: { 200: matchSummary, 404: problem, 409: problem },
      },
    },
    async (request) => {
      const { id, seat } = request.params;
      const person = await sessions.personOf(request);
      if (person === null || (await store.leaveSeat(id, seat, person.id)) !== 'ok') throw notYours();
      return seatChanged(id, person.id);
    },
  );

  routes.put(
    '/matches/:id/seats/:seat/ready',
    {
      schema: {
        tags,
        summary: 'Says that you are ready, or not yet. With the last one the match begins',
        params: bySeat,
        body: readyBody,
        response: { 200: matchSummary, 400: problem, 404: problem, 409: problem },
      },
    },
    async (request) => {
      const { id, seat } = request.params;
      const person = await sessions.personOf(request);
      if (person === null || (await store.seats.ready(id, seat, person.id, request.body.ready)) !== 'ok')
        throw notYours();
      return seatChanged(id, person.id);
    },
  );

  routes.put(
    '/matches/:id/seats/:seat/brings',
    {
      schema: {
        tags,
        summary: 'What you bring to your seat: a deck, a team, a roster, if it makes a legal set-up',
        params: bySeat,
        body: bringBody,
        response: { 200: matchSummary, 400: problem, 404: problem, 409: problem, 422: problem },
      },
    },
    async (request) => {
      const { id, seat } = request.params;
      const person = await sessions.personOf(request);
      if (person === null) throw notYours();
      for (let tries = 0; tries < TRIES; tries++) {
        const answer = await bring(id, seat, person.id, request.body.what);
        if (answer === 'gone') throw notYours();
        if (answer === 'ok') return seatChanged(id, person.id);
      }
      throw new Problem(409, 'seat.busy', 'Others change the set-up at this moment. Try again.');
    },
  );

  routes.put(
    '/matches/:id/seats/:seat/bot',
    {
      schema: {
        tags,
        summary: 'Lets a bot take an open seat of your table',
        params: bySeat,
        body: botBody,
        response: { 200: matchSummary, 400: problem, 404: problem, 409: problem, 422: problem },
      },
    },
    async (request) => {
      const { id, seat } = request.params;
      const { bot, name } = request.body;
      const person = await sessions.personOf(request);
      if (!engines.description.bots.includes(bot))
        throw new Problem(422, 'match.no-bot', `There is no bot "${bot}".`);
      if (person === null || (await store.seats.seatBot(id, seat, person.id, bot, name)) !== 'ok')
        throw new Problem(409, 'seat.gone', 'This seat cannot be taken any more.');
      return seatChanged(id, person.id);
    },
  );

  /** The set-up is judged as it is now, and kept if it still is that. */
  async function bring(id: string, seat: number, person: string, what: Json) {
    const match = await store.match(id);
    if (match?.seats[seat]?.person !== person || match.state !== 'open') return 'gone';
    const { own } = engines;
    // Rules of another release would be the ones to judge it.
    if (match.engine !== own.digest)
      throw new Problem(409, 'seat.other-rules', 'This table was opened by another release.');
    const from = match.setup as Json;
    const { setup, verdict, unsettles } = await own.runner.job(person, 'bring', match.game, from, seat, what);
    if (setup === null)
      throw new Problem(422, 'seat.nothing-to-bring', 'Nothing is brought to this seat before the match.');
    if (!verdict.yes)
      throw new Problem(
        422,
        'match.setup',
        verdict.reasons.map(({ rule, key }) => `${rule}: ${key}`).join('; '),
      );
    return store.seats.bring(id, { seat, person, from, to: setup, all: unsettles });
  }

  async function seatChanged(id: string, person: string) {
    await store.bell.ring('room', id);
    const match = await store.match(id);
    if (match === null) throw notFound();
    return summaryOf(match, person);
  }
}
