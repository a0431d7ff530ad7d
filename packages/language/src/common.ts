import type { Locale, Localized } from './lexicon.ts';
import { type Catalog, defineMessages, type Pattern } from './messages.ts';
import { amount, type Part, plain, plural, type Rich, ref, rich } from './rich.ts';

type None = Record<string, never>;
type Late = { readonly seat: number; readonly decides: number; readonly n: number };

/** What the kernel refuses by itself, in every game. */
export interface KernelRefusals {
  'kernel.not-offered': None;
  'kernel.match-over': None;
  'kernel.stale': Late;
  'kernel.not-your-decision': Late;
}

interface Seats {
  seat(seat: number): Part;
}

export const kernelRefusals: Catalog<KernelRefusals, Seats> = defineMessages<KernelRefusals, Seats>({
  'kernel.not-offered': {
    en: 'This cannot be chosen here',
    es: 'Eso no está aquí entre las opciones',
    de: 'Das steht hier nicht zur Wahl',
  },
  'kernel.match-over': {
    en: 'The match is over',
    es: 'La partida ha terminado',
    de: 'Die Partie ist zu Ende',
  },
  'kernel.stale': {
    en: 'The match has moved on; this decision was made already',
    es: 'La partida ha avanzado; esa decisión ya está tomada',
    de: 'Die Partie ist weitergegangen; das ist schon entschieden',
  },
  'kernel.not-your-decision': {
    en: ({ decides }, t) => rich`This is for ${t.seat(decides)} to decide`,
    es: ({ decides }, t) => rich`Esto lo decide ${t.seat(decides)}`,
    de: ({ decides }, t) => rich`Das entscheidet ${t.seat(decides)}`,
  },
});

type InPlace = Localized<Pattern<{ readonly place: string }, unknown>>;

/** A set-up that cannot be read, and where. */
export const unreadable: InPlace = {
  en: ({ place }) => [
    place === ''
      ? 'This is not the set-up of a match'
      : `The set-up cannot be read at “${place}”: something is missing there, or is of the wrong kind or size`,
  ],
  es: ({ place }) => [
    place === ''
      ? 'Esto no es la preparación de una partida'
      : `La preparación no se entiende en «${place}»: ahí falta algo, o no es de la clase o del tamaño debidos`,
  ],
  de: ({ place }) => [
    place === ''
      ? 'Das ist kein Aufbau einer Partie'
      : `Der Aufbau ist bei „${place}“ nicht lesbar: Dort fehlt etwas, oder es ist von falscher Art oder Größe`,
  ],
};

/** Something in a set-up that nobody knows. */
export const unheardOf: InPlace = {
  en: ({ place }) => [`The set-up says “${place}”, and nothing is known by that name: leave it out`],
  es: ({ place }) => [`La preparación dice «${place}» y nada se conoce por ese nombre: quítalo`],
  de: ({ place }) => [`Im Aufbau steht „${place}“, und nichts ist unter diesem Namen bekannt: Lass es weg`],
};

/** What somebody may have meant by a name nobody knows. */
export const closest = (locale: Locale, names: readonly string[]): string => {
  if (names.length === 0)
    return { en: 'nothing is near', es: 'nada se le parece', de: 'nichts ist ähnlich' }[locale];
  const one = names.length === 1;
  const said = {
    en: `the nearest ${one ? 'is' : 'are'}`,
    es: one ? 'la más parecida es' : 'las más parecidas son',
    de: `am nächsten ${one ? 'ist' : 'sind'}`,
  };
  return `${said[locale]} ${names.join(', ')}`;
};

/** A player by the name of the seat. */
export const seatName = (seats: readonly string[], seat: number): Part =>
  ref('seat', String(seat), seats[seat] ?? String(seat + 1));

const QUOTES: Localized<readonly [open: string, close: string, inner: string]> = {
  en: ['“', '”', '‘$1’'],
  es: ['«', '»', '“$1”'],
  de: ['„', '“', '‚$1‘'],
};

/** A title in quotation marks; those inside of it become the inner ones. */
export function quoted(locale: Locale, title: Part): Rich {
  const [open, close, inner] = QUOTES[locale];
  const text = plain(title).replace(/["«„“](.*?)["»“”]/gu, inner);
  return rich`${open}${typeof title === 'string' ? text : { ...title, text }}${close}`;
}

/** A name as a text of the language prints it: James «Bucky» Barnes. */
export const typeset = (locale: Locale, name: string): string =>
  name.replace(/"(.*?)"/gu, `${QUOTES[locale][0]}$1${QUOTES[locale][1]}`);

/** One and many of what is counted. */
export type Units = Localized<readonly [one: string, many: string]>;

export const DAMAGE: Units = {
  en: ['damage', 'damage'],
  es: ['punto de daño', 'puntos de daño'],
  de: ['Schaden', 'Schaden'],
};

/** "2 damage"; the number unfolds into its sources. */
export const counted =
  (locale: Locale, units: Units) =>
  (n: number, of?: unknown): Rich => {
    const [one, many] = units[locale];
    return rich`${amount(n, of ?? undefined)} ${plural(n, { one, many })}`;
  };

/** Alike ones are counted: "3 × mask". */
export function tally(texts: readonly Rich[]): Rich[] {
  const found = new Map<string, { readonly text: Rich; n: number }>();
  for (const text of texts) {
    const same = found.get(plain(text));
    if (same === undefined) found.set(plain(text), { text, n: 1 });
    else same.n++;
  }
  return [...found.values()].map(({ text, n }) => (n === 1 ? text : rich`${n} × ${text}`));
}
