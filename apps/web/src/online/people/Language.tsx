import { useLocale } from '../../shell/preferences.ts';
import { useOnlineWords } from '../words/index.ts';

interface Props {
  readonly name: string;
  /** As the seat says; null where nobody said. */
  readonly locale: string | null;
}

/** The language that somebody reads: two letters, never a flag. */
export function Language({ name, locale }: Props) {
  const t = useOnlineWords();
  const own = useLocale();
  if (locale === null) return null;
  const language = new Intl.DisplayNames(own, { type: 'language' }).of(locale) ?? locale;
  return (
    <span className="language" title={t.reads(name, language)}>
      <span aria-hidden="true">{locale.toUpperCase()}</span>
      <span className="hidden">{t.reads(name, language)}</span>
    </span>
  );
}
