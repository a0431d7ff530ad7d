import type { Page } from '@playwright/test';
import { openMatch } from './matches.ts';
import { playOn } from './player.ts';

/** Presses "Move", takes the suggested place and gives it; answers when what was seen, in milliseconds. */
const move = `(async () => {
  const until = (seen) => new Promise((done) => {
    const look = () => (seen() ? done(performance.now()) : requestAnimationFrame(look));
    look();
  });
  const find = (what) => document.querySelector(what);
  const pressed = performance.now();
  find('.cp-act[data-answer="move"][data-choice]').click();
  const asked = await until(() => find('.prompt[data-shape="place"]'));
  const region = await until(() => find('.cp-region'));
  const { n } = find('.prompt').dataset;
  find('.dock-list .button-quiet:not([data-cancel])').click();
  await until(() => find('[data-confirm]:not(:disabled)'));
  const given = performance.now();
  find('[data-confirm]').click();
  const settled = await until(() => find('.prompt[data-n]') && find('.prompt[data-n]').dataset.n !== n);
  return { asked: asked - pressed, region: region - asked, settled: settled - given };
})()`;

interface Moved {
  readonly asked: number;
  readonly region: number;
  readonly settled: number;
}

/** Times moves of Crisis Protocol without their beats; answers what fell short of the bars. */
export async function timeMoves(page: Page, moves: number): Promise<readonly string[]> {
  await page.addInitScript(
    `localStorage.setItem('assemble.table', JSON.stringify({ pause: 0, beats: 'off', muted: true }))`,
  );
  await openMatch(page, 'crisis-protocol', { after: 60, bots: [null, null] });
  await page.locator('.cp-svg').waitFor();
  const seen: Moved[] = [];
  for (let tries = 0; tries < 20 * moves && seen.length < moves; tries++) {
    await page.locator('.prompt[data-n]').waitFor();
    if ((await page.locator('.cp-act[data-answer="move"][data-choice]').count()) === 0)
      await playOn(page, 1, { idle: true });
    else seen.push(await page.evaluate<Moved>(move));
  }
  const worst = (of: keyof Moved): number => Math.max(0, ...seen.map((one) => one[of]));
  console.log(
    `crisis-protocol: ${seen.length} moves; the slowest question was there after ${worst('asked').toFixed(0)} ms, ` +
      `its region after ${worst('region').toFixed(0)} ms more, the answer had settled after ${worst('settled').toFixed(0)} ms`,
  );
  return [
    ...(seen.length < moves ? ['crisis-protocol: too few moves'] : []),
    ...(worst('region') > 100 ? ['crisis-protocol: a region was drawn after more than 100 ms'] : []),
    ...(worst('settled') > 150 ? ['crisis-protocol: a move had settled after more than 150 ms'] : []),
  ];
}
