import { cardText, SETS, TYPES } from '@assemble/champions';
import { plain } from '@assemble/language';
import { memo } from 'react';
import { useLocale } from '../../../shell/preferences.ts';
import { type Card, content, titleOf } from '../data.ts';

interface Props {
  readonly card: Card;
  readonly href: string;
  /** What a click does instead of following the address. */
  readonly onOpen?: (card: Card) => void;
}

/** A whole card that opens. */
export const CardLink = memo(function CardLink({ card, href, onOpen }: Props) {
  const locale = useLocale();
  const [face] = card.faces;
  const title = titleOf(card, locale);
  const type = card.faces.map((one) => TYPES[one.type][locale]);
  const lines = card.faces.flatMap((one) =>
    cardText(one, locale, content).map(({ head, text }) =>
      head === '' ? plain(text) : `${head}: ${plain(text)}`,
    ),
  );
  return (
    <a
      className="mc-card"
      data-kind={SETS[card.set].kind}
      href={href}
      aria-label={[title, ...new Set(type)].join(', ')}
      onClick={(event) => {
        if (onOpen === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(card);
      }}
    >
      <span className="mc-card-band">
        {face.cost !== null && <span className="mc-cost display">{face.cost}</span>}
        <span>
          <span className="display">{title}</span>
          <span className="mc-card-type">{[...new Set(type)].join(' / ')}</span>
        </span>
      </span>
      <span className="mc-card-text">{lines.join('\n')}</span>
      <span className="mc-card-foot">{SETS[card.set].title[locale]}</span>
    </a>
  );
});
