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
