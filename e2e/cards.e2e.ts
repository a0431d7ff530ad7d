import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';

const list = '/#/dice-masters/cards';
const tiger = `${list}/avx/spider-man-tiger`;

/** Presses Tab until the focus is on a link to the address, as a person without a mouse does. */
async function tabTo(page: Page, href: string): Promise<void> {
  const focused = page.locator(':focus');
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) > 0 && (await focused.getAttribute('href'))?.startsWith(href)) return;
  }
  throw new Error(`no Tab leads to ${href}`);
}

const count = (page: Page) => page.getByRole('status').filter({ hasText: /card/ });
const openFilters = async (page: Page): Promise<void> => {
  await expect(count(page)).toBeVisible();
  const kind = page.getByRole('combobox', { name: 'Kind' });
  if (!(await kind.isVisible())) await page.getByText('Filters', { exact: true }).click();
  await expect(kind).toBeVisible();
};

test('a search finds names and texts, and stays in the address', { tag: '@wide' }, async ({ page }) => {
  await page.goto(list);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dice Masters cards');
  await page.getByRole('searchbox').fill('tiger');
  await expect(count(page)).toHaveText('1 card');
  await expect(page.getByRole('link', { name: /^Spider-Man, "Tiger"/ })).toBeVisible();
  await expect(page).toHaveURL(/\?q=tiger$/);
  await page.getByRole('searchbox').fill('pay a fist to prevent');
  await expect(page.getByRole('link', { name: /^Spider-Man, "Tiger"/ })).toBeVisible();
  await page.getByRole('searchbox').fill('no card says this');
  await expect(count(page)).toHaveText('0 cards');
});

test('filters narrow the list, sorting orders it, clearing undoes both', async ({ page }) => {
  await page.goto(list);
  await openFilters(page);
  const all = await count(page).textContent();
  await page.getByRole('button', { name: 'Bolt' }).click();
  await expect(count(page)).not.toHaveText(all ?? '');
  await expect(page.getByRole('link', { name: /, Fist$/ })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Character');
  await page.getByRole('checkbox', { name: 'Starter set only' }).check();
  await page.getByRole('combobox', { name: 'Affiliation' }).selectOption('Avengers');
  await expect(page.getByRole('link', { name: /^Thor, / }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Human Torch, / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(count(page)).toHaveText(all ?? '');
  await page.getByRole('combobox', { name: 'Cost' }).selectOption('7');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
  const names = await page
    .locator('main')
    .getByRole('link', { name: /, 7/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual([...names].sort());
  await expect(page).toHaveURL(/cost=7&sort=name$/);
});

test('a card is opened, read and closed by keyboard alone', { tag: '@wide' }, async ({ page }) => {
  await page.goto(list);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('tiger');
  await expect(count(page)).toHaveText('1 card');
  await tabTo(page, '#/dice-masters/cards/avx/spider-man-tiger');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Spider-Man, "Tiger"' });
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('pay a fist');
  await expect(
    sheet.getByRole('img', { name: /^Level 3, Fielding cost 1, Attack 5, Defense 5$/ }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('link', { name: /^Spider-Man, "Tiger"/ })).toBeFocused();
  await expect(page).toHaveURL(/cards\?q=tiger$/);
});

test('a deep link opens the sheet; the language changes its text; three stand side by side', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(`${tiger}?q=tiger`);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('pay a fist');
  await sheet.getByRole('button', { name: 'Español' }).click();
  // The card has a language of its own; the page keeps the reader's.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(sheet).toHaveAccessibleName('Spider-Man, "Tiger"');
  await expect(sheet).toContainText('puño');
  await expect(sheet).not.toContainText('pay a fist');
  await sheet.getByRole('checkbox').check();
  await expect(sheet).toContainText('pay a fist');
  await expect(sheet).toContainText('Faust');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
});

test('the arrow keys turn from card to card, and stay out of what is chosen', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto(`${list}?q=thor&sort=name`);
  await page.locator('.cards a').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  const first = page.url();
  await page.keyboard.press('ArrowLeft');
  expect(page.url()).toBe(first);
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(first);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(first);
  await sheet.getByRole('checkbox').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(first);
});

test('back closes the sheet, leads from a rule to the card, and forward opens it', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto(`${list}?q=tiger`);
  await page.getByRole('link', { name: /^Spider-Man, "Tiger"/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('link', { name: 'DM-PREVENT-AND-REDIRECT-1', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rule DM-PREVENT-AND-REDIRECT-1');
  await page.goBack();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue('tiger');
  await page.goForward();
  await expect(sheet).toBeVisible();
});

test('an unknown card is a friendly dead end', { tag: '@wide' }, async ({ page }) => {
  await page.goto(`${list}/avx/nobody`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No card is here');
  await page.getByRole('link', { name: 'All cards' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dice Masters cards');
});

test('the list has no fault that axe can see and fits', async ({ page, checkAccessibility, checkWidths }) => {
  await page.goto(`${list}?q=beast`);
  await expect(count(page)).toBeVisible();
  await checkAccessibility();
  await checkWidths();
});

test('the sheet has no fault that axe can see and fits', async ({
  page,
  checkAccessibility,
  checkWidths,
}) => {
  await page.goto(`${tiger}?q=tiger`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('checkbox', { name: 'All three languages' }).check();
  await checkAccessibility();
  await checkWidths();
});
