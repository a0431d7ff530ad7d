import type { Page } from '@playwright/test';
import { playLine } from './crisis-line.ts';
import { expect } from './page.ts';
import { asked, openTable, sitDown, test } from './people.ts';
import { playOn } from './player.ts';

const prompt = (page: Page) => page.locator('.prompt');

/** Puts another place into the next answer that a page gives, until it is told to stop. */
async function forgePlaces(page: Page): Promise<() => void> {
  let isForging = true;
  await page.routeWebSocket(/\/socket$/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => {
      const message = JSON.parse(String(text)) as { readonly type: string; readonly answer?: unknown };
      const isPlace = typeof message.answer === 'object' && message.answer !== null && 'x' in message.answer;
      const forged = message.type === 'decide' && isPlace && isForging;
      server.send(forged ? JSON.stringify({ ...message, answer: { x: 18, y: 18 } }) : text);
    });
  });
  return () => {
    isForging = false;
  };
}

test('two people play a match to its result, each in their own browser and language', {
  tag: '@wide',
}, async ({ page: ana, ben }) => {
  test.setTimeout(180_000);
  const stopForging = await Promise.all([ana, ben].map(forgePlaces));
  const link = await openTable(ana, { game: 'Crisis Protocol' });
  await sitDown(ben, link);

  // Mission and squads; then whoever deploys first does so by a message that no page sends.
  let { who } = await asked(ana, ben);
  for (let i = 0; i < 20 && (await prompt(who).getAttribute('data-shape')) !== 'place'; i++) {
    await playOn(who, 1, { patience: 30_000 });
    ({ who } = await asked(ana, ben));
  }
  await prompt(who).locator('.dock-list .button-quiet').first().click();
  await prompt(who).locator('[data-confirm]').click();
  const refusal = who.getByRole('alert').filter({ hasText: 'CP-DEPLOY-4' });
  await expect(refusal).toContainText(who === ana ? 'alcance 3' : 'Reichweite 3');
  for (const stop of stopForging) stop();
  await playOn(who, 1, { patience: 30_000 });
  await expect(refusal).toHaveCount(0);

  // On to where points have been scored. Both have been told the same, and a reload loses nothing.
  const match = link.split('/').at(-1) ?? '';
  await Promise.all([playLine(ana, match, true), playLine(ben, match, false)]);
  await expect(ana.locator('.table-turn')).toContainText(/Ronda [2-9]/);
  await expect(ben.locator('.table-turn')).toContainText(/Runde [2-9]/);
  const told = (page: Page) => page.locator('[data-events]').getAttribute('data-events');
  const before = (await told(ana)) ?? '';
  expect(Number(before)).toBeGreaterThan(50);
  await expect(ben.locator('[data-events]')).toHaveAttribute('data-events', before);
  await ben.reload();
  await expect(ben.locator('[data-events]')).toHaveAttribute('data-events', before);

  // Who stands at the objectives goes on scoring while nobody does anything.
  const idle = { patience: 60_000, idle: true };
  await Promise.all([playOn(ana, 400, idle), playOn(ben, 400, idle)]);
  const result = (page: Page) => page.locator('.result').getByRole('heading', { level: 2 });
  await expect(result(ana)).toHaveText(/^(¡Ganas!|Derrota)$/);
  const anaWon = (await result(ana).textContent()) === '¡Ganas!';
  await expect(result(ben)).toHaveText(anaWon ? 'Niederlage' : 'Gewonnen!');
  await expect(ben.locator('.result')).toContainText(`${anaWon ? 'Ana' : 'Ben'} gewinnt!`);
  await ana.getByRole('button', { name: 'Ver el tablero' }).click();
  await ben.getByRole('button', { name: 'Tisch ansehen' }).click();
  const end = (page: Page) => page.locator('.log').getByRole('listitem').last();
  for (const page of [ana, ben]) {
    await page.keyboard.press('l');
    await expect(end(page)).toContainText('CP-WIN-');
  }
});
