import { createServer } from 'node:http';

/**
 * The same page behind another address, where a new version can come out; browsers fetch workers past any route. Files
 * of the old version that are `gone` are no longer found then.
 */
export async function publisher(
  baseURL: string,
  gone?: RegExp,
): Promise<{ address: string; publish: () => void; stop: () => void }> {
  let published = false;
  const server = createServer((request, response) => {
    if (published && gone?.test(request.url ?? '')) {
      response.writeHead(404).end();
      return;
    }
    void fetch(`${baseURL}${request.url ?? ''}`).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer());
      const changes = published && request.url === '/sw.js';
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
      response.end(changes ? nextVersion(body.toString()) : body);
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    publish: () => {
      published = true;
    },
    stop: () => void server.close(),
  };
}

/** A worker of other files and other rules. */
const nextVersion = (worker: string): string =>
  worker
    .replace(/"version":"\w+"/, '"version":"next"')
    .replace(/"dice-masters":"[^"]+"/, '"dice-masters":"other"');
