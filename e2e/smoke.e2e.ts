import { expect, test } from './page.ts';

test('the page opens, names the project and has no fault that axe can see', async ({
  page,
  checkAccessibility,
}) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Assemble/);
  await checkAccessibility();
});
