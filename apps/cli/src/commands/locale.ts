import { type Locale, locales } from '@assemble/language';
import { Option } from 'commander';

/** The language of what is shown. */
export const localeOption = (): Option =>
  new Option('-l, --locale <locale>', 'the language').choices([...locales]).default('en' satisfies Locale);
