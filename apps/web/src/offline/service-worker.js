/* global BUILD */
// The build writes a line before this one: BUILD = { version, shell, games, rules }.

const NAME = `assemble-${BUILD.version}`;
/** Which games were opened on this device; it outlives versions. */
const CHOSEN = 'chosen-games';
const START = '/';
const gameOf = new Map(
  Object.entries(BUILD.games).flatMap(([game, files]) => files.map((file) => [file, game])),
);
const kept = new Set([START, ...BUILD.shell, ...gameOf.keys()]);

/** Names with a hash of their content never change; all others are asked for anew. */
const anew = (file) => new Request(file, { cache: 'no-cache' });

/** Keeps those of the files that are not kept yet: all of them, or none. */
async function keepAll(files) {
  const cache = await caches.open(NAME);
  const there = await Promise.all(files.map((file) => cache.match(file)));
  await cache.addAll(files.filter((_, index) => there[index] === undefined).map(anew));
}

/** Games that somebody opened, here or in a version before, as long as there still are such games. */
async function chosen() {
  const marks = await (await caches.open(CHOSEN)).keys();
  return marks.map(({ url }) => new URL(url).pathname.slice(1)).filter((game) => game in BUILD.games);
}

const keeping = new Map();

/** Keeps all of a game, once; what fails is tried again when the next of its files is asked for. */
function keepGame(game) {
  if (!keeping.has(game)) {
    const done = keepAll(BUILD.games[game])
      .then(async () => (await caches.open(CHOSEN)).put(`/${game}`, new Response('')))
      .catch(() => keeping.delete(game));
    keeping.set(game, done);
  }
  return keeping.get(game);
}

self.addEventListener('install', (event) => {
  // A version is whole before it can take over: the shell, and the games that are played here.
  const keep = async () => {
    const games = await chosen();
    await keepAll([START, ...BUILD.shell, ...games.flatMap((game) => BUILD.games[game])]);
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    const names = await caches.keys();
    await Promise.all(
      names
        .filter((name) => name.startsWith('assemble-') && name !== NAME)
        .map((name) => caches.delete(name)),
    );
    // From now on also the page of a first visit asks here, so that the game it opens is kept.
    await self.clients.claim();
  };
  event.waitUntil(dropOld());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Places of the page stand after the #, so its only address is the start.
  if (request.method !== 'GET' || origin !== location.origin || !kept.has(pathname)) return;
  const answer = async () => {
    const cache = await caches.open(NAME);
    return (await cache.match(pathname)) ?? fetch(request);
  };
  event.respondWith(answer());
  const game = gameOf.get(pathname);
  if (game !== undefined) event.waitUntil(keepGame(game));
});

self.addEventListener('message', (event) => {
  // A page asks what a waiting version plays by, and tells it to take over.
  if (event.data === 'rules') event.ports[0]?.postMessage(BUILD.rules);
  if (event.data === 'take-over') self.skipWaiting();
  // What a page had loaded before this worker ran; a game among it was opened.
  if (Array.isArray(event.data?.loaded))
    for (const game of new Set(event.data.loaded.map((file) => gameOf.get(file))))
      if (game !== undefined) event.waitUntil(keepGame(game));
});
