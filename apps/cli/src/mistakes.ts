import { editDistance } from '@assemble/kernel';

/** Something the caller can put right: shown as one line, with exit code 1. */
export class Mistake extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'Mistake';
  }
}

/** The known words closest to a mistyped one, best first; none when nothing is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = known
    .map((one) => ({ one, distance: editDistance(word.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, distance: d }) => d <= Math.max(2, one.length / 3))
    .sort((a, b) => a.distance - b.distance);
  const [best] = near;
  return best === undefined ? '' : ` Did you mean "${best.one}"?`;
}

/** What an unknown error says, in one line. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\s+/g, ' ').trim();
}
