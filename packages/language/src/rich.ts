/** Text that still knows what it speaks about: a reference opens a sheet, a number unfolds into its sources. */
export type Part =
  | string
  | { readonly ref: string; readonly id: string; readonly text: string }
  | { readonly number: number; readonly text: string; readonly of?: unknown };

export type Rich = readonly Part[];

/** Whatever a helper accepts where text is wanted. */
export type Text = number | Part | Rich;

const isRich = (text: Text): text is Rich => Array.isArray(text);

const textOf = (part: Part): string => (typeof part === 'string' ? part : part.text);

/** Flattens texts into one rich text without spaces between them. */
export function concat(...texts: readonly Text[]): Rich {
  const parts: Part[] = [];
  const push = (part: Part): void => {
    const last = parts.at(-1);
    if (part === '') return;
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  };
  for (const text of texts) {
    if (isRich(text)) text.forEach(push);
    else push(typeof text === 'number' ? digits(text) : text);
  }
  return parts;
}

/** rich`Deal ${amount} damage to ${target}`: a template that keeps references alive. */
export function rich(strings: TemplateStringsArray, ...values: readonly Text[]): Rich {
  return concat(...strings.flatMap((string, i) => [string, values[i] ?? '']));
}

/** Joins with single spaces and leaves out what is empty. */
export function words(...texts: readonly Text[]): Rich {
  const filled = texts.map((text) => concat(text)).filter((text) => text.length > 0);
  return concat(...filled.flatMap((text, i) => (i === 0 ? [text] : [' ', text])));
}

export const plain = (text: Text): string => concat(text).map(textOf).join('');

/** Whether a comma would not part these names, because one of them has a comma itself. */
export const haveCommas = (names: readonly Text[]): boolean =>
  names.some((name) => plain(name).includes(','));

/** Names one after the other, parted by commas; by semicolons where one of them has a comma itself. */
export const listed = (names: readonly Text[]): Rich => {
  const between = haveCommas(names) ? '; ' : ', ';
  return concat(...names.flatMap((name, i) => (i === 0 ? [name] : [between, name])));
};

export const ref = (kind: string, id: string, text: string): Part => ({ ref: kind, id, text });

/** A number that can be unfolded: `of` holds its sources (see `Explained`). */
export const amount = (number: number, of?: unknown): Part =>
  of === undefined ? { number, text: digits(number) } : { number, text: digits(number), of };

/** Changes the text of the first part, keeping its reference. */
export function mapStart(text: Text, change: (start: string) => string): Rich {
  const [first, ...others] = concat(text);
  if (first === undefined) return [];
  const start = change(textOf(first));
  return concat(typeof first === 'string' ? start : { ...first, text: start }, others);
}

export const capitalise = (text: Text): Rich =>
  mapStart(text, (start) => start.replace(/\p{L}|\p{N}/u, (letter) => letter.toLocaleUpperCase()));

/** With a full stop, unless one of . ! ? : … stands there. */
export const ended = (text: Rich): Rich =>
  text.length === 0 || /[.!?:…][»“”"')\]]*$/u.test(plain(text)) ? text : concat(text, '.');

/** A whole sentence: capital letter, full stop. */
export const sentence = (text: Text): Rich => ended(capitalise(text));

const digits = (n: number): string => String(n).replace('-', '−');

/** "+1", "−2": with a real minus. */
export const signed = (n: number): string => (n < 0 ? digits(n) : `+${n}`);

/** The three languages share one rule: one for exactly one, many for the rest, zero included. */
export const plural = <T>(n: number, forms: { readonly one: T; readonly many: T }): T =>
  Math.abs(n) === 1 ? forms.one : forms.many;
