import type { Page } from '@playwright/test';
import { playOn } from '../player.ts';
import type { Camera } from './camera.ts';

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

/** Cards, decks and set-up of Champions. */
export async function takeChampionsPages(camera: Camera): Promise<void> {
  const page = await camera.visitor();
  await page.goto('/#/champions/cards');
  await page.getByRole('heading', { name: 'Champions cards' }).waitFor();
  await camera.take(page, 'champions-cards', { dark: true });
  await page.goto('/#/champions/cards/core/1');
  await page.getByRole('dialog').waitFor();
  await camera.take(page, 'champions-card', { dark: true });
  await page.goto('/#/champions/deck');
  await page.getByRole('region', { name: 'The deck' }).scrollIntoViewIfNeeded();
  await camera.take(page, 'champions-deck', { dark: true });
  await page.goto('/#/play/champions');
  await page.getByRole('radio', { name: /Configure everything/ }).check();
  await page.getByRole('combobox', { name: 'Villain' }).waitFor();
  await camera.take(page, 'champions-set-up', { dark: true });
  await page.context().close();
}

/** A match of Champions with a bot beside one, from the first hand to the result. */
export async function takeChampionsTable(camera: Camera): Promise<void> {
  const page = await camera.visitor();
  await page.goto('/#/play/champions');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await untilAsked(page, 'entities', 'Choose any number');
  await camera.take(page, 'champions-mulligan');
  await untilAsked(page, 'options', 'Your turn');
  await camera.take(page, 'champions-turn', { dark: true });
  await untilAsked(page, 'pay');
  await camera.take(page, 'champions-payment');
  await playOn(page, 400, { idle: true, patience: 60_000 });
  await camera.take(page, 'champions-result');
  await page.context().close();
}
