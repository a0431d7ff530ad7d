import type { Page } from '@playwright/test';
import { publisher } from '../publisher.ts';
import type { Camera } from './camera.ts';

const team = '4x9avx;3x24avx;3x13avx;2x16avx;2x1avx;2x19avx;2x36avx;2x51avx;3x32avx;3x28avx';

/** Screens that have an address of their own, and the heading by which one sees that they are there. */
const places = {
  home: { at: '/', heading: 'Three games. Every rule.', dark: true },
  cards: { at: '/#/dice-masters/cards', heading: 'Dice Masters cards', dark: true },
  card: { at: '/#/dice-masters/cards/avx/spider-man-tiger', heading: 'Spider-Man', dark: true },
  builder: { at: `/#/dice-masters/team?t=${team}&name=Green`, heading: 'Choose cards', dark: true },
  rules: { at: '/#/rules?q=reroll', heading: 'Rule ledger', dark: false },
  rule: { at: '/#/rules/DM-BURSTS-1', heading: 'Rule DM-BURSTS-1', dark: false },
  'set-up': { at: '/#/play/dice-masters', heading: 'Play Dice Masters', dark: true },
  'set-up-configured': {
    at: '/#/play/dice-masters?t=5x9avx;3x32avx&name=Green',
    heading: 'Not yet: this is against the rules',
    dark: false,
  },
  'open-file': { at: '/#/replay', heading: 'Open a file', dark: false },
  account: { at: '/#/me', heading: 'Make an account', dark: false },
  'dead-end': { at: '/#/nowhere', heading: 'This panel is blank', dark: false },
} as const;

/** Everything that can be seen without playing. */
export async function takePages(camera: Camera): Promise<void> {
  const page = await camera.visitor();
  for (const [name, { at, heading, dark }] of Object.entries(places)) {
    await page.goto('about:blank');
    await page.goto(at);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await page.getByText('Loading …').first().waitFor({ state: 'hidden' });
    await camera.take(page, name, { dark });
  }
  await page.context().close();
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
  await page.context().close();
  published.stop();
}
