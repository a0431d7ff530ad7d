import { BATTLEFIELD, type Disc, type Point, RANGES, rangeLength } from '@assemble/crisis-protocol';
import { useId } from 'react';
import { Callout } from './Callout.tsx';
import type { Seen } from './context.ts';
import { useSeen } from './context.ts';
import { forecastOn, hurtBy } from './forecasts.ts';
import { Upright, unspoken } from './Ground.tsx';
import { type Between, between, type Model } from './measures.ts';
import { actingIn } from './names.ts';
import { useLie } from './tilt.ts';

/** Slantwise towards the middle of the battlefield, where a number is on the table whatever the range. */
const inward = (from: number): number => (from < BATTLEFIELD / 2 ? Math.SQRT1_2 : -Math.SQRT1_2);

interface BandsProps {
  readonly around: Disc;
  /** The range of the attack that is meant. */
  readonly reach: number | null;
}

/** The five range bands around a base. */
export function Bands({ around, reach }: BandsProps) {
  const id = useId();
  return (
    <g className="cp-bands" clipPath={`url(#${id})`} {...unspoken}>
      <clipPath id={id}>
        <rect width={BATTLEFIELD} height={BATTLEFIELD} />
      </clipPath>
      {RANGES.map((range) => {
        const r = around.radius + rangeLength(range);
        const [x, y] = [around.x + r * inward(around.x), around.y + r * inward(around.y)];
        return (
          <g key={range} data-range={range} data-reach={range === reach || undefined}>
            <circle cx={around.x} cy={around.y} r={r} />
            <circle className="cp-band-plate" cx={x} cy={y} r=".34" />
            <Upright x={x} y={y}>
              {String(range)}
            </Upright>
          </g>
        );
      })}
    </g>
  );
}

/** How far, seen or not, in cover or not: in words. */
export function betweenWords(
  { distance, range, sight, cover }: Between,
  { t, number, nameOfTerrain }: Pick<Seen, 't' | 'number' | 'nameOfTerrain'>,
): { readonly distance: string; readonly range: string; readonly sight: string; readonly cover: string } {
  const names = (ids: readonly (number | string)[]): string => ids.map(nameOfTerrain).join(', ');
  return {
    distance: t.inches(number(distance)),
    range: range === null ? t.beyond : t.range(range),
    sight: sight.yes ? t.seen : t.unseen(names(sight.blockedBy)),
    cover: cover.yes ? t.cover(names(cover.from.map(({ id }) => id))) : t.noCover,
  };
}

/** A little above a point, as one sees it. */
const above = ({ x, y }: Point, by: number, turn: number): Point => {
  const a = (turn * Math.PI) / 180;
  return { x: x - by * Math.sin(a), y: y - by * Math.cos(a) };
};

interface SightProps {
  readonly from: Disc;
  readonly to: Model;
  readonly found: Between;
}

/** The line of sight from one base to another, with what decides it. */
export function SightLine({ from, to, found }: SightProps) {
  const seen = useSeen();
  const { turn, tilt } = useLie();
  const { sight, cover, line } = found;
  const words = betweenWords(found, seen);
  const drawn = sight.yes ? sight.line : { from, to };
  const middle = { x: (line.from.x + line.to.x) / 2, y: (line.from.y + line.to.y) / 2 };
  return (
    <g className="cp-sight" data-seen={sight.yes} {...unspoken}>
      {cover.yes && <circle className="cp-cover-reach" cx={to.x} cy={to.y} r={to.radius + rangeLength(1)} />}
      <path className="cp-line-ink" d={`M${drawn.from.x} ${drawn.from.y}L${drawn.to.x} ${drawn.to.y}`} />
      <path d={`M${drawn.from.x} ${drawn.from.y}L${drawn.to.x} ${drawn.to.y}`} />
      {cover.yes &&
        cover.from.map(({ id, line: through }) => (
          <path
            key={id}
            className="cp-cover"
            d={`M${through.from.x} ${through.from.y}L${through.to.x} ${through.to.y}`}
          />
        ))}
      <Callout
        {...above(middle, 0.55, turn)}
        tone={sight.yes ? 'sight' : 'plain'}
        lines={[`${words.range} · ${words.distance}`]}
      />
      <Callout
        {...above(to, to.radius + (tilt ? 4 : 1.35), turn)}
        tone={cover.yes || !sight.yes ? 'cover' : 'target'}
        lines={[seen.nameOf(to.id), sight.yes ? words.cover : words.sight]}
      />
    </g>
  );
}

/** Beside each target that an attack reaches, while it is declared or looked at: its range, and the chance of damage. */
export function TargetLabels({
  meant,
  except,
}: {
  readonly meant: string | null;
  readonly except: number | null;
}) {
  const { turn } = useLie();
  const { view, models, picksDice, placing, locale, t } = useSeen();
  const attacker = models.find(({ id }) => id === actingIn(view));
  if (picksDice || placing !== null || meant === null || attacker === undefined) return null;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return models.flatMap((model) => {
    const { id, radius } = model;
    const reaches = view.forecasts.some(({ attack, target }) => attack === meant && target === id);
    const forecast = reaches ? forecastOn(view, id, meant) : undefined;
    if (forecast === undefined || id === except) return [];
    const { range } = between(view, attacker, model);
    return [
      <circle key={`${id} ring`} className="cp-reached" cx={model.x} cy={model.y} r={radius + 0.4} />,
      <Callout
        key={id}
        {...above(model, -radius - 0.75, turn)}
        tone="target"
        lines={[`${range === null ? '' : `${t.range(range)} · `}${percent.format(hurtBy(forecast))}`]}
      />,
    ];
  });
}

/** A ruler from one place or base to another. */
export function RulerLine({
  from,
  to,
  label,
}: {
  readonly from: Point;
  readonly to: Point;
  readonly label: string;
}) {
  const { turn } = useLie();
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (
    <g className="cp-ruler" {...unspoken}>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <Callout {...above(middle, 0.5, turn)} tone="plain" lines={[label]} />
    </g>
  );
}
