import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';

/** A browser that cannot keep the page for offline use: it does not load all of it first, which takes its time. */
export const withoutKeeping = 'delete Navigator.prototype.serviceWorker';

/** Somebody who wants no coach: he would speak over whatever a test looks at. */
const withoutCoach = `localStorage.setItem('assemble.coach', '{"wanted":false}')`;

interface Fixtures {
  /** Whether the coach explains things in ordinary matches, as he does to whoever never played. */
  readonly coached: boolean;
  /** Whether the browser can keep the page for offline use. */
  readonly keepsPage: boolean;
  /** Errors that the test itself brings about, for example by cutting the network. */
  readonly expectedFaults: RegExp | null;
  /** Fails the test when the page has a fault that axe can see (WCAG 2.2, levels A and AA), in either theme. */
  readonly checkAccessibility: () => Promise<void>;
  /** Fails the test when the page is wider than the window, in a narrow and in a very wide one. */
  readonly checkWidths: () => Promise<void>;
}

/**
 * The `test` of all browser tests. On its own it fails a test during which the page throws, or writes an error to
 * the console.
 */
export const test = base.extend<Fixtures>({
  keepsPage: [false, { option: true }],
  expectedFaults: [null, { option: true }],
  coached: [false, { option: true }],

  page: async ({ page, keepsPage, expectedFaults, coached }, use) => {
    if (!coached) await page.addInitScript(withoutCoach);
    if (!keepsPage) await page.addInitScript(withoutKeeping);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      // With the address of what could not be loaded, so that a test can say which it expects.
      if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
    });
    await use(page);
    expect(
      faults.filter((fault) => !expectedFaults?.test(fault)),
      'the page reports no error',
    ).toEqual([]);
  },

  checkAccessibility: async ({ page }, use) => {
    await use(async () => {
      const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
      for (const theme of ['light', 'dark'] as const) {
        await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
        // The page has no frames, so axe need not open a page of its own to gather from them; and only faults are read.
        const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
        // The themes differ in their colours alone, so the second look is at these.
        const { violations } = await (theme === 'light'
          ? axe.withTags(levels)
          : axe.withRules(['color-contrast'])
        ).analyze();
        const found = violations
          .map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.target.join(' ')) }))
          // A line of the log that is half scrolled under the heading of its turn is no small target.
          .map((one) =>
            one.id === 'target-size'
              ? { ...one, where: one.where.filter((place) => !place.endsWith('.log-step')) }
              : one,
          )
          .filter(({ where }) => where.length > 0);
        expect(found, `axe finds no fault (${theme})`).toEqual([]);
      }
    });
  },

  checkWidths: async ({ page }, use) => {
    await use(async () => {
      for (const width of [360, 1600]) {
        await page.setViewportSize({ width, height: 800 });
        // Some pages lay themselves out anew after the window has changed.
        await expect
          .poll(() => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'), {
            message: `at ${width} pixels nothing sticks out`,
          })
          .toBeLessThanOrEqual(0);
      }
    });
  },
});

export { expect };
