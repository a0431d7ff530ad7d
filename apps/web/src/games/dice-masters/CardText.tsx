import { type Locale, plain } from '@assemble/language';
import { RichText } from '../../shell/RichText.tsx';
import { type Card, markOf, paragraphsOf } from './data.ts';
import { cardWords } from './strings.ts';

/** The generated text of a card in one language. */
export function CardText({ card, locale }: { readonly card: Card; readonly locale: Locale }) {
  const paragraphs = paragraphsOf(card, locale);
  if (paragraphs.length === 0) return <p className="remark">{cardWords[locale].noText}</p>;
  return paragraphs.map((paragraph) => (
    <p key={plain(paragraph.text)} data-marker={paragraph.marker}>
      {markOf(paragraph) !== '' && <b className="burst-mark">{markOf(paragraph)}</b>}{' '}
      <RichText text={paragraph.text} />
    </p>
  ));
}
