import './cards.css';
import { type Locale, locales } from '@assemble/language';
import { type ReactNode, useState } from 'react';
import { Glossary, type GlossarySource } from '../../rules/glossary/Glossary.tsx';
import { LanguageButtons } from '../../shell/LanguageSwitch.tsx';
import { useLocale } from '../../shell/preferences.ts';
import { useCardsWords } from './words.ts';

interface Props {
  /** Stands before the switch. */
  readonly head?: ReactNode;
  readonly nameIn: (locale: Locale) => string;
  /** What explains the words of the card. */
  readonly source: GlossarySource;
  readonly children: (locale: Locale) => ReactNode;
}

/** What a card says, in the language of the person or in all three. */
export function Languages({ head, nameIn, source, children }: Props) {
  const t = useCardsWords();
  // It starts in the reader's language and leaves that of the page alone.
  const [locale, setLocale] = useState(useLocale());
  const [all, setAll] = useState(false);
  return (
    <>
      <div className="card-tools">
        {head}
        <LanguageButtons legend={t.cardLanguage} chosen={locale} onChoose={setLocale} />
        <label className="check">
          <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} />
          {t.compare}
        </label>
      </div>
      <div className="card-languages">
        {(all ? locales : [locale]).map((each) => (
          <section key={each} lang={each}>
            {all && (
              <p className="card-language">
                <b>{each.toUpperCase()}</b> {nameIn(each)}
              </p>
            )}
            <Glossary source={source} locale={each}>
              {children(each)}
            </Glossary>
          </section>
        ))}
      </div>
    </>
  );
}
