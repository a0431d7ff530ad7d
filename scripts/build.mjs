// npm run build: builds the page and the server, for those who start the server without npm.
import { ensureDependencies, ensurePage } from './lib/setup.mjs';

ensureDependencies();
ensurePage();
// Loaded only now: what it needs may just have been installed.
const { bundleServer } = await import('./lib/bundle.mjs');
await bundleServer();
console.log('Built. Start it with: node --enable-source-maps apps/server/dist/main.mjs');
