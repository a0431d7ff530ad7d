import './cards.css';
import { RESOURCES, SETS, TYPES } from '@assemble/champions';
import type { ReactNode } from 'react';
import { CardPage } from '../../../collection/cards/CardPage.tsx';
import type { SheetProps } from '../../../collection/cards/gallery.ts';
import { useLocale } from '../../../shell/preferences.ts';
import { type Card, cards, titleOf } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { source } from '../ledger.ts';
import { CardBody } from './CardBody.tsx';
import { touchedRules } from './touched-rules.ts';
import { useCardWords } from './words.ts';

interface Props extends SheetProps<Card> {
  /** What is above the card, such as how it stands in a match. */
  readonly before?: ReactNode;
}

/** So many cards of its set are shown beside it. */
const KIN = 6;

/** The cards of its set that follow it, round and round. */
function kinOf(card: Card): readonly Card[] {
  const own = cards.filter(({ set }) => set === card.set);
  const at = own.indexOf(card);
  return [...own.slice(at + 1), ...own.slice(0, at)].slice(0, KIN);
}

function useFacts({ set, faces }: Card): readonly (readonly [string, string])[] {
  const t = useCardWords();
  const locale = useLocale();
  const [face] = faces;
  const types = [...new Set(faces.map(({ type }) => TYPES[type][locale]))];
  const resources = face.resources.map((one) => RESOURCES[one][locale]);
  return [
    [t.type, types.join(' / ')],
    [t.set, SETS[set].title[locale]],
    ...(face.cost === null ? [] : [[t.cost, String(face.cost)] as const]),
    ...(resources.length === 0 ? [] : [[t.resource, new Intl.ListFormat(locale).format(resources)] as const]),
  ];
}

/** All about one card, over what it was opened from. */
export function CardDialog({ card, onClose, addressOf, stays, before, children }: Props) {
  const t = useCardWords();
  const locale = useLocale();
  const facts = useFacts(card);
  const [face] = card.faces;
  return (
    <CardPage
      nameIn={(each) => titleOf(card, each)}
      emblem={emblemOf(face.id)}
      face={
        <>
          <span className="card-poster-type">{TYPES[face.type][locale]}</span>
          <span className="card-poster-name">{titleOf(card, locale)}</span>
          {face.subtitle && <span className="card-poster-more">{face.subtitle[locale]}</span>}
        </>
      }
      facts={facts}
      body={(each) => <CardBody card={card} locale={each} />}
      rules={{ ids: touchedRules(card), source }}
      kin={{
        title: t.kin,
        cards: kinOf(card).map((other) => ({
          id: other.id,
          name: titleOf(other, locale),
          emblem: emblemOf(other.faces[0].id),
          cost: other.faces[0].cost,
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
