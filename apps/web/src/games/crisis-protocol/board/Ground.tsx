import {
  arcLines,
  BATTLEFIELD,
  type Edge,
  type Feature,
  type Point,
  rangeLength,
} from '@assemble/crisis-protocol';
import { useSeen } from './context.ts';
import { arcPath, middleOf, pathOf, type TokenView } from './measures.ts';
import { pressable } from './press.ts';
import { tokenState } from './tokens.ts';

/** What is drawn has words elsewhere: it is not read out a second time. */
export const unspoken = { 'aria-hidden': true } as const;

/** Text that stays upright however the table is turned. */
export function Upright({
  x,
  y,
  turn,
  className,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly className?: string;
  readonly children: string;
}) {
  return (
    <text className={className} x={x} y={y} transform={`rotate(${-turn} ${x} ${y})`} {...unspoken}>
      {children}
    </text>
  );
}

const DEPTH = rangeLength(3);

/** The strip along an edge in which a player deploys. */
const zoneAt = (edge: Edge): { x: number; y: number; width: number; height: number } => ({
  x: edge === 'right' ? BATTLEFIELD - DEPTH : 0,
  y: edge === 'bottom' ? BATTLEFIELD - DEPTH : 0,
  width: edge === 'left' || edge === 'right' ? DEPTH : BATTLEFIELD,
  height: edge === 'top' || edge === 'bottom' ? DEPTH : BATTLEFIELD,
});

const labelAt = (edge: Edge): { x: number; y: number } =>
  ({
    top: { x: BATTLEFIELD / 2, y: 0.9 },
    bottom: { x: BATTLEFIELD / 2, y: BATTLEFIELD - 0.9 },
    left: { x: 0.9, y: BATTLEFIELD / 2 },
    right: { x: BATTLEFIELD - 0.9, y: BATTLEFIELD / 2 },
  })[edge];

/** The table itself: a grid of three inches, edges and deployment zones. */
export function TableTop({ turn }: { readonly turn: number }) {
  const { view, t, nameOfSeat } = useSeen();
  // Edges are nobody's before the mission is set up.
  const known = view.tokens.length > 0;
  return (
    <g {...unspoken}>
      <rect className="cp-top" width={BATTLEFIELD} height={BATTLEFIELD} />
      <path
        className="cp-grid"
        d={Array.from({ length: 11 }, (_, i) => {
          const at = 3 * (i + 1);
          return `M${at} 0V${BATTLEFIELD}M0 ${at}H${BATTLEFIELD}`;
        }).join('')}
      />
      {known &&
        view.players.map(({ edge }, seat) => (
          <g
            key={edge}
            className="cp-zone"
            data-seat={seat}
            data-early={view.phase === 'set-up' || undefined}
          >
            <rect {...zoneAt(edge)} />
            <Upright {...labelAt(edge)} turn={turn}>
              {t.edgeOf(nameOfSeat(seat))}
            </Upright>
          </g>
        ))}
    </g>
  );
}

/** How large a feature must be not to be hidden by its label, in inches. */
const LABELLED = 1.2;

/** In the middle of a feature; below it on the screen where the label would hide it. */
function labelSpot(outline: readonly Point[], turn: number): Point {
  const middle = middleOf(outline);
  const reach = Math.max(...outline.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)));
  if (2 * reach >= LABELLED) return middle;
  const down = (turn * Math.PI) / 180;
  const away = reach + 0.4;
  return { x: middle.x + away * Math.sin(down), y: middle.y + away * Math.cos(down) };
}

/** A terrain feature; one that can be thrown or destroyed now is a button. */
export function TerrainFeature({
  feature,
  turn,
  marked,
}: {
  readonly feature: Feature;
  readonly turn: number;
  readonly marked: 'blocks' | 'covers' | null;
}) {
  const { t, nameOfTerrain, optionFor, onOption } = useSeen();
  const { id, size, interactive, outline, standing } = feature;
  const option = optionFor({ terrain: id });
  const name = nameOfTerrain(id);
  const label = [name, t.size(size), ...(interactive ? [] : [t.fixed])].join(', ');
  const press = option?.lit ? () => onOption(option.id) : undefined;
  return (
    <g
      className="cp-terrain"
      data-place={`terrain ${id}`}
      data-terrain={id}
      data-size={size}
      data-marked={marked ?? undefined}
      data-lit={press !== undefined || undefined}
      {...pressable(press, option?.label ?? label)}
    >
      <title>{label}</title>
      <path
        d={pathOf(outline)}
        data-flat={standing !== null || undefined}
        data-fixed={!interactive || undefined}
      />
      <Upright {...labelSpot(outline, turn)} turn={turn}>
        {t.sizeShort(size)}
      </Upright>
    </g>
  );
}

/** Our own sign for each kind of objective. */
const SIGNS: Readonly<Record<TokenView['kind'], string>> = {
  civilian: 'M0-.34a.15.15 0 110 .3a.15.15 0 110-.3M-.3 .36q0-.36.3-.36t.3.36z',
  asset: 'M-.3-.2h.6v.5h-.6zM-.12-.2v-.14h.24v.14',
  location: 'M0-.36l.34.36-.34.36-.34-.36z',
  opportunity: 'M0-.36a.36.36 0 110 .72a.36.36 0 110-.72M0-.5v.22M0 .28v.22M-.5 0h.22M.28 0h.22',
  source: 'M-.06-.4l.26 0-.12.28.2 0-.38.52.1-.36-.2 0z',
  zone: 'M-.3.3l0-.6a.6.6 0 01.6.6z',
};

/** An objective that lies on the battlefield. */
export function ObjectiveToken({ token, turn }: { readonly token: TokenView; readonly turn: number }) {
  const seen = useSeen();
  const { at, kind, crisis, exhausted, controller, securedBy, facing } = token;
  if (at === null) return null;
  const option = seen.optionFor({ token: token.id });
  const press = option?.lit ? () => seen.onOption(option.id) : undefined;
  const owner = controller ?? securedBy;
  const arc = facing === null ? null : arcLines({ x: at.x, y: at.y, radius: 0.6, aim: facing });
  const far = rangeLength(3) + 0.6;
  return (
    <g
      className="cp-token"
      data-place={`token ${token.id}`}
      data-kind={kind}
      data-crisis={crisis}
      data-seat={owner ?? undefined}
      data-exhausted={exhausted || undefined}
      data-lit={press !== undefined || undefined}
      {...pressable(press, option?.label ?? '')}
    >
      <title>{`${seen.nameOfToken(token.id)}: ${tokenState(token, seen)}`}</title>
      {arc !== null && <path className="cp-arc" d={arcPath(at, far, arc)} />}
      <circle cx={at.x} cy={at.y} r={0.6} />
      <path className="cp-sign" d={SIGNS[kind]} transform={`translate(${at.x} ${at.y}) rotate(${-turn})`} />
    </g>
  );
}
