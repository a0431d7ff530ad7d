import { meddle } from '../apps/server/test/storage/meddle.ts';
import { expect } from './page.ts';
import { test } from './people.ts';

/** As if a release had begun the match that filed no engine and knew other rules. */
const losesItsEngine = (id: string): void =>
  meddle(
    process.env['ASSEMBLE_E2E_DATA'] ?? '',
    `update matches set engine = 'lost', rules = '0 none' where id = '${id}'`,
  );

test('a match that nothing can play on is saved as a file, given up and deleted', async ({
  page: ana,
  checkAccessibility,
  checkWidths,
}) => {
  await ana.goto('/#/online');
  const seat = { kind: 'me', name: 'Ana' };
  const created = await ana.request.post('/api/matches', {
    data: {
      game: 'dice-masters',
      title: 'La última batalla',
      setup: { format: 'first-game', first: 0 },
      visibility: 'link',
      clock: null,
      seats: [seat, seat],
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = (await created.json()) as { id: string };
  losesItsEngine(id);

  await ana.goto(`/#/online/${id}`);
  await expect(ana.getByRole('heading', { name: 'Esta partida está archivada' })).toBeVisible();
  await checkAccessibility();
  await checkWidths();

  const saved = ana.waitForEvent('download');
  await ana.getByRole('link', { name: 'Guardar en un archivo' }).click();
  expect((await saved).suggestedFilename()).toBe(`${id}.json`);

  // It hides nothing: the list names it, among all others.
  await ana.goto('/#/online');
  const listed = ana.locator(`[data-match="${id}"]`);
  await expect(listed).toContainText('La última batalla');
  await ana.getByText('Terminadas (1)', { exact: true }).click();
  await listed.getByRole('link').click();

  await ana.getByRole('button', { name: 'Abandonarla' }).click();
  await expect(ana.getByRole('button', { name: 'Abandonarla' })).toHaveCount(0);
  await ana.getByRole('button', { name: 'Borrarla' }).click();
  await ana.waitForURL(/#\/online$/);
  await expect(listed).toHaveCount(0);
  const gone = await ana.request.get(`/api/matches/${id}`);
  expect(gone.status()).toBe(404);
});
