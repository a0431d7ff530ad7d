import type { Act } from './messages.ts';

/** What this device keeps of a lesson. */
export interface Kept {
  readonly step: number;
  readonly acts: readonly Act[];
  /** Steps that were done for the learner. */
  readonly skipped: number;
  /** Stars of the best time it was finished, 0 before: they measure help, never speed. */
  readonly stars: number;
  /** Of a whole match: its name on this device, and what the coach has told. */
  readonly match: string | null;
  readonly told: readonly string[];
}

const NOTHING: Kept = { step: 0, acts: [], skipped: 0, stars: 0, match: null, told: [] };

const keyOf = (game: string, lesson: string): string => `assemble.lesson.${game}.${lesson}`;

export function keptOf(game: string, lesson: string): Kept {
  try {
    const value = JSON.parse(localStorage.getItem(keyOf(game, lesson)) ?? 'null') as Partial<Kept> | null;
    return value !== null && Array.isArray(value.acts) ? { ...NOTHING, ...value } : NOTHING;
  } catch {
    return NOTHING;
  }
}

export function keep(game: string, lesson: string, changes: Partial<Kept>): void {
  try {
    localStorage.setItem(keyOf(game, lesson), JSON.stringify({ ...keptOf(game, lesson), ...changes }));
  } catch {
    // Where nothing can be kept, a lesson lasts as long as the page.
  }
}

/** Three stars for every step one's own, two for some of them, one for having seen them all. */
export const starsFor = (skipped: number, steps: number): number =>
  skipped === 0 ? 3 : skipped * 2 <= steps ? 2 : 1;
