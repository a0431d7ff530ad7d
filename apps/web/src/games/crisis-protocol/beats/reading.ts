import { plainCardText } from '@assemble/crisis-protocol';
import type { Locale } from '@assemble/language';
import { content } from '../data.ts';

/** Milliseconds to look at a card, and for each letter on it; nobody is kept longer than that. */
const LOOK = 1200;
const LETTER = 22;
const MOST = 6500;

/** How long a card is shown; whoever knows it needs a share of the time. */
export function readingTime(id: string, locale: Locale, share: number): number {
  const card = content.find(id);
  const text = card === undefined ? '' : plainCardText(card, locale);
  return Math.min(MOST, LOOK + LETTER * text.length) * share;
}
