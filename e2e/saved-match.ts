import { type Answer, GENERATOR, type Json } from '@assemble/kernel';
import type { Page } from '@playwright/test';

export interface Played {
  readonly game: string;
  readonly setup: Json;
  readonly seed: string;
  readonly decisions: readonly (readonly [seat: number, n: number, answer: Answer])[];
  readonly sitters: readonly { readonly name: string; readonly bot: string | null }[];
  readonly over?: boolean;
  /** How the browser names it. */
  readonly id?: string;
}

/** A match as the browser keeps it: where it is opened, and the script that puts it there. */
export function kept({ id = 'position', over = false, ...played }: Played) {
  const saved = {
    id,
    ...played,
    title: '',
    generator: GENERATOR,
    practice: false,
    conceded: null,
    over,
    at: 1,
    rules: null,
  };
  const text = JSON.stringify(JSON.stringify(saved));
  return {
    at: `/#/play/${played.game}/${id}`,
    store: `localStorage.setItem('assemble.match.${id}', ${text})`,
  };
}

/** People at one screen. */
export const people = (...names: readonly string[]) => names.map((name) => ({ name, bot: null }));

/** Puts a match among those that the browser keeps, and opens it at a question. */
export async function openAt(page: Page, played: Played, n: number): Promise<void> {
  const { at, store } = kept(played);
  // The page reads what is kept when it opens a table: another one may stand there.
  await page.goto('/#/');
  await page.evaluate(store);
  await page.goto(at);
  await page.locator(`.prompt[data-n="${n}"]`).waitFor();
}
