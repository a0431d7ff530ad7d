import { BATTLEFIELD, TOKEN_RADIUS } from '@assemble/crisis-protocol';
import type { Locale } from '@assemble/language';
import type { CrisisCard } from '../data.ts';
import { cardWords } from './words.ts';

const THIRD = BATTLEFIELD / 3;

/** Where a crisis puts its tokens, as players at the top and the bottom edge see it. */
export function CrisisMap({ card, locale }: { readonly card: CrisisCard; readonly locale: Locale }) {
  const t = cardWords[locale];
  const tokens = card.tokens.flatMap(({ name, at }) => at.map(([x, y]) => ({ name: name[locale], x, y })));
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const told = tokens.map(({ name, x, y }) => `${name} (${number.format(x)}; ${number.format(y)})`);
  return (
    <figure className="cp-crisis-map">
      <svg viewBox={`0 0 ${BATTLEFIELD} ${BATTLEFIELD}`} aria-hidden="true">
        <rect className="cp-crisis-field" width={BATTLEFIELD} height={BATTLEFIELD} />
        <path
          className="cp-thirds"
          d={`M${THIRD} 0V${BATTLEFIELD}M${2 * THIRD} 0V${BATTLEFIELD}M0 ${THIRD}H${BATTLEFIELD}M0 ${2 * THIRD}H${BATTLEFIELD}`}
        />
        {tokens.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className="cp-crisis-token" cx={x} cy={y} r={TOKEN_RADIUS * 1.4} />
        ))}
      </svg>
      <figcaption>{t.mapText(new Intl.ListFormat(locale).format(told))}</figcaption>
    </figure>
  );
}

/** The tokens of a crisis in a square of two by two around the origin, for its picture. */
export function CrisisTokens({ card }: { readonly card: CrisisCard }) {
  const half = BATTLEFIELD / 2;
  return (
    <>
      <rect className="cp-crisis-field" x="-1" y="-1" width="2" height="2" />
      {card.tokens
        .flatMap(({ at }) => at)
        .map(([x, y]) => (
          <circle
            key={`${x} ${y}`}
            className="cp-crisis-token"
            cx={(x - half) / half}
            cy={(y - half) / half}
            r="0.08"
          />
        ))}
    </>
  );
}
