import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { sizes } from '../browser.ts';
import { smallPng } from './small-png.ts';

const largest = 150 * 1024;

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

/** Bots answer at once, and nobody is asked twice. */
const settings = `localStorage.setItem('assemble.table', localStorage.getItem('assemble.table') ??
  JSON.stringify({ pause: 0, unasked: ['unused', 'losing'] }))`;

/** Takes pictures of one size and lays them in a folder. */
export class Camera {
  readonly size: keyof typeof sizes;
  readonly #browser: Browser;
  readonly #address: string;
  readonly #folder: string;

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
      colorScheme: 'light',
      locale,
      reducedMotion: 'reduce',
    };
    const context = await this.#browser.newContext(options);
    await context.addInitScript(sameChance);
    await context.addInitScript(settings);
    return context.newPage();
  }

  /** Takes a picture of what the page shows; with `dark` another one in that theme. */
  async take(page: Page, name: string, { dark = false } = {}): Promise<void> {
    for (const colorScheme of dark ? (['dark', 'light'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate('document.fonts.ready');
      const path = join(this.#folder, `${name}-${this.size}-${colorScheme}.png`);
      const picture = smallPng(await page.screenshot());
      writeFileSync(path, picture);
      console.log(`${path} ${Math.round(picture.length / 1024)} KB`);
      if (picture.length > largest) throw new Error(`${path} is larger than ${largest / 1024} KB`);
    }
  }
}
