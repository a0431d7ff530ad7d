/** A word is no longer than this. */
export const LONGEST_WORD = 60;

/** Line ends and controls, halves of characters, and what shows nothing or turns the direction of writing. */
const NOT_PLAIN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{ad}\u{61c}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{e0000}-\u{e007f}]/u;

/** Words that a match cannot be begun with; the message says why. */
export class BadWords extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'BadWords';
  }
}

/** Whether a text can be a person's word: one line of plain characters, no spaces at its ends; '' is none given. */
export const isWord = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= LONGEST_WORD && text.trim() === text && !NOT_PLAIN.test(text);

/** A text as somebody types it, as a word; null where it is none. */
export function wordFrom(typed: string): string | null {
  const word = typed.normalize('NFC').trim();
  return isWord(word) ? word : null;
}

/** The words, or none at all where nobody gave one. */
export const wordsGiven = (words: readonly string[]): readonly string[] =>
  words.some((word) => word !== '') ? words : [];

/** Throws BadWords unless there is one word for each seat, or none at all. */
export function checkWords(words: readonly string[], seats: number): void {
  if (words.length !== 0 && words.length !== seats)
    throw new BadWords(`there are ${words.length} words for ${seats} seats; give one for each, '' for none`);
  const wrong = words.findIndex((word) => !isWord(word));
  if (wrong >= 0)
    throw new BadWords(
      `the word of seat ${wrong} is not one line of at most ${LONGEST_WORD} plain characters without spaces at its ends`,
    );
}
