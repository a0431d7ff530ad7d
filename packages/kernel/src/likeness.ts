/** How many letters must be changed, added, removed or swapped with their neighbour to turn one word into the other. */
export function editDistance(a: string, b: string): number {
  let older: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (older[j - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    older = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Letters and digits alone, so that quotes, dashes and accents make no difference. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Nobody mistypes a word as long as this; comparing one with every name would take a host seconds. */
const LONGEST_WORD = 100;

/**
 * The known ids closest to a mistyped one, three at most, best first; none where nothing is alike. An id may be written without what stands
 * before its slash, or as one of the names that go with it, or as a part of one.
 */
export function nearestIds(
  word: string,
  known: Iterable<{ readonly id: string; readonly names: readonly string[] }>,
): string[] {
  if (word.length > LONGEST_WORD) return [];
  const wanted = folded(word);
  return (
    Array.from(known, ({ id, names }) => ({
      id,
      distance: Math.min(
        ...[id, id.slice(id.indexOf('/') + 1), ...names].map((one) => {
          const name = folded(one);
          return name !== wanted && ` ${name} `.includes(` ${wanted} `) ? 1 : editDistance(wanted, name);
        }),
      ),
    }))
      // What differs in more than every third letter was hardly meant.
      .filter(({ distance }) => distance <= Math.max(2, Math.floor(wanted.length / 3)))
      .sort((a, b) => a.distance - b.distance)
      .slice(0, 3)
      .map(({ id }) => id)
  );
}
