import { type Locale, locales } from '@assemble/language';
import { useStrings } from '../strings/index.ts';
import { setLocale, useLocale } from './preferences.ts';

export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
};

interface Props {
  readonly legend: string;
  readonly chosen: Locale;
  readonly onChoose: (locale: Locale) => void;
}

/** A button for each language. */
export const LanguageButtons = ({ legend, chosen, onChoose }: Props) => (
  <fieldset className="switch">
    <legend className="hidden">{legend}</legend>
    {locales.map((locale) => (
      <button
        key={locale}
        type="button"
        lang={locale}
        aria-label={languageNames[locale]}
        aria-pressed={locale === chosen}
        onClick={() => onChoose(locale)}
      >
        {locale.toUpperCase()}
      </button>
    ))}
  </fieldset>
);

/** The language of the page. */
export const LanguageSwitch = () => (
  <LanguageButtons legend={useStrings().language} chosen={useLocale()} onChoose={setLocale} />
);
