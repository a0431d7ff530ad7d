/** Longer than proxies keep a connection that nobody uses (mostly a minute), so that none is closed under a request. */
const KEEP_ALIVE_MS = 72_000;

/**
 * How long a connection may hold the server up, as Fastify wants to know it. Whoever sends a request byte by byte is
 * ended with 408 once it should be here whole; whoever takes in nothing of an answer is cut off. Sockets of matches are
 * not concerned: they have pings.
 */
export const timeouts = (requestMs: number) => ({
  requestTimeout: requestMs,
  connectionTimeout: 2 * requestMs,
  keepAliveTimeout: KEEP_ALIVE_MS,
  http: {
    headersTimeout: requestMs / 2,
    // Node looks for late requests every 30 seconds unless it is told otherwise.
    connectionsCheckingInterval: requestMs / 10,
  },
});
