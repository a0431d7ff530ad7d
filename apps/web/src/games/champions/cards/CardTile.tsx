import './cards.css';
import { cardText, SETS, TYPES } from '@assemble/champions';
import { plain } from '@assemble/language';
import { memo } from 'react';
import { CardAnchor } from '../../../collection/cards/CardAnchor.tsx';
import type { LinkProps } from '../../../collection/cards/gallery.ts';
import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { type Card, content, titleOf } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';

/** A whole card that opens. */
export const CardLink = memo(function CardLink({ card, href, onOpen }: LinkProps<Card>) {
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
    <CardAnchor
      card={card}
      href={href}
      onOpen={onOpen}
      label={[title, ...new Set(type)].join(', ')}
      look="mc-tile"
      kind={SETS[card.set].kind}
    >
      <span className="card-band">
        {face.cost !== null && <span className="card-coin display">{face.cost}</span>}
        <span className="card-names">
          <span className="display">{title}</span>
          <span>{[...new Set(type)].join(' / ')}</span>
        </span>
      </span>
      <span className="mc-tile-art">
        <EmblemArt emblem={emblemOf(face.id)} />
      </span>
      <span className="card-text">{lines.join('\n')}</span>
      <span className="card-foot">{SETS[card.set].title[locale]}</span>
    </CardAnchor>
  );
});
