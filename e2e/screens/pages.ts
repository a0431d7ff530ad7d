import type { Page } from '@playwright/test';
import { publisher } from '../publisher.ts';
import type { Camera } from './camera.ts';

const team = '4x9avx;3x24avx;3x13avx;2x16avx;2x1avx;2x19avx;2x36avx;2x51avx;3x32avx;3x28avx';

/** Screens that have an address of their own. */
const places = {
  home: { at: '/', light: true },
  cards: { at: '/#/dice-masters/cards', light: true },
  card: { at: '/#/dice-masters/cards/avx/spider-man-tiger', light: true },
  builder: { at: `/#/dice-masters/team?t=${team}&name=Green`, light: true },
  rules: { at: '/#/rules?q=reroll', light: false },
  rule: { at: '/#/rules/DM-BURSTS-1', light: false },
  'set-up': { at: '/#/play/dice-masters', light: true },
  'set-up-configured': {
    at: '/#/play/dice-masters?t=5x9avx;3x32avx&name=Green',
    light: false,
  },
  'open-file': { at: '/#/replay', light: false },
  account: { at: '/#/me', light: false },
  'dead-end': { at: '/#/nowhere', light: false },
} as const;

/** Waits until the page stands: it has its heading, and nothing says that it is still loading. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main :is(h1, h2)').first().waitFor();
  await page.locator('main .loading').first().waitFor({ state: 'detached' });
}

/** Everything that can be seen without playing. */
export async function takePages(camera: Camera): Promise<void> {
  const page = await camera.visitor();
  for (const [name, { at, light }] of Object.entries(places)) {
    await page.goto('about:blank');
    await page.goto(at);
    await settled(page);
    await camera.take(page, name, { light });
  }
}

/** A new version of the page waits to be loaded. */
export async function takeUpdate(camera: Camera, address: string): Promise<void> {
  const published = await publisher(address);
  const page: Page = await camera.visitor('en-GB', published.address);
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready');
  published.publish();
  await page.reload();
  await page.getByRole('region', { name: 'A new version is ready.' }).waitFor();
  await camera.take(page, 'update');
  published.stop();
}
