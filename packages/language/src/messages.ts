import type { Locale, Localized } from './lexicon.ts';
import { capitalise, type Rich, rich, sentence, type Text } from './rich.ts';

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

/** For each key of the map one pattern in each language, a plain text where it has no arguments; T is the toolkit a game hands in for one language. */
export type Catalog<M, T> = { readonly [K in keyof M]: Localized<Pattern<M[K], T> | string> };

/** Every message a map of key to arguments allows. */
export type MessageOf<M> = { [K in keyof M & string]: { readonly key: K; readonly args: M[K] } }[keyof M &
  string];

export const defineMessages = <M, T>(catalog: Catalog<M, T>): Catalog<M, T> => catalog;

export function render<M, T>(catalog: Catalog<M, T>, message: Message, locale: Locale, toolkit: T): Rich {
  const { key } = message;
  if (!Object.hasOwn(catalog, key)) throw new Error(`No message is called "${key}".`);
  // The key was just looked up and the arguments travel as JSON: this is the one place that trusts them.
  const pattern = catalog[key as keyof M][locale] as string | ((args: object, t: T) => Rich);
  if (typeof pattern === 'string') return [pattern];
  const nested = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(nested);
    return isMessage(value) ? render(catalog, value, locale, toolkit) : value;
  };
  return pattern(
    Object.fromEntries(Object.entries(message.args).map(([name, value]) => [name, nested(value)])),
    toolkit,
  );
}

/** The same pattern in all three languages: the tools differ. */
export const alike = <F>(say: F): Localized<F> => ({ en: say, es: say, de: say });

/** Somebody or something, and what is said of it in each language: "Hulk is Dazed"; or behind a colon. */
export const saidOf =
  <A, T>(of: (args: Rendered<A>, t: T) => Text, between = ' ') =>
  (en: string, es: string, de: string): Localized<Pattern<A, T>> => {
    const say =
      (text: string): Pattern<A, T> =>
      (args, t) =>
        rich`${of(args, t)}${between}${text}`;
    return { en: say(en), es: say(es), de: say(de) };
  };

/** A message as its reader sees it: what stands on buttons is a label without a full stop, questions and all else are sentences. */
export const renderer =
  <M, T, N>(catalog: Catalog<M, T>, labels: object, tools: (locale: Locale, names: N) => T) =>
  (message: Message, locale: Locale, names: N): Rich => {
    const text = render(catalog, message, locale, tools(locale, names));
    const isLabel = Object.hasOwn(labels, message.key) && !message.key.startsWith('ask.');
    return isLabel ? capitalise(text) : sentence(text);
  };

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  'key' in value &&
  typeof value.key === 'string' &&
  'args' in value &&
  typeof value.args === 'object' &&
  value.args !== null;
