import { expect, test } from './page.ts';

/** The three builders, with lists that are full, crowded, wrong and empty. */
const pages = {
  team: '/#/dice-masters/team?t=2x36avx;2x46avx;3x5avx;3x13avx;2x51avx;2x16avx;3x9avx;3x31avx;3x28avx&name=Blue',
  wrongTeam:
    '/#/dice-masters/team?t=5x9avx;1x7avx;2x46avx;3x5avx;3x13avx;2x51avx;2x16avx;4x36avx;3x1avx;2x19avx',
  deck: '/#/champions/deck',
  roster: '/#/crisis-protocol/roster',
} as const;

const sizes = [
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [390, 844],
] as const;

/**
 * What sticks out: the page itself, a part of it that is no list, or words that are cut off at their side. A list may
 * scroll, a card text in small goes on where it is read.
 */
const faults = `(() => {
  const found = [];
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight) found.push('the page is too high');
  if (root.scrollWidth > innerWidth) found.push('the page is too wide');
  const lists = '.pool-list, .pool-filters, .dm-builder-slots, .violations, .mc-sheet-list, .mc-aspects, .cp-roster-parts, .cp-leaders,'
    + '.dm-reading-body, .mc-deck-says, .mc-test, .mc-test-fan, .build-saved, .mc-numbers';
  for (const element of document.querySelectorAll('.build *')) {
    if (element.closest('svg, .hidden') || element.clientWidth <= 1) continue;
    const { overflowY, webkitLineClamp, display } = getComputedStyle(element);
    const name = element.className || element.tagName;
    if (element.scrollHeight > element.clientHeight + 1 && ['auto', 'scroll'].includes(overflowY)
      && !element.matches(lists)) found.push('scrolls: ' + name);
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
    if (isText && webkitLineClamp === 'none' && element.matches(':not(input, select, option)') && element.scrollWidth > element.clientWidth + 1
      && display !== 'inline')
      found.push('cut off: ' + name + ' ' + element.textContent.slice(0, 30));
    const box = element.getBoundingClientRect();
    const inList = element.parentElement.closest(lists);
    if (isText && inList === null && (box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
      found.push('out of sight: ' + name + ' ' + element.textContent.slice(0, 30));
  }
  return [...new Set(found)];
})()`;

for (const [name, address] of Object.entries(pages))
  test(`nothing but lists scrolls and no word is cut off: ${name}`, { tag: '@wide' }, async ({ page }) => {
    test.slow();
    await page.goto(address);
    for (const language of ['English', 'Español', 'Deutsch']) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: language, exact: true }).click();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect(page.locator('.build-dock')).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(faults), `${name}, ${language}, ${width} × ${height}`).toEqual([]);
      }
    }
  });

test('opening a list, typing its name and saving it are steps that lose nothing', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto(pages.team);
  const name = page.getByRole('textbox', { name: 'Name of the team' });
  const undo = page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Undo' });
  await name.fill('');
  await name.pressSequentially('Shields');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved here')).toBeVisible();
  // All letters are one step, and what was saved stays the one that is saved.
  await undo.click();
  await expect(name).toHaveValue('Blue');
  await expect(undo).toBeDisabled();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'My teams (1)' })).toBeVisible();
});
