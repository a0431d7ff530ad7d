import cookies from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Engines } from './engine/engines.ts';
import { type LimitSettings, Limits } from './limits.ts';
import { archiveRoutes } from './matches/archive.ts';
import { replayRoutes } from './matches/replays.ts';
import { matchRoutes } from './matches/routes.ts';
import { seatRoutes } from './matches/seat-routes.ts';
import type { Metrics } from './metrics.ts';
import { refuseNul } from './nul.ts';
import { accountRoutes } from './people/account-routes.ts';
import { Blocks } from './people/blocks.ts';
import type { MarkOf } from './people/marks.ts';
import { peopleRoutes } from './people/routes.ts';
import { safetyRoutes } from './people/safety-routes.ts';
import { Sessions } from './people/sessions.ts';
import { answerProblems, Problem } from './problems.ts';
import type { Settings } from './settings.ts';
import type { Store } from './storage/store.ts';
import type { Hub } from './tables/hub.ts';
import { socketRoute } from './tables/socket.ts';

export interface ApiOptions {
  readonly store: Store;
  readonly hub: Hub;
  readonly engines: Engines;
  readonly metrics: Metrics;
  readonly newSeed: () => string;
  readonly secret: string;
  readonly markOf: MarkOf;
  readonly settings: LimitSettings & Pick<Settings, 'sessionDays'>;
}

/** Only a browser can be made to ask in somebody's name, and browsers say for which page they ask. */
function requireSameOrigin({ method, headers: { origin, upgrade }, host }: FastifyRequest): void {
  const isReading = (method === 'GET' || method === 'HEAD') && upgrade === undefined;
  if (isReading || origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== host)
    throw new Problem(403, 'request.other-page', 'This was asked for by the page of somebody else.');
}

/** Everything below /api. */
export async function api(server: FastifyInstance, options: ApiOptions): Promise<void> {
  const { store, hub, engines, metrics, newSeed, secret, markOf, settings } = options;
  answerProblems(server);
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.removeContentTypeParser('text/plain');
  refuseNul(server);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    requireSameOrigin(request);
  });
  await server.register(cookies, { secret });
  await server.register(rateLimit, { max: settings.rateLimit, timeWindow: '1 minute' });
  await server.register(swagger, {
    openapi: {
      info: {
        title: 'Assemble',
        version: '1',
        description:
          'Set up tables here; play over the socket of a match, GET /api/matches/{id}/socket. ' +
          'Its messages are described in packages/protocol.',
      },
    },
    transform: jsonSchemaTransform,
  });
  await server.register(swaggerUi, { routePrefix: '/docs' });

  const sessions = new Sessions(store, settings.sessionDays);
  const blocks = new Blocks(store, markOf);
  const limits = new Limits(settings);
  // What costs much is asked for more seldom.
  const seldom = Math.ceil(settings.rateLimit / 10);
  peopleRoutes(server, { store, sessions, markOf, rateLimit: seldom });
  accountRoutes(server, store, sessions);
  safetyRoutes(server, { store, sessions, markOf, rateLimit: seldom });
  matchRoutes(server, { store, sessions, engines, newSeed, limits });
  seatRoutes(server, { store, sessions, engines });
  archiveRoutes(server, { store, sessions });
  replayRoutes(server, { store, sessions, engines, limits });
  socketRoute(server, { hub, store, sessions, blocks, metrics, limits });
  server.get('/openapi.json', { schema: { hide: true } }, () => server.swagger());
}
