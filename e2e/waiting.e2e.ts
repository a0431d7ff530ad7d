import type { Page } from '@playwright/test';
import { test as base, expect } from './page.ts';
import { openTable, test, visitor } from './people.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;

/** Texts that are wider than their place, or that the page sticks out by. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[
    ...[...document.querySelectorAll('main *')]
      .filter((one) => one.clientWidth > 1 && one.closest('.hidden, svg, input') === null)
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''))
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
      .map((one) => one.className + ': ' + one.textContent),
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
  ]`);

/** Ana's table of Champions, in English. */
async function openChampions(ana: Page): Promise<string> {
  await ana.goto('/#/play/champions?online=yes');
  await ana.getByRole('textbox', { name: 'Name in seat 1' }).fill('Ana');
  await ana.getByRole('button', { name: 'Open the table' }).click();
  return ana.getByLabel('Link to this table').inputValue();
}

base(
  'a guest picks a hero, everybody sees it, and the match begins when both are ready',
  async ({ page: ana, browser, checkAccessibility }) => {
    base.slow();
    await visitor(browser, 'de', async (ben) => {
      const link = await openChampions(ana);
      await ben.goto(link);
      await ben.getByLabel('Dein Name').fill('Ben');
      await ben.getByRole('button', { name: 'Auf Platz 2 setzen' }).click();
      const seats = { ana: ana.locator('.seat-card'), ben: ben.locator('.seat-card') };
      await expect(seats.ana.nth(1)).toContainText('Still choosing');
      await expect(ana.locator('.waiting-dock')).toContainText('Waiting for Ben');
      await expect(ben.locator('.waiting-dock')).toContainText('Warten auf dich');
      await expect(seats.ana.nth(1)).toContainText('Ben reads German');

      // Ana's own hero is refused by the server, another one is taken.
      await ben.getByRole('button', { name: 'Ändern, was du spielst' }).click();
      const form = ben.getByRole('dialog');
      await form.getByRole('combobox').selectOption({ label: 'Spider-Man, Gerechtigkeit' });
      await form.getByRole('button', { name: 'Damit spielen' }).click();
      await expect(form.getByRole('alert')).toContainText('Der Server nimmt diesen Aufbau nicht an.');
      await form.getByRole('combobox').selectOption({ label: 'She-Hulk, Aggression' });
      await form.getByRole('button', { name: 'Damit spielen' }).click();
      await expect(form).toBeHidden();
      await expect(seats.ana.nth(1)).toContainText('She-Hulk');
      await expect(seats.ben.nth(1)).toContainText('She-Hulk');
      await checkAccessibility();

      await ana.getByRole('button', { name: 'Good luck!' }).click();
      await expect(ben.getByRole('log', { name: 'Chat' })).toContainText('Viel Glück!');
      await ben.getByRole('button', { name: 'Ich bin bereit', exact: true }).press('Enter');
      for (const one of [ana, ben])
        await expect(one.locator('.table-board')).toContainText('Jennifer Walters');
    });
  },
);

base('a bot takes a seat where nobody comes @wide', async ({ page: ana }) => {
  await openChampions(ana);
  await ana.getByRole('button', { name: 'Seat a bot in seat 2' }).click();
  await expect(ana.locator('.table-board')).toBeVisible();
});

test('nothing in lobby and waiting room is cut off, in three languages and sizes @wide', async ({
  page: ana,
  ben,
}) => {
  test.slow();
  const link = await openTable(ana, { clock: 'Reloj: 5 min + 10 s por decisión', listed: true });
  await ben.goto(link);
  await ben.getByLabel('Dein Name').fill('Bartholomäus Wolfgang');
  for (const address of ['/#/online', link]) {
    await ben.goto(address);
    await expect(ben.locator('.table-poster, .seat-card').first()).toBeVisible();
    for (const size of SIZES)
      for (const language of ['English', 'Español', 'Deutsch']) {
        await ben.setViewportSize(size);
        await ben.getByRole('button', { name: language }).first().click();
        expect([address, size.width, language, ...(await cutOff(ben))]).toEqual([
          address,
          size.width,
          language,
        ]);
      }
  }
});
