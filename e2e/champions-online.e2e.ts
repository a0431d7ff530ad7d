import type { Locator, Page } from '@playwright/test';
import { asked, visitor } from './people.ts';
import { playOn } from './player.ts';
import { test as base, expect, nextPrompt, prompt, promptNumber, quickTable } from './table.ts';

const test = base.extend<{ readonly ben: Page }>({
  ben: ({ browser }, use) => visitor(browser, 'en', use, quickTable),
});

/** Ana opens a table, Ben takes the other seat. */
async function sitTogether(ana: Page, ben: Page): Promise<void> {
  await ana.goto('/#/play/champions?online');
  await ana.getByRole('textbox', { name: 'Name in seat 1' }).fill('Ana');
  await ana.getByRole('button', { name: 'Open the table' }).click();
  await ben.goto(await ana.getByLabel('Link to this table').inputValue());
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down in seat 2' }).click();
  await ben.getByRole('button', { name: 'I’m ready' }).click();
}

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
    const others = choices.filter({ hasNotText: ALLIES });
    const isOne = (await page.locator('.prompt .counter').count()) === 0;
    // One of several is taken by its click, many by the button.
    if (isOne) await ((await others.count()) > 0 ? others : choices).first().click();
    else {
      for (const other of await others.all()) await other.click();
      await page.locator('.prompt').locator('[data-confirm]:not(:disabled), [data-pass]').first().click();
    }
  } else return void (await playOn(page, 1, { idle: true }));
  await decided(page, n);
}

/** The server has taken the answer to a prompt. */
const decided = (page: Page, n: string): Promise<void> =>
  expect(nextPrompt(page, n).or(page.locator('.prompt-waiting'))).toBeVisible();

/** One decision of somebody who shows the villain a hero, and does nothing else. */
async function beHero(page: Page, alterEgo: Locator): Promise<void> {
  const n = await promptNumber(page);
  const flip = page.locator('.prompt [data-choice]').filter({ hasText: 'Change form' });
  if ((await alterEgo.count()) === 0 || (await flip.count()) === 0)
    return void (await playOn(page, 1, { idle: true }));
  await flip.click();
  await decided(page, n);
}

test('two people online: an ally of one defends for the other @wide', async ({ page: ana, ben }) => {
  await sitTogether(ana, ben);
  for (let i = 0; i < 150; i++) {
    const { who } = await asked(ana, ben);
    if (who === ben) {
      const isForAna = /attacks Ana\b.*Who defends/.test((await prompt(ben).textContent()) ?? '');
      const ally = ben.locator('.prompt [data-choice]').filter({ hasText: ALLIES });
      if (isForAna && (await ally.count()) > 0) {
        const name = ALLIES.exec((await ally.first().textContent()) ?? '')?.[1] ?? '';
        await ally.first().click();
        // Both read it in the log, and the damage is the ally's to bear.
        for (const one of [ana, ben]) {
          const log = one.getByRole('region', { name: 'Log' });
          await expect(log).toContainText(new RegExp(`${name}.*defends`));
          await expect(log).toContainText(new RegExp(`${name} takes [1-9]`));
        }
        return;
      }
      await seekAlly(ben);
    } else await beHero(ana, ana.getByRole('region', { name: 'Area of Ana' }).getByText('Peter Parker'));
  }
  throw new Error('no ally could defend');
});

test('a card with peril closes the chat for its moment @wide', async ({ page: ana, ben }) => {
  // No card of the core set has peril: the line to Ben says that Ana resolves one. The server's part has its own test.
  let isPeril = false;
  await ben.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) =>
      socket.send(isPeril ? String(message).replaceAll('"peril":-1', '"peril":0') : message),
    );
  });
  await sitTogether(ana, ben);
  const decideOnce = async (): Promise<void> =>
    void (await playOn((await asked(ana, ben)).who, 1, { idle: true }));
  const chat = ben.getByRole('region', { name: 'Chat' });
  const hello = chat.getByRole('button', { name: 'Hello!' });
  await ben.getByRole('button', { name: 'Chat' }).click();
  await expect(hello).toBeEnabled();

  isPeril = true;
  await decideOnce();
  await expect(chat.getByRole('status').filter({ hasText: 'may not consult the others' })).toBeVisible();
  await expect(hello).toBeDisabled();
  await chat.getByRole('textbox', { name: 'Say something' }).fill('What now?');
  await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(ben.locator('.mc-silence')).toBeVisible();

  isPeril = false;
  await decideOnce();
  await hello.click();
  await ana.getByRole('button', { name: 'Chat: 1 new line' }).click();
  await expect(ana.getByRole('log', { name: 'Chat' })).toContainText('Hello!');
});

test('who can only pass is passed for after a moment, and can hold that @wide', async ({
  page: ana,
  ben,
}) => {
  for (const one of [ana, ben])
    await one.addInitScript(
      'localStorage.setItem("assemble.table", JSON.stringify({ beats: "off", unasked: ["unused", "losing"] }))',
    );
  await sitTogether(ana, ben);
  // Spider-Man might always have an answer to an attack.
  const peter = ana.getByRole('region', { name: 'Area of Ana' }).getByText('Peter Parker');
  let held = false;
  for (let i = 0; i < 150; i++) {
    const { who } = await asked(ana, ben);
    const n = await promptNumber(who);
    const passing = prompt(who).getByText('Passing …');
    if ((await passing.count()) === 0)
      await (who === ana ? beHero(ana, peter) : playOn(ben, 1, { idle: true }));
    else if (held) return decided(who, n);
    else {
      // The moment may be over before the button is pressed: then the next one is held.
      const hold = prompt(who).getByRole('button', { name: 'Hold' });
      held = await hold.click({ timeout: 500 }).then(
        () => true,
        () => false,
      );
      if (!held) continue;
      await expect(passing).toBeHidden();
      // Longer than any moment.
      await who.waitForTimeout(3000);
      expect(await promptNumber(who)).toBe(n);
      await playOn(who, 1, { idle: true });
    }
  }
  throw new Error('nobody was asked with nothing but a pass');
});
