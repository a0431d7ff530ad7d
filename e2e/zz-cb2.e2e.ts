import { openPosition } from './crisis-positions.ts';
import { test } from './table.ts';
test('looks', async ({ page }, { project }) => {
  const out = (n: string) => `/tmp/cb2/${project.name}-${n}.png`;
  await openPosition(page, 'drop');
  await page.screenshot({ path: out('whole') });
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.screenshot({ path: out('mini') });
  await page.locator('.cp-mini').click({ position: { x: 20, y: 20 } });
  await page.screenshot({ path: out('mini2') });
});
