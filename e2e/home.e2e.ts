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
