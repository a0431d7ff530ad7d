import websockets from '@fastify/websocket';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { api } from './api.ts';
import { Engines, type OwnEngine } from './engine/engines.ts';
import { securityHeaders } from './headers.ts';
import { healthRoute } from './health.ts';
import { createSeed } from './matches/seed.ts';
import { Metrics } from './metrics.ts';
import { servePage } from './page.ts';
import { marks } from './people/marks.ts';
import { answerNotFound } from './problems.ts';
import { Retention } from './retention.ts';
import type { Settings } from './settings.ts';
import type { Store } from './storage/store.ts';
import { Hub } from './tables/hub.ts';
import { MOST_BYTES } from './tables/socket.ts';
import { timeouts } from './timeouts.ts';

export interface ServerOptions {
  readonly settings: Omit<Settings, 'port' | 'host' | 'databaseUrl' | 'dataFolder'>;
  readonly store: Store;
  /** Where the built page lies. */
  readonly pageFolder: string;
  /** What plays the matches. */
  readonly engine: OwnEngine;
  /** Where engines of other releases are laid out. */
  readonly engineFolder: string;
  /** Where the embedded database lies, if it is used. */
  readonly dataFolder?: string;
  /** Other seeds; tests bring their own. */
  readonly newSeed?: () => string;
  /** Takes the lines of the log; otherwise they go to the standard output. */
  readonly logTo?: { write(line: string): void };
}

/**
 * No cookie, password, seed or secret answer gets into a log: of a request only its method and path are written down,
 * of an error only what says where it comes from (a fault of the rules carries the decision, a database's error rows).
 */
const serializers = {
  req: ({ method, url }: { readonly method: string; readonly url: string }) => ({
    method,
    path: url.split('?')[0],
  }),
  err: ({ name, message, stack, code }: Error & { readonly code?: unknown }) => ({
    type: name,
    message,
    stack: stack ?? '',
    code,
  }),
};

/** The server. It does not listen yet. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { settings, store, pageFolder, newSeed = createSeed } = options;
  const server = fastify({
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    ...timeouts(settings.requestTimeout),
    trustProxy: settings.trustProxy,
    logger: { level: settings.logLevel, serializers, ...(options.logTo && { stream: options.logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
  });
  server.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(securityHeaders))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
  // Reading is not worth a line unless it fails: the page alone asks for some dozen files.
  server.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode >= 500 ? 'error' : request.method === 'GET' ? 'debug' : 'info';
    const { statusCode: status, elapsedTime } = reply;
    request.log[level]({ req: request, status, ms: Math.round(elapsedTime) }, 'answered');
  });

  const secret =
    settings.sessionSecret ?? (await store.setting('session-secret', () => createSeed() + createSeed()));
  const markOf = marks(secret);
  const metrics = new Metrics();
  const { engine: own, engineFolder: folder } = options;
  const { log } = server;
  const engines = await Engines.open({ store, own, folder, log });
  const { botPause, claimAfter } = settings;
  const token = createSeed();
  const hub = new Hub({
    ...{ store, engines, metrics, log, token },
    ...{ newSeed, markOf, botPause, claimAfter },
  });
  const retention = new Retention(store, settings, log);
  retention.start();
  server.addHook('preClose', async () => {
    await retention.close();
    await hub.close();
  });
  server.addHook('onClose', () => engines.close());

  const { dataFolder = null } = options;
  healthRoute(server, { store, pageFolder, dataFolder, leastDisk: settings.leastDisk });
  server.get('/metrics', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store').type(metrics.contentType);
    return metrics.text();
  });
  await server.register(websockets, { options: { maxPayload: MOST_BYTES, perMessageDeflate: false } });
  await server.register(api, {
    prefix: '/api',
    ...{ store, hub, engines, metrics, newSeed, secret, markOf, settings },
  });
  await servePage(server, pageFolder);
  answerNotFound(server);
  return server;
}
