import { CARDS, Content } from '@assemble/champions';
import { CARDS as DICE_CARDS, Content as DiceContent, diceMasters } from '@assemble/dice-masters';
import { type Answer, type Decision, type Game, type Json, type Match, stream } from '@assemble/kernel';
import type { Page } from '@playwright/test';
import { canAttack, canDefend, openPosition } from './champions-positions.ts';
import { openAt, people } from './saved-match.ts';
import { expect, nextPrompt, prompt, promptNumber, test } from './table.ts';

/** Counts every press of a person, whatever it hits. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(
    'window.pressed = 0; addEventListener("click", (event) => { if (event.isTrusted) window.pressed++; }, true)',
  );
  return () => page.evaluate<number>('window.pressed');
}

const head = { position: { x: 12, y: 12 } };

const heroes = new Content(CARDS);
const dice = diceMasters(new DiceContent(DICE_CARDS));

/** Opens a first game of Dice Masters at the first question that is wanted. */
async function openDice(
  page: Page,
  wanted: (match: Match<unknown>, decision: Decision, game: Game) => boolean,
): Promise<void> {
  const game = dice as unknown as Game;
  for (let nth = 0; nth < 60; nth++) {
    const seed = `prompts ${nth}`;
    const setup: Json = { format: 'first-game' };
    const match = game.create(setup, seed);
    const random = stream(seed, 'answers');
    const decisions: [number, number, Answer][] = [];
    for (let i = 0; i < 120 && match.outcome === null; i++) {
      const [decision] = match.pending;
      if (decision === undefined) break;
      if (wanted(match, decision, game)) {
        await openAt(
          page,
          { game: 'dice-masters', setup, seed, decisions, sitters: people('Ana', 'Ben') },
          decision.n,
        );
        return;
      }
      const answer = game.sample(match, decision, random);
      game.apply(match, decision.seat, decision.n, answer, null);
      decisions.push([decision.seat, decision.n, answer]);
    }
  }
  throw new Error('no match comes to this question');
}

/** What can be bought with one way to pay and nothing else to be paid for at the same time. */
function boughtAtOnce(match: Match<unknown>, decision: Decision, game: Game): string | null {
  if (decision.ask.key !== 'ask.main' || decision.shape !== 'options') return null;
  for (const { id } of decision.options) {
    if (!id.startsWith('buy:')) continue;
    const then = game.clone(match);
    game.apply(then, decision.seat, decision.n, id, null);
    const [pay] = game.pending(then);
    if (pay?.shape === 'pay' && game.brief(then, pay)?.only != null) return id;
  }
  return null;
}

test('an attack says who strikes how hard, and what may be done about it', async ({
  page,
  checkAccessibility,
}) => {
  await openPosition(
    page,
    (_match, decision) =>
      decision.ask.key === 'ask.interrupt' &&
      decision.shape === 'options' &&
      decision.options.length === 2 &&
      decision.options[0]?.id.startsWith('core/1a#0') === true,
  );
  const question = prompt(page).getByRole('heading', { level: 2 });
  await expect(question).toContainText(/Rhino attacks you for \d and boost\./);
  await expect(question).toContainText('Use Spider-Man (Spider-Sense)? Draw 1 card.');
  await expect(prompt(page).locator('.choice')).toContainText('Draw 1 card.');
  await expect(page.locator('[data-stage="primary"]')).toContainText('Let it happen');
  await checkAccessibility();
});

test('to defend, and not to, says what it takes, and is one press', async ({ page }) => {
  await openPosition(page, canDefend);
  await expect(prompt(page).getByRole('heading', { level: 2 })).toContainText(
    /attacks you for \d+ and boost\. Who defends\?/,
  );
  await expect(page.locator('[data-stage="primary"]')).toContainText(
    /Don’t defend.*Takes \d+ to \d+ damage/s,
  );
  await expect(prompt(page).getByRole('button', { name: /Spider-Man/ })).toContainText(/Takes \d/);
  const clicks = await countClicks(page);
  const n = await promptNumber(page);
  await prompt(page)
    .getByRole('button', { name: /Spider-Man/ })
    .click();
  await expect(nextPrompt(page, n)).toBeVisible();
  expect(await clicks()).toBe(1);
});

test('a basic attack is two presses at most, and the enemy says what is left of it', async ({ page }) => {
  await openPosition(page, canAttack);
  const clicks = await countClicks(page);
  const n = await promptNumber(page);
  await page.locator('.mc-villain').click(head);
  const offer = page.locator('.mc-actions .mc-action').first();
  await expect(offer).toContainText('Attack with Spider-Man');
  await expect(offer).toContainText(/\d+ left/);
  await offer.click();
  await expect(nextPrompt(page, n)).toBeVisible();
  expect(await clicks()).toBe(2);
});

test('a card that costs 3 is played with two presses by auto-pay', async ({ page }) => {
  let played = '';
  await openPosition(page, (match, decision) => {
    if (decision.ask.key !== 'ask.turn' || decision.shape !== 'options') return false;
    const option = decision.options.find(({ id }) => {
      const card = heroes.find(match.table.prints[Number(id.slice(5))]?.card ?? '');
      return id.startsWith('play:') && card?.faces[0].cost === 3;
    });
    played = match.table.prints[Number(option?.id.slice(5))]?.card ?? '';
    return option !== undefined;
  });
  const clicks = await countClicks(page);
  await page.locator(`.mc-hand .mc-tap[data-can][data-card="${played}"]`).first().click(head);
  await expect(prompt(page)).toHaveAttribute('data-shape', 'pay');
  const n = await promptNumber(page);
  await page.locator('[data-stage="primary"]').getByRole('button', { name: 'Auto-pay' }).click();
  await expect(nextPrompt(page, n)).toBeVisible();
  expect(await clicks()).toBe(2);
});

test('a die is bought with one press where there is one way to pay', async ({ page }) => {
  let bought = '';
  await openDice(page, (match, decision, game) => {
    const id = boughtAtOnce(match, decision, game);
    bought = id ?? '';
    return id !== null;
  });
  const clicks = await countClicks(page);
  const n = await promptNumber(page);
  expect(bought).toMatch(/^buy:/);
  await expect(prompt(page).locator('.choice').filter({ hasText: 'Buy' }).first()).toContainText(/Costs \d/);
  await page
    .locator(`[data-place="slot ${bought.slice(4)}"] button.thing`)
    .first()
    .click(head);
  // The question after the payment is the next one that is asked.
  await expect(nextPrompt(page, n)).toBeVisible();
  await expect(prompt(page)).not.toHaveAttribute('data-shape', 'pay');
  expect(await clicks()).toBe(1);
});

test('dice that are called alike have a number, on the board as in words', async ({ page }) => {
  await openDice(page, (match, decision) => {
    const { dice: all } = match.table as {
      readonly dice: readonly { id: number; card: number; face: number }[];
    };
    if (decision.ask.key !== 'ask.reroll' || decision.shape !== 'entities') return false;
    const shown = decision.from
      .map((id) => all.find((die) => die.id === id))
      .map((die) => `${die?.card} ${die?.face}`);
    return new Set(shown).size < shown.length;
  });
  const words = prompt(page).locator('.choice').filter({ hasText: '(1)' });
  await expect(words.first()).toBeVisible();
  await expect(page.locator('.thing-tag', { hasText: '1' }).first()).toBeVisible();
  await expect(page.locator('.thing-tag', { hasText: '2' }).first()).toBeVisible();
});
