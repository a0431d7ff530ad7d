import { star } from '../die/paint.ts';
import { middleOf } from './columns.ts';
import { useSeen } from './context.ts';
import type { Pair } from './dice.ts';
import { previewOf } from './outlook.ts';

/** Where two dice meet. */
export const Clash = () => (
  <svg viewBox="0 0 120 120" className="dm-clash" aria-hidden="true">
    <polygon points={star(60, 60, 12, 58, 30, 0.2)} fill="#ff7a1a" />
    <polygon points={star(60, 60, 10, 44, 22, 0.5)} fill="#ffe24a" />
  </svg>
);

/** The box that streams are drawn in; it is stretched over the columns. */
const [WIDTH, HEIGHT] = [1000, 206];
/** Where they meet: before the numbers beside the life. */
const MOUTH = 700;

interface Props {
  readonly pairs: readonly Pair[];
  readonly count: number;
  /** Towards the upper edge. */
  readonly up: boolean;
}

/** Damage that gets through flows from each attacker to whom it hits. */
export function Streams({ pairs, count, up }: Props) {
  const { view } = useSeen();
  const flowing = pairs.flatMap((pair, i) => {
    const { through } = previewOf(view, pair, pairs);
    return through > 0 ? [{ key: pair.attacker.id, x: WIDTH * middleOf(i, count), through }] : [];
  });
  if (flowing.length === 0) return null;
  const path = (x: number): string => `M${x} 92C${x} 180 ${MOUTH} 140 ${MOUTH} ${HEIGHT}`;
  const wide = (through: number, edge: number): string =>
    `calc(${edge + 5 + 3 * Math.min(6, through)} * var(--u))`;
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="dm-streams"
        data-up={up || undefined}
        aria-hidden="true"
      >
        {[6, 0].flatMap((edge) =>
          flowing.map(({ key, x, through }) => (
            <path
              key={`${key} ${edge}`}
              d={path(x)}
              data-edge={edge > 0 || undefined}
              style={{ strokeWidth: wide(through, edge) }}
            />
          )),
        )}
      </svg>
      <i className="dm-mouth" data-up={up || undefined} aria-hidden="true" />
    </>
  );
}
