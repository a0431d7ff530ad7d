import { editDistance } from '@assemble/kernel';

/** The word closest to a mistyped one; null when none is close. */
export function nearest(word: string, words: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Math.max(2, Math.floor(word.length / 2));
  for (const one of words) {
    const distance = editDistance(word.toLowerCase(), one.toLowerCase());
    if (distance < least || (distance === least && best === null)) {
      best = one;
      least = distance;
    }
  }
  return best;
}
