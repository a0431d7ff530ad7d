import { expect, type Locator, type Page } from '@playwright/test';

const finished = /Lesson done!|¡Lección superada!|Lektion geschafft!/;

/** The first of some points at which a button of about the size of the ring is seen, the ring being a little larger. */
const SEEN_AT = `(points, ring) =>
  points.find(([x, y]) => {
    const box = document.elementFromPoint(x, y)?.closest('button, [role="button"]')?.getBoundingClientRect();
    const isNear = (a, b) => Math.abs(a - b - 8) < 12;
    return box && isNear(box.x, ring.x) && isNear(box.y, ring.y) && box.width <= ring.width;
  }) ?? null`;

/** Taps the lit thing where it is seen, cards of a hand lying over each other. Answers whether it is seen at all. */
async function tapped(page: Page, ring: Locator): Promise<boolean> {
  const box = await ring.boundingBox();
  if (box === null) return false;
  if ((await ring.getAttribute('data-ground')) !== null) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    return true;
  }
  const shares = [0.5, 0.25, 0.75, 0.12];
  const points = shares.flatMap((y) => shares.map((x) => [box.x + box.width * x, box.y + box.height * y]));
  const at = await page.evaluate<readonly [number, number] | null>(
    `(${SEEN_AT})(${JSON.stringify(points)}, ${JSON.stringify(box)})`,
  );
  if (at !== null) await page.mouse.click(...at);
  return at !== null;
}

/** Another answer than the lit one that the dock offers, tapped. Answers whether there is one. */
const OTHER = `(() => {
  if (document.querySelector('.prompt')?.dataset.shape === 'pay') return false;
  const rings = [...document.querySelectorAll('.lit-ring')].map((ring) => ring.getBoundingClientRect());
  const isLit = ({ x, y }) => rings.some((ring) => Math.abs(ring.x + 8 - x) < 12 && Math.abs(ring.y + 8 - y) < 12);
  const other = [...document.querySelectorAll('[data-stage="dock"] :is([data-answer], [data-pass], [data-confirm]):enabled')]
    .find((button) => button.getClientRects().length > 0 && !isLit(button.getBoundingClientRect()));
  other?.click();
  return other !== undefined;
})()`;

/** How a learner went through a lesson. */
export interface Walked {
  /** How often the lit thing was tapped or read on from. */
  readonly taps: number;
  /** What the coach said of a move that no step asked for; null where none was found to try. */
  readonly other: string | null;
}

/**
 * Does what the light shows, as somebody does who knows nothing else: reads on, or taps the lit thing. Once on the way it
 * does something else that the rules allow, and hears why the lesson asks for another.
 */
export async function followLight(page: Page): Promise<Walked> {
  const bubble = page.locator('.bubble');
  let other: string | null = null;
  for (let taps = 0; taps < 80; taps++) {
    await expect(bubble).toBeVisible();
    if (finished.test((await bubble.textContent()) ?? '')) return { taps, other };
    const next = bubble.locator('button.sun-button');
    const menu = page.locator('.dm-menu:popover-open button:enabled').first();
    if ((await next.count()) > 0) await next.click();
    else if ((await menu.count()) > 0) await menu.click();
    else {
      const ring = page.locator('.lit-ring').first();
      await expect(ring).toBeVisible();
      if (other === null && (await page.evaluate<boolean>(OTHER))) {
        const said = page.locator('.bubble-other');
        await said.waitFor({ timeout: 2000 }).catch(() => undefined);
        if (await said.isVisible()) other = await said.textContent();
      }
      // The light follows what is still on its way to its place.
      await expect
        .poll(() => tapped(page, ring), {
          message: 'what is lit can be tapped and is not covered by the coach',
        })
        .toBe(true);
    }
    // The light is moved several times a second.
    await page.waitForTimeout(200);
  }
  throw new Error('the lesson has no end');
}
