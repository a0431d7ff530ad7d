import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { SettingsError } from './settings.ts';

const year = 365 * 24 * 60 * 60;

/** Built files carry a hash of their content in the name and never change; all others are asked for again. */
const caching = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? `public, max-age=${year}, immutable` : 'no-cache';

/** Hands out the page in `folder`. */
export async function servePage(server: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html')))
    throw new SettingsError('The page is not built yet. Build it with: npm run build -w @assemble/web');
  await server.register(staticFiles, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', caching(path));
    },
  });
}
