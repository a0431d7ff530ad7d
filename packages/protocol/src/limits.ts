// What a page needs to know of the checks without carrying them along.

/** The longest message a host reads: far above any decision of any game. */
export const MOST_CHARACTERS = 20_000;

/** The longest name of a person. */
export const MOST_NAME = 20;

/** The longest report of what somebody did. */
export const MOST_REPORT = 500;

/** The longest line of chat. */
export const MOST_CHAT = 300;

/** What can be said with one tap, and is read by everybody in their own language. */
export const PHRASES = [
  'hello',
  'ready',
  'good-luck',
  'thinking',
  'nice',
  'oops',
  'thanks',
  'good-game',
  'one-moment',
  'take-back',
] as const;
