import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { type FastifyInstance, fastify } from 'fastify';
import { securityHeaders } from './headers.ts';
import { SettingsError } from './settings.ts';

const year = 365 * 24 * 60 * 60;

/** Built files carry a hash of their content in the name and never change; all others are asked for again. */
const caching = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? `public, max-age=${year}, immutable` : 'no-cache';

/** The server that hands out the page in `pageFolder`. It does not listen yet. */
export async function createServer(pageFolder: string): Promise<FastifyInstance> {
  if (!existsSync(join(pageFolder, 'index.html')))
    throw new SettingsError('The page is not built yet. Build it with: npm run build -w @assemble/web');

  const server = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  server.addHook('onSend', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  server.get('/health', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { status: 'ok' };
  });
  await server.register(staticFiles, {
    root: pageFolder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', caching(path));
    },
  });
  server.setNotFoundHandler((request, reply) => {
    reply.code(404).type('text/plain; charset=utf-8').send(`There is nothing at ${request.url}\n`);
  });
  return server;
}
