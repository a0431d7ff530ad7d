import type { Locale, Localized } from './lexicon.ts';
import type { Rich } from './rich.ts';

/** What engines emit instead of text. Structurally the kernel's message. */
export interface Message {
  readonly key: string;
  readonly args: object;
}

/** The arguments a pattern sees: nested messages arrive rendered. */
export type Rendered<A> = {
  readonly [P in keyof A]: A[P] extends Message
    ? Rich
    : A[P] extends readonly Message[]
      ? readonly Rich[]
      : A[P];
};

export type Pattern<A, T> = (args: Rendered<A>, t: T) => Rich;

/** For each key of the map one pattern in each language; T is the toolkit a game hands in for one language. */
export type Catalog<M, T> = { readonly [K in keyof M]: Localized<Pattern<M[K], T>> };

/** Every message a map of key to arguments allows. */
export type MessageOf<M> = { [K in keyof M & string]: { readonly key: K; readonly args: M[K] } }[keyof M &
  string];

export const defineMessages = <M, T>(catalog: Catalog<M, T>): Catalog<M, T> => catalog;

export function render<M, T>(catalog: Catalog<M, T>, message: Message, locale: Locale, toolkit: T): Rich {
  const { key } = message;
  if (!Object.hasOwn(catalog, key)) throw new Error(`No message is called "${key}".`);
  // The key was just looked up and the arguments travel as JSON: this is the one place that trusts them.
  const pattern = catalog[key as keyof M][locale] as (args: object, t: T) => Rich;
  const nested = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(nested);
    return isMessage(value) ? render(catalog, value, locale, toolkit) : value;
  };
  return pattern(
    Object.fromEntries(Object.entries(message.args).map(([name, value]) => [name, nested(value)])),
    toolkit,
  );
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  'key' in value &&
  typeof value.key === 'string' &&
  'args' in value &&
  typeof value.args === 'object' &&
  value.args !== null;
