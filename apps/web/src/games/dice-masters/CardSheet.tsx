import './cards.css';
import './sheet.css';
import { CardPage } from '../../collection/cards/CardPage.tsx';
import type { SheetProps } from '../../collection/cards/gallery.ts';
import { useLocale } from '../../shell/preferences.ts';
import { CardText } from './CardText.tsx';
import { CardBand, CardFoot } from './CardTile.tsx';
import { DieFace } from './DieFace.tsx';
import { affiliationName, type Card, cards, isStarter, nameOf, subtitleOf, term } from './data.ts';
import { emblemOf } from './emblem-of.ts';
import { FaceCaption } from './FaceCaption.tsx';
import { source } from './ledger.ts';
import { useCardWords } from './strings.ts';
import { touchedRules } from './touched-rules.ts';

function useFacts(card: Card): readonly (readonly [string, string])[] {
  const t = useCardWords();
  const locale = useLocale();
  const kinds = { character: t.kindCharacter, action: t.kindAction, 'basic-action': t.kindBasic } as const;
  return [
    [t.kind, kinds[card.kind]],
    [t.cost, String(card.cost)],
    [t.energy, card.energy ? term(card.energy, locale) : t.energyNone],
    [t.affiliation, card.affiliation ? affiliationName(card.affiliation, locale) : t.affiliationNone],
    [card.kind === 'basic-action' ? t.diceInUse : t.dieLimit, String(card.max)],
    [t.rarity, term(card.rarity, locale)],
    [t.starter, isStarter(card) ? t.starterYes : t.starterNo],
    [t.numberLabel, String(card.number)],
  ];
}

/** All six faces of its die. */
function Faces({ card }: { readonly card: Card }) {
  const t = useCardWords();
  const emblem = emblemOf(card.title);
  return (
    <section>
      <h3>{t.faces}</h3>
      <ol className="faces">
        {card.die.faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die has six faces in a fixed order.
          <li key={i}>
            <DieFace face={face} emblem={emblem} />
            <FaceCaption face={face} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** All about one card, over what it was opened from. */
export function CardSheet({ card, onClose, addressOf, stays, children }: SheetProps<Card>) {
  const t = useCardWords();
  const locale = useLocale();
  const emblem = emblemOf(card.title);
  const facts = useFacts(card);
  const versions = cards.filter((other) => other.title === card.title && other !== card);
  return (
    <CardPage
      nameIn={(each) => nameOf(card, each)}
      emblem={emblem}
      face={
        <>
          <CardBand card={card} />
          <CardFoot card={card} />
        </>
      }
      facts={facts}
      body={(each) => (
        <div className="text">
          <CardText card={card} locale={each} />
        </div>
      )}
      after={<Faces card={card} />}
      rules={{ ids: touchedRules(card), source }}
      kin={{
        title: t.versions,
        cards: versions.map((other) => ({
          id: other.id,
          name: subtitleOf(other, locale),
          emblem,
          cost: other.cost,
          href: addressOf?.(other) ?? null,
        })),
      }}
      stays={stays}
      onClose={onClose}
    >
      {children}
    </CardPage>
  );
}
