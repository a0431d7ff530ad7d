import { createHash } from 'node:crypto';
import { identity, type Mutant } from './mutant.ts';

/**
 * A sample that depends on nothing but the seed and the mutants themselves: each is drawn by a number of its own, so
 * that most of a sample stays the same while sources change.
 */
export function sample(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const nth = new Map<string, number>();
  return mutants
    .map((mutant) => {
      const id = identity(mutant);
      const n = nth.get(id) ?? 0;
      nth.set(id, n + 1);
      return { mutant, lot: createHash('sha256').update(`${seed}\n${n}\n${id}`).digest('hex') };
    })
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant)
    .sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1));
}
