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

/** How many letters must be changed, added, removed or swapped with their neighbour. */
function editDistance(a: string, b: string): number {
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
