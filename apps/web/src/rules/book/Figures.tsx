import { useLocale } from '../../shell/preferences.ts';
import type { Figure } from './book.ts';
import { useBookWords } from './words.ts';

/** The drawings of a page, each with what is seen in it. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const t = useBookWords();
  const locale = useLocale();
  if (figures.length === 0) return null;
  return (
    <aside className="book-figures" aria-label={t.figures}>
      {figures.map(({ id, title, caption, Drawing }) => (
        <figure key={id} className="book-figure">
          <div role="img" aria-label={title[locale]}>
            <Drawing locale={locale} />
          </div>
          <figcaption>
            <b>{title[locale]}.</b> {caption[locale]}
          </figcaption>
        </figure>
      ))}
    </aside>
  );
}
