import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('list').last().getByRole('listitem');
const count = (page: Page) => page.getByRole('status');

test('a rule is found by its id', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/#/rules');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rule ledger');
  await page.getByRole('searchbox').fill('dm-attack-1');
  await expect(rows(page).first().getByRole('link')).toHaveText('DM-ATTACK-1');
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rule DM-ATTACK-1');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('dm-attack-1');
});

test('rules are found by words and narrowed by game, topic, kind and edition', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/#/rules');
  await expect(count(page)).toHaveText(/^1,2\d\d rules$/);
  await page.getByRole('searchbox').fill('reroll');
  await expect(rows(page).first()).toContainText(/reroll/i);
  const found = await rows(page).count();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Crisis Protocol');
  await expect(rows(page).getByRole('link', { name: /^DM-/ })).toHaveCount(0);
  expect(await rows(page).count()).toBeLessThan(found);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Crisis Protocol');
  await expect(count(page)).toHaveText('541 rules');
  await page.getByRole('combobox', { name: 'Edition' }).selectOption('Spanish rulebook 1.3');
  await expect(count(page)).not.toHaveText('541 rules');
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('Cover');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Procedure');
  await expect(rows(page).first().getByRole('link')).toHaveText(/^CP-/);
  await expect(page).toHaveURL(/game=crisis-protocol&topic=cover&kind=procedure&edition=es13$/);
});

test('more rules are shown on demand, and are still there after going back', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/#/rules?game=champions');
  await expect(rows(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Show 50 more' }).click();
  await expect(rows(page)).toHaveCount(100);
  await rows(page).nth(80).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Rule MC-/);
  await page.goBack();
  await expect(rows(page)).toHaveCount(100);
  await expect(rows(page).nth(80)).toBeInViewport();
});

test('a rule has its own address', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/#/rules/DM-CARDS-9');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rule DM-CARDS-9');
  await expect(page).toHaveTitle('Rule DM-CARDS-9 · Assemble');
  const article = page.getByRole('article');
  await expect(article).toContainText('Grey is common');
  await expect(article).toContainText('Rulebook heading');
  await expect(article).toContainText('At the table');
  await page.getByRole('link', { name: 'Previous rule' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rule DM-CARDS-8');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regel DM-CARDS-8');
});

test('an unknown rule is a friendly dead end', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/#/rules/DM-NOTHING-1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No rule is called DM-NOTHING-1');
  await page.getByRole('link', { name: 'Search the rules' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('DM-NOTHING-1');
});

test('the ledger has no fault that axe can see and fits', async ({
  page,
  checkAccessibility,
  checkWidths,
}) => {
  await page.goto('/#/rules?q=reroll');
  await expect(rows(page).first()).toBeVisible();
  await checkAccessibility();
  await checkWidths();
});

test('a rule has no fault that axe can see and fits', async ({ page, checkAccessibility, checkWidths }) => {
  await page.goto('/#/rules/CP-STAT-7');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkAccessibility();
  await checkWidths();
});

test('the rulebook is read from how to play to a rule in play', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/#/dice-masters');
  await page.getByRole('link', { name: /^Read the rules/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to play');
  await page.getByRole('link', { name: 'Attack and damage' }).click();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Blocking' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blocking');
  await expect(page.getByRole('img', { name: 'The way of a die' })).toBeVisible();
  // A word that is explained, by keyboard; Escape closes the word and nothing else.
  const word = page.getByRole('article').getByRole('button').first();
  await word.focus();
  await expect(page.getByRole('tooltip')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.getByRole('link', { name: 'See rule DM-BLOCKING-2 in play' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DM-BLOCKING-2 in play');
  await page.getByRole('button', { name: 'Play the scene' }).click();
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the rulebook' }).click();
  await page.getByRole('link', { name: 'Read it in the rulebook' }).click();
  await expect(page.locator('#DM-BLOCKING-2')).toBeInViewport();
});

test('editions stand side by side, and the search of the book finds a term of another language', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/#/rules/crisis-protocol/editions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editions side by side');
  await page.getByRole('button', { name: 'German rulebook' }).click();
  await expect(page).toHaveURL(/edition=de$/);
  await page.getByRole('searchbox').fill('Deckung');
  await page.keyboard.press('Enter');
  await expect(rows(page).first().getByRole('link')).toHaveText('CP-COVER-1');
});

test('a page of the rulebook has no fault that axe can see and fits', async ({
  page,
  checkAccessibility,
  checkWidths,
}) => {
  await page.goto('/#/rules/crisis-protocol/measuring/cover');
  await expect(page.getByRole('img', { name: 'The defender has cover' })).toBeVisible();
  await checkAccessibility();
  await checkWidths();
});
