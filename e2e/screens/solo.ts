import type { Page } from '@playwright/test';
import { playOn } from '../player.ts';
import { nextPrompt, pressTool } from '../table.ts';
import type { Camera } from './camera.ts';

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

async function start(page: Page, bot: 'random' | 'greedy', setup: RegExp): Promise<void> {
  await page.goto('/#/play/dice-masters');
  await page.getByRole('radio', { name: setup }).check();
  await page.locator('.seat[data-seat="1"]').getByRole('combobox').selectOption(bot);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.prompt[data-n]').waitFor();
}

async function toggleLog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log', exact: true }).click();
}

/** A match against the clever bot and what lies over its table. */
export async function takeTable(camera: Camera): Promise<void> {
  const phone = camera.size === 'phone';
  const page = await camera.visitor();
  await start(page, 'greedy', /Avengers against X-Men/);

  await page.locator('.prompt [data-choice]').first().click();
  await page.locator('.odds summary').click();
  await camera.take(page, 'odds');
  await page.locator('.odds summary').click();
  await page.locator('.prompt-hint').click();
  await dialog(page).getByText('It would choose:').waitFor();
  await camera.take(page, 'hint');
  await close(page);

  await playOn(page, 24);
  await untilAsked(page, 'options');
  await camera.take(page, 'table', { dark: true });
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
    await camera.take(page, name, { dark: name === 'settings' });
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
  await camera.take(page, 'attack', { dark: true });

  await pressTool(page, 'Settings');
  await page.getByRole('checkbox', { name: 'Board as text' }).check();
  await close(page);
  await camera.take(page, 'board-as-text');
  await page.context().close();
}

/** Two people at one screen: secrets, and a draft. */
export async function takeHotSeat(camera: Camera): Promise<void> {
  const page = await camera.visitor();
  await page.goto('/#/play/dice-masters');
  await page.getByRole('radio', { name: /Choose teams in secret/ }).check();
  await page.getByRole('combobox', { name: 'Who sits in seat 2' }).selectOption('A person here');
  await page.getByRole('textbox', { name: 'Name in seat 1' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Name in seat 2' }).fill('Ben');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('button', { name: 'I am Ana' }).waitFor();
  await camera.take(page, 'curtain');
  await page.getByRole('button', { name: 'I am Ana' }).click();
  await shape(page, 'commit').waitFor();
  await page.getByText('Loading …').waitFor({ state: 'hidden' });
  await camera.take(page, 'secret-choice');

  await page.goto('/#/play/dice-masters');
  await page.getByRole('radio', { name: /^Configure everything/ }).check();
  await page.getByRole('combobox', { name: 'Format' }).selectOption('Drafted teams');
  await page.getByRole('combobox', { name: 'Format' }).scrollIntoViewIfNeeded();
  await camera.take(page, 'set-up-draft');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.prompt[data-n]').waitFor();
  await camera.take(page, 'draft');
  await page.context().close();
}

/** A match to its end, and the replay of it. */
export async function takeReplay(camera: Camera): Promise<void> {
  const page = await camera.visitor();
  await start(page, 'random', /rulebook/);
  await playOn(page, 600);
  await page.locator('.result').waitFor();
  await camera.take(page, 'result', { dark: true });
  await page.goto('/#/matches');
  await page.getByRole('link', { name: 'Watch the replay' }).waitFor();
  await camera.take(page, 'matches');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider', { name: 'Steps of the replay' }).fill('30');
  await page.locator('.table[data-step="30"]').waitFor();
  await camera.take(page, 'replay', { dark: true });
  const more = page.locator('.replay-more');
  if ((await more.getAttribute('open')) === null) {
    await more.getByText('More', { exact: true }).click();
    await camera.take(page, 'replay-more');
  }
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await camera.take(page, 'play-on');
  await page.context().close();
}
