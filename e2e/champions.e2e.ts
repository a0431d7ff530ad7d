import type { Page } from '@playwright/test';
import { canPay, openPosition } from './champions-positions.ts';
import { withoutKeeping } from './page.ts';
import { playOn } from './player.ts';
import { expect, nextPrompt, prompt, promptNumber, quickTable, test } from './table.ts';

const languages = {
  en: { log: 'Log', over: /wins!$|^Nobody wins/ },
  es: { log: 'Registro', over: /^¡Gana|^No gana nadie/ },
  de: { log: 'Verlauf', over: /gewinnt!$|^Niemand gewinnt/ },
} as const;

for (const [locale, words] of Object.entries(languages)) {
  test.describe(locale, () => {
    test.use({ locale });

    test('Spider-Man against Rhino, from the home page to the result', async ({ page, isMobile }) => {
      // Each language on one kind of screen.
      test.skip(isMobile !== (locale === 'de'), 'played on the other screen');
      await page.goto('/');
      await page.locator('[data-game="champions"] a[href="#/play/champions"]').click();
      await page.locator('.play-start button').click();
      await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
      await playOn(page, 400, { idle: true });
      await expect(
        page.locator('.result').getByRole('heading', { level: 2, name: words.over }),
      ).toBeVisible();
      const log = page.getByRole('region', { name: words.log });
      if (!(await log.isVisible())) await page.keyboard.press('l');
      await expect(log.getByRole('listitem').last()).toContainText('MC-');
    });
  });
}

const hand = (page: Page) => page.getByRole('region', { name: 'Your hand' });

test('a card is paid by hand and by auto-pay, and one that cannot be played says why', async ({
  page,
  checkAccessibility,
}) => {
  await openPosition(page, canPay);
  await checkAccessibility();
  // Why not: a dim card tells every reason, and the strip cites the rules.
  await page.locator('.not-now summary').click();
  await expect(page.locator('.not-now .why').first()).toContainText('MC-');
  await hand(page).locator('.mc-tap[data-dim]').first().click();
  await expect(page.locator('.mc-why')).toContainText('Not now: Play');
  await page.locator('.mc-picked').getByRole('button', { name: 'Close' }).click();

  // By hand: what is tapped is counted, and not enough is not taken.
  const playable = hand(page).locator('.mc-tap[data-can]').first();
  const title = (await playable.locator('.mc-name').textContent()) ?? '';
  await playable.click();
  await page
    .locator('.mc-picked')
    .getByRole('button', { name: `Play ${title}` })
    .click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'pay');
  const n = await promptNumber(page);
  const counter = page.locator('.counter');
  await expect(counter).toHaveText(/^0\//);
  const lit = hand(page).locator('.mc-tap[data-lit]:not([data-chosen])');
  const confirm = prompt(page).getByRole('button', { name: 'Confirm' });
  do await lit.first().click();
  while (await confirm.isDisabled());
  await checkAccessibility();
  await confirm.click();
  await expect(nextPrompt(page, n)).toBeVisible();

  // And by itself.
  await page.keyboard.press('z');
  await expect(prompt(page)).toHaveAttribute('data-shape', 'pay');
  const again = await promptNumber(page);
  // What was put together is still there after the undo.
  await prompt(page).getByRole('button', { name: 'Start over' }).click();
  await prompt(page).getByRole('button', { name: 'Auto-pay' }).click();
  await expect(nextPrompt(page, again)).toBeVisible();
});

test('a round by the keyboard alone: play, pay, read, end the turn', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keyboard');
  await openPosition(page, canPay);
  const n = await promptNumber(page);
  await page.keyboard.press('1');
  await expect(nextPrompt(page, n)).toBeVisible();
  for (let i = 0; i < 40 && (await page.locator('.table-turn').textContent())?.includes('Round 1'); i++) {
    const before = await promptNumber(page);
    const shape = await prompt(page).getAttribute('data-shape');
    const force = await prompt(page).getAttribute('data-force');
    if (shape === 'entities' && force === 'must') await page.keyboard.press('1');
    await page.keyboard.press(shape === 'pay' || (shape === 'entities' && force === 'must') ? 'Enter' : ' ');
    await expect(nextPrompt(page, before).or(page.locator('.result'))).toBeVisible();
    if ((await page.locator('.result').count()) > 0) return;
  }
  await expect(page.locator('.table-turn')).toContainText('Round 2');
  await hand(page).locator('.mc-tap').first().focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toContainText('All three languages');
  await page.keyboard.press('Escape');
});

test('one person on two seats looks at the other one by a key, and sees no foreign hand', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have no keyboard');
  await openPosition(page, (_, { ask }) => ask.key === 'ask.turn', 2);
  await expect(page.getByRole('region', { name: 'Area of Ana' })).toBeVisible();
  await page.keyboard.press('Alt+2');
  await expect(page.getByRole('region', { name: 'Area of Ben' })).toBeVisible();
  await page.getByRole('button', { name: /^Ana/ }).click();
  await expect(page.getByRole('region', { name: 'Area of Ana' })).toBeVisible();
});

test('a deck is built, is told everything that is wrong with it, and is played', async ({
  page,
  checkAccessibility,
  checkWidths,
}) => {
  await page.goto('/#/champions/deck');
  const panel = page.getByRole('region', { name: 'The deck' });
  await expect(panel.getByRole('status')).toContainText('2 violations · 15 cards');
  await expect(panel.getByRole('link', { name: 'MC-DECK-2' })).toBeVisible();
  await checkAccessibility();
  await page.getByText('Import', { exact: true }).click();
  await page
    .getByRole('textbox', { name: /MarvelCDB/ })
    .fill('My web\n\nSpider-Man\n\nAllies\n1x Black Cat\n9x For Justice!\n1x Webed Up');
  await page.getByRole('button', { name: 'Import the text' }).click();
  await expect(page.locator('.notes')).toContainText('Webbed Up');
  await expect(panel.getByRole('link', { name: 'MC-DECK-6' })).toBeVisible();
  await checkWidths();
  await page.getByRole('link', { name: 'Play with this deck' }).click();
  await expect(page.getByRole('combobox', { name: /^Hero and deck/ }).locator('option:checked')).toHaveText(
    'My web',
  );
  await page
    .getByRole('combobox', { name: /^Hero and deck/ })
    .selectOption({ label: 'Iron Man, Aggression' });
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(prompt(page)).toBeVisible();
});

test('cards are found and read in three languages', async ({ page, checkAccessibility }) => {
  await page.goto('/#/champions/cards?q=web%20kick');
  await page.getByRole('link', { name: /^Swinging Web Kick/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Swinging Web Kick' });
  await sheet.getByRole('checkbox', { name: 'All three languages' }).check();
  await expect(sheet.locator('section[lang="de"]')).toContainText('Ereignis');
  await expect(sheet.locator('section[lang="es"]')).toContainText('Evento');
  await checkAccessibility();
});

const ALLIES = /(Spider-Woman|Hawkeye|Maria Hill|Vision|Mockingbird|Nick Fury)/;

/** One decision of somebody who looks for an ally and for nothing else. */
async function seekAlly(page: Page): Promise<void> {
  const n = await promptNumber(page);
  const choices = page.locator('.prompt [data-choice]');
  const shape = await prompt(page).getAttribute('data-shape');
  if (shape === 'options') {
    const ally = choices.filter({ hasText: /Play / }).filter({ hasText: ALLIES });
    if ((await ally.count()) === 0) return void (await playOn(page, 1, { idle: true }));
    await ally.first().click();
  } else if (shape === 'entities') {
    for (const other of await choices.filter({ hasNotText: ALLIES }).all()) await other.click();
    await page.locator('.prompt').locator('[data-confirm]:not(:disabled), [data-pass]').first().click();
  } else return void (await playOn(page, 1, { idle: true }));
  await expect(nextPrompt(page, n).or(page.locator('.prompt-waiting'))).toBeVisible();
}

test('two people online: an ally of one defends for the other', async ({ page: ana, browser, isMobile }) => {
  test.skip(isMobile, 'the same on a phone');
  const context = await browser.newContext({ locale: 'en' });
  await context.addInitScript(`${withoutKeeping};${quickTable}`);
  const ben = await context.newPage();
  await ana.goto('/#/play/champions?online');
  await ana.getByRole('textbox', { name: 'Name in seat 1' }).fill('Ana');
  await ana.getByRole('button', { name: 'Open the table' }).click();
  const link = await ana.getByLabel('Link to this table').inputValue();
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: /seat 2/ }).click();
  const isAsked = (one: Page): Promise<boolean> => one.locator('.prompt[data-n]').isVisible();
  for (let i = 0; i < 150; i++) {
    await expect.poll(async () => (await isAsked(ana)) || (await isAsked(ben))).toBe(true);
    if (await isAsked(ben)) {
      const defends = /who defends/.test((await prompt(ben).textContent()) ?? '');
      const ally = ben.locator('.prompt [data-choice]').filter({ hasText: ALLIES });
      if (defends && (await ally.count()) > 0) {
        const name = ALLIES.exec((await ally.first().textContent()) ?? '')?.[1] ?? '';
        await ally.first().click();
        await prompt(ben).getByRole('button', { name: 'Confirm' }).click();
        // Both read it in the log, and the attack is the ally's to bear.
        await expect(ana.getByRole('region', { name: 'Log' })).toContainText(new RegExp(`${name}.*defends`));
        return;
      }
      await seekAlly(ben);
    } else if (await isAsked(ana)) {
      const flip = ana.locator('.prompt [data-choice]').filter({ hasText: 'Change form' });
      const alterEgo = await ana
        .getByRole('region', { name: 'Area of Ana' })
        .getByText('Peter Parker')
        .count();
      if (alterEgo > 0 && (await flip.count()) > 0) await flip.click();
      else await playOn(ana, 1, { idle: true });
    }
  }
  throw new Error('no ally could defend');
});
