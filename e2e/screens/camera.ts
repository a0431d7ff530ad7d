import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { sizes } from '../browser.ts';
import { quickTable } from '../table.ts';
import { smallPng } from './small-png.ts';

/** Dark tables with their rays and dots are larger than flat pages. */
const largest = 320 * 1024;
/** So many colours a picture has, fewer where it would be too large. */
const colours = [256, 128, 64];

/** The same chance in every run, so that pictures change only with the page. */
const sameChance = `(() => {
  let state = 20261116;
  crypto.getRandomValues = (array) => {
    for (let i = 0; i < array.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      array[i] = state >>> 8;
    }
    return array;
  };
})()`;

/** The picture in as many colours as its size allows. */
function small(taken: Buffer): Buffer {
  let picture = taken;
  for (const most of colours) {
    picture = smallPng(taken, most);
    if (picture.length <= largest) break;
  }
  return picture;
}

/** Takes pictures of one size and lays them in a folder. */
export class Camera {
  readonly size: keyof typeof sizes;
  readonly #browser: Browser;
  readonly #address: string;
  readonly #folder: string;
  readonly #visits: BrowserContext[] = [];

  constructor(browser: Browser, address: string, folder: string, size: keyof typeof sizes) {
    this.#browser = browser;
    this.#address = address;
    this.#folder = folder;
    this.size = size;
    mkdirSync(folder, { recursive: true });
  }

  /** A page of somebody with a browser of their own. */
  async visitor(locale = 'en-GB', address = this.#address): Promise<Page> {
    const options: BrowserContextOptions = {
      ...sizes[this.size],
      baseURL: address,
      colorScheme: 'dark',
      locale,
      reducedMotion: 'reduce',
    };
    const context = await this.#browser.newContext(options);
    this.#visits.push(context);
    context.setDefaultTimeout(20_000);
    await context.addInitScript(sameChance);
    await context.addInitScript(quickTable);
    return context.newPage();
  }

  /** Everybody goes home. */
  async end(): Promise<void> {
    for (const context of this.#visits.splice(0)) await context.close();
  }

  /** Takes a picture of what the page shows, in the dark theme that it starts with; with `light` also in the other one. */
  async take(page: Page, name: string, { light = false } = {}): Promise<void> {
    for (const theme of light ? (['light', 'dark'] as const) : (['dark'] as const)) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      await page.evaluate('document.fonts.ready');
      const path = join(this.#folder, `${name}-${this.size}-${theme}.png`);
      const taken = await page.screenshot();
      const picture = small(taken);
      writeFileSync(path, picture);
      console.log(`${path} ${Math.round(picture.length / 1024)} KB`);
      if (picture.length > largest) throw new Error(`${path} is larger than ${largest / 1024} KB`);
    }
  }
}
