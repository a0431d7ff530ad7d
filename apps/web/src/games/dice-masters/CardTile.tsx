import { memo } from 'react';
import { CardAnchor } from '../../collection/cards/CardAnchor.tsx';
import type { LinkProps } from '../../collection/cards/gallery.ts';
import { EmblemArt } from '../../emblems/EmblemArt.tsx';
import { useLocale } from '../../shell/preferences.ts';
import { DieFace } from './DieFace.tsx';
import { affiliationName, type Card, nameOf, plainTextOf, subtitleOf, term, titleOf } from './data.ts';
import { EnergyIcon } from './EnergyIcon.tsx';
import { emblemOf } from './emblem-of.ts';
import { useCardWords } from './strings.ts';

/** The band on top: cost and energy as a coin, title and subtitle. */
export function CardBand({ card }: { readonly card: Card }) {
  const locale = useLocale();
  return (
    <span className="card-band" data-energy={card.energy ?? 'generic'}>
      <span className="card-coin">
        <span className="display">{card.cost}</span>
        {card.energy && (
          <>
            <EnergyIcon energy={card.energy} />
            <span className="coin-letter">{term(card.energy, locale).charAt(0)}</span>
          </>
        )}
      </span>
      <span className="card-names">
        <span className="display">{titleOf(card, locale)}</span>
        <span>{subtitleOf(card, locale)}</span>
      </span>
    </span>
  );
}

/** The stripe at the foot: number, affiliation, dice, rarity. */
export function CardFoot({ card }: { readonly card: Card }) {
  const t = useCardWords();
  const locale = useLocale();
  return (
    <span className="card-foot" data-rarity={card.rarity}>
      <span>{t.number(card.number)}</span>
      <span>{card.affiliation ? affiliationName(card.affiliation, locale) : ''}</span>
      <span>{card.kind === 'basic-action' ? t.use(card.max) : t.max(card.max)}</span>
      <span className="rarity">{term(card.rarity, locale)}</span>
    </span>
  );
}

/** A whole card that opens. */
export const CardLink = memo(function CardLink({ card, href, onOpen }: LinkProps<Card>) {
  const locale = useLocale();
  const emblem = emblemOf(card.title);
  const energy = card.energy ? `, ${term(card.energy, locale)}` : '';
  return (
    <CardAnchor
      card={card}
      href={href}
      onOpen={onOpen}
      label={`${nameOf(card, locale)}, ${card.cost}${energy}`}
      look="dm-tile"
      kind={card.kind}
    >
      <CardBand card={card} />
      <EmblemArt emblem={emblem} />
      <span className="card-text">{plainTextOf(card, locale)}</span>
      <span className="faces faces-small" aria-hidden="true">
        {card.die.faces
          .filter((face) => face.kind !== 'energy')
          .map((face) => (
            <DieFace key={JSON.stringify(face)} face={face} emblem={emblem} />
          ))}
      </span>
      <CardFoot card={card} />
    </CardAnchor>
  );
});
