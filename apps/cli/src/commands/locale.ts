import { type Locale, type Localized, locales } from '@assemble/language';
import { Option } from 'commander';

/** The language: the one asked for, else that of the environment. */
export function spokenLocale(
  typed: readonly string[] = process.argv,
  { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv = process.env,
): Locale {
  const at = typed.findIndex((word) => word === '-l' || word === '--locale');
  const joined = typed.find((word) => word.startsWith('--locale='));
  const asked = joined?.slice('--locale='.length) ?? (at < 0 ? undefined : typed[at + 1]);
  const system = (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().split(/[_.@-]/u)[0];
  return locales.find((locale) => locale === asked) ?? locales.find((locale) => locale === system) ?? 'en';
}

/** What the help says, in the language of the moment. */
export const told = (texts: Localized<string>): string => texts[spokenLocale()];

/** The language of what is shown. */
export const localeOption = (): Option =>
  new Option('-l, --locale <locale>', told({ en: 'the language', es: 'el idioma', de: 'die Sprache' }))
    .choices([...locales])
    .default(spokenLocale());
