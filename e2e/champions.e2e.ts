import type { Page } from '@playwright/test';
import { canAttack, canDefend, canPay, openPosition } from './champions-positions.ts';
import { playOn } from './player.ts';
import { expect, nextPrompt, prompt, promptNumber, spread, test } from './table.ts';

const languages = {
  en: { log: 'Log', board: 'Look at the board', over: /^The (heroes win!|villain wins)$/ },
  es: { log: 'Registro', board: 'Ver el tablero', over: /^(¡Ganan los héroes!|Gana el villano)$/ },
  de: { log: 'Verlauf', board: 'Tisch ansehen', over: /^(Die Helden gewinnen!|Der Schurke gewinnt)$/ },
} as const;

for (const [locale, words] of Object.entries(languages)) {
  test.describe(locale, spread(locale), () => {
    test.use({ locale });

    test('Spider-Man against Rhino, from the home page to the result', async ({ page }) => {
      await page.goto('/');
      await page.locator('[data-game="champions"] a[href="#/play/champions"]').click();
      await page.locator('.set-up-play').click();
      await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
      await playOn(page, 400, { idle: true });
      await expect(
        page.locator('.result').getByRole('heading', { level: 2, name: words.over }),
      ).toBeVisible();
      await page.getByRole('button', { name: words.board }).click();
      const log = page.getByRole('region', { name: words.log });
      if (!(await log.isVisible())) await page.keyboard.press('l');
      await expect(log.getByRole('listitem').last()).toContainText('MC-');
    });
  });
}

const hand = (page: Page) => page.getByRole('region', { name: 'Your hand' });
/** What is seen of a card in a fan, whatever lies over the rest of it. */
const head = { position: { x: 20, y: 40 } };

test('a card is paid by hand and by auto-pay, and one that cannot be played says why', async ({
  page,
  checkAccessibility,
}) => {
  await openPosition(page, canPay);
  await checkAccessibility();
  // Why not: a dim card tells every reason, and the strip cites the rules.
  await page.locator('.not-now summary').click();
  await expect(page.locator('.not-now .why').first()).toContainText('MC-');
  // The list lies over the hand until it is closed.
  await page.locator('.not-now summary').click();
  await hand(page).locator('.mc-tap[data-dim]').first().click(head);
  const actions = page.locator('.mc-actions');
  await expect(actions.locator('.mc-why').first()).toContainText('Not now: Play');
  await expect(actions.getByRole('button', { name: 'Read the card' })).toBeFocused();
  // Escape closes it and answers nothing.
  const turn = await promptNumber(page);
  await page.keyboard.press('Escape');
  await expect(actions).toHaveCount(0);
  expect(await promptNumber(page)).toBe(turn);

  // By hand: what is tapped is counted, and not enough is not taken.
  await hand(page).locator('.mc-tap[data-can]').first().click(head);
  await expect(prompt(page)).toHaveAttribute('data-shape', 'pay');
  const n = await promptNumber(page);
  const counter = page.locator('.counter');
  await expect(counter).toHaveText(/^0\//);
  const lit = hand(page).locator('.mc-tap[data-lit]:not([data-chosen])');
  const confirm = prompt(page).getByRole('button', { name: 'Confirm' });
  do await lit.first().click(head);
  while (await confirm.isDisabled());
  await checkAccessibility();
  await confirm.click();
  await expect(nextPrompt(page, n)).toBeVisible();

  // And by itself.
  await page.keyboard.press('z');
  await expect(prompt(page)).toHaveAttribute('data-shape', 'pay');
  const again = await promptNumber(page);
  // Whoever comes back by an undo begins anew.
  await expect(counter).toHaveText(/^0\//);
  await prompt(page).getByRole('button', { name: 'Auto-pay' }).click();
  await expect(nextPrompt(page, again)).toBeVisible();
});

test('the defend sheet tells the damage for every boost, and the defender lies on its side', async ({
  page,
  isMobile,
  checkAccessibility,
}) => {
  await openPosition(page, canDefend);
  await checkAccessibility();
  // The essence stands at each defender, and at nobody.
  await expect(page.locator('.mc-defence')).toHaveCount(3);
  for (const plate of await page.locator('.mc-defence').all()) await expect(plate).toBeVisible();
  const rows = page.locator('.odds tbody tr');
  await page.keyboard.press('o');
  await expect(rows).toHaveCount(3);
  const attack = page.getByRole('region', { name: 'Villain' }).locator('.mc-stat[data-stat="atk"]');
  const icons = /^\+(\d+)/.exec((await page.locator('.odds thead th').first().textContent()) ?? '')?.[1];
  const damage = Number(await attack.locator('b').textContent()) + Number(icons);
  await expect(rows.filter({ hasText: 'Nobody defends' }).locator('td').first()).toHaveText(
    new RegExp(`^${damage}( |$)`),
  );
  if (!isMobile) {
    await page.keyboard.press('o');
    await expect(rows).toHaveCount(0);
    await page.keyboard.press('o');
  }
  // What it comes to is known: one click defends.
  const n = await promptNumber(page);
  await prompt(page).getByRole('button', { name: 'Spider-Man' }).click();
  await expect(nextPrompt(page, n)).toBeVisible();
  await expect(page.locator('.mc-hero.mc-turned')).toContainText('exhausted');
});

test('the end of a turn that loses the match is warned of, and loses it @wide', async ({ page }) => {
  await page.addInitScript(
    'localStorage.setItem("assemble.table", JSON.stringify({ pause: 0, beats: "off", unasked: ["unused"] }))',
  );
  // The Break-In! is lost with 7 threat, and step one places at least 1.
  await openPosition(page, ({ table }, { ask }) => {
    const scheme = table.play.find(({ id }) => id === table.scheme);
    return ask.key === 'ask.turn' && scheme?.threat === 6;
  });
  const n = await promptNumber(page);
  const end = prompt(page).getByRole('button', { name: 'End turn' });
  await end.click();
  const warning = page.getByRole('dialog', { name: 'This may cost you the match' });
  await expect(warning).toContainText('of 7: that loses the game.');
  await warning.getByRole('button', { name: 'Cancel' }).click();
  expect(await promptNumber(page)).toBe(n);
  await end.click();
  await warning.getByRole('button', { name: 'Go on' }).click();
  await playOn(page, 20, { idle: true });
  await expect(page.locator('.result')).toContainText('The villain wins');
});

test('heroes, villain and modular sets are drawn by chance, and those who play together are listed so @wide', async ({
  page,
}) => {
  await page.goto('/#/play/champions');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await page.getByRole('combobox', { name: 'Modular encounter sets' }).selectOption('2 by chance');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(prompt(page)).toBeVisible();
  await playOn(page, 1);
  await page.goto('/#/play/champions');
  await expect(page.locator('.resume')).toContainText('Player 1 and Clever bot');
});

test('a round by the keyboard alone: play, pay, read, end the turn', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keyboard');
  await openPosition(page, (match, decision) => match.table.round === 1 && canPay(match, decision));
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
  await openPosition(page, (_, { ask }) => ask.key === 'ask.turn', { seats: 2 });
  await expect(page.getByRole('region', { name: 'Area of Ana' })).toBeVisible();
  await page.keyboard.press('Alt+2');
  await expect(page.getByRole('region', { name: 'Area of Ben' })).toBeVisible();
  await page.getByRole('button', { name: /^Ana/ }).click();
  await expect(page.getByRole('region', { name: 'Area of Ana' })).toBeVisible();
});

test('whoever looks at a partner sees no hand there, and comes back with the next question', async ({
  page,
}) => {
  await openPosition(page, (match, decision) => decision.seat === 0 && canPay(match, decision), { seats: 2 });
  const own = page.getByRole('region', { name: 'Area of Ana' });
  await expect(own).toBeVisible();
  await page.locator('.mc-pod-head').first().click();
  await expect(page.getByRole('region', { name: 'Area of Ben' })).toBeVisible();
  await expect(page.locator('.mc-hand [data-card]')).toHaveCount(0);
  const n = await promptNumber(page);
  await prompt(page).locator('[data-choice]').first().click();
  await expect(nextPrompt(page, n)).toBeVisible();
  await expect(own).toBeVisible();
});

test('tapping an enemy offers what may be done to it, and does it to that one', async ({ page }) => {
  await openPosition(page, canAttack);
  const villain = page.getByRole('region', { name: 'Villain' }).locator('.mc-villain');
  await villain.click();
  const actions = page.locator('.mc-actions');
  await expect(actions.locator('.mc-action').first()).toContainText(/left|Defeated|Tough/);
  const n = await promptNumber(page);
  await actions.locator('.mc-action').first().click();
  await expect(nextPrompt(page, n)).toBeVisible();
  await expect(prompt(page)).not.toContainText('Whom does');
});

test('a card is read by pointing at it, and nothing moves for that @wide', async ({ page }) => {
  await openPosition(page, canPay);
  const villain = page.locator('.mc-villain');
  const before = await villain.boundingBox();
  await villain.hover();
  await expect(page.getByRole('complementary', { name: 'Card you read' })).toContainText('Rhino');
  expect(await villain.boundingBox()).toEqual(before);
});

test('a deck is built, is told everything that is wrong with it, is mended, and is played', async ({
  page,
  isMobile,
  checkAccessibility,
  checkWidths,
}) => {
  const show = async (part: RegExp): Promise<void> => {
    if (isMobile)
      await page
        .getByRole('navigation', { name: 'Parts of the page' })
        .getByRole('button', { name: part })
        .click();
  };
  await page.goto('/#/champions/deck');
  const panel = page.getByRole('region', { name: 'The deck' });
  await page
    .getByRole('group', { name: 'Aspect' })
    .getByRole('button', { name: /^Justice/ })
    .click();
  await page.getByRole('searchbox').fill('justice');
  await checkAccessibility();
  await page.getByRole('button', { name: 'One more: For Justice!' }).first().click();
  await show(/^Deck/);
  await expect(panel.getByRole('status')).toContainText('1 violation · 16 cards');
  await expect(panel.getByRole('link', { name: /MC-DECK-2/ })).toBeVisible();
  await checkAccessibility();
  if (isMobile) await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  await page
    .getByRole('textbox', { name: /MarvelCDB/ })
    .fill('My web\n\nSpider-Man\n\nAllies\n1x Black Cat\n9x For Justice!\n1x Webed Up');
  await page.getByRole('button', { name: 'Import the text' }).click();
  await expect(page.getByRole('button', { name: /^Webbed Up instead of/ })).toBeVisible();
  await page.getByRole('button', { name: 'Take over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(panel.getByRole('link', { name: /MC-DECK-6/ })).toBeVisible();
  await checkWidths();
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 });
  await page.getByRole('button', { name: /^Mend all/ }).click();
  await expect(panel.getByRole('status')).toContainText('✓ Legal · 40 cards');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('link', { name: /MC-DECK-6/ })).toBeVisible();
  await page.getByRole('button', { name: /^Mend all/ }).click();
  // One card more, so that it is not the ready-made deck.
  await show(/^Cards/);
  await page.getByRole('searchbox').fill('');
  await page
    .getByRole('group', { name: 'Aspect' })
    .getByRole('button', { name: /^Basic/ })
    .click();
  await page.getByRole('button', { name: 'One more: Helicarrier' }).first().click();
  await show(/^Hand/);
  const hand = page.getByRole('region', { name: 'Test hand' });
  await expect(hand.getByRole('listitem')).toHaveCount(6);
  await hand.getByRole('button', { name: 'Draw' }).click();
  await expect(hand.getByRole('listitem')).toHaveCount(7);
  await hand.getByRole('button', { name: 'New hand' }).click();
  await expect(hand.getByRole('listitem')).toHaveCount(6);
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
