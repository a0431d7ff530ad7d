import type { Page } from '@playwright/test';
import { playOn } from './player.ts';
import { expect, nextPrompt, prompt, promptNumber, spread, test } from './table.ts';

const languages = {
  en: {
    first: /^First match/,
    roster: 'Roster: Player 1',
    start: 'Start the match',
    build: 'Pick the squad yourself',
    take: 'Take this squad',
    over: /^(You win!|Beaten|Nobody wins)$/,
    board: 'Look at the board',
    log: 'Log',
  },
  es: {
    first: /^Primera partida/,
    roster: 'Lista: Jugador 1',
    start: 'Empezar la partida',
    build: 'Escoger la Escuadra a mano',
    take: 'Usar esta escuadra',
    over: /^(¡Ganas!|Derrota|No gana nadie)$/,
    board: 'Ver el tablero',
    log: 'Registro',
  },
  de: {
    first: /^Erste Partie/,
    roster: 'Vorrat: Spieler 1',
    start: 'Partie beginnen',
    build: 'Team selbst zusammenstellen',
    take: 'Dieses Team nehmen',
    over: /^(Gewonnen!|Niederlage|Niemand gewinnt)$/,
    board: 'Tisch ansehen',
    log: 'Verlauf',
  },
} as const;

/** Takes what comes first until the squad is asked for; looks at the choice of the Maximum Threat on the way. */
async function toSquad(page: Page, atThreat?: () => Promise<void>): Promise<void> {
  await expect(prompt(page)).toHaveAttribute('data-n', /\d/);
  while ((await prompt(page).getAttribute('data-shape')) === 'options') {
    const n = await promptNumber(page);
    if (await page.locator('[data-answer="secure"]').filter({ hasText: /\d\d/ }).count()) await atThreat?.();
    await page.locator('.prompt [data-choice]').first().click();
    await expect(nextPrompt(page, n)).toBeVisible();
  }
  await expect(prompt(page)).toHaveAttribute('data-shape', 'commit');
}

for (const [locale, words] of Object.entries(languages)) {
  test.describe(locale, spread(locale), () => {
    test.use({ locale });

    test('a match against the clever bot, from its set-up to the result', async ({ page }) => {
      test.setTimeout(240_000);
      await page.goto('/#/play/crisis-protocol');
      if (locale === 'en') {
        await page.getByRole('radio', { name: 'Avengers against Cabal' }).check();
        await page.getByRole('combobox', { name: words.roster }).selectOption({ index: 1 });
        await page.getByRole('button', { name: words.start }).click();
        await toSquad(page);
        await page.getByRole('button', { name: words.build }).click();
        await page.getByRole('dialog').getByRole('button', { name: words.take }).click();
      } else {
        // The first match of three a side: it begins with deployment.
        await expect(page.getByRole('radio', { name: words.first })).toBeChecked();
        await page.getByRole('button', { name: words.start }).click();
        await expect(prompt(page)).toHaveAttribute('data-shape', /place|entities/);
      }
      await expect(page.locator('.table-turn')).toBeVisible();
      expect(await playOn(page, 600, { patience: 60_000, idle: true })).toHaveLength(1);
      await expect(
        page.locator('.result').getByRole('heading', { level: 2, name: words.over }),
      ).toBeVisible();
      await page.getByRole('button', { name: words.board }).click();
      const log = page.getByRole('region', { name: words.log, exact: true });
      if (!(await log.isVisible())) await page.keyboard.press('l');
      await expect(log.getByRole('listitem').last()).toContainText('CP-WIN-');
    });
  });
}

test('three clicks lead to a whole match; the set-up is guided, and a card tells why not', async ({
  page,
  isMobile,
  checkAccessibility,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Play ?: Crisis Protocol/ }).click();
  await page.getByRole('radio', { name: 'Avengers against Cabal' }).check();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await toSquad(page, async () => expect(page.locator('.cp-crisis-picture').first()).toBeVisible());
  await checkAccessibility();

  // The squad, with everything that is against the rules.
  await page.getByRole('button', { name: 'Pick the squad yourself' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your squad' });
  const status = dialog.getByRole('status');
  await expect(status).toContainText('✓ Legal');
  const picks = dialog.getByRole('region', { name: 'Characters' }).getByRole('checkbox');
  for (const pick of await picks.all()) await pick.check();
  await expect(status).toContainText('✕');
  await expect(dialog.getByRole('link', { name: 'CP-SQUAD-2' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Take this squad' })).toBeDisabled();
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Read: Captain America' }).click();
  await expect(page.getByRole('dialog', { name: 'Captain America' })).toContainText('Steve Rogers');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('.prompt [data-choice]').first().click();

  // On to where something is not possible: it says why.
  const notNow = page.locator('.not-now').filter({ has: page.locator('.not-now-line') });
  for (let i = 0; i < 60 && (await notNow.count()) === 0; i++) await playOn(page, 1);
  await notNow.locator('summary').click();
  await expect(notNow.locator('.why').first()).toContainText('CP-');
  if (isMobile) return;
  await page.locator('.cp-rail button[data-card]').first().focus();
  await page.keyboard.press('i');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('region', { name: 'At this table' })).toContainText('Damage 0 of');
  await checkAccessibility();
});

test('cards are found, read on both sides and in three languages', async ({
  page,
  checkAccessibility,
  checkWidths,
}) => {
  // A few cards of each kind: every one on the page costs axe its time.
  await page.goto('/#/crisis-protocol/cards?q=spider');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crisis Protocol cards');
  await checkAccessibility();
  await page.getByRole('searchbox', { name: 'Search' }).fill('steve rogers');
  await page.getByRole('link', { name: /^Captain America, Threat/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Captain America' });
  await expect(sheet.getByRole('region', { name: 'Healthy' })).toContainText('Stamina5');
  await expect(sheet.getByRole('region', { name: 'Injured' })).toContainText('Stamina6');
  await expect(sheet).toContainText('Shield Throw');
  await sheet.getByRole('checkbox', { name: 'All three languages' }).check();
  await expect(sheet).toContainText('Lanzamiento de escudo');
  await expect(sheet).toContainText('Schildwurf');
  await checkAccessibility();
  await checkWidths();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/crisis-protocol\/cards\?q=steve/);
});
