import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playOn } from './player.ts';
import { at, download, expect, lies, lookAs, openReplay, press, slider, test } from './replaying.ts';
import { pressTool, quickTable, start } from './table.ts';

const cli = fileURLToPath(new URL('../apps/cli/bin/assemble.mjs', import.meta.url));

test(
  'a file shows the same, and a broken one says what is wrong',
  { tag: '@wide' },
  async ({ page, playedMatch }, info) => {
    await openReplay(page, playedMatch);
    await slider(page).fill('15');
    await at(page, 15);
    const shown = await lies(page);
    const file = await download(page, () => pressTool(page, 'Download the replay'));
    const path = info.outputPath('match.replay.json');
    await file.saveAs(path);
    await page.goto('/');
    await page.getByRole('link', { name: 'Open a save file or replay' }).click();
    const field = page.getByLabel('Choose a file');

    const text = readFileSync(path, 'utf8');
    const broken = info.outputPath('broken.json');
    writeFileSync(broken, text.slice(0, 5000));
    await field.setInputFiles(broken);
    await expect(page.getByRole('alert')).toContainText('This file cannot be read');
    await expect(page.getByRole('alert')).toContainText('was it cut off?');

    await field.setInputFiles(path);
    await at(page, 0);
    await slider(page).fill('15');
    await at(page, 15);
    await lookAs(page, 'Player 1', false);
    expect(await lies(page)).toBe(shown);

    await page.goto('/#/replay');
    const replay = JSON.parse(text) as { content: string; decisions: unknown[][] };
    const forged = info.outputPath('forged.json');
    writeFileSync(forged, JSON.stringify({ ...replay, decisions: [[0, 1, 'fly']] }));
    await field.setInputFiles(forged);
    await expect(page.getByRole('heading', { name: 'This replay cannot be played' })).toBeVisible();
    await expect(page.getByText('decision 1 of 1 is refused')).toBeVisible();

    const old = info.outputPath('old.json');
    writeFileSync(old, JSON.stringify({ ...replay, content: 'other' }));
    await page.getByLabel('Choose a file').setInputFiles(old);
    await expect(page.getByRole('heading', { name: 'The log of a match' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Log' })).toContainText('Player 1');
  },
);

test('a save file goes on where it was', { tag: '@wide' }, async ({ page }, info) => {
  await start(page);
  await playOn(page, 6);
  const n = (await page.locator('.prompt').getAttribute('data-n')) ?? '';
  await pressTool(page, 'Settings');
  const file = await download(page, () => press(page, 'Download a save file'));
  const path = info.outputPath('save.json');
  await file.saveAs(path);
  await page.evaluate('localStorage.clear()');
  await page.goto('/#/replay');
  await page.getByLabel('Choose a file').setInputFiles(path);
  await expect(page.locator('.prompt')).toHaveAttribute('data-n', n);
  await expect(page).toHaveURL(/#\/play\/dice-masters\/[0-9a-f]+$/);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Resume' })).toHaveCount(1);
});

test('a report is one file that the command line reads', { tag: '@wide' }, async ({ page }, info) => {
  await start(page);
  await playOn(page, 5);
  await pressTool(page, 'Settings');
  await press(page, 'Report a problem');
  await page.getByRole('textbox', { name: 'What happened' }).fill('My die vanished.');
  const file = await download(page, () => press(page, 'Save the report as a file'));
  expect(file.suggestedFilename()).toMatch(/^dice-masters-.+\.report\.json$/);
  const path = info.outputPath('match.report.json');
  await file.saveAs(path);
  expect(readFileSync(path, 'utf8')).not.toContain('Player 1');
  const { status, stdout } = spawnSync(process.execPath, [cli, 'replay', path], { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain('report: My die vanished.');
  expect(stdout).toContain('seats: Seat 1, Seat 2 (bot: random)');
  const verified = spawnSync(process.execPath, [cli, 'replay', path, '--verify'], { encoding: 'utf8' });
  expect(verified.stdout).toMatch(/^OK: \d+ decisions/);
});

test('a table that cannot go on hands out its match', { tag: '@wide' }, async ({ page }, info) => {
  await start(page);
  await playOn(page, 5);
  const id = page.url().split('/').at(-1) ?? '';
  const kept = `assemble.match.${id}`;
  await page.evaluate(
    `localStorage.setItem('${kept}', JSON.stringify({ ...JSON.parse(localStorage.getItem('${kept}')), rules: '0 old' }))`,
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('other rules or cards');
  await press(page, 'Report a problem');
  const file = await download(page, () => press(page, 'Save the report as a file'));
  const path = info.outputPath('failed.report.json');
  await file.saveAs(path);
  const { status, stdout } = spawnSync(process.execPath, [cli, 'replay', path, '--log-only'], {
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toContain('rules 0, cards old');
  expect(stdout).toMatch(/^[1-9]\d* decisions, not over/m);
});

test('a match is played in one tab at a time', { tag: '@wide' }, async ({ page, context }) => {
  await start(page);
  await playOn(page, 4);
  const second = await context.newPage();
  await second.addInitScript(quickTable);
  await second.goto(page.url());
  await expect(second.getByText('This match is open in another tab')).toBeVisible();
  const n = (await page.locator('.prompt').getAttribute('data-n')) ?? '';
  await second.getByRole('button', { name: 'Continue here' }).click();
  await expect(second.locator('.prompt')).toHaveAttribute('data-n', n);
  await expect(page.getByText('This match is open in another tab')).toBeVisible();
  await playOn(second, 4);
  const later = (await second.locator('.prompt').getAttribute('data-n')) ?? '';
  await second.close();
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-n', later);
  await page.reload();
  await expect(page.locator('.prompt')).toHaveAttribute('data-n', later);
});
