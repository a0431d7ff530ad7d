// npm run stage [game] [decisions]: plays a match of each game at every size and in every language, and looks at each
// decision: has a fixed part of the stage moved, is a lit thing out of sight, is a text cut off?
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { playOn } from './player.ts';
import { startServer } from './server-process.ts';
import { faultsOf, places, stageSizes } from './stage.ts';
import { quickTable } from './table.ts';

const [only, count = '60'] = process.argv.slice(2);
const games = ['dice-masters', 'champions', 'crisis-protocol'].filter(
  (game) => only === undefined || game === only,
);
const languages = ['en', 'es', 'de'] as const;

/** Looks at so many decisions of a match against a bot that thinks least. */
async function look(page: Page, game: string): Promise<readonly string[]> {
  await page.goto(`/#/play/${game}`);
  await page
    .locator('.seat[data-seat="1"] select')
    .first()
    .selectOption('random')
    .catch(() => undefined);
  await page.locator('main .set-up-play').click();
  await page.locator('.prompt[data-n]').waitFor();
  await page.locator('[data-stage="board"] .loading').waitFor({ state: 'detached' });
  const found: string[] = [];
  let before = '';
  for (let n = 0; n < Number(count); n++) {
    if ((await page.locator('.result').count()) > 0) break;
    const now = await places(page);
    if (before !== '' && now !== before) found.push('a part of the stage has moved');
    before = now;
    found.push(...(await faultsOf(page)));
    await playOn(page, 1);
  }
  return found;
}

const { address, stop } = await startServer();
const browser = await chromium.launch(launchOptions);
let faults = 0;
for (const game of games)
  for (const viewport of stageSizes)
    for (const locale of languages) {
      const context = await browser.newContext({ viewport, baseURL: address, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.addInitScript(quickTable);
      await page.addInitScript(`localStorage.setItem('assemble.locale', '${locale}')`);
      const found = await look(page, game);
      await context.close();
      const kinds = new Map<string, number>();
      for (const fault of found) kinds.set(fault, (kinds.get(fault) ?? 0) + 1);
      faults += found.length;
      console.log(`${game} ${viewport.width}×${viewport.height} ${locale}: ${found.length} faults`);
      for (const [fault, times] of kinds) console.log(`  ${times} × ${fault}`);
    }
await browser.close();
stop();
process.exit(faults === 0 ? 0 : 1);
