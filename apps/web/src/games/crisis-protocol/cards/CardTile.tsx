import './cards.css';
import { alterEgoOf, factsLine } from '@assemble/crisis-protocol';
import { plain } from '@assemble/language';
import { memo } from 'react';
import { CardAnchor } from '../../../collection/cards/CardAnchor.tsx';
import type { LinkProps } from '../../../collection/cards/gallery.ts';
import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { affiliationName, type Card } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { CrisisTokens } from './CrisisMap.tsx';
import { threatOn } from './criteria.ts';
import { plainLines } from './text.ts';
import { useCardWords } from './words.ts';

/** What a card is, in a line. */
function useFacts(card: Card): string {
  const t = useCardWords();
  const locale = useLocale();
  switch (card.card) {
    case 'character':
      return card.affiliations.map((one) => affiliationName(one, locale)).join(' · ');
    case 'crisis':
      return t[card.type];
    case 'tactic':
      return plain(factsLine(card, locale));
    case 'gem':
      return t.gem;
    case 'one-shot':
      return t['one-shot'];
  }
}

/** What a tile says below the facts: attacks and superpowers of a character by name, else the text. */
function useLines(card: Card): readonly string[] {
  const locale = useLocale();
  if (card.card !== 'character') return plainLines(card, locale);
  return [
    card.attacks.map(({ name, strength }) => `${name[locale]} ${strength}`).join(' · '),
    [...card.leadership, ...card.superpowers].map(({ name }) => name[locale]).join(' · '),
  ];
}

/** A whole card that opens. */
export const CardLink = memo(function CardLink({ card, href, onOpen }: LinkProps<Card>) {
  const locale = useLocale();
  const t = useCardWords();
  const threat = threatOn(card);
  const facts = useFacts(card);
  const lines = useLines(card);
  const name = card.name[locale];
  return (
    <CardAnchor
      card={card}
      href={href}
      onOpen={onOpen}
      label={[name, ...(threat === null ? [] : [t.threatLevel(threat)])].join(', ')}
      look="cp-card"
      kind={card.card}
    >
      <span className="card-band">
        {threat !== null && <span className="card-coin display">{threat}</span>}
        <span className="card-names">
          <span className="display">{name}</span>
          {card.card === 'character' && <span>{alterEgoOf(card, locale)}</span>}
        </span>
      </span>
      {card.card === 'crisis' ? (
        <svg className="cp-card-picture" viewBox="-2.2 -1.2 4.4 2.4" aria-hidden="true">
          <CrisisTokens card={card} />
        </svg>
      ) : (
        <span className="cp-card-picture">
          <EmblemArt emblem={emblemOf(card.id, card.card === 'character' ? undefined : card.card)} />
        </span>
      )}
      <span className="card-text">{lines.filter(Boolean).join('\n')}</span>
      <span className="card-foot">{facts}</span>
    </CardAnchor>
  );
});
