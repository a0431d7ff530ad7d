import type { Page } from '@playwright/test';
import { playOn } from '../player.ts';
import type { Camera } from './camera.ts';

/** Ana plays on until Ben is asked. */
async function untilBen(ana: Page, ben: Page): Promise<void> {
  for (let i = 0; i < 40 && (await ben.locator('.prompt[data-n]').count()) === 0; i++) {
    await ana.locator('.prompt[data-n]').or(ana.locator('.prompt-waiting')).first().waitFor();
    if ((await ana.locator('.prompt[data-n]').count()) > 0) await playOn(ana, 1);
  }
  await ben.locator('.prompt[data-n]').waitFor();
}

/** Two people with browsers of their own, one in English and one in German, and somebody who watches. */
export async function takeOnline(camera: Camera): Promise<void> {
  const ana = await camera.visitor();
  const ben = await camera.visitor('de');
  const watcher = await camera.visitor('es');

  await ana.goto('/#/play/dice-masters?online=yes');
  await ana.getByRole('textbox', { name: 'Name in seat 1' }).fill('Ana');
  await ana.getByLabel('Who finds the table').selectOption('public');
  await ana.getByLabel('Clock').selectOption({ index: 2 });
  await ana.getByRole('heading', { name: 'Who sits where' }).scrollIntoViewIfNeeded();
  await camera.take(ana, 'set-up-online');
  await ana.getByRole('button', { name: 'Open the table' }).click();
  const link = await ana.getByLabel('Link to this table').inputValue();
  await camera.take(ana, 'waiting-room');

  await ben.goto('/#/online');
  await ben.locator('[data-match]').first().waitFor();
  await camera.take(ben, 'lobby', { light: true });
  await ben.goto(link);
  await ben.getByLabel('Dein Name').fill('Ben');
  await camera.take(ben, 'sit-down');
  await ben.getByRole('button', { name: 'Auf Platz 2 setzen' }).click();
  await ben.getByRole('button', { name: 'Ich bin bereit', exact: true }).click();
  await watcher.goto(link);
  await watcher.locator('.table-strip').waitFor();

  await ana.getByRole('button', { name: 'Chat' }).click();
  await ana.getByRole('button', { name: 'Hello!' }).click();
  await ana.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
  await ana.keyboard.press('Enter');
  await ben.getByRole('button', { name: /^Chat/ }).click();
  await ben.getByRole('button', { name: 'Hallo!' }).click();
  await ana.getByRole('log', { name: 'Chat' }).getByText('Ben').waitFor();
  await camera.take(ana, 'online', { light: true });
  await ana.getByRole('button', { name: 'Chat', exact: true }).click();
  await ben.getByRole('button', { name: 'Chat', exact: true }).click();

  await ana.locator('.prompt [data-choice]').first().click();
  await ana.getByRole('button', { name: 'Reroll 1' }).click();
  await ana.locator('.prompt[data-shape="options"]').waitFor();
  await ana.getByRole('button', { name: 'Undo', exact: true }).click();
  await ana.getByRole('dialog').waitFor();
  await camera.take(ana, 'undo-barrier');
  await ana.getByRole('button', { name: 'Ask the others' }).click();
  await ben.getByRole('button', { name: 'Zustimmen' }).waitFor();
  await camera.take(ben, 'take-back');
  await camera.take(watcher, 'spectator');
  await ben.getByRole('button', { name: 'Ablehnen' }).click();

  await untilBen(ana, ben);
  await ben.context().setOffline(true);
  await ben.getByText('Nicht verbunden').waitFor();
  await camera.take(ben, 'connection-lost');
  await ana.getByRole('button', { name: 'Let a bot play on' }).waitFor();
  await camera.take(ana, 'absent');
}
