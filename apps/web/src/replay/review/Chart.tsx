import { useDesk } from '../../table/desk.ts';
import type { Stood } from './messages.ts';
import type { Moment, Stretch } from './moments.ts';
import { useReviewWords } from './words.ts';

/** Measures of the drawing, in its own units. */
const ROOM = { width: 220, left: 28, right: 8, top: 10, height: 90, lane: 30, gap: 6 } as const;
const CHOICES = ROOM.top + ROOM.height + ROOM.gap;
const DICE = CHOICES + ROOM.lane + ROOM.gap;
const BOTTOM = DICE + ROOM.lane;

const y = (chance: number): number => ROOM.top + (1 - chance) * ROOM.height;

interface LaneProps {
  readonly name: string;
  readonly top: number;
  readonly look: 'choice' | 'dice';
  readonly bars: readonly { readonly x: number; readonly by: number }[];
}

/** Bars up and down from the middle of a lane; half of the chance to win fills it. */
function Lane({ name, top, look, bars }: LaneProps) {
  const middle = top + ROOM.lane / 2;
  return (
    <g>
      <rect
        x={ROOM.left}
        y={top}
        width={ROOM.width - ROOM.left - ROOM.right}
        height={ROOM.lane}
        className="review-lane"
      />
      <text x={ROOM.left + 3} y={top + 8}>
        {name}
      </text>
      {bars.map(({ x, by }) => {
        const height = Math.min(1, Math.abs(by) * 2) * (ROOM.lane / 2);
        return (
          <rect
            key={x}
            x={x - 1.5}
            y={by > 0 ? middle - height : middle}
            width="3"
            height={Math.max(0.6, height)}
            className="review-bar"
            data-look={look}
            data-good={by > 0 ? '' : undefined}
          />
        );
      })}
    </g>
  );
}

interface Props {
  readonly stood: readonly Stood[];
  readonly stretches: readonly Stretch[];
  readonly moments: readonly Moment[];
  readonly steps: number;
  /** Where the replay is. */
  readonly step: number;
}

/** The way of the chance to win, with what choices and dice did to it; a list for those who do not see it. */
export function Chart({ stood, stretches, moments, steps, step }: Props) {
  const t = useReviewWords();
  const { locale } = useDesk();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const wide = ROOM.width - ROOM.left - ROOM.right;
  const x = (at: number): number => ROOM.left + (at / Math.max(1, steps)) * wide;
  const line = stood.map(({ step: at, chance }, i) => `${i === 0 ? 'M' : 'L'}${x(at)} ${y(chance)}`).join('');
  const last = stood.at(-1);
  const first = stood[0];
  const chanceAt = (at: number): number => stood.find((one) => one.step === at)?.chance ?? 0.5;
  return (
    <figure className="review-chart">
      <figcaption>
        <b>{t.chance}</b> <small>{t.legend}</small>
      </figcaption>
      <svg viewBox={`0 0 ${ROOM.width} ${BOTTOM + 4}`} aria-hidden="true">
        <pattern
          id="review-stripes"
          width="4"
          height="4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="2" height="4" className="review-stripe" />
        </pattern>
        {[0, 0.5, 1].map((value) => (
          <g key={value}>
            <path
              d={`M${ROOM.left} ${y(value)}h${wide}`}
              className="review-grid"
              data-half={value === 0.5 ? '' : undefined}
            />
            <text x={ROOM.left - 4} y={y(value) + 3} textAnchor="end">
              {percent.format(value)}
            </text>
          </g>
        ))}
        {first !== undefined && last !== undefined && (
          <path d={`${line}L${x(last.step)} ${y(0.5)}L${x(first.step)} ${y(0.5)}Z`} className="review-area" />
        )}
        <path d={line} className="review-line" />
        <path d={`M${x(step)} ${ROOM.top}V${BOTTOM}`} className="review-now" />
        <Lane
          name={t.choices}
          top={CHOICES}
          look="choice"
          bars={stretches.map((one) => ({ x: x(one.step), by: one.choice }))}
        />
        <Lane
          name={t.dice}
          top={DICE}
          look="dice"
          bars={stretches.map((one) => ({ x: x(one.step), by: one.dice }))}
        />
        {moments.map(({ kind, step: at, by }, i) => (
          <g key={`${kind} ${at}`} transform={`translate(${x(at)} ${y(chanceAt(at))})`}>
            <circle r="8" className="review-mark" data-kind={kind} data-good={by > 0 ? '' : undefined} />
            <text textAnchor="middle" dominantBaseline="central" className="review-mark-number">
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
      <ul className="hidden">
        {stood.map(({ step: at, chance }) => (
          <li key={at}>{t.row(at, percent.format(chance))}</li>
        ))}
      </ul>
    </figure>
  );
}
