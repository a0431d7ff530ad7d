import { expect, test } from './page.ts';
import { publisher } from './publisher.ts';

test.use({ keepsPage: true });

/** Becomes "activated" when the worker has kept the page itself. */
const kept = '(async () => (await navigator.serviceWorker.ready).active?.state)()';

/** Whether all of a game is kept. */
const keptGame = (game: string): string =>
  `caches.open('chosen-games').then((marks) => marks.match('/${game}')).then((mark) => mark !== undefined)`;

/** How many of the kept files are the rules of a game. */
const rulesKept = (version: string): string =>
  `caches.open('${version}').then((cache) => cache.keys())
    .then((files) => files.filter(({ url }) => url.includes('/engine-of-')).map(({ url }) => url.replace(/.*engine-of-|-[^-]*$/g, '')))`;

test('without a network the page opens, a match goes on and a rule is read', { tag: '@wide' }, async ({
  page,
  context,
}) => {
  await page.addInitScript(
    'localStorage.setItem("assemble.table", JSON.stringify({ pause: 0, beats: "off" }))',
  );
  await page.goto('/');
  await expect.poll(() => page.evaluate<string>(kept)).toBe('activated');
  await page.getByRole('link', { name: 'Play: Dice Masters' }).first().click();
  await expect.poll(() => page.evaluate<boolean>(keptGame('dice-masters'))).toBe(true);
  await context.setOffline(true);
  await page.goto('/');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three games. Every rule.');
  await page.getByRole('link', { name: 'Play: Dice Masters' }).first().click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  const prompt = page.locator('.prompt');
  await expect(prompt).toHaveAttribute('data-shape', 'entities');
  await page.getByRole('button', { name: 'Keep all' }).click();
  await expect(prompt).toHaveAttribute('data-shape', 'options');
  const n = (await prompt.getAttribute('data-n')) ?? '';
  await page.locator('.prompt [data-choice]').first().click();
  await expect(page.locator(`.prompt[data-n]:not([data-n="${n}"])`)).toBeVisible();
  await prompt.locator('.rule-chip').first().click();
  await expect(page.getByRole('dialog').locator('.says')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  const before = (await prompt.getAttribute('data-n')) ?? '';
  await page.reload();
  await expect(prompt).toHaveAttribute('data-n', before);
  await page.goto('/#/rules/DM-BURSTS-1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('DM-BURSTS-1');
  await page.goto('/#/rules/MC-ALLY-1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('MC-ALLY-1');
  await page.goto('/#/dice-masters/cards');
  await expect(page.locator('.card').first()).toBeVisible();
});

test('a game that the very first visit opens is kept, and no other', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/#/dice-masters/cards');
  await expect(page.locator('.card').first()).toBeVisible();
  await expect.poll(() => page.evaluate<boolean>(keptGame('dice-masters'))).toBe(true);
  expect(await page.evaluate<boolean>(keptGame('champions'))).toBe(false);
});

test.describe('parts that cannot be had', () => {
  test.use({ expectedFaults: /Failed to load resource|dynamically imported module|Unable to preload/ });

  test('a game that was never opened says so without a network', { tag: '@wide' }, async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect.poll(() => page.evaluate<string>(kept)).toBe('activated');
    await context.setOffline(true);
    await page.goto('/#/champions/cards');
    await expect(page.getByRole('alert')).toContainText('not kept on this device yet');
  });

  test('an old page whose part is gone from the server is told of the new version', { tag: '@wide' }, async ({
    page,
    baseURL,
  }) => {
    const { address, publish, stop } = await publisher(baseURL ?? '', /engine-of-champions/);
    await page.goto(address);
    await expect.poll(() => page.evaluate<string>(kept)).toBe('activated');
    publish();
    await page.goto(`${address}/#/champions/cards`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('no longer has this part of the page');
    await Promise.all([
      page.waitForEvent('load'),
      alert.getByRole('button', { name: 'Load the new version' }).click(),
    ]);
    stop();
  });
});

test('the page can be installed', { tag: '@wide' }, async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as { icons: { src: string; sizes: string; purpose?: string }[] };
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test('a new version waits to be taken, and tells whose match it would end', { tag: '@wide' }, async ({
  page,
  baseURL,
  checkAccessibility,
}) => {
  const { address, publish, stop } = await publisher(baseURL ?? '');
  await page.goto(address);
  await expect.poll(() => page.evaluate<string>(kept)).toBe('activated');
  await page.goto(`${address}/#/play/dice-masters`);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('button', { name: 'Keep all' }).click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-shape', 'options');
  publish();
  await page.reload();
  await expect(page.locator('.prompt')).toHaveAttribute('data-shape', 'options');
  await expect
    .poll(() =>
      page.evaluate<string>(
        '(async () => (await (await navigator.serviceWorker.ready).update()).waiting?.state)()',
      ),
    )
    .toBe('installed');
  // It is whole before it can take over: with the game that is played here, without those that are not.
  expect(await page.evaluate<string[]>(rulesKept('assemble-next'))).toEqual(['dice-masters']);
  const notice = page.getByRole('region', { name: 'A new version is ready.' });
  await expect(notice).toHaveCount(0);
  await page.getByRole('link', { name: 'Leave the table: home page' }).click();
  await expect(notice).toContainText('1 unfinished match of yours cannot go on');
  await checkAccessibility();
  await Promise.all([
    page.waitForEvent('load'),
    notice.getByRole('button', { name: 'Load the new version' }).click(),
  ]);
  await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  stop();
});
