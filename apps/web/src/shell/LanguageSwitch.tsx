import { type Locale, locales } from '@assemble/language';
import { useStrings } from '../strings/index.ts';
import { setLocale, useLocale } from './preferences.ts';

const languageNames: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español', de: 'Deutsch' };

export function LanguageSwitch() {
  const t = useStrings();
  const chosen = useLocale();
  return (
    <fieldset className="switch">
      <legend className="hidden">{t.language}</legend>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-label={languageNames[locale]}
          aria-pressed={locale === chosen}
          onClick={() => setLocale(locale)}
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
