import type { Request } from '@playwright/test';
import { expect, test } from './page.ts';

const languages = [
  { browser: 'en-GB', lang: 'en', title: 'Three games. Every rule.', theme: 'Theme' },
  { browser: 'es-MX', lang: 'es', title: 'Tres juegos. Todas las reglas.', theme: 'Tema' },
  { browser: 'de-AT', lang: 'de', title: 'Drei Spiele. Jede Regel.', theme: 'Farbschema' },
] as const;

for (const { browser, lang, title, theme } of languages)
  test.describe(`a browser that speaks ${browser}`, () => {
    test.use({ locale: browser });

    test('is greeted in its language', async ({ page }) => {
      const response = await page.goto('/');
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle('Assemble');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('combobox', { name: theme })).toBeVisible();
      for (const game of ['Dice Masters', 'Champions', 'Crisis Protocol'])
        await expect(page.getByRole('heading', { level: 3, name: game })).toBeVisible();
    });
  });

test('the notice stands at the foot in three languages, with the licences', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText('unofficial fan project');
  await expect(foot).toContainText('proyecto no oficial');
  await expect(foot).toContainText('inoffizielles Fanprojekt');
  await expect(foot).toContainText('MIT');
  const licences = await request.get('/licences.txt');
  expect(await licences.text()).toContain('SIL OPEN FONT LICENSE');
});

test('language and theme are remembered', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drei Spiele. Jede Regel.');
  await page.getByRole('combobox', { name: 'Farbschema' }).selectOption('light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true');
});

test('the page is dark at first, and follows the system where that is chosen', {
  tag: '@wide',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  const theme = page.getByRole('combobox', { name: 'Theme' });
  await theme.selectOption('system');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await theme.selectOption('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('the first key leads past the header', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/#/rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/#\/rules$/);
});

test('an unknown address is a friendly dead end', { tag: '@wide' }, async ({ page, checkAccessibility }) => {
  await page.goto('/#/nowhere/at-all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This panel is blank');
  await checkAccessibility();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three games. Every rule.');
});

test('the home page has no fault that axe can see and fits', async ({
  page,
  checkAccessibility,
  checkWidths,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkAccessibility();
  await checkWidths();
});

test('the home page loads less than 350 KB of script, compressed and safe', { tag: '@wide' }, async ({
  page,
}) => {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  const response = await page.goto('/', { waitUntil: 'networkidle' });
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe-inline');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(350_000);
});

test('each game has a home of its own behind its navigation entry', async ({
  page,
  checkAccessibility,
  checkWidths,
}) => {
  await page.goto('/');
  for (const [name, places] of [
    ['Dice Masters', ['Browse the cards', 'Build a team']],
    ['Champions', ['Browse the cards', 'Build a deck']],
    ['Crisis Protocol', ['Browse the cards', 'Build a roster', 'Edit battlefields']],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: `Play: ${name}` })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Learn the game' })).toBeVisible();
    for (const place of [...places, 'Read the rules', 'Play online'])
      await expect(main.getByRole('link', { name: place })).toBeVisible();
  }
  await checkAccessibility();
  await checkWidths();
});

test('Play stands in the first screen, also of a low window and with a match that waits', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(keepOpenMatches(1));
  for (const height of [900, 720]) {
    await page.setViewportSize({ width: 1280, height });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Resume' })).toBeInViewport({ ratio: 1 });
    for (const name of ['Dice Masters', 'Champions', 'Crisis Protocol'])
      await expect(page.getByRole('link', { name: `Play: ${name}` })).toBeInViewport({ ratio: 1 });
  }
});

/** Lays so many matches on this device that nobody has finished. */
const keepOpenMatches = (count: number): string => `
  for (let i = 0; i < ${count}; i++)
    localStorage.setItem('assemble.match.open' + i, JSON.stringify({
      id: 'open' + i, game: 'dice-masters', title: 'first-game', setup: null, seed: 'seed', sitters: [
        { name: 'Ana', bot: null }, { name: 'Bot ' + i, bot: 'random' },
      ], decisions: [], practice: false, conceded: null, over: false, at: i, rules: null,
    }))`;

test('every match that is not over is there: one to resume, some as chips, the others counted and listed', {
  tag: '@wide',
}, async ({ page, checkAccessibility }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'All matches' })).toHaveCount(0);
  await page.evaluate(keepOpenMatches(15));
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your match is waiting' })).toContainText('Ana vs. Bot 14');
  await expect(page.getByRole('region', { name: 'Also open' }).getByRole('listitem')).toHaveCount(3);
  await checkAccessibility();
  await page.getByRole('link', { name: '11 more open matches: All matches' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All matches');
  await expect(page.getByRole('link', { name: 'Resume' })).toHaveCount(15);
  await page.getByRole('button', { name: 'Discard' }).last().click();
  await expect(page.getByRole('link', { name: 'Resume' })).toHaveCount(14);
});

test('what waits is told in the language of the reader', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/#/play/dice-masters');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.locator('.prompt[data-n]')).toBeVisible();
  await page.goto('/#/');
  const waiting = page.locator('.waiting');
  await expect(waiting).toContainText('Turn 1');
  const asked = await page.locator('.waiting-ask').textContent();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(waiting).toContainText('Zug 1');
  await expect(page.locator('.waiting-ask')).not.toHaveText(asked ?? '');
});
