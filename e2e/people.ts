import type { Browser, Page } from '@playwright/test';
import { test as base, expect, withoutKeeping } from './page.ts';

/** Nobody is asked twice, so that whoever plays by script is not held up. */
const settings = `localStorage.setItem('assemble.table', JSON.stringify({ beats: 'off', unasked: ['unused', 'losing'] }))`;

/** Ana reads Spanish, Ben German, and whoever watches English: all at the same tables. */
export const test = base.extend<{ readonly ben: Page; readonly watcher: Page }>({
  locale: 'es',
  page: async ({ page }, use) => {
    await page.addInitScript(settings);
    await use(page);
  },
  ben: ({ browser }, use) => visitor(browser, 'de', use),
  watcher: ({ browser }, use) => visitor(browser, 'en', use),
});

/** Somebody with a browser of their own; it ends with the test. */
export async function visitor(
  browser: Browser,
  locale: string,
  use: (page: Page) => Promise<void>,
  script = settings,
): Promise<void> {
  const context = await browser.newContext({ locale });
  await context.addInitScript(`${withoutKeeping};${script}`);
  await use(await context.newPage());
  await context.close();
}

interface Wishes {
  readonly game?: string;
  readonly setup?: RegExp;
  readonly clock?: string;
  readonly listed?: boolean;
}

/** Ana opens a table from the lobby, for her and whoever gets the link. Answers the link. */
export async function openTable(
  ana: Page,
  { game = 'Dice Masters', setup, clock, listed = false }: Wishes = {},
): Promise<string> {
  await ana.goto('/#/online');
  await ana.getByRole('link', { name: `Abrir una mesa: ${game}` }).click();
  if (setup !== undefined) await ana.getByRole('radio', { name: setup }).check();
  await ana.getByRole('textbox', { name: 'Nombre del asiento 1' }).fill('Ana');
  if (listed) await ana.getByLabel('Quién encuentra la mesa').selectOption('public');
  if (clock !== undefined) await ana.getByLabel('Reloj').selectOption({ label: clock });
  await ana.getByRole('button', { name: 'Abrir la mesa' }).click();
  return ana.getByLabel('Enlace a esta mesa').inputValue();
}

/** Ben opens the link, takes the free seat and says that he is ready: the match begins by itself. */
export async function sitDown(ben: Page, link: string): Promise<void> {
  await ben.goto(link);
  await ben.getByLabel('Dein Name').fill('Ben');
  await ben.getByRole('button', { name: 'Auf Platz 2 setzen' }).click();
  await ben.getByRole('button', { name: 'Ich bin bereit', exact: true }).click();
  await expect(ben.locator('.table')).toBeVisible();
}

/** The number of the decision that one of them is asked, and who. */
export async function asked(...pages: readonly Page[]): Promise<{ readonly who: Page; readonly n: string }> {
  for (;;) {
    for (const who of pages) {
      const n = await who.evaluate<string | null>(
        "document.querySelector('.prompt[data-n]')?.dataset.n ?? null",
      );
      if (n !== null) return { who, n };
    }
    await pages[0]?.waitForTimeout(50);
  }
}
