// npm run firefox [folder]: the home page, a match of each game and its result in Debian's Firefox. No error in the
// console, nothing cut off, nothing lit out of sight. With a folder a picture of each is laid there.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureFirefox } from '../scripts/lib/firefox.mjs';
import { FirefoxPage } from './firefox/bidi.ts';
import { gameIds, openMatch } from './matches.ts';
import { playOn } from './player.ts';
import { startServer } from './server-process.ts';
import { faultsOf, widthFaults } from './stage.ts';
import { quickTable } from './table.ts';

const folder = process.argv[2];
/** So many decisions are made by hand; a match that is over brings the result. */
const TURNS = 20;

const path = ensureFirefox();
const { address, stop } = await startServer();
const page = await FirefoxPage.open(path, address);
const found: string[] = [];

async function look(name: string, faults: readonly string[]): Promise<void> {
  const all = [...faults, ...page.faults.splice(0)];
  console.log(`${name}: ${all.length === 0 ? 'as it should be' : all.join('; ')}`);
  found.push(...all.map((fault) => `${name}: ${fault}`));
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), await page.picture());
}

try {
  await page.resize(1440, 900);
  await page.goto('/');
  await page.waitFor('main h1');
  await page.evaluate(`(() => { ${quickTable} })()`);
  await page.goto('about:blank');
  await page.goto('/');
  await page.waitFor('main h1');
  await look('home', await widthFaults(page));
  for (const game of gameIds) {
    await openMatch(page, game);
    await page.waitFor('.prompt[data-n]');
    const faults = new Set<string>();
    for (let n = 0; n < TURNS; n++) {
      for (const fault of await faultsOf(page)) faults.add(fault);
      await playOn(page, 1, { patience: 60_000 });
    }
    await look(game, [...faults]);
    await openMatch(page, game, { after: Number.POSITIVE_INFINITY });
    await page.waitFor('.result');
    await look(`${game}-result`, await widthFaults(page));
  }
} finally {
  page.close();
  stop();
}
process.exit(found.length === 0 ? 0 : 1);
