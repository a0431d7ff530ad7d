import { CARDS } from '@assemble/dice-masters';
import type { Page } from '@playwright/test';
import { openMatch } from '../matches.ts';
import { playOn } from '../player.ts';
import { nextPrompt, pressTool } from '../table.ts';
import type { Camera } from './camera.ts';
import { settled } from './pages.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const close = (page: Page): Promise<void> => dialog(page).getByRole('button', { name: 'Close' }).click();
const shape = (page: Page, name: string) => page.locator(`.prompt[data-shape="${name}"]`);

/** Plays on until the question has this shape; with `waiting` without attacks, so that somebody is left to block. */
async function untilAsked(page: Page, name: string, { waiting = false } = {}): Promise<void> {
  const nobody = shape(page, 'entities').locator('[data-pass]');
  for (let i = 0; i < 200; i++) {
    const asked = page.locator('.prompt[data-n]');
    await asked.waitFor();
    if ((await shape(page, name).count()) > 0) return;
    const n = (await asked.getAttribute('data-n')) ?? '';
    if (waiting && (await nobody.count()) > 0) await nobody.click();
    else await playOn(page, 1);
    await nextPrompt(page, n).waitFor();
  }
  throw new Error(`nobody is asked for ${name}`);
}

async function toggleLog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log', exact: true }).click();
}

/** A match against the clever bot and what lies over its table. */
export async function takeTable(camera: Camera): Promise<void> {
  const phone = camera.size === 'phone';
  const page = await camera.visitor();
  await openMatch(page, 'dice-masters', { bots: [null, 'greedy'] });
  await page.locator('.prompt[data-n]').waitFor();

  await page.locator('.prompt [data-choice]').first().click();
  await page.locator('.odds summary').click();
  await camera.take(page, 'odds');
  await page.locator('.odds summary').click();
  await page.locator('.prompt-hint').click();
  await dialog(page).locator('.big-button:enabled').waitFor();
  await camera.take(page, 'hint');
  await page.keyboard.press('Escape');

  await playOn(page, 24);
  await untilAsked(page, 'options');
  await camera.take(page, 'table', { light: true });
  if (phone) {
    await page.locator('.table-more').click();
    await camera.take(page, 'more-tools');
    await page.keyboard.press('Escape');
    await toggleLog(page);
    await camera.take(page, 'log');
  }
  await page.getByRole('tab', { name: 'Dice' }).click();
  await camera.take(page, 'dice-story');
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.log-step').nth(5).click();
  await page.locator('.past-banner').waitFor();
  await camera.take(page, 'past');
  await page.getByRole('button', { name: 'Back to now' }).click();
  for (const [tool, name] of [
    ['Settings', 'settings'],
    ['Help and keys', 'help'],
  ] as const) {
    await pressTool(page, tool);
    await dialog(page).waitFor();
    await camera.take(page, name, { light: name === 'settings' });
    await close(page);
  }
  await page.locator('.prompt .rule-chip').first().click();
  await dialog(page).locator('.says').first().waitFor();
  await camera.take(page, 'rule-at-table');
  await close(page);
  await pressTool(page, 'Settings');
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByRole('textbox', { name: 'What happened' }).fill('My die vanished.');
  await camera.take(page, 'report');
  await close(page);

  await untilAsked(page, 'pay');
  await page.locator('.prompt [data-choice]').first().click();
  await camera.take(page, 'payment');
  await untilAsked(page, 'assign', { waiting: true });
  await page.locator('.prompt [data-choice]').first().click();
  await page.locator('.prompt [data-choice]:not(:disabled)').first().click();
  await camera.take(page, 'attack', { light: true });

  await pressTool(page, 'Settings');
  await page.getByRole('checkbox', { name: 'Board as text' }).check();
  await close(page);
  await camera.take(page, 'board-as-text');
}

/** Two people at one screen, who choose their teams in secret. */
export async function takeSecrets(camera: Camera): Promise<void> {
  const page = await camera.visitor();
  const setup = { format: 'tournament', priority: 'tournament', teams: [null, null], draft: null, first: 0 };
  await openMatch(page, 'dice-masters', { setup, bots: [null, null] });
  const curtain = page.getByRole('button', { name: 'I am Ana' });
  await curtain.waitFor();
  await camera.take(page, 'curtain');
  await curtain.click();
  await shape(page, 'commit').waitFor();
  await page.locator('.loading').first().waitFor({ state: 'detached' });
  await camera.take(page, 'secret-choice');
}

/** Teams that are drafted card by card. */
export async function takeDraft(camera: Camera): Promise<void> {
  const page = await camera.visitor();
  const characters = CARDS.filter(({ kind }) => kind === 'character').slice(0, 16);
  const draft = { number: 8, basicActions: 3, cards: characters.map(({ id }) => id), dicePerTitle: 2 };
  const setup = { format: 'draft', priority: 'casual', teams: [null, null], draft, first: 0 };
  await openMatch(page, 'dice-masters', { setup, bots: [null, 'random'] });
  await page.locator('.prompt[data-n]').waitFor();
  await camera.take(page, 'draft');
}

/** A match that is over, and the replay of it. */
export async function takeReplay(camera: Camera): Promise<void> {
  const page = await camera.visitor();
  await openMatch(page, 'dice-masters', { after: Number.POSITIVE_INFINITY });
  await page.locator('.result').waitFor();
  await camera.take(page, 'result', { light: true });
  await page.goto('/#/matches');
  await settled(page);
  await camera.take(page, 'matches');
  await page.goto('/#/replay/opened?step=30');
  await page.locator('.table[data-step="30"]').waitFor();
  await camera.take(page, 'replay', { light: true });
  const log = page.getByRole('button', { name: 'Log', exact: true });
  if ((await log.getAttribute('aria-pressed')) === 'false') {
    await log.click();
    await camera.take(page, 'replay-moments');
  }
}
