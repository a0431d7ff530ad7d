import type { Page } from '@playwright/test';
import { onScreen, openArea, openDice, openLeadership, openPosition } from '../crisis-positions.ts';
import { openMatch } from '../matches.ts';
import { playOn } from '../player.ts';
import type { Camera } from './camera.ts';
import { settled } from './pages.ts';

const asked = (page: Page) => page.locator('.prompt[data-n]');

/** Plays on until the question has this shape, and where a part of its text is given, that too. */
async function untilAsked(page: Page, shape: string, text = ''): Promise<void> {
  for (let i = 0; i < 200; i++) {
    await asked(page).waitFor();
    const isShape = (await asked(page).getAttribute('data-shape')) === shape;
    if (isShape && (await asked(page).textContent())?.includes(text)) return;
    await playOn(page, 1, { patience: 30_000 });
  }
  throw new Error(`nobody is asked for ${shape}`);
}

/** Cards, rosters and battlefields of Crisis Protocol. */
export async function takeCrisisPages(camera: Camera): Promise<void> {
  const page = await camera.visitor();
  await page.goto('/#/crisis-protocol/cards');
  await settled(page);
  await camera.take(page, 'crisis-cards', { light: true });
  await page.goto('/#/crisis-protocol/cards/core/captain-america');
  await page.getByRole('dialog').waitFor();
  await camera.take(page, 'crisis-card', { light: true });
  await page.goto('/#/crisis-protocol/roster');
  for (const name of ['Captain America', 'Iron Man', 'Medpack'])
    await page.getByRole('button', { name: `Take: ${name}`, exact: true }).click();
  await page.evaluate('scrollTo(0, 300)');
  await camera.take(page, 'crisis-roster', { light: true });
  await page.goto('/#/crisis-protocol/maps');
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('docks');
  await page.locator('[data-feature="crate-2"]').focus();
  for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowRight');
  await page.locator('.cp-map-columns').scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: 'Against the rules' }).waitFor();
  await camera.take(page, 'crisis-map-editor', { light: true });
  await page.goto('/#/play/crisis-protocol');
  await settled(page);
  await camera.take(page, 'crisis-set-up', { light: true });
}

/** A match of Crisis Protocol, from the mission to the result. */
export async function takeCrisisTable(camera: Camera): Promise<void> {
  const page = await camera.visitor();
  await openMatch(page, 'crisis-protocol');
  await untilAsked(page, 'options');
  await camera.take(page, 'crisis-mission');
  await untilAsked(page, 'commit');
  await camera.take(page, 'crisis-squads');
  await page.getByRole('button', { name: 'Pick the squad yourself' }).click();
  await page.getByRole('dialog').waitFor();
  await camera.take(page, 'crisis-squad', { light: true });
  await page.keyboard.press('Escape');
  await untilAsked(page, 'place');
  await camera.take(page, 'crisis-deployment');
  await untilAsked(page, 'options', 'not possible now');
  await playOn(page, 30, { patience: 30_000 });
  await untilAsked(page, 'options', 'not possible now');
  await camera.take(page, 'crisis-table', { light: true });
  const acting = page.locator('.cp-svg [data-active]');
  await acting.click();
  await camera.take(page, 'crisis-range-bands');
  await acting.click();
  const side = page.getByRole('button', { name: 'Look at the table from the side' });
  await side.click();
  await camera.take(page, 'crisis-tilt', { light: true });
  await side.click();
  await page.getByText('Positions, ranges, sight and cover').click();
  await page.locator('.cp-positions').last().scrollIntoViewIfNeeded();
  await camera.take(page, 'crisis-as-text');
  await page.getByText('Positions, ranges, sight and cover').click();
  await openMatch(page, 'crisis-protocol', { after: Number.POSITIVE_INFINITY });
  await page.locator('.result').waitFor();
  await camera.take(page, 'crisis-result');
}

/** What the battlefield shows before something is confirmed, and on phones the heights of the strip. */
export async function takeCrisisPreviews(camera: Camera): Promise<void> {
  const page = await camera.visitor();
  await openLeadership(page);
  await camera.take(page, 'crisis-leadership');
  const { refused } = await openPosition(page, 'bent');
  if (refused === null) throw new Error('nothing is refused here');
  const away = await onScreen(page, refused);
  await page.mouse.click(away.x, away.y);
  await page.locator('.place-verdict .refused').waitFor();
  await camera.take(page, 'crisis-refused');
  for (const wanted of ['throw', 'beam'] as const) {
    const { x, y } = await onScreen(page, (await openPosition(page, wanted)).pick);
    await page.mouse.click(x, y);
    await page.locator('.cp-trial[data-state="yes"]').waitFor();
    await camera.take(page, `crisis-${wanted}`);
  }
  await openDice(page);
  await camera.take(page, 'crisis-dice', { light: true });
  const name = await openArea(page);
  if (camera.size === 'phone') {
    const handle = page.locator('.strip-handle');
    await handle.click();
    await page.locator('.strip-selected').getByRole('heading').first().waitFor();
    await camera.take(page, 'crisis-strip-full', { light: true });
    await handle.click();
    await camera.take(page, 'crisis-strip-line');
    await handle.click();
  }
  const attack = page.getByRole('button', { name: `Attack: “${name}”` });
  await (camera.size === 'phone' ? attack.tap() : attack.hover());
  await page.locator('.cp-area').waitFor();
  await camera.take(page, 'crisis-area');
}
