import { cardText, factsLine, traitsLine } from '@assemble/champions';
import type { Locale } from '@assemble/language';
import { RichText } from '../../../shell/RichText.tsx';
import { type Card, content } from '../data.ts';

/** What every side of a card says. */
export function CardBody({ card, locale }: { readonly card: Card; readonly locale: Locale }) {
  return card.faces.map((face) => {
    const subtitle = face.subtitle === null ? '' : ` — ${face.subtitle[locale]}`;
    const traits = traitsLine(face, locale);
    return (
      <section key={face.id} className="mc-side" aria-label={face.title[locale]}>
        <h4>
          {face.unique && '◆ '}
          {face.title[locale]}
          {subtitle}
        </h4>
        <p>{factsLine(face, locale)}</p>
        {traits !== '' && (
          <p>
            <i>{traits}</i>
          </p>
        )}
        {cardText(face, locale, content).map(({ head, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what a card says does not change.
          <p key={at} className="mc-paragraph">
            {head !== '' && <b>{head}: </b>}
            <RichText text={text} />
          </p>
        ))}
      </section>
    );
  });
}
