import { BadReplay, BadSetup, parseReplay, type Replay, RulesFault, verifyReplay } from '@assemble/kernel';
import { MOST_NAME, matchCreated, plainText, problem } from '@assemble/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Playable } from '../games.ts';
import type { Sessions } from '../people/sessions.ts';
import { notFound, Problem } from '../problems.ts';
import type { MatchRecord, Store } from '../storage/store.ts';
import { OtherRules, rebuild } from '../tables/rebuild.ts';

const MOST_BYTES = 300 * 1024;

interface ReplayOptions {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly playable: Playable;
  /** Uploads a minute from one address. */
  readonly rateLimit: number;
}

/** Names and words in a file are shown to others like any; nobody has checked them before. */
function plain({ table, report, ...replay }: Replay): Replay {
  return {
    ...replay,
    ...(table && {
      table: {
        ...table,
        seats: table.seats.map(({ name, bot }) => ({
          name: [...plainText(name)].slice(0, MOST_NAME).join(''),
          bot,
        })),
      },
    }),
    ...(report && { report: { ...report, text: plainText(report.text) } }),
  };
}

/** Replays of finished matches, and those that people bring along. */
export function replayRoutes(api: FastifyInstance, options: ReplayOptions): void {
  const { store, sessions, playable, rateLimit } = options;
  const routes = api.withTypeProvider<ZodTypeProvider>();
  const tags = ['replays'];

  routes.get(
    '/replays/:id',
    {
      schema: {
        tags,
        summary:
          'The replay of a finished match, or one that somebody uploaded, as a file for "assemble replay". With ' +
          'part=public a running match gives its public log, without seed and decisions',
        params: z.object({ id: z.string().max(40) }),
        querystring: z.object({ part: z.literal('public').optional() }),
        response: { 200: z.unknown(), 404: problem, 409: problem },
      },
    },
    async (request) => {
      const { id } = request.params;
      const match = await store.match(id);
      if (match !== null) return replayOf(match, request.query.part === 'public');
      const uploaded = await store.replay(id);
      if (uploaded === null) throw notFound();
      return uploaded.body;
    },
  );

  routes.post(
    '/replays',
    {
      bodyLimit: MOST_BYTES,
      config: { rateLimit: { max: rateLimit, timeWindow: '1 minute' } },
      schema: {
        tags,
        summary: 'Keeps a replay, so that others can open it by a link. It is played again first',
        body: z.looseObject({ game: z.string().max(40) }),
        response: { 201: matchCreated, 400: problem, 413: problem, 422: problem },
      },
    },
    async (request, reply) => {
      const replay = verified(request.body);
      const person = await sessions.personFor(request, reply);
      const id = await store.putReplay({ game: replay.game, body: replay, person: person.id });
      reply.code(201);
      return { id };
    },
  );

  async function replayOf(match: MatchRecord, running: boolean): Promise<Replay> {
    if (match.state === 'open' || (match.state === 'running' && !running))
      throw new Problem(409, 'replay.running', 'This match is not over: its seed is published at the end.');
    try {
      return rebuild(match, await store.entries(match.id, 1), playable).replay();
    } catch (error) {
      if (error instanceof OtherRules)
        throw new Problem(409, 'replay.other-rules', `These are other rules: ${error.message}.`);
      throw error;
    }
  }

  /** A replay that holds what it claims. */
  function verified(body: { readonly game: string }): Replay {
    const game = Object.hasOwn(playable.games, body.game) ? playable.games[body.game] : undefined;
    if (game === undefined) throw new Problem(422, 'match.no-game', `There is no game "${body.game}".`);
    try {
      const replay = plain(parseReplay(JSON.stringify(body)));
      const wrong = verifyReplay(game, replay);
      if (wrong.length === 0) return replay;
      throw new BadReplay(wrong.join('; '));
    } catch (error) {
      if (error instanceof BadReplay || error instanceof BadSetup || error instanceof RulesFault)
        throw new Problem(422, 'replay.wrong', error.message);
      throw error;
    }
  }
}
