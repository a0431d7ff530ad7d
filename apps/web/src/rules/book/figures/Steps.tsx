import type { Locale, Localized } from '@assemble/language';
import { Arrow, Ground, Numbered, tintOf } from './paint.tsx';

export interface StepsScene {
  /** What comes one after the other: its name, and what is done then. */
  readonly steps: readonly { readonly name: Localized<string>; readonly about: Localized<string> }[];
  /** Begins anew after the last. */
  readonly round?: true;
}

const ROW = 46;
const WIDTH = 436;

/** What comes after what: a turn, a round, an attack. */
export function Steps({ scene, locale }: { readonly scene: StepsScene; readonly locale: Locale }) {
  const { steps, round } = scene;
  const height = steps.length * ROW + 14;
  return (
    <Ground width={WIDTH} height={height}>
      {steps.map(({ name, about }, i) => {
        const y = 8 + i * ROW;
        return (
          <g key={name.en}>
            <rect
              x={34}
              y={y}
              width={WIDTH - 78}
              height={ROW - 9}
              rx={9}
              fill="#1b1544"
              stroke={tintOf(i)}
              strokeWidth={2}
            />
            <Numbered n={i + 1} x={34} y={y + (ROW - 9) / 2} r={14} />
            <text className="figure-name" x={58} y={y + 16} fill="#fff">
              {name[locale]}
            </text>
            <text className="figure-about" x={58} y={y + 31} fill="#d8d1fb">
              {about[locale]}
            </text>
          </g>
        );
      })}
      {round && (
        <Arrow
          from={[WIDTH - 42, height - ROW / 2 - 2]}
          to={[WIDTH - 42, ROW / 2 + 4]}
          bend={steps.length * 9}
        />
      )}
    </Ground>
  );
}
