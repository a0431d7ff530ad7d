import './cards.css';
import { alterEgoOf, CARD_KINDS } from '@assemble/crisis-protocol';
import type { ReactNode } from 'react';
import { CardPage } from '../../../collection/cards/CardPage.tsx';
import type { SheetProps } from '../../../collection/cards/gallery.ts';
import { useLocale } from '../../../shell/preferences.ts';
import { affiliationName, type Card, cards } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { source } from '../ledger.ts';
import { CardBody } from './CardParts.tsx';
import { touchedRules } from './touched-rules.ts';
import { useCardWords } from './words.ts';

interface Props extends SheetProps<Card> {
  /** What is above the card, such as how its character stands in a match. */
  readonly before?: ReactNode;
}

/** So many cards are shown beside it. */
const KIN = 6;

const drawnOf = ({ id, card }: Card) =>
  emblemOf(id, card === 'character' || card === 'crisis' ? undefined : card);

const sidesOf = (card: Card): readonly string[] =>
  card.card === 'character' ? card.affiliations : 'affiliation' in card ? [card.affiliation ?? ''] : [''];

/** Cards of its kind on its side, those that follow it first. */
function kinOf(card: Card): readonly Card[] {
  const sides = sidesOf(card);
  const own = cards.filter(
    (one) => one.card === card.card && sidesOf(one).some((side) => sides.includes(side)),
  );
  const at = own.indexOf(card);
  return [...own.slice(at + 1), ...own.slice(0, at)].slice(0, KIN);
}

function useFacts(card: Card): readonly (readonly [string, string])[] {
  const t = useCardWords();
  const locale = useLocale();
  const named = (sides: readonly Parameters<typeof affiliationName>[0][]): string =>
    sides.length === 0 ? t.unaffiliated : sides.map((side) => affiliationName(side, locale)).join(', ');
  const kind = [t.kind, CARD_KINDS[card.card][locale]] as const;
  switch (card.card) {
    case 'character':
      return [kind, [t.threat, String(card.threat)], [t.affiliation, named(card.affiliations)]];
    case 'tactic':
      return [kind, [t.affiliation, named(card.affiliation === null ? [] : [card.affiliation])]];
    case 'crisis':
      return [kind, [t.threat, String(card.maximumThreat)]];
    case 'gem':
      return [kind, [t.threat, `+${card.threat}`]];
    case 'one-shot':
      return [kind];
  }
}

/** All about one card, over what it was opened from. */
export function CardDialog({ card, onClose, addressOf, stays, before, children }: Props) {
  const t = useCardWords();
  const locale = useLocale();
  const facts = useFacts(card);
  return (
    <CardPage
      nameIn={(each) => card.name[each]}
      emblem={drawnOf(card)}
      face={
        <>
          <span className="card-poster-type">{CARD_KINDS[card.card][locale]}</span>
          <span className="card-poster-name">{card.name[locale]}</span>
          {card.card === 'character' && <span className="card-poster-more">{alterEgoOf(card, locale)}</span>}
        </>
      }
      facts={facts}
      body={(each) => (
        <div className="cp-sheet">
          <CardBody card={card} locale={each} />
        </div>
      )}
      rules={{ ids: touchedRules(card), source }}
      kin={{
        title: t.kin,
        cards: kinOf(card).map((other) => ({
          id: other.id,
          name: other.name[locale],
          emblem: drawnOf(other),
          cost: other.card === 'character' ? other.threat : null,
          href: addressOf?.(other) ?? null,
        })),
      }}
      stays={stays}
      before={before}
      onClose={onClose}
    >
      {children}
    </CardPage>
  );
}
