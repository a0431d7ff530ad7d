import './timeline.css';
import { type PointerEvent, useRef } from 'react';
import { EmblemArt } from '../emblems/EmblemArt.tsx';
import { useDesk } from '../table/desk.ts';
import { toneOf } from '../table/result/curve.ts';
import type { Recap } from './recap.ts';
import { type Line, shareOf, stepAt } from './timeline.ts';
import { useReplayWords } from './words/index.ts';

const percent = (share: number): string => `${100 * share}%`;

/** The curve is drawn in this room, and stretched to that of the timeline. */
const ROOM = { width: 1000, height: 100 } as const;

/** How near to a moment, in pixels, one comes to the moment itself. */
const NEAR = 9;

interface Props {
  readonly step: number;
  readonly steps: number;
  /** The furthest place of which something may be told. */
  readonly until: number;
  readonly recap: Recap;
  /** Whose line is drawn as one's own. */
  readonly me: number | null;
  readonly onStep: (step: number) => void;
}

/** A line in steps, as far as it may be told. */
function pathOf({ points }: Line, share: (step: number) => number, until: number): string {
  const x = (step: number): number => share(step) * ROOM.width;
  const told = points.filter(({ step }) => step <= until);
  const y = (value: number): number => ROOM.height * (1 - value);
  return `${told.map(({ step, share: at }, i) => (i === 0 ? `M${x(step)} ${y(at)}` : `H${x(step)}V${y(at)}`)).join('')}H${x(until)}`;
}

/** The match from its start to its end: a block for each turn, the curves in them, its moments, and where one is. */
export function Timeline({ step, steps, until, recap, me, onStep }: Props) {
  const t = useReplayWords();
  const { face } = useDesk();
  const track = useRef<HTMLDivElement>(null);
  const { blocks, lines, chapters, moments } = recap;
  const share = (of: number): number => shareOf(blocks, of);
  const told = moments.filter((one) => one.step <= until);
  const now = blocks.find(({ last }) => step <= last)?.turn ?? blocks.at(-1)?.turn ?? 1;
  const follow = ({ clientX, currentTarget, buttons }: PointerEvent): void => {
    const box = track.current?.getBoundingClientRect();
    if (buttons !== 1 || box === undefined || !(currentTarget instanceof HTMLElement)) return;
    const near = told.find((one) => Math.abs(box.x + share(one.step) * box.width - clientX) < NEAR);
    onStep(near?.step ?? stepAt(blocks, (clientX - box.x) / box.width));
  };
  return (
    <div
      className="timeline"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={follow}
    >
      <input
        type="range"
        min={0}
        max={steps}
        value={step}
        aria-label={t.steps}
        aria-valuetext={step === 0 ? t.start : t.afterOf(step, steps)}
        onChange={(event) => onStep(Number(event.target.value))}
      />
      <div ref={track} className="timeline-track" aria-hidden="true">
        <div className="timeline-blocks">
          {blocks.map(({ turn, first, runs }) => (
            <span key={first} data-later={first > until ? '' : undefined}>
              {runs.map(({ whose, from, to }) => (
                <i
                  key={from}
                  data-whose={first > until ? undefined : (whose ?? undefined)}
                  style={{ left: percent(from), right: percent(1 - to) }}
                />
              ))}
              <b>{turn}</b>
            </span>
          ))}
        </div>
        <svg
          className="timeline-curve"
          viewBox={`0 0 ${ROOM.width} ${ROOM.height}`}
          preserveAspectRatio="none"
          fill="none"
          aria-hidden="true"
        >
          {lines.map((line, i) => (
            // Equal lines lie beside each other.
            <g key={line.line} data-tone={toneOf(line, me)} transform={`translate(0 ${7 * i})`}>
              <path d={pathOf(line, share, until)} className="timeline-ink" />
              <path d={pathOf(line, share, until)} className="timeline-line" />
            </g>
          ))}
        </svg>
        {until < steps && <i className="timeline-later" style={{ left: percent(share(until)) }} />}
        {chapters
          .filter(({ from }) => (blocks[from]?.first ?? 0) <= until)
          .map(({ name, from, to }) => (
            <span
              key={name}
              className="timeline-chapter"
              style={{ left: percent(from / blocks.length), width: percent((to + 1 - from) / blocks.length) }}
            >
              {t[name]}
            </span>
          ))}
        {told.map(({ step: at, turn, card, swing }) => (
          <i
            key={at}
            className="timeline-pin"
            data-good={swing > 0 ? '' : undefined}
            style={{ left: percent(share(at)) }}
          >
            {card === null ? (
              turn
            ) : (
              <EmblemArt emblem={face.afterwards.emblem(card)} width={100} height={100} />
            )}
          </i>
        ))}
        {until < steps && (
          <i className="timeline-pin" data-unknown="">
            ?
          </i>
        )}
        <b className="timeline-flag" style={{ left: percent(share(step)) }}>
          <span>{now}</span>
        </b>
      </div>
    </div>
  );
}
