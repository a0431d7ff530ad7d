import { useLocale } from '../../shell/preferences.ts';
import { hrefTo } from '../../shell/router.ts';
import type { Figure } from './book.ts';
import { useBookWords } from './words.ts';

interface Props {
  readonly figures: readonly Figure[];
  /** The rule of the page that can be seen in play. */
  readonly scene?: string | undefined;
}

/** The drawings of a page, each with what is seen in it, and the way to the table. */
export function Figures({ figures, scene }: Props) {
  const t = useBookWords();
  const locale = useLocale();
  if (figures.length === 0 && scene === undefined) return null;
  return (
    <section className="book-figures" aria-label={t.figures}>
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
      {scene !== undefined && (
        <a className="sun-button book-scene" href={hrefTo(['rules', scene, 'play'])}>
          {t.scene}
        </a>
      )}
    </section>
  );
}
