import { expect } from './page.ts';
import { asked, openTable, sitDown, test } from './people.ts';
import { playOn } from './player.ts';

test('two people set up a battlefield, deploy and activate, each in their own browser and language', {
  tag: '@wide',
}, async ({ page: ana, ben }) => {
  test.setTimeout(180_000);
  await sitDown(ben, await openTable(ana, { game: 'Crisis Protocol' }));
  await expect(ana.locator('.table')).toBeVisible();
  const round = (page: typeof ana) => page.locator('.table-turn');
  // Whoever is asked answers, until the first round has begun for both and somebody moves.
  for (let i = 0; i < 60 && !(await round(ana).textContent())?.includes('1'); i++)
    await playOn((await asked(ana, ben)).who, 1, { patience: 30_000 });
  await expect(round(ana)).toContainText('Ronda 1');
  await expect(round(ben)).toContainText('Runde 1');
  for (let i = 0; i < 6; i++) await playOn((await asked(ana, ben)).who, 1, { patience: 30_000 });

  // Both have been told the same, and a reload loses nothing.
  const told = (page: typeof ana) => page.locator('[data-events]').getAttribute('data-events');
  const before = Number(await told(ana));
  expect(before).toBeGreaterThan(20);
  await expect(ben.locator('[data-events]')).toHaveAttribute('data-events', String(before));
  await ben.reload();
  await expect(ben.locator('[data-events]')).toHaveAttribute('data-events', String(before));
  const { who } = await asked(ana, ben);
  await expect((who === ana ? ben : ana).locator('.table-strip')).toContainText(
    who === ana ? 'Warten auf Ana' : 'Esperando a Ben',
  );
});
