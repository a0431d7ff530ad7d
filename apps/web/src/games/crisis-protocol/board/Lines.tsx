import {
  atLeast,
  attackOdds,
  BATTLEFIELD,
  type Disc,
  type Point,
  RANGES,
  rangeLength,
} from '@assemble/crisis-protocol';
import type { Seen } from './context.ts';
import { useSeen } from './context.ts';
import { Upright, unspoken } from './Ground.tsx';
import { type Between, between, type Model } from './measures.ts';

/** Slantwise towards the middle of the battlefield, where a number is on the table whatever the range. */
const inward = (from: number): number => (from < BATTLEFIELD / 2 ? Math.SQRT1_2 : -Math.SQRT1_2);

/** The five range bands around a base. */
export function Bands({ around, turn }: { readonly around: Disc; readonly turn: number }) {
  return (
    <g className="cp-bands" {...unspoken}>
      {RANGES.map((range) => {
        const r = around.radius + rangeLength(range);
        return (
          <g key={range} data-range={range}>
            <circle cx={around.x} cy={around.y} r={r} />
            <Upright x={around.x + r * inward(around.x)} y={around.y + r * inward(around.y)} turn={turn}>
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

/** The line of sight from one base to another, with what decides it. */
export function SightLine({
  from,
  to,
  found,
  turn,
}: {
  readonly from: Disc;
  readonly to: Model;
  readonly found: Between;
  readonly turn: number;
}) {
  const seen = useSeen();
  const { sight, cover, line } = found;
  const words = betweenWords(found, seen);
  const drawn = sight.yes ? sight.line : { from, to };
  const middle = { x: (line.from.x + line.to.x) / 2, y: (line.from.y + line.to.y) / 2 };
  return (
    <g className="cp-sight" data-seen={sight.yes} {...unspoken}>
      <path d={`M${drawn.from.x} ${drawn.from.y}L${drawn.to.x} ${drawn.to.y}`} />
      {cover.yes &&
        cover.from.map(({ id, line: through }) => (
          <path
            key={id}
            className="cp-cover"
            d={`M${through.from.x} ${through.from.y}L${through.to.x} ${through.to.y}`}
          />
        ))}
      <Upright x={middle.x} y={middle.y - 0.3} turn={turn}>
        {`${words.range} · ${words.distance}${cover.yes ? ` · ${seen.t.coverHead}` : ''}`}
      </Upright>
    </g>
  );
}

/** Beside each target that can be picked: its range, and the chance of at least 1 damage. */
export function TargetLabels({ turn }: { readonly turn: number }) {
  const { view, models, lit, picksDice, locale, t } = useSeen();
  const [decision] = view.decisions;
  if (picksDice || decision?.ask.key !== 'ask.which-target') return null;
  const attacker = models.find(({ id }) => id === decision.ask.args['who']);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return view.forecasts.flatMap(({ target, terms }) => {
    const model = models.find(({ id }) => id === target);
    if (model === undefined || attacker === undefined || !lit.has(target)) return [];
    const { range } = between(view, attacker, model);
    const hurt = atLeast(attackOdds(terms, false), 1);
    const down = { x: Math.sin((turn * Math.PI) / 180), y: Math.cos((turn * Math.PI) / 180) };
    return [
      <Upright
        key={target}
        className="cp-chance"
        x={model.x + down.x * (model.radius + 0.7)}
        y={model.y + down.y * (model.radius + 0.7)}
        turn={turn}
      >
        {`${range === null ? '' : `${t.range(range)} · `}${percent.format(hurt)}`}
      </Upright>,
    ];
  });
}

/** A ruler from one place or base to another. */
export function RulerLine({
  from,
  to,
  label,
  turn,
}: {
  readonly from: Point;
  readonly to: Point;
  readonly label: string;
  readonly turn: number;
}) {
  return (
    <g className="cp-ruler" {...unspoken}>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <Upright x={(from.x + to.x) / 2} y={(from.y + to.y) / 2 - 0.3} turn={turn}>
        {label}
      </Upright>
    </g>
  );
}
