const plainLetters = new Map<string, string>();

function plainLetter(letter: string): string {
  let plain = plainLetters.get(letter);
  if (plain === undefined) {
    plain = (letter.normalize('NFD')[0] ?? letter).toLowerCase();
    plainLetters.set(letter, plain);
  }
  return plain;
}

/** Small letters without accents, each at the place where it was. */
export const fold = (text: string): string => Array.from(text, plainLetter).join('');

/** The words of a search. */
export const wordsOf = (query: string): readonly string[] => fold(query).split(/\s+/).filter(Boolean);

/** Whether a folded text has all words. */
export const hasAll = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));

/** Cuts a text into pieces, those marked that a search found. */
export function marked(text: string, words: readonly string[]): readonly { text: string; hit: boolean }[] {
  const letters = Array.from(text);
  const folded = fold(text);
  const hits = letters.map(() => false);
  for (const word of words.filter((each) => each.length > 1))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      hits.fill(true, at, at + word.length);
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, i) => {
    const hit = hits[i] ?? false;
    const last = pieces.at(-1);
    if (last && last.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}
