import { useId } from 'react';
import { EmblemShape } from '../../../../emblems/EmblemShape.tsx';
import { Dots, Rays } from '../../../../emblems/Rays.tsx';
import { emblemOf } from '../../emblem-of.ts';
import { useSeen } from '../context.ts';
import { readiness } from '../names.ts';
import type { Shown } from './shown.ts';

const [WIDE, HIGH] = [222, 104];

/** The head of a panel: who it is about, large. */
export function Head({
  shown: { character, card },
  badge,
}: {
  readonly shown: Shown;
  readonly badge?: string;
}) {
  const id = useId();
  const seen = useSeen();
  const { t, nameOf, onInspect, locale, low } = seen;
  const emblem = emblemOf(card.id);
  const [dark, mid, light] = emblem.colours;
  const [x, y] = [WIDE * 0.76, HIGH * 0.5];
  const name = nameOf(character.id);
  const form = card.forms.length > 1 ? card.forms[character.form]?.name[locale] : undefined;
  const side = card.grunt ? t.grunt : character.side === 'healthy' ? t.healthy : t.injured;
  const state = character.dazed ? t.dazed : character.gone ? t.gone : side;
  return (
    <div
      className="cp-head"
      data-seat={character.controller}
      data-side={character.controller === low ? 'own' : 'foe'}
    >
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={mid} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
        <Dots id={`${id}d`} radius={1.7} fill={dark} />
        <rect width={WIDE} height={HIGH} fill={`url(#${id}g)`} />
        <g fill={light} fillOpacity=".16">
          <Rays at={[x, y]} reach={WIDE + HIGH} count={12} width={0.26} />
        </g>
        <rect width={WIDE} height={HIGH} fill={`url(#${id}d)`} />
        <g transform={`translate(${x - 48} ${y - 48}) scale(${96 / 512})`}>
          <EmblemShape emblem={emblem} />
        </g>
      </svg>
      {badge !== undefined && <span className="cp-badge">{badge}</span>}
      <h3>
        <span className="display">{name}</span>
        <small>{[...(form === undefined || form === name ? [] : [form]), state].join(' · ')}</small>
      </h3>
      <span className="hidden">{readiness(character, seen)}</span>
      <button
        type="button"
        className="inspect"
        aria-label={t.inspect(name)}
        onClick={() => onInspect(card.id)}
      >
        i
      </button>
    </div>
  );
}
