import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { EngineError } from './engine/messages.ts';

/** Why a request is not carried out: the page puts the key into words, the English text is for developers. */
export class Problem extends Error {
  readonly status: number;
  readonly key: string;

  constructor(status: number, key: string, text: string) {
    super(text);
    this.name = 'Problem';
    this.status = status;
    this.key = key;
  }
}

export const tooMany = (): Problem =>
  new Problem(429, 'request.too-many', 'Too much is asked for at once: try again in a moment.');

export const notFound = (): Problem => new Problem(404, 'request.not-found', 'There is nothing here.');

const isTooDeep = (error: unknown): boolean =>
  error instanceof RangeError && error.message.includes('call stack');

/** What Fastify and its plugins refuse, in our words. */
function asProblem(error: FastifyError): Problem | null {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return new Problem(
      400,
      'request.bad',
      error.validation.map((one) => `${one.instancePath || '/'} ${one.message}`).join('; '),
    );
  if (error instanceof EngineError && error.code === 'busy') return tooMany();
  if (isTooDeep(error)) return new Problem(400, 'request.bad', 'This is nested too deep.');
  switch (error.statusCode) {
    case 413:
      return new Problem(413, 'request.too-long', error.message);
    case 415:
      return new Problem(415, 'request.not-json', 'This server reads application/json.');
    case 429:
      return new Problem(429, 'request.too-many', error.message);
    default:
      return (error.statusCode ?? 500) < 500
        ? new Problem(error.statusCode ?? 400, 'request.bad', error.message)
        : null;
  }
}

/** Answers everything that goes wrong below the API as a problem. */
export function answerProblems(api: FastifyInstance): void {
  api.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const problem = asProblem(error);
    if (problem === null) request.log.error({ err: error }, 'a request failed');
    const { status, key, message } =
      problem ?? new Problem(500, 'server.fault', 'Something went wrong here. It is in the log.');
    return reply.code(status).send({ key, error: message });
  });
}

/** Below the API programs ask, elsewhere people do. */
export function answerNotFound(server: FastifyInstance): void {
  server.setNotFoundHandler((request, reply) => {
    const { status, key, message } = notFound();
    reply.code(status);
    if (request.url.startsWith('/api/')) return reply.send({ key, error: message });
    return reply.type('text/plain; charset=utf-8').send(`There is nothing at ${request.url}\n`);
  });
}
