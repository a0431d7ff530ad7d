import type { Page } from '@playwright/test';
import { onScreen, openArea, openPosition, type Position } from './crisis-positions.ts';
import { expect, nextPrompt, prompt, promptNumber, test } from './table.ts';

type Point = Position['pick'];

const isPhone = (name: string): boolean => name === 'phone';
const allowed = (page: Page) => page.locator('.cp-trial[data-picked][data-state="yes"]');
const outcome = (page: Page) => page.locator('.cp-outcome');
const confirm = (page: Page) => prompt(page).locator('[data-confirm]');

/** The middles of all bases or tokens. */
const middles = (page: Page, what: 'cp-base' | 'cp-token'): Promise<readonly Point[]> =>
  page.evaluate(`[...document.querySelectorAll('.${what}')].map((one) => {
    const moved = /translate\\(([-\\d.]+) ([-\\d.]+)/.exec(one.getAttribute('transform') ?? '');
    // Tokens are drawn beside whoever stands on them, and say where they lie.
    const [x, y] = moved?.slice(1) ?? one.dataset.at.split(' ');
    return { x: Number(x), y: Number(y) };
  })`);

async function expectAt(page: Page, what: 'cp-base' | 'cp-token', { x, y }: Point): Promise<void> {
  const near = (one: Point): boolean => Math.hypot(one.x - x, one.y - y) < 0.2;
  await expect.poll(async () => (await middles(page, what)).some(near)).toBe(true);
}

/** How a hand points at a place: with a mouse, a finger, or by writing it down. */
type Hand = (page: Page, at: Point) => Promise<void>;

const byMouse: Hand = async (page, at) => {
  const { x, y } = await onScreen(page, at);
  await page.mouse.click(x, y);
};

const byTouch: Hand = async (page, at) => {
  const { x, y } = await onScreen(page, at);
  await page.touchscreen.tap(x, y);
};

/** How far the table is turned for whoever looks, in quarters. */
const quarters = async (page: Page): Promise<number> => {
  const turned = await page.locator('.cp-svg > g').getAttribute('transform');
  return Number(/rotate\((\d+) /.exec(turned ?? '')?.[1] ?? 0) / 90;
};

const byKeyboard: Hand = async (page, at) => {
  // Places are written as the table is seen: a quarter to the right brings what was below to the left.
  let { x, y } = at;
  for (let n = await quarters(page); n > 0; n--) [x, y] = [36 - y, x];
  const exact = prompt(page).locator('.cp-exact');
  if ((await exact.getAttribute('open')) === null) await exact.locator('summary').press('Enter');
  await prompt(page).getByRole('spinbutton').first().focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(String(Math.round(x * 100) / 100));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(String(Math.round(y * 100) / 100));
  // Out of the field: its keys are its own.
  await page.locator('.cp-scroll').focus();
};

/** Confirms and waits for whatever is asked next. */
async function give(page: Page, { decision }: Position, hand: Hand): Promise<void> {
  await expect(confirm(page)).toBeEnabled();
  if (hand === byKeyboard) await page.keyboard.press('Enter');
  else if (hand === byTouch) await confirm(page).tap();
  else await confirm(page).click();
  await expect(nextPrompt(page, String(decision.n)).or(page.locator('.result'))).toBeVisible();
}

/** A bent move, after one that is refused. */
async function move(page: Page, hand: Hand): Promise<void> {
  const position = await openPosition(page, 'bent');
  const { pick, refused } = position;
  await expect(page.locator('.cp-region')).toBeVisible();
  if (refused !== null) {
    // A phone looks at what may be reached: what is far away is not in its picture.
    if (hand === byTouch) await page.getByRole('button', { name: 'Show the whole battlefield' }).tap();
    await hand(page, refused);
    await expect(prompt(page).locator('.place-verdict .refused')).toContainText('CP-ADVANCE-9');
    await expect(confirm(page)).toBeDisabled();
    await expect(page.locator('.cp-nearest')).toBeVisible();
  }
  await hand(page, pick);
  await expect(allowed(page)).toBeVisible();
  await expect(page.locator('.cp-tool')).toBeVisible();
  if (hand === byKeyboard) {
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(allowed(page)).toBeVisible();
  }
  await give(page, position, hand);
  await expectAt(page, 'cp-base', pick);
}

async function throwIt(page: Page, hand: Hand): Promise<void> {
  const position = await openPosition(page, 'throw');
  const { pick, preview } = position;
  await hand(page, pick);
  await expect(outcome(page)).toContainText('collides with');
  await expect(page.locator('.cp-impact').first()).toBeVisible();
  await give(page, position, hand);
  if (preview.kind === 'straight') await expectAt(page, 'cp-base', preview.stop);
}

async function beam(page: Page, hand: Hand): Promise<void> {
  const position = await openPosition(page, 'beam');
  if (hand === byKeyboard) {
    await page.locator('.cp-scroll').focus();
    // Through the directions that differ in whom they touch.
    await expect(async () => {
      await page.keyboard.press('ArrowUp');
      await expect(outcome(page)).toHaveText(/^attacks [^·]+[,;] [^·]+$/, { timeout: 1000 });
    }).toPass();
  } else await hand(page, position.pick);
  await expect(outcome(page)).toHaveText(/attacks .+[,;] .+/);
  await expect(page.locator('.cp-beam')).toBeVisible();
  await give(page, position, hand);
}

async function drop(page: Page, hand: Hand): Promise<void> {
  const position = await openPosition(page, 'drop');
  await hand(page, position.pick);
  await expect(allowed(page)).toBeVisible();
  await give(page, position, hand);
  await expectAt(page, 'cp-token', position.pick);
}

test('an area attack shows whom it reaches before it is made', async ({ page }, { project }) => {
  const hand = isPhone(project.name) ? byTouch : byMouse;
  const name = await openArea(page);
  const n = await promptNumber(page);
  // A wide board offers it in the panel of whoever acts, a phone in its dock.
  const offers = isPhone(project.name) ? prompt(page) : page.getByRole('region', { name: 'Who acts' });
  const line = offers.getByRole('button', { name: `Attack: “${name}”` });
  await line.scrollIntoViewIfNeeded();
  const before = await line.boundingBox();
  if (before === null) throw new Error(`${name} is not on the menu`);
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  await expect(page.locator('.cp-area')).toHaveCount(0);
  if (hand === byMouse) await page.mouse.move(x, y);
  else await page.touchscreen.tap(x, y);
  await expect(page.locator('.cp-area')).toBeVisible();
  await expect(page.locator('.cp-area .cp-struck')).toHaveCount(2);
  await expect(offers.getByRole('status')).toContainText('Press to confirm: attacks');
  // Nothing moves away under the pointer.
  expect(await line.boundingBox()).toEqual(before);
  await expect(prompt(page)).toHaveAttribute('data-n', n);
  if (hand === byMouse) await page.mouse.click(x, y);
  else await page.touchscreen.tap(x, y);
  await expect(nextPrompt(page, n)).toContainText(name);
});

async function all(page: Page, hand: Hand): Promise<void> {
  await move(page, hand);
  await throwIt(page, hand);
  await beam(page, hand);
  await drop(page, hand);
}

test('places, throws, beams and drops by mouse', async ({ page, checkAccessibility }, { project }) => {
  test.skip(isPhone(project.name), 'a phone has no mouse');
  await all(page, byMouse);
  await openPosition(page, 'bent');
  await page.locator('.cp-positions summary').last().click();
  await checkAccessibility();
});

test('places, throws, beams and drops by touch', async ({ page, checkAccessibility, checkWidths }, {
  project,
}) => {
  test.skip(!isPhone(project.name), 'touch is for phones');
  await all(page, byTouch);
  await openPosition(page, 'throw');
  await checkAccessibility();
  await checkWidths();
});

test('places, throws, beams and drops by keyboard', async ({ page }, { project }) => {
  test.skip(isPhone(project.name), 'a phone has no keys');
  await all(page, byKeyboard);
});

test('a move takes two taps; Escape steps back and answers nothing', async ({ page }, { project }) => {
  test.skip(isPhone(project.name), 'seen once');
  const picked = page.locator('.cp-trial[data-picked]');
  const { pick, decision } = await openPosition(page, 'bent');
  const n = String(decision.n);
  await byMouse(page, pick);
  await expect(allowed(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picked).toHaveCount(0);
  await expect(prompt(page)).toHaveAttribute('data-n', n);
  await byMouse(page, pick);
  await expect(allowed(page)).toBeVisible();
  await byMouse(page, pick);
  await expect(nextPrompt(page, n)).toBeVisible();
  await expectAt(page, 'cp-base', pick);
});

test('from the side, a model that is dragged from its place to a legal one goes there', async ({ page }, {
  project,
}) => {
  test.skip(isPhone(project.name), 'seen once');
  const { pick, decision } = await openPosition(page, 'bent');
  const side = page.getByRole('button', { name: 'Look at the table from the side' });
  await side.click();
  await expect(side).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.cp-standee').first()).toBeVisible();
  await expect(page.locator('.cp-wall').first()).toBeVisible();
  const base = await page.locator('.cp-base[data-active] .cp-ring-dark').boundingBox();
  if (base === null) throw new Error('nobody acts');
  const to = await onScreen(page, pick);
  await page.mouse.move(base.x + base.width / 2, base.y + base.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await expect(nextPrompt(page, String(decision.n))).toBeVisible();
  await expectAt(page, 'cp-base', pick);
});

test('an enemy that is tapped tells its odds, and one press attacks it', async ({ page }, { project }) => {
  test.skip(isPhone(project.name), 'a phone asks for the attack first');
  await openArea(page);
  const n = await promptNumber(page);
  const side = page.getByRole('region', { name: 'Crises, log and target' });
  const attack = side.locator('.cp-attack-now button').first();
  for (const enemy of await page.locator('.cp-base[data-side="foe"]').all()) {
    await enemy.focus();
    await page.keyboard.press('Enter');
    if (await attack.isVisible()) break;
  }
  await expect(side.locator('.cp-versus')).toContainText('against');
  await expect(
    side.getByRole('img', { name: /Chance to Daze: \d+%|Chance to knock out: \d+%/ }),
  ).toBeVisible();
  const label = await page.locator('.cp-base[data-selected]').getAttribute('aria-label');
  const [name] = (label ?? '').split(':');
  await attack.click();
  await expect(nextPrompt(page, n)).toBeVisible();
  await expect(page.locator('.cp-recent')).toContainText(`attacks ${name}: “`);
});

test('measures and looks around without touching the match', async ({ page }, { project }) => {
  test.skip(isPhone(project.name), 'seen once');
  const { decision } = await openPosition(page, 'drop');
  const picture = page.locator('.cp-svg');
  const before = await picture.getAttribute('viewBox');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(picture).not.toHaveAttribute('viewBox', before ?? '');
  const small = page.locator('.cp-mini');
  const box = await small.boundingBox();
  if (box === null) throw new Error('the whole battlefield is not seen in small');
  const nearer = await picture.getAttribute('viewBox');
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 4);
  await page.mouse.down();
  await expect(picture).not.toHaveAttribute('viewBox', nearer ?? '');
  const there = await picture.getAttribute('viewBox');
  await page.mouse.move(box.x + (box.width * 3) / 4, box.y + (box.height * 3) / 4);
  await page.mouse.up();
  await expect(picture).not.toHaveAttribute('viewBox', there ?? '');
  await page.getByRole('button', { name: 'Show the whole battlefield' }).click();
  await expect(picture).toHaveAttribute('viewBox', before ?? '');
  await expect(small).toHaveCount(0);
  await page.getByRole('button', { name: 'Turn to the right' }).click();
  await expect(picture.locator('> g')).toHaveAttribute('transform', /rotate\((45|135|225|315) /);
  await page.getByRole('button', { name: 'Ruler' }).click();
  const [one, two] = await middles(page, 'cp-base');
  if (one === undefined || two === undefined) throw new Error('nobody is there');
  await byMouse(page, one);
  await byMouse(page, two);
  await expect(page.locator('.cp-reading')).toContainText(/ in/);
  await page.getByText('Positions, ranges, sight and cover').click();
  const rows = page.locator('.cp-table').first().locator('tbody tr');
  await expect(rows).toHaveCount((await middles(page, 'cp-base')).length);
  await expect(prompt(page)).toHaveAttribute('data-n', String(decision.n));
});
