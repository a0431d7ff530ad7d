import type { Locator, Page } from '@playwright/test';
import { expect } from './page.ts';
import { asked, openTable, sitDown, test } from './people.ts';
import { playOn } from './player.ts';
import { pressTool } from './table.ts';

// A rematch begins as soon as both have said yes: a word for its dice may come too late, and is refused.
test.use({ expectedFaults: /409 \(Conflict\) .*\/seats\/\d\/word$/ });

const prompt = (page: Page): Locator => page.locator('.prompt[data-n]');
const strip = (page: Page): Locator => page.locator('.dock');
const timers = (page: Page): Locator => page.getByRole('timer');

/** Both go on until the match is over. */
const playToTheEnd = (ana: Page, ben: Page): Promise<unknown> =>
  Promise.all([ana, ben].map((one) => playOn(one, 600, { patience: 60_000 })));

/** Ana goes on until Ben is asked something; answers the number of that decision. */
async function untilAsked(ben: Page, ana: Page): Promise<string> {
  for (;;) {
    const { who, n } = await asked(ana, ben);
    if (who === ben) return n;
    await playOn(ana, 1);
  }
}

test('two people play a match to the end, with a reload, a dropped connection and somebody who watches', {
  tag: '@wide',
}, async ({ page: ana, ben, watcher }) => {
  test.setTimeout(300_000);
  const link = await openTable(ana, { clock: 'Reloj: 5 min + 10 s por decisión', listed: true });
  const id = link.split('/').at(-1) ?? '';
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('La mesa espera jugadores');

  await watcher.goto('/#/online');
  const listed = watcher.locator(`[data-match="${id}"]`);
  await expect(listed).toContainText('Ana vs. open seat');
  await expect(listed.getByRole('link')).toHaveText(/^Sit down/);
  await watcher.goto(link);
  await expect(watcher.getByRole('button', { name: 'Sit down in seat 2' })).toBeVisible();
  await sitDown(ben, link);

  // The same question, each in their own language, and only Ana can answer it.
  await expect(prompt(ana)).toContainText('Elige los dados cuya tirada repites');
  await expect(strip(ben)).toContainText('Warten auf Ana Wähle die Würfel zum Nachwürfeln');
  await expect(strip(watcher)).toContainText('Waiting for Ana Choose the dice to reroll');
  await expect(strip(watcher)).toContainText('You are watching. What is hidden stays hidden.');
  await expect(watcher.locator('[data-choice], [data-confirm], [data-pass], [data-lit="true"]')).toHaveCount(
    0,
  );
  await expect(timers(ana)).toHaveCount(2);
  await expect(timers(ana).first()).toHaveAccessibleName(/^Tiempo de Ana: [45]:\d\d$/);
  await expect(ana.getByRole('region', { name: 'Personas en la mesa' })).toContainText('1 espectador');

  // One tap, read in three languages.
  await ben.getByRole('button', { name: 'Chat' }).click();
  await ben.getByRole('button', { name: 'Hallo!' }).click();
  await expect(ben.getByRole('log', { name: 'Chat' })).toContainText('Hallo!');
  await ana.getByRole('button', { name: 'Chat: 1 línea nueva' }).click();
  await expect(ana.getByRole('log', { name: 'Chat' })).toContainText('¡Hola!');
  await watcher.getByRole('button', { name: 'Chat: 1 new line' }).click();
  await expect(watcher.getByRole('log', { name: 'Chat' })).toContainText('Hello!');
  for (const one of [ana, ben, watcher]) await one.getByRole('button', { name: 'Chat', exact: true }).click();

  // Ana rerolls a die, regrets it, and Ben agrees.
  await prompt(ana).locator('[data-choice]').first().click();
  await ana.getByRole('button', { name: 'Repetir 1' }).click();
  await expect(prompt(ana)).toHaveAttribute('data-shape', 'options');
  await ana.getByRole('button', { name: 'Deshacer', exact: true }).click();
  await ana.getByRole('button', { name: 'Preguntar a los demás' }).click();
  await expect(strip(ana)).toContainText('Esperando a Ben');
  await expect(strip(ben)).toContainText('Ana möchte einen Zug zurücknehmen.');
  await expect(strip(ben).locator('.take-back-panels > li')).toContainText([
    /Der Zug.*Ana/,
    /Seither gesehen.*Es wurde gewürfelt\./,
    /Wenn du zustimmst.*Eine Entscheidung wird zurückgenommen\./,
  ]);
  await expect(strip(watcher)).toContainText('Ana would like to take a move back. Waiting for Ben.');
  await ben.getByRole('button', { name: 'Zustimmen' }).click();
  await expect(prompt(ana)).toHaveAttribute('data-shape', 'entities');
  await expect(strip(watcher)).toContainText('Ana has taken a decision back.');
  // What it was is told to those who had seen it.
  for (const one of [ben, watcher])
    await expect(strip(one).locator('.taken-back li').first()).toContainText('Ana');

  // A reload in the middle goes on where it was.
  await playOn(ana, 3);
  const told = await ana.locator('[data-events]').getAttribute('data-events');
  const { n } = await asked(ana, ben);
  await ana.reload();
  await expect(ana.locator('[data-events]')).toHaveAttribute('data-events', told ?? '');
  expect((await asked(ana, ben)).n).toBe(n);

  // A dropped connection: nothing is covered, and the answer that Ben gives meanwhile goes out afterwards.
  const open = await untilAsked(ben, ana);
  await prompt(ben).locator('[data-choice]').first().click();
  await ben.context().setOffline(true);
  await expect(strip(ben)).toContainText('Nicht verbunden: Dieses Gerät hat kein Netz.');
  await expect(ana.getByRole('region', { name: 'Personas en la mesa' })).toContainText('Ben ausente');
  await expect(prompt(ben).locator('[aria-pressed="true"]')).toHaveCount(1);
  await ben.locator('.prompt [data-confirm]:not(:disabled)').first().click();
  await expect(prompt(ben)).toHaveAttribute('data-n', open);
  await ben.context().setOffline(false);
  await expect(strip(ben)).not.toContainText('Nicht verbunden');
  await expect(ben.locator(`.prompt[data-n="${open}"]`)).toHaveCount(0);
  await expect(ana.getByRole('region', { name: 'Personas en la mesa' })).toContainText('Ben presente');

  await playToTheEnd(ana, ben);
  await expect(ana.getByRole('heading', { level: 2, name: /^(¡Ganas!|Derrota)$/ })).toBeVisible();
  await expect(ana.locator('.result')).toContainText(/¡Gana (Ana|Ben)!/);
  await expect(ben.getByRole('heading', { level: 2, name: /^(Gewonnen!|Niederlage)$/ })).toBeVisible();
  await expect(watcher.getByRole('heading', { level: 2, name: /^(Ana|Ben) wins!$/ })).toBeVisible();
  await expect(watcher.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  await expect(watcher.getByRole('link', { name: 'Watch the replay' })).toHaveAttribute(
    'href',
    `#/replay/${id}`,
  );

  await ben.getByRole('button', { name: 'Revanche' }).click();
  await ana.getByRole('button', { name: 'Jugar otra vez' }).click();
  await expect(ana).not.toHaveURL(link);
  await expect(ben).toHaveURL(ana.url());
  await expect(prompt(ana)).toBeVisible();
  await expect(strip(ben)).toContainText('Warten auf Ana');
});

test('what is chosen in secret stays secret until everybody has chosen', { tag: '@wide' }, async ({
  page: ana,
  ben,
  watcher,
}) => {
  const link = await openTable(ana, { setup: /Elegir equipos en secreto/ });
  await sitDown(ben, link);
  await watcher.goto(link);
  await expect(strip(watcher)).toContainText('You are watching.');
  await ana.getByRole('button', { name: /Vengadores$/ }).click();
  await expect(strip(ana)).toContainText('Esperando a Ben');
  for (const other of [ben, watcher]) {
    await expect(other.locator('.table-board')).not.toContainText('Iron Man');
    await expect(other.locator('[data-events]')).toHaveAttribute('data-events', '0');
  }
  await ben.getByRole('button', { name: /X-Men$/ }).click();
  for (const one of [ana, ben, watcher]) {
    await expect(one.locator('[data-events]')).not.toHaveAttribute('data-events', '0');
    await expect(one.locator('.table-board')).toContainText('Iron Man');
  }
});

test('somebody who stays away is replaced by a bot, and takes the seat back', { tag: '@wide' }, async ({
  page: ana,
  ben,
}) => {
  const link = await openTable(ana);
  await sitDown(ben, link);
  await expect(prompt(ana)).toBeVisible();
  await ana.goto('/#/online');
  const own = ana.locator(`[data-match="${link.split('/').at(-1)}"]`);
  await expect(own).toContainText('Te toca');
  await expect(strip(ben)).toContainText('Ana ist schon eine Weile nicht da.');
  await ben.getByRole('button', { name: 'Einen Bot weiterspielen lassen' }).click();
  await expect(ben.getByRole('region', { name: 'Leute am Tisch' })).toContainText('ein Bot spielt weiter');
  await expect(prompt(ben)).toBeVisible();
  await own.getByRole('link', { name: /^Continuar/ }).click();
  await ana.getByRole('button', { name: 'Recuperar mi asiento' }).click();
  await expect(strip(ana)).not.toContainText('un bot juega por ti');
  await expect(ben.getByRole('region', { name: 'Leute am Tisch' })).not.toContainText('Bot');
  await untilAsked(ben, ana);
  await untilAsked(ana, ben);
});

test('a match whose other player stays away is ended, also without a clock', { tag: '@wide' }, async ({
  page: ana,
  ben,
}) => {
  const link = await openTable(ana);
  await sitDown(ben, link);
  await expect(prompt(ana)).toBeVisible();
  await ana.goto('/#/online');
  await ben.getByRole('button', { name: 'Partie beenden' }).click();
  const sure = ben.getByRole('dialog');
  await expect(sure).toContainText('Ana hat sie verloren');
  await sure.getByRole('button', { name: 'Partie beenden' }).click();
  await expect(ben.getByRole('heading', { level: 2, name: 'Gewonnen!' })).toBeVisible();
});

test('a rematch is offered, withdrawn, declined, and begins when both want it', { tag: '@wide' }, async ({
  page: ana,
  ben,
}) => {
  const link = await openTable(ana);
  await sitDown(ben, link);
  await expect(prompt(ana)).toBeVisible();
  await pressTool(ana, 'Ajustes');
  await ana.getByRole('button', { name: 'Rendirse' }).click();
  await ana.getByRole('dialog').getByRole('button', { name: 'Rendirse' }).click();
  await ben.getByRole('button', { name: 'Revanche' }).click();
  await expect(ben.locator('.result')).toContainText('Revanche? Warten auf Ana.');
  await expect(ana.locator('.result')).toContainText('Quieren la revancha: Ben.');
  await ben.getByRole('button', { name: 'Zurückziehen' }).click();
  await expect(ana.locator('.result')).not.toContainText('Ben.');
  // What was offered is still offered after a reload.
  await ben.getByRole('button', { name: 'Revanche' }).click();
  await expect(ana.getByRole('button', { name: 'Jugar otra vez' })).toBeVisible();
  await ana.reload();
  await ana.getByRole('button', { name: 'No, gracias' }).click();
  await expect(ben.locator('.result')).toContainText('Ana möchte keine Revanche.');
  await expect(ben).toHaveURL(link);
  await ana.getByRole('button', { name: 'Revancha' }).click();
  await expect(ana).not.toHaveURL(link);
  await expect(ben).toHaveURL(ana.url());
});

test('a refused take-back is told to who asked', { tag: '@wide' }, async ({ page: ana, ben }) => {
  const link = await openTable(ana);
  await sitDown(ben, link);
  await prompt(ana).locator('[data-choice]').first().click();
  await ana.getByRole('button', { name: 'Repetir 1' }).click();
  await expect(prompt(ana)).toHaveAttribute('data-shape', 'options');
  await ana.getByRole('button', { name: 'Deshacer', exact: true }).click();
  await ana.getByRole('button', { name: 'Preguntar a los demás' }).click();
  await ben.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(strip(ana)).toContainText('Ben no ha aceptado que Ana deshaga una jugada.');
  await expect(prompt(ana)).toHaveAttribute('data-shape', 'options');
});

test('who is not to be heard is muted on this device', { tag: '@wide' }, async ({ page: ana, ben }) => {
  const link = await openTable(ana);
  await sitDown(ben, link);
  await ben.getByRole('button', { name: 'Chat' }).click();
  await ben.getByRole('textbox', { name: 'Sag etwas' }).fill('<b>Viel Glück!</b>');
  await ben.getByRole('textbox', { name: 'Sag etwas' }).press('Enter');
  await ana.getByRole('button', { name: 'Chat: 1 línea nueva' }).click();
  const lines = ana.getByRole('log', { name: 'Chat' });
  await expect(lines).toContainText('<b>Viel Glück!</b>');
  const about = ana.locator('summary', { hasText: 'Ben' });
  await about.click();
  await ana.getByRole('button', { name: 'Silenciar a Ben' }).click();
  await expect(lines).not.toContainText('Viel Glück');
  await ana.reload();
  await ana.getByRole('button', { name: 'Chat' }).click();
  await expect(lines).toContainText('Nadie ha dicho nada todavía.');
  await about.click();
  await ana.getByRole('button', { name: 'Volver a oír a Ben' }).click();
  await expect(lines).toContainText('Viel Glück');
});

test('a seat is left again before the start, and a full table can be watched', { tag: '@wide' }, async ({
  page: ana,
  ben,
  watcher,
}) => {
  const link = await openTable(ana, { clock: 'Reloj: 3 días + 1 día por decisión' });
  await ana.getByRole('button', { name: 'Levantarse' }).click();
  await ana.getByRole('button', { name: 'Sentarse en el asiento 1' }).click();
  await ana.getByRole('button', { name: 'Estoy listo', exact: true }).click();
  await sitDown(ben, link);
  await expect(timers(ben).first()).toHaveAccessibleName(/^Zeit von Ana: [23] T \d+/);
  await watcher.goto(link);
  await expect(strip(watcher)).toContainText('You are watching.');
});

test('dead ends are told in words', { tag: '@wide' }, async ({ ben }) => {
  await ben.goto('/#/online/nothing');
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Diesen Tisch gibt es nicht');
  await ben.route('**/api/**', (route) => route.abort());
  await ben.getByRole('link', { name: 'Online-Tische' }).click();
  await expect(ben.getByRole('alert')).toContainText('Der Server ist nicht zu erreichen.');
  await ben.getByRole('link', { name: 'Hier spielen' }).click();
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Dice Masters spielen');
});

test('a guest makes an account, leaves, and comes back to it', async ({
  page,
  isMobile,
  checkAccessibility,
}) => {
  const login = `ana-${Date.now()}-${isMobile ? 'p' : 'w'}`;
  await page.goto('/#/me');
  await page.getByLabel('Tu nombre').fill('Ana María');
  await page.getByRole('button', { name: 'Guardar el nombre' }).click();
  await expect(page.getByText('Guardado.')).toBeVisible();
  const form = (name: string): Locator =>
    page.locator('form').filter({ has: page.getByRole('heading', { name }) });
  const fill = async (name: string, password: string): Promise<void> => {
    await form(name).getByLabel('Usuario').fill(login);
    await form(name).getByLabel('Contraseña').fill(password);
    await form(name).getByRole('button', { name }).click();
  };
  await checkAccessibility();
  await fill('Crear una cuenta', 'a long password');
  await expect(page.getByText(`Tu usuario: ${login}`)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText('Eres invitado.')).toBeVisible();
  await expect(page.getByLabel('Tu nombre')).not.toHaveValue('Ana María');
  await fill('Iniciar sesión', 'a long password');
  await expect(page.getByText(`Tu usuario: ${login}`)).toBeVisible();
  await expect(page.getByLabel('Tu nombre')).toHaveValue('Ana María');
});

test('lobby, waiting room and table have no fault that axe can see', async ({
  page: ana,
  ben,
  checkAccessibility,
  checkWidths,
}) => {
  test.slow();
  const link = await openTable(ana, { clock: 'Reloj: 5 min + 10 s por decisión', listed: true });
  await checkAccessibility();
  await sitDown(ben, link);
  await ben.getByRole('button', { name: 'Chat' }).click();
  await ben.getByRole('button', { name: 'Hallo!' }).click();
  await ana.getByRole('button', { name: 'Chat: 1 línea nueva' }).click();
  await expect(ana.getByRole('log', { name: 'Chat' })).toContainText('¡Hola!');
  await checkAccessibility();
  await ana.goto('/#/online');
  await expect(ana.getByRole('heading', { name: 'Tus partidas' })).toBeVisible();
  await checkAccessibility();
  await checkWidths();
});
