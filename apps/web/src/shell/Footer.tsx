import { locales } from '@assemble/language';
import { strings, useStrings } from '../strings/index.ts';
import { useLocale } from './preferences.ts';

/** The notice stands in all three languages, the chosen one first: whoever lands here can read it. */
export function Footer() {
  const t = useStrings();
  const chosen = useLocale();
  const order = [chosen, ...locales.filter((locale) => locale !== chosen)];
  return (
    <footer className="footer">
      <div className="footer-inner">
        {order.map((locale) => (
          <p key={locale} lang={locale}>
            {strings[locale].notice}
          </p>
        ))}
        <p>
          {t.licence} <a href="/licences.txt">{t.licences}</a>
        </p>
      </div>
    </footer>
  );
}
