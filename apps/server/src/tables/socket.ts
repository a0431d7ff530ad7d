import { BadMessage, MOST_CHARACTERS, parseToHost, type ToHost } from '@assemble/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Blocks } from '../people/blocks.ts';
import type { Sessions } from '../people/sessions.ts';
import { notFound } from '../problems.ts';
import type { Person, Store } from '../storage/store.ts';
import type { Hub } from './hub.ts';
import { LATER, POLICY, Visitor } from './visitor.ts';

/** The longest message in bytes: a character has at most four. */
export const MOST_BYTES = MOST_CHARACTERS * 4;

const PING_EVERY_MS = 25_000;
/** Messages that are none, or come too fast, before the connection is closed. */
const MOST_STRIKES = 20;

interface SocketOptions {
  readonly hub: Hub;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly blocks: Blocks;
  readonly metrics: Metrics;
  readonly limits: Limits;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who opens a socket; known before the connection is made. */
    visitor: Person | null;
    /** The marks of those whom they do not want to hear. */
    blocked: ReadonlySet<string> | null;
  }
}

/** The socket of a match: what is played, and the chat. */
export function socketRoute(api: FastifyInstance, options: SocketOptions): void {
  const { store, sessions, blocks } = options;
  api.decorateRequest('visitor', null);
  api.decorateRequest('blocked', null);
  api.withTypeProvider<ZodTypeProvider>().get(
    '/matches/:id/socket',
    {
      websocket: true,
      schema: { params: z.object({ id: z.string().max(40) }) },
      preHandler: async (request) => {
        if ((await store.match(request.params.id)) === null) throw notFound();
        request.visitor = await sessions.personOf(request);
        if (request.visitor !== null) request.blocked = await blocks.of(request.visitor.id);
      },
    },
    (socket, request) => attend(socket, request, options),
  );
}

/** Reads what comes over a socket until it closes. */
function attend(
  socket: WebSocket,
  request: FastifyRequest<{ Params: { readonly id: string } }>,
  { hub, sessions, blocks, metrics, limits }: SocketOptions,
): void {
  const { id: match } = request.params;
  const { visitor: person, ip: address, log } = request;
  const who = { person: person?.id ?? null, address, match };
  const letGo = limits.enter(who);
  // A frame that is too long or broken ends the connection; `close` follows.
  socket.on('error', () => {});
  if (letGo === null) {
    socket.close(LATER, 'too many connections');
    return;
  }
  const visitor = new Visitor(socket, person);
  const hide = (marks: ReadonlySet<string>): void => {
    visitor.blocked = marks;
  };
  hide(request.blocked ?? visitor.blocked);
  const stopHiding = person === null ? () => {} : blocks.follow(person.id, hide);
  const stopWatching = sessions.whenEnded(request, () => visitor.close(POLICY, 'the session was ended'));
  const table = hub.enter(match, visitor);
  let strikes = 0;
  const strike = (key: string): void => {
    strikes++;
    if (strikes < MOST_STRIKES) void table.refuse(visitor, key);
    else visitor.close(POLICY, 'too many messages that are none, or too fast');
  };

  metrics.sockets.inc();
  const stopPinging = keepAlive(socket);
  socket.on('message', (data, isBinary) => {
    const at = performance.now();
    if (!limits.take('message', who, at)) return strike('protocol.too-fast');
    const message = isBinary ? null : read(data.toString(), log);
    if (message === null) return strike('protocol.bad-message');
    const isChat = message.type === 'chat' || message.type === 'phrase';
    if (isChat && !limits.take('chat', who, at)) return void table.refuse(visitor, 'chat.too-fast');
    const isUndo = message.type === 'undo' || message.type === 'redo';
    if (isUndo && !limits.take('undo', who, at)) return void table.refuse(visitor, 'table.undo-too-fast');
    return void table.hear(visitor, message);
  });
  socket.on('close', () => {
    letGo();
    stopPinging();
    stopHiding();
    stopWatching();
    metrics.sockets.dec();
    void table.leave(visitor);
  });
}

/** Null for what is no message. Whatever goes wrong in reading one must not end the process. */
function read(text: string, log: FastifyBaseLogger): ToHost | null {
  try {
    return parseToHost(text);
  } catch (error) {
    if (!(error instanceof BadMessage)) log.error({ err: error }, 'a message could not be read');
    return null;
  }
}

/** Ends a connection whose other side no longer answers. */
function keepAlive(socket: WebSocket): () => void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_EVERY_MS).unref();
  return () => clearInterval(timer);
}
