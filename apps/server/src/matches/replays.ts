import type { Json, Replay } from '@assemble/kernel';
import { MOST_NAME, matchCreated, plainText, problem } from '@assemble/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Engines } from '../engine/engines.ts';
import type { Limits } from '../limits.ts';
import type { Sessions } from '../people/sessions.ts';
import { notFound, Problem, tooMany } from '../problems.ts';
import type { MatchRecord, Store } from '../storage/store.ts';
import { keptOf, termsOf } from '../tables/kept-table.ts';

const MOST_BYTES = 300 * 1024;

interface ReplayOptions {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly engines: Engines;
  readonly limits: Limits;
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
  const { store, sessions, engines, limits } = options;
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
        response: { 200: z.unknown(), 404: problem, 409: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const match = await store.match(id);
      if (match !== null)
        return sendText(reply, await replayOf(match, request.query.part === 'public', request.ip));
      const uploaded = await store.replay(id);
      if (uploaded === null) throw notFound();
      return uploaded.body;
    },
  );

  routes.post(
    '/replays',
    {
      bodyLimit: MOST_BYTES,
      schema: {
        tags,
        summary: 'Keeps a replay, so that others can open it by a link. It is played again first',
        body: z.looseObject({ game: z.string().max(40) }),
        response: { 201: matchCreated, 400: problem, 413: problem, 422: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const { body } = request;
      if (!Object.hasOwn(engines.description.rules, body.game))
        throw new Problem(422, 'match.no-game', `There is no game "${body.game}".`);
      const person = await sessions.personFor(request, reply);
      if (!limits.take('upload', { person: person.id, address: request.ip })) throw tooMany();
      const wrong = await engines.own.runner.job(person.id, 'verify', body as Json);
      if (wrong.length > 0) throw new Problem(422, 'replay.wrong', wrong.join('; '));
      const kept = plain(body as unknown as Replay);
      const id = await store.putReplay({ game: body.game, body: kept, person: person.id });
      reply.code(201);
      return { id };
    },
  );

  /** As text. Who asks is named by their address: many do without a person. */
  async function replayOf(match: MatchRecord, running: boolean, asker: string): Promise<string> {
    const { state, words } = match;
    const isReadable = state === 'over' || (state === 'running' && running);
    if (!isReadable || words === null)
      throw new Problem(409, 'replay.running', 'This match is not over: its seed is published at the end.');
    const recording = state === 'over' ? await store.beside.recording(match.id) : null;
    if (recording !== null) return recording.replay;
    const runner = await engines.of(match);
    if (runner === null)
      throw new Problem(409, 'replay.other-rules', `This match was played with other rules: ${match.rules}.`);
    return runner.job(asker, 'replay', termsOf(match, words), await keptOf(store, match.id));
  }
}

const sendText = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);
