import { holdsNul } from '@assemble/protocol';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problems.ts';

const refused = (): Problem =>
  new Problem(400, 'request.nul', 'Texts cannot hold the character U+0000. Leave it out.');

/** No address and no body holds the character U+0000: PostgreSQL cannot keep it, and nobody can read it. */
export function refuseNul(api: FastifyInstance): void {
  api.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw refused();
  });
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (holdsNul(text)) done(refused());
    else parse(request, text, done);
  });
}
