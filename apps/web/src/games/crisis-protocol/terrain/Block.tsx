import type { Feature, Point } from '@assemble/crisis-protocol';
import { FeatureArt } from './FeatureArt.tsx';
import { signOf, wallColour, wallPath, wallsOf, windowsOf } from './walls.ts';

interface Props {
  readonly feature: Feature;
  readonly turn: number;
  /** Where its roof is drawn, from where it stands. */
  readonly up: Point;
}

/** A feature with its height: the walls that are seen, and its drawing on top. */
export function Block({ feature, turn, up }: Props) {
  if (feature.kind === 'lamppost') return <Lamp feature={feature} turn={turn} up={up} />;
  const colour = wallColour(feature);
  return (
    <>
      {wallsOf(feature.outline, turn).map((wall) => (
        <g key={`${wall.from.x} ${wall.from.y}`}>
          <path className="cp-wall" d={wallPath(wall, up)} fill={colour} />
          <path className="cp-wall-shade" data-lit={wall.lit || undefined} d={wallPath(wall, up)} />
          <path className="cp-window" d={windowsOf(wall, feature, up)} />
          {feature.kind === 'billboard' && <Sign {...signOf(wall, up, turn)} colour={colour} />}
        </g>
      ))}
      <g transform={`translate(${up.x} ${up.y})`}>
        <FeatureArt feature={feature} turn={turn} />
      </g>
    </>
  );
}

/** So many times the height of a Size 1 feature is a lamp above the ground. */
const POLE = 5;

/** A foot, a pole and the lamp above it. */
function Lamp({ feature, turn, up }: Props) {
  const { outline } = feature;
  const mean = (of: 'x' | 'y'): number => outline.reduce((sum, p) => sum + p[of], 0) / outline.length;
  const [x, y] = [mean('x'), mean('y')];
  return (
    <>
      <FeatureArt feature={feature} turn={turn} />
      <path className="cp-pole" d={`M${x} ${y}l${up.x * POLE} ${up.y * POLE}`} />
      <circle className="cp-lamp" cx={x + up.x * POLE} cy={y + up.y * POLE} r=".34" />
    </>
  );
}

interface SignProps {
  /** From the upper left corner of the wall, in hundredths of an inch, to the table. */
  readonly lie: string;
  readonly wide: number;
  readonly high: number;
  readonly colour: string;
}

/** What a billboard says, on those of its walls that are wide enough. */
function Sign({ lie, wide, high, colour }: SignProps) {
  if (wide < 2 * high) return null;
  return (
    <g className="cp-billboard" transform={lie}>
      <rect x="10" y="10" width={wide - 20} height={high - 20} rx="8" fill={colour} />
      <text x={wide / 2} y={high / 2} textLength={wide * 0.84} lengthAdjust="spacingAndGlyphs">
        ASSEMBLE!
      </text>
    </g>
  );
}
