import type { Locale } from '@assemble/language';
import { EmblemShape } from '../../../emblems/EmblemShape.tsx';
import { onPoster } from '../../../emblems/signs.ts';
import { Numbered, Plate, TINTS } from '../../../rules/book/figures/paint.tsx';
import { BASE, type FieldScene, MOVES, RANGES, type Spot } from './scenes.ts';

const INK = '#0c0a1c';
/** An inch, in the units of the drawing. */
const INCH = 38;

/** A miniature on its base, in inches. */
function Miniature({ at, who, ring }: { at: Spot; who: Parameters<typeof onPoster>[0]; ring: string }) {
  const emblem = onPoster(who);
  const size = BASE * 1.3;
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <circle r={BASE} fill={INK} />
      <circle r={BASE * 0.86} fill={emblem.colours[0]} stroke={ring} strokeWidth={0.09} />
      <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}>
        <EmblemShape emblem={emblem} />
      </g>
    </g>
  );
}

/** A line in some colour with ink around it, in inches. */
function Stroke({
  from,
  to,
  colour,
  ends = false,
}: {
  from: Spot;
  to: Spot;
  colour: string;
  ends?: boolean;
}) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [px, py] = [(-dy / length) * 0.25, (dx / length) * 0.25];
  const tick = ([x, y]: Spot): string => `M${x - px} ${y - py}L${x + px} ${y + py}`;
  const d = `M${from}L${to}${ends ? tick(from) + tick(to) : ''}`;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke={INK} strokeWidth={0.24} />
      <path d={d} stroke={colour} strokeWidth={0.12} />
    </g>
  );
}

const WORDS = {
  attacker: { en: 'attacker', es: 'Atacante', de: 'Angreifer' },
  defender: { en: 'defender', es: 'Defensor', de: 'Verteidiger' },
  edge: { en: 'edge to edge', es: 'de borde a borde', de: 'von Rand zu Rand' },
  within: { en: 'within Range 3', es: 'a alcance 3', de: 'in Reichweite 3' },
} as const;

/** Why a defender has cover: three things, each with its number. */
export function Cover({ scene, locale }: { readonly scene: FieldScene; readonly locale: Locale }) {
  const { from, to, attacker: a, defender: d, box } = scene;
  const [[x1, y1], [x2, y2]] = box;
  const [width, height] = [(to[0] - from[0]) * INCH, (to[1] - from[1]) * INCH];
  const px = ([x, y]: Spot): Spot => [(x - from[0]) * INCH, (y - from[1]) * INCH];
  const middle = px([(x1 + x2) / 2, (y1 + y2) / 2]);
  const beside: readonly [Spot, Spot] = [
    [a[0] - 0.6, a[1] - 1.15],
    [d[0] - 0.6, d[1] - 1.15],
  ];
  const half = px([(beside[0][0] + beside[1][0]) / 2, (beside[0][1] + beside[1][1]) / 2]);
  const near = px([d[0] + (BASE + 1) * 0.7, d[1] + (BASE + 1) * 0.7]);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="figure-art" aria-hidden="true">
      <rect width={width} height={height} fill="#2a2654" />
      <g transform={`scale(${INCH}) translate(${-from[0]} ${-from[1]})`}>
        <path
          d={`M${from[0]} ${y2 + 1.6}H${to[0]}V${to[1]}H${from[0]}ZM${x1 - 1.2} ${from[1]}V${y2 + 1.6}`}
          fill="#3d3863"
          stroke="#ffffff22"
          strokeWidth={0.06}
        />
        <circle
          cx={d[0]}
          cy={d[1]}
          r={BASE + 1}
          fill="#ffb02e33"
          stroke="#ffb02e"
          strokeWidth={0.08}
          strokeDasharray="0.24 0.16"
        />
        <rect
          x={x1}
          y={y1}
          width={x2 - x1}
          height={y2 - y1}
          rx={0.12}
          fill="#8a5a1c"
          stroke={INK}
          strokeWidth={0.2}
        />
        <path
          d={`M${x1 + 0.3} ${y1 + 0.3}L${x2 - 0.3} ${y2 - 0.3}M${x2 - 0.3} ${y1 + 0.3}L${x1 + 0.3} ${y2 - 0.3}`}
          stroke="#ffb02e88"
          strokeWidth={0.16}
        />
        <rect
          x={x1}
          y={y1}
          width={x2 - x1}
          height={y2 - y1}
          rx={0.12}
          fill="none"
          stroke="#ffb02e"
          strokeWidth={0.1}
        />
        <Miniature at={a} who="captainAmerica" ring="#4f8cff" />
        <Miniature at={d} who="redSkull" ring="#ff5c6f" />
        <Stroke from={a} to={d} colour={TINTS[1]} />
        <Stroke from={beside[0]} to={beside[1]} colour={TINTS[2]} ends />
      </g>
      <Numbered n={1} x={near[0]} y={near[1]} r={14} />
      <Numbered n={2} x={middle[0]} y={middle[1]} r={14} />
      <Numbered n={3} x={half[0]} y={half[1]} r={14} />
      <Plate text={WORDS.attacker[locale]} x={px(a)[0]} y={px(a)[1] + 42} edge="#4f8cff" />
      <Plate text={WORDS.defender[locale]} x={px(d)[0] + 66} y={px(d)[1] - 44} edge="#ff5c6f" />
      <Plate text={scene.label[locale]} x={middle[0] + 20} y={px([0, y2])[1] + 20} edge="#ffb02e" />
    </svg>
  );
}

const LEFT = 62;
const SCALE = 33;
const COLOURS = ['#ff9d6b', '#ffc81f', '#7ff0cb', '#8db5ff', '#d08bff'] as const;

/** Tools to scale, below each other. */
function Tools({ lengths, top }: { lengths: readonly (readonly [string, number])[]; top: number }) {
  return lengths.map(([name, length], i) => (
    <g key={name}>
      <rect
        x={LEFT}
        y={top + i * 25}
        width={length * SCALE}
        height={18}
        rx={5}
        fill={COLOURS[i] ?? COLOURS[0]}
        stroke={INK}
        strokeWidth={3}
      />
      <text
        className="figure-number"
        x={LEFT + length * SCALE - 13}
        y={top + 14 + i * 25}
        fontSize={14}
        fill={INK}
      >
        {name}
      </text>
    </g>
  ));
}

function Inches({ height }: { height: number }) {
  return (
    <g stroke="#ffffff1c" strokeWidth={1.5}>
      {Array.from({ length: 12 }, (_, i) => LEFT + i * SCALE).map((x) => (
        <path key={x} d={`M${x} 0V${height}`} />
      ))}
    </g>
  );
}

/** The five ranges, and how one is measured. */
export function RangeTools({ locale }: { readonly locale: Locale }) {
  const apart = 5.35;
  const [width, height] = [436, 222];
  const end = LEFT + apart * SCALE;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="figure-art" aria-hidden="true">
      <rect width={width} height={height} fill="#2a2654" />
      <Inches height={height} />
      <path d={`M${LEFT} 14V210M${end} 14V134`} stroke="#fff" strokeWidth={2} strokeDasharray="3 5" />
      <rect
        x={LEFT}
        y={27}
        width={apart * SCALE}
        height={19}
        rx={5}
        fill="#7ff0cb"
        stroke={INK}
        strokeWidth={3}
      />
      <text className="figure-label" x={LEFT + (apart * SCALE) / 2} y={41} fontSize={13} fill={INK}>
        {WORDS.within[locale]}
      </text>
      <g transform={`scale(${SCALE})`}>
        <Miniature at={[LEFT / SCALE - BASE, 36.5 / SCALE]} who="captainAmerica" ring="#4f8cff" />
        <Miniature at={[end / SCALE + BASE, 36.5 / SCALE]} who="redSkull" ring="#ff5c6f" />
      </g>
      <text className="figure-about" x={end + 58} y={41} fill="#fff">
        {WORDS.edge[locale]}
      </text>
      <Tools lengths={RANGES.map((length, i) => [String(i + 1), length])} top={84} />
    </svg>
  );
}

/** The three movement tools. */
export function MovementTools() {
  const [width, height] = [436, 110];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="figure-art" aria-hidden="true">
      <rect width={width} height={height} fill="#2a2654" />
      <Inches height={height} />
      <g transform={`scale(${SCALE})`}>
        <Miniature at={[LEFT / SCALE - BASE, 55 / SCALE]} who="captainAmerica" ring="#4f8cff" />
      </g>
      <Tools lengths={MOVES} top={21} />
    </svg>
  );
}
