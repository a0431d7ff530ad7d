import { STATS } from '@assemble/champions';
import type { Locale } from '@assemble/language';
import type { CSSProperties, ReactNode } from 'react';
import { useFormer } from '../../../table/stage/useFormer.ts';
import { content } from '../data.ts';
import { leftOf } from '../play/points.ts';
import { type Piece, useSeen } from './context.ts';
import { healthOf, ringArcs } from './measures.ts';
import { Portrait } from './Portrait.tsx';

const SHAPES = {
  atk: 'M50 2L61 18L79 9L80 29L99 34L87 50L99 66L80 71L79 91L61 82L50 98L39 82L21 91L20 71L1 66L13 50L1 34L20 29L21 9L39 18Z',
  thw: 'M50 3L91 26L91 74L50 97L9 74L9 26Z',
  def: 'M8 10C30 12 40 8 50 2C60 8 70 12 92 10C96 52 84 82 50 98C16 82 4 52 8 10Z',
  sch: 'M50 2L98 50L50 98L2 50Z',
  rec: 'M50 94C-20 46 10 2 50 26C90 2 120 46 50 94Z',
} as const;

type Shape = keyof typeof SHAPES;

/** A shape with ink around it: the colour comes from its kind. */
export function Outline({ shape }: { readonly shape: Shape }) {
  return (
    <svg viewBox="-6 -6 112 112" aria-hidden="true">
      <path d={SHAPES[shape]} className="mc-shape-drop" transform="translate(3 5)" />
      <path d={SHAPES[shape]} className="mc-shape" />
    </svg>
  );
}

interface StatProps {
  readonly name: Shape;
  readonly value: number;
  /** It differs from what is printed, and is yellow for that. */
  readonly changed?: boolean;
  readonly locale: Locale;
}

/** A value in the shape of its kind. */
export const StatMark = ({ name, value, changed = false, locale }: StatProps) => (
  <span className="mc-stat" data-stat={name} data-changed={changed || undefined}>
    <Outline shape={name} />
    <b>{value}</b>
    <i>{STATS[name][locale]}</i>
  </span>
);

export const STAT_NAMES = ['thw', 'atk', 'def', 'rec', 'sch'] as const;

/** The values of a card as they are now. */
export function Stats({ piece }: { readonly piece: Piece }) {
  const { locale } = useSeen();
  const face = content.face(piece.face);
  return (
    <span className="mc-stats">
      {STAT_NAMES.map((name) => {
        const now = piece.stats[name]?.value;
        const printed = face[name];
        if (now === undefined) return null;
        const changed = typeof printed === 'number' && now !== printed;
        return <StatMark key={name} name={name} value={now} changed={changed} locale={locale} />;
      })}
    </span>
  );
}

/** The threat on a side scheme. */
export function ThreatGem({ threat }: { readonly threat: number }) {
  return (
    <span className="mc-stat mc-threat" data-stat="sch">
      <Outline shape="thw" />
      <b>{threat}</b>
    </span>
  );
}

/** A hit point that has just been lost goes white before it is empty, one after the other. */
const lost = (i: number, left: number, former: number) => ({
  'data-full': i < left || undefined,
  'data-lost': (i >= left && i < former) || undefined,
  style: i >= left && i < former ? ({ '--nth': former - 1 - i } as CSSProperties) : undefined,
});

/** A portrait in a ring of hit points. */
export function Ring({ piece, children }: { readonly piece: Piece; readonly children?: ReactNode }) {
  const of = piece.stats.hitPoints?.value ?? 0;
  const left = leftOf(piece);
  const former = useFormer(left);
  return (
    <span className="mc-ring" data-health={healthOf(left, of)}>
      <span className="mc-ring-art">
        <Portrait face={piece.face} width={100} height={100} />
      </span>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="50" className="mc-ring-ground" />
        {ringArcs(of).map((arc, i) => (
          <path key={arc} d={arc} {...lost(i, left, former)} />
        ))}
      </svg>
      {children}
    </span>
  );
}

/** From this many hit points on a bar has no single segments. */
const MOST_SEGMENTS = 40;

/** Hit points as a bar of segments. */
export function HitBar({ piece }: { readonly piece: Piece }) {
  const of = piece.stats.hitPoints?.value ?? 0;
  const left = leftOf(piece);
  const former = useFormer(left);
  return (
    <span className="mc-hits">
      <span className="mc-hits-bar" aria-hidden="true">
        {of > MOST_SEGMENTS ? (
          <i data-full style={{ flexGrow: left, flexBasis: 0 }} />
        ) : (
          Array.from({ length: of }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hit point is its place.
            <i key={i} {...lost(i, left, former)} />
          ))
        )}
        {of > MOST_SEGMENTS && <i style={{ flexGrow: of - left, flexBasis: 0 }} />}
      </span>
      <b className="mc-hits-number">
        {left}
        <small>/{of}</small>
      </b>
    </span>
  );
}
