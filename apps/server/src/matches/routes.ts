import {
  type MatchSummary,
  matchCreated,
  matchList,
  matchSummary,
  type NewMatch,
  nameBody,
  newMatch,
  problem,
} from '@assemble/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Playable, rulesOf } from '../games.ts';
import type { Sessions } from '../people/sessions.ts';
import { notFound, Problem } from '../problems.ts';
import type { NewMatch as MatchToKeep, Store } from '../storage/store.ts';
import { summaryOf } from './summary.ts';
import { Turns } from './turns.ts';

const LISTED = 50;
/** An open or running table that nobody touched for so long is not offered to strangers. */
const LOBBY_HOURS = 24;

const byId = z.object({ id: z.string().max(40) });
const bySeat = byId.extend({ seat: z.coerce.number().int().min(0).max(7) });

/** What the store shall keep of a match that somebody asks for; says all that is wrong with it. */
function matchToKeep(wanted: NewMatch, owner: string, { games, bots }: Playable, seed: string): MatchToKeep {
  const game = Object.hasOwn(games, wanted.game) ? games[wanted.game] : undefined;
  if (game === undefined) throw new Problem(422, 'match.no-game', `There is no game "${wanted.game}".`);
  const verdict = game.acceptSetup(wanted.setup);
  if (!verdict.yes)
    throw new Problem(
      422,
      'match.setup',
      verdict.reasons.map(({ rule, key }) => `${rule}: ${key}`).join('; '),
    );
  const seats = game.rulebook.seats(wanted.setup);
  if (wanted.seats.length !== seats)
    throw new Problem(422, 'match.seats', `This set-up has ${seats} seats, not ${wanted.seats.length}.`);
  for (const seat of wanted.seats)
    if (seat.kind === 'bot' && !Object.hasOwn(bots, seat.bot))
      throw new Problem(422, 'match.no-bot', `There is no bot "${seat.bot}".`);
  return {
    game: game.id,
    title: wanted.title,
    setup: wanted.setup,
    seed,
    rules: rulesOf(game),
    visibility: wanted.visibility,
    clock: wanted.clock,
    owner,
    rematchOf: null,
    seats: wanted.seats.map((seat, i) => ({
      seat: i,
      kind: seat.kind === 'me' ? 'person' : seat.kind,
      bot: seat.kind === 'bot' ? seat.bot : null,
      person: seat.kind === 'me' ? owner : null,
      name: seat.kind === 'open' ? '' : seat.name,
    })),
  };
}

/** Tables in the lobby, one's own, new ones, and who sits where. */
export function matchRoutes(
  api: FastifyInstance,
  {
    store,
    sessions,
    playable,
    newSeed,
    rateLimit,
  }: {
    readonly store: Store;
    readonly sessions: Sessions;
    readonly playable: Playable;
    readonly newSeed: () => string;
    /** New matches a minute from one address. */
    readonly rateLimit: number;
  },
): void {
  const routes = api.withTypeProvider<ZodTypeProvider>();
  const tags = ['matches'];
  const turns = new Turns(store, playable);

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
      const since = Date.now() - LOBBY_HOURS * 3_600_000;
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
      const matches: MatchSummary[] = [];
      for (const match of found) matches.push(summaryOf(match, person.id, await turns.waitedFor(match)));
      return { matches };
    },
  );

  routes.post(
    '/matches',
    {
      config: { rateLimit: { max: rateLimit, timeWindow: '1 minute' } },
      schema: {
        tags,
        summary: 'A new match. Without open seats it runs at once',
        body: newMatch,
        response: { 201: matchCreated, 400: problem, 422: problem },
      },
    },
    async (request, reply) => {
      const person = await sessions.personFor(request, reply);
      const id = await store.createMatch(matchToKeep(request.body, person.id, playable, newSeed()));
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

  routes.post(
    '/matches/:id/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Takes an open seat. With the last one the match begins',
        params: bySeat,
        body: nameBody,
        response: { 200: matchSummary, 400: problem, 404: problem, 409: problem },
      },
    },
    async (request, reply) => {
      const { id, seat } = request.params;
      const person = await sessions.personFor(request, reply);
      // Nobody is told that somebody does not want to meet them.
      if (await store.safety.isUnwelcome(id, person.id))
        throw new Problem(409, 'seat.gone', 'This seat cannot be taken any more.');
      const answer = await store.takeSeat(id, seat, person.id, request.body.name);
      if (answer === 'taken') throw new Problem(409, 'seat.taken', 'Somebody else has this seat.');
      if (answer === 'gone') throw notFound();
      return seatChanged(id, person.id);
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
      if (person === null || (await store.leaveSeat(id, seat, person.id)) !== 'ok')
        throw new Problem(409, 'seat.not-yours', 'This seat is not yours, or the match has begun.');
      return seatChanged(id, person.id);
    },
  );

  async function seatChanged(id: string, person: string) {
    await store.bell.ring('room', id);
    const match = await store.match(id);
    if (match === null) throw notFound();
    return summaryOf(match, person);
  }
}
