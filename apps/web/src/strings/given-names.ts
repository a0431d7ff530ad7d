import type { Locale, Localized } from '@assemble/language';

/** Names that the page gives to seats: kept in English, read in the language of whoever looks. */
const GIVEN = {
  random: { en: 'Random bot', es: 'Bot al azar', de: 'Zufallsbot' },
  novice: { en: 'Novice bot', es: 'Bot novato', de: 'Neuling' },
  normal: { en: 'Clever bot', es: 'Bot astuto', de: 'Schlauer Bot' },
  hard: { en: 'Seasoned bot', es: 'Bot curtido', de: 'Erfahrener Bot' },
  master: { en: 'Master bot', es: 'Bot maestro', de: 'Meisterbot' },
  player: { en: 'Player', es: 'Jugador', de: 'Spieler' },
} as const satisfies Readonly<Record<string, Localized<string>>>;

/** What is kept of a name that nobody typed; a player has the number of the seat. */
export const givenName = (kind: keyof typeof GIVEN, n?: number): string =>
  n === undefined ? GIVEN[kind].en : `${GIVEN[kind].en} ${n}`;

/** A name as its reader sees it. Matches of old kept the words of whoever laid the table. */
export function nameIn(locale: Locale, name: string): string {
  const [, word = '', number = ''] = /^(.*?)( \d+)?$/u.exec(name) ?? [];
  const given = Object.values(GIVEN).find((one) => Object.values<string>(one).includes(word));
  return given === undefined ? name : given[locale] + number;
}

/** The names of those at a table. */
export const namesIn = (locale: Locale, seats: readonly { readonly name: string }[]): readonly string[] =>
  seats.map(({ name }) => nameIn(locale, name));
