import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';

const summary = (page: Page) => page.locator('.build-summary');
const state = (page: Page) => page.locator('.cp-map-state');
const option = (page: Page, label: string) => page.getByRole('combobox', { name: label });

/** As players write them, with a name that nobody knows. */
const list = `# Old friends
Characters (4)
– Iron Man: 3
* Black Widow (2)
Captain America (Steve Rogers) (4)
Spider-Man (Miles Morales) (4)
Team Tactics
Medpack (R)`;

test('a roster is built, judged at once, kept and shared', async ({
  page,
  context,
  isMobile,
  checkAccessibility,
}) => {
  /** On a phone the parts of the page take turns. */
  const show = async (part: RegExp): Promise<void> => {
    if (isMobile)
      await page
        .getByRole('navigation', { name: 'Parts of the page' })
        .getByRole('button', { name: part })
        .click();
  };
  const tool = async (name: string): Promise<void> => {
    if (isMobile) await page.getByRole('button', { name: 'More tools' }).click();
    await page.getByRole('button', { name }).click();
  };
  await page.goto('/#/crisis-protocol/roster');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roster builder');
  await page.getByRole('button', { name: 'Take: Iron Man', exact: true }).click();
  await show(/^The roster/);
  const panel = page.getByRole('region', { name: 'The roster' });
  await expect(panel.getByRole('region', { name: 'Characters' })).toContainText('1 of 10');
  await expect(panel.getByRole('link', { name: /CP-ROSTER-1/ })).toBeVisible();
  await expect(panel.getByRole('link', { name: /CP-ROSTER-2/ })).toBeVisible();
  await expect(panel.getByRole('link', { name: /CP-ROSTER-4/ })).toHaveCount(2);
  await page.getByLabel('Name of the roster').fill('Mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved here')).toBeVisible();
  await checkAccessibility();

  await tool('Import');
  await page.getByRole('textbox', { name: /^A link, a list of names/ }).fill(list);
  await page.getByRole('button', { name: 'Import the text' }).click();
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText('1 roster is read.')).toBeVisible();
  await expect(page.locator('.notes').getByRole('listitem')).toContainText([
    'Spider-Man (Miles Morales) (4)',
  ]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(panel.getByRole('region', { name: 'Characters' })).toContainText('3 of 10');
  await expect(page.getByRole('textbox', { name: 'Name of the roster' })).toHaveValue('Old friends');

  await tool('Share');
  const text = page.getByRole('textbox', { name: 'To copy' });
  const link = await text.inputValue();
  await option(page, 'As').selectOption('List of names');
  await expect(text).toHaveValue(/# Old friends\n\nCharacters \(3\)\n- Iron Man \(3\)/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('textbox', { name: 'Name of the roster' })).toHaveValue('Old friends');
  await expect(summary(other)).toContainText('✕');
  await other.close();

  // Mended at once, with what was there; and back.
  await page.getByRole('button', { name: /^Mend all/ }).click();
  await expect(panel.getByRole('region', { name: 'Characters' })).toContainText('10 of 10');
  await expect(panel.getByRole('button', { name: /^Iron Man/ })).toBeVisible();
  await expect(summary(page)).toContainText('30 of 30 · ✓ Legal');
  await expect(page.getByRole('link', { name: 'Play with this roster' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(summary(page)).toContainText('✕ 4 violations');

  // A roster that is not legal starts no match, and says why.
  await page.goto(link.replace('crisis-protocol/roster', 'play/crisis-protocol'));
  await expect(option(page, 'Roster: Player 1').locator('option:checked')).toHaveText('Old friends');
  const why = page.getByRole('region', { name: 'Not yet: this is against the rules' });
  await expect(page.getByRole('button', { name: 'Start the match' })).toBeDisabled();
  await expect(why).toContainText('Player 1: ');
  await option(page, 'Roster: Player 1').selectOption('The Cabal');
  await expect(why).toHaveCount(0);
  await page.getByRole('radio', { name: /^German/ }).check();
  await expect(why).toHaveCount(0);
});

test('a battlefield is drawn, refused, mended, kept and played on', async ({
  page,
  isMobile,
  checkAccessibility,
  checkWidths,
}) => {
  await page.goto('/#/crisis-protocol/maps');
  await expect(state(page)).toContainText('0 terrain features · ✕');
  await option(page, 'Start from').selectOption('Docks');
  await expect(state(page)).toContainText('14 terrain features · ✓ Legal');

  // Dragged, or walked with keys, too close to another one.
  const crate = page.locator('[data-feature="crate-2"]');
  const stand = page.locator('[data-feature="market-stand-3"]');
  if (isMobile) {
    await crate.focus();
    for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowRight');
  } else {
    const [from, to] = [await crate.boundingBox(), await stand.boundingBox()];
    if (from === null || to === null) throw new Error('nothing is drawn');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x - from.width, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
  }
  const problems = page.getByRole('region', { name: 'Against the rules' });
  await expect(problems.getByRole('listitem')).toContainText(/Crate 1 and market stand 1 .*CP-FIELD-9/);
  await expect(crate).toHaveAttribute('aria-label', /against the rules/);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await expect(page.locator('.build-bar').getByText('Only legal battlefields are saved.')).toBeVisible();
  await checkAccessibility();
  await crate.focus();
  await page.keyboard.press('Delete');
  await expect(state(page)).toContainText('13 terrain features · ✓ Legal');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(state(page)).toContainText('14 terrain features · ✕');

  // In numbers: back to where it may stand, turned and larger.
  await page
    .getByRole('region', { name: 'All terrain' })
    .getByRole('button', { name: /^crate 1/ })
    .click();
  await page.getByRole('spinbutton', { name: 'Across, in inches' }).fill('16');
  await page.getByRole('spinbutton', { name: 'Down, in inches' }).fill('6.5');
  await page.getByRole('button', { name: 'Turn right' }).click();
  await option(page, 'Size').selectOption('2');
  await expect(state(page)).toContainText('✓ Legal');
  await expect(crate).toHaveAttribute('aria-label', 'crate 1, Size 2, at 16 / 6.5');
  await page.getByRole('textbox', { name: 'Name of the battlefield' }).fill('My docks');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved here')).toBeVisible();
  await checkWidths();

  // The widest window was looked at last: there the tool stands in the bar.
  await page.getByRole('button', { name: 'Share' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('my-docks.maps.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    format: 'assemble-maps',
    maps: [{ name: 'My docks' }],
  });

  await page.goto('/#/play/crisis-protocol');
  await page.getByRole('radio', { name: 'My docks' }).check();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.locator('.prompt')).toBeVisible();
});
