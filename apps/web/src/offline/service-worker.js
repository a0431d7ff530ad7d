/* global BUILD */
// The build writes a line before this one: BUILD = { version, files, rules }.

const NAME = `assemble-${BUILD.version}`;
const START = '/';
const kept = new Set(BUILD.files);

self.addEventListener('install', (event) => {
  // Names with a hash of their content never change; all others are asked for anew.
  const requests = [START, ...BUILD.files].map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    const names = await caches.keys();
    await Promise.all(
      names
        .filter((name) => name.startsWith('assemble-') && name !== NAME)
        .map((name) => caches.delete(name)),
    );
  };
  event.waitUntil(dropOld());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Places of the page stand after the #, so its only address is the start.
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname !== START && !kept.has(pathname)) return;
  const answer = async () => {
    const cache = await caches.open(NAME);
    return (await cache.match(pathname)) ?? fetch(request);
  };
  event.respondWith(answer());
});

self.addEventListener('message', (event) => {
  // A page asks what a waiting version plays by, and tells it to take over.
  if (event.data === 'rules') event.ports[0]?.postMessage(BUILD.rules);
  if (event.data === 'take-over') self.skipWaiting();
});
