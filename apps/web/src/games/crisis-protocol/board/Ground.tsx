import { type Feature, type Point, stoodOn } from '@assemble/crisis-protocol';
import { Block } from '../terrain/Block.tsx';
import { heightOf } from '../terrain/walls.ts';
import { rise } from './camera.ts';
import { useSeen } from './context.ts';
import { pathOf, solidsOf } from './measures.ts';
import { pressable } from './press.ts';
import { upright, useLie } from './tilt.ts';

/** What is drawn has words elsewhere: it is not read out a second time. */
export const unspoken = { 'aria-hidden': true } as const;

/** Text that stays upright however the table lies. */
export function Upright({
  x,
  y,
  className,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly className?: string;
  readonly children: string;
}) {
  const lie = useLie();
  return (
    <text className={className} transform={`translate(${x} ${y}) ${upright(lie)}`} {...unspoken}>
      {children}
    </text>
  );
}

/** The corner that is lowest and farthest left on the screen. */
function tagSpot(outline: readonly Point[], turn: number): Point {
  const a = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const lowLeft = ({ x, y }: Point): number => x * s + y * c - (x * c - y * s);
  return outline.reduce((best, p) => (lowLeft(p) > lowLeft(best) ? p : best));
}

/** What the rules know of a terrain feature; one that can be thrown or destroyed now is a button. */
export function TerrainFeature({
  feature,
  marked,
}: {
  readonly feature: Feature;
  readonly marked: 'blocks' | 'covers' | null;
}) {
  const { t, view, models, nameOfTerrain, nameOf, optionFor, onOption } = useSeen();
  const { id, size, interactive, outline, standing } = feature;
  const option = optionFor({ terrain: id });
  const above = models.filter((model) => stoodOn(model, solidsOf(view)).some((solid) => solid.id === id));
  const label = [
    nameOfTerrain(id),
    t.size(size),
    ...(interactive ? [] : [t.fixed]),
    ...(standing === null ? [] : [t.canStand]),
    ...above.map((model) => t.onTop(nameOf(model.id))),
  ].join(', ');
  const press = option?.lit ? () => onOption(option.id) : undefined;
  const lie = useLie();
  const { turn, tilt } = lie;
  const top = rise(heightOf(size), lie);
  const tag = tagSpot(outline, turn);
  return (
    <g
      className="cp-terrain"
      data-terrain={id}
      data-place={`terrain ${id}`}
      data-size={size}
      data-marked={marked ?? undefined}
      data-lit={press !== undefined || undefined}
      data-seat={above[0]?.character.controller}
      {...pressable(press, option === undefined ? label : `${option.label}. ${label}`)}
    >
      <title>{label}</title>
      {tilt && <Block feature={feature} turn={turn} up={top} />}
      <path className="cp-outline" d={pathOf(outline)} transform={`translate(${top.x} ${top.y})`} />
      <g
        className="cp-size"
        transform={`translate(${tag.x + top.x} ${tag.y + top.y}) ${upright(lie)} scale(.01)`}
        {...unspoken}
      >
        <rect x="-34" y="-38" width="68" height="54" rx="13" />
        {standing !== null && <path className="cp-step-up" d="M-22-30h44" />}
        {!interactive && <circle className="cp-pinned" cx="30" cy="-34" r="11" />}
        <text y="-9">{size}</text>
      </g>
    </g>
  );
}
