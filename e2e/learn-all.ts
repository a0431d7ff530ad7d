// npm run learn [game] [lesson]: walks through every lesson, in every language, wide and on a phone, by doing what the
// light shows and once something else; tells which lesson cannot be followed to its end.
import { course as champions } from '@assemble/lessons/champions';
import { course as crisisProtocol } from '@assemble/lessons/crisis-protocol';
import { course as diceMasters } from '@assemble/lessons/dice-masters';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions, sizes } from './browser.ts';
import { followLight } from './learner.ts';
import { withoutKeeping } from './page.ts';
import { startServer } from './server-process.ts';

const [onlyGame, onlyLesson] = process.argv.slice(2);
const lessons = [diceMasters, champions, crisisProtocol].flatMap(({ game, lessons: all }) =>
  all.flatMap(({ id }) =>
    (onlyGame ?? game) === game && (onlyLesson ?? id) === id ? [`${game}/${id}`] : [],
  ),
);

/** Walks through a lesson; answers what went wrong, if anything did. */
async function walk(
  browser: Browser,
  address: string,
  lesson: string,
  locale: string,
  size: keyof typeof sizes,
): Promise<string | null> {
  const context = await browser.newContext({ ...sizes[size], baseURL: address, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(withoutKeeping);
  await page.addInitScript(`localStorage.setItem('assemble.locale', '${locale}')`);
  try {
    await page.goto(`/#/learn/${lesson}`);
    const { other } = await followLight(page);
    if (other === null) faults.push('no other legal move was found to try');
  } catch (error) {
    faults.push(`${await page.locator('.bubble h2').textContent()}: ${String(error).split('\n')[0]}`);
  }
  await context.close();
  return faults[0] ?? null;
}

const { address, stop } = await startServer();
const browser = await chromium.launch(launchOptions);
let failed = 0;
for (const lesson of lessons)
  for (const size of ['wide', 'phone'] as const)
    for (const locale of ['en', 'es', 'de']) {
      const fault = await walk(browser, address, lesson, locale, size);
      if (fault !== null) failed++;
      console.log(
        `${fault === null ? '✔' : '✘'} ${lesson} ${size} ${locale}${fault === null ? '' : `: ${fault}`}`,
      );
    }
await browser.close();
stop();
process.exit(failed === 0 ? 0 : 1);
