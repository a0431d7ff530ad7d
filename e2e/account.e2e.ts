import type { Locator, Page } from '@playwright/test';
import { expect } from './page.ts';
import { openTable, sitDown, test } from './people.ts';

const form = (page: Page, name: string): Locator =>
  page.locator('form').filter({ has: page.getByRole('heading', { name }) });

test('an account changes its password, ends another device, and is deleted', { tag: '@wide' }, async ({
  page,
  ben,
  isMobile,
  checkAccessibility,
  checkWidths,
}) => {
  test.slow();
  const login = `ana-${Date.now()}-${isMobile ? 'p' : 'w'}`;
  await page.goto('/#/me');
  const register = form(page, 'Crear una cuenta');
  await register.getByLabel('Usuario').fill(login);
  await register.getByLabel('Contraseña').fill('a long password');
  await register.getByRole('button').click();
  await expect(page.getByText(`Tu usuario: ${login}`)).toBeVisible();
  const devices = page.getByRole('region', { name: 'Tus dispositivos' });
  await expect(devices.getByRole('listitem')).toHaveText(/este dispositivo/);

  // Ben's browser is another device of hers.
  const logIn = async (password: string): Promise<void> => {
    const known = form(ben, 'Anmelden');
    await known.getByLabel('Benutzername').fill(login);
    await known.getByLabel('Passwort').fill(password);
    await known.getByRole('button').click();
  };
  await ben.goto('/#/me');
  await logIn('a long password');
  await expect(ben.getByText(`Dein Benutzername: ${login}`)).toBeVisible();

  const change = form(page, 'Cambiar la contraseña');
  await change.getByLabel('Contraseña actual').fill('a long password');
  await change.getByLabel('Contraseña nueva').fill('another password');
  await change.getByRole('button').click();
  await expect(change.getByRole('status')).toHaveText('La contraseña se ha cambiado.');
  await ben.reload();
  await expect(ben.getByText('Du bist Gast.')).toBeVisible();
  await logIn('a long password');
  await expect(ben.getByRole('alert')).toContainText('passt nicht zu diesem Passwort');
  await logIn('another password');
  await expect(ben.getByText(`Dein Benutzername: ${login}`)).toBeVisible();

  await page.reload();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await checkAccessibility();
  await devices.getByRole('button', { name: /^Cerrar ?: / }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await ben.reload();
  await expect(ben.getByText('Du bist Gast.')).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Descargar tus datos' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('assemble.json');

  await page.getByRole('button', { name: 'Borrar la cuenta …' }).click();
  const sure = page.getByRole('dialog', { name: 'Borrar la cuenta' });
  await checkAccessibility();
  await sure.getByLabel('Contraseña').fill('another password');
  await sure.getByLabel('Contraseña').press('Enter');
  await expect(page.getByText('Eres invitado.')).toBeVisible();
  await logIn('another password');
  await expect(ben.getByRole('alert')).toContainText('passt nicht zu diesem Passwort');
  await checkWidths();
});

test('what one has as a guest comes along to the account', { tag: '@wide' }, async ({ page, ben }) => {
  const login = `bea-${Date.now()}`;
  await ben.goto('/#/me');
  const register = form(ben, 'Konto anlegen');
  await register.getByLabel('Benutzername').fill(login);
  await register.getByLabel('Passwort').fill('a long password');
  await register.getByRole('button').click();
  await expect(ben.getByText(`Dein Benutzername: ${login}`)).toBeVisible();

  const link = await openTable(page);
  await page.goto('/#/me');
  const known = form(page, 'Iniciar sesión');
  await known.getByLabel('Usuario').fill(login);
  await known.getByLabel('Contraseña').fill('a long password');
  await expect(known.getByRole('checkbox', { name: 'Traer mis partidas de invitado' })).toBeChecked();
  await known.getByRole('button').click();
  await expect(page.getByText(`Tu usuario: ${login}`)).toBeVisible();
  await ben.reload();
  await expect(ben.locator(`[data-match="${link.split('/').at(-1)}"]`)).toBeVisible();
});

test('who is blocked is not read any more, and can be reported', { tag: '@wide' }, async ({
  page: ana,
  ben,
}) => {
  const link = await openTable(ana);
  await sitDown(ben, link);
  await ben.getByRole('button', { name: 'Chat' }).click();
  await ben.getByRole('textbox', { name: 'Sag etwas' }).fill('Viel Glück!');
  await ben.getByRole('textbox', { name: 'Sag etwas' }).press('Enter');
  await ana.getByRole('button', { name: 'Chat: 1 línea nueva' }).click();
  const lines = ana.getByRole('log', { name: 'Chat' });
  await expect(lines).toContainText('Viel Glück!');
  await ana.locator('summary', { hasText: 'Ben' }).focus();
  await ana.keyboard.press('Enter');
  await ana.getByRole('button', { name: 'Denunciar a Ben' }).click();
  const report = ana.getByRole('dialog', { name: 'Denunciar a Ben' });
  const box = await report.boundingBox();
  const width = await ana.evaluate<number>('document.documentElement.scrollWidth');
  expect(width, 'nothing is wider than the window').toBe(ana.viewportSize()?.width);
  expect(box?.x, 'the sheet begins in the window').toBeGreaterThanOrEqual(0);
  await report.getByLabel(/^Qué ha pasado/).fill('Me desea suerte.');
  await report.getByRole('button', { name: 'Enviar la denuncia' }).click();
  await expect(ana.getByText('La denuncia se ha enviado.')).toBeVisible();
  await ana.getByRole('button', { name: 'Bloquear a Ben' }).click();
  await expect(ana.getByText('Has bloqueado a Ben.')).toBeVisible();
  await expect(lines).not.toContainText('Viel Glück');
  await ben.getByRole('textbox', { name: 'Sag etwas' }).fill('Hörst du mich?');
  await ben.getByRole('textbox', { name: 'Sag etwas' }).press('Enter');
  await expect(ben.getByRole('log', { name: 'Chat' })).toContainText('Hörst du mich?');
  await ana.reload();
  await ana.getByRole('button', { name: 'Chat' }).click();
  await expect(lines).toContainText('Nadie ha dicho nada todavía.');

  await ana.goto('/#/me');
  await ana.getByRole('button', { name: /^Desbloquear ?: Ben/ }).click();
  await expect(ana.getByText('No has bloqueado a nadie.')).toBeVisible();
  await ana.goto(link);
  await ana.getByRole('button', { name: 'Chat' }).click();
  await expect(lines).toContainText('Hörst du mich?');
});
