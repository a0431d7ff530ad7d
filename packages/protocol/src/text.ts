// What people type and others read: names, titles, chat. Free of everything that only pretends to be text.

/** Joins emoji into one, as in a family; anywhere else it only hides. */
const looseJoiner =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F})\u{200D}|\u{200D}(?!\p{Extended_Pictographic})/gu;

/**
 * What is not seen but changes what is: direction (U+202A to U+202E, U+2066 to U+2069 and others), joiners and spaces of
 * no width, marks of format, halves of characters.
 */
const hidden = /(?!\u{200D})[\p{Cf}\p{Cs}]/gu;

/** Blanks, controls, ends of lines, and letters that are drawn as nothing. */
const blanks = /[\s\p{Cc}\p{Z}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]+/gu;

/** A text as others shall read it: one line, in one form (NFC), nothing hidden, single blanks, none at the ends. */
export const plainText = (text: string): string =>
  text.replace(hidden, '').replace(looseJoiner, '').replace(blanks, ' ').normalize('NFC').trim();

/** A login as it is kept: look-alikes of one letter (NFKC) and capitals make no other login. */
export const plainLogin = (login: string): string =>
  login.trim().normalize('NFKC').toLowerCase().normalize('NFKC');

const nul = /(?<!\\)(?:\\\\)*\\u0000/;

/**
 * Whether a JSON text holds the character U+0000 anywhere. No text here needs it, and PostgreSQL cannot keep it: it is
 * refused before anybody acts on what was sent.
 */
export const holdsNul = (json: string): boolean => nul.test(json);
