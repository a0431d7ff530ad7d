import { EmblemArt } from '../../emblems/EmblemArt.tsx';
import { replayHref } from '../../replay/place.ts';
import { type CurveLine, curveOf } from '../course.ts';
import { useDesk } from '../desk.ts';
import { leads, markAt, ROOM, scaleOf, stepsOf, toneOf } from './curve.ts';
import type { ToldPoint } from './told.ts';
import type { Story } from './useStory.ts';
import { useResultWords } from './words.ts';

/** The way of the numbers as a picture; a table for those who do not see it. */
function Drawing({ story }: { readonly story: Story }) {
  const t = useResultWords();
  const { face, view, locale, seatNames } = useDesk();
  const lines = curveOf(story.course ?? []);
  if (lines.length === 0) return null;
  const scale = scaleOf(lines);
  const name = ({ line, helps }: CurveLine): string =>
    helps === story.me ? t.you : face.afterwards.line(line, view, locale, seatNames);
  const [first, second] = lines;
  const areas =
    lines.length === 2 && first && second && first.helps !== second.helps
      ? leads([first, second], scale)
      : [];
  return (
    <>
      <ul className="result-key">
        {lines.map((line) => (
          <li key={line.line}>
            <i data-tone={toneOf(line, story.me)} />
            {name(line)}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${ROOM.width} ${ROOM.height}`} className="result-drawing" aria-hidden="true">
        {scale.values.map((value) => (
          <g key={value}>
            <path
              d={`M${ROOM.left} ${scale.y(value)}H${ROOM.width - ROOM.right}`}
              className="result-grid"
              data-zero={value === 0 ? '' : undefined}
            />
            <text x={ROOM.left - 10} y={scale.y(value) + 5} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {scale.turns.map((turn) => (
          <text key={turn} x={scale.x(turn)} y={ROOM.height - 6} textAnchor="middle">
            {turn}
          </text>
        ))}
        {areas.map(({ of, x, y, w, h }) => (
          <rect
            key={x}
            x={x}
            y={y}
            width={w}
            height={h}
            data-tone={toneOf(of, story.me)}
            className="result-lead"
          />
        ))}
        {lines.map((line) => (
          <g key={line.line} fill="none" strokeLinejoin="round">
            <path d={stepsOf(line, scale)} className="result-line-ink" />
            <path d={stepsOf(line, scale)} className="result-line" data-tone={toneOf(line, story.me)} />
          </g>
        ))}
        {story.points.map(({ step, turn, swing }, i) => {
          const at = markAt(lines, turn);
          return (
            <g key={step} transform={`translate(${scale.x(at.turn)} ${scale.y(at.value)})`}>
              <circle r="13" className="result-mark" data-good={swing > 0 ? '' : undefined} />
              <text textAnchor="middle" dominantBaseline="central" className="result-mark-number">
                {i + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <div className="hidden">
        <table>
          <caption>{face.afterwards.curve[locale]}</caption>
          <tbody>
            {lines.map((line) => (
              <tr key={line.line}>
                <th scope="row">{name(line)}</th>
                {line.points.map(({ turn, value }) => (
                  <td key={turn}>{`${face.afterwards.turn[locale](turn)}: ${value}`}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface FlagProps {
  readonly n: number;
  readonly point: ToldPoint;
  readonly href: string | null;
}

function Flag({ n, point, href }: FlagProps) {
  const t = useResultWords();
  const { face, locale } = useDesk();
  const inside = (
    <>
      <b className="result-flag-number" data-good={point.swing > 0 ? '' : undefined}>
        {n}
      </b>
      {point.card !== null && (
        <span className="result-small">
          <EmblemArt emblem={face.afterwards.emblem(point.card)} width={100} height={100} />
        </span>
      )}
      <span>
        <b>{face.afterwards.turn[locale](point.turn)}</b> {point.text}
      </span>
    </>
  );
  return href === null ? (
    <span className="result-flag">{inside}</span>
  ) : (
    <a className="result-flag" href={href} title={t.toReplay}>
      {inside}
    </a>
  );
}

/** How the match went, and where it turned. */
export function Curve({ story, replay }: { readonly story: Story; readonly replay: string | null }) {
  const t = useResultWords();
  const { face, locale } = useDesk();
  return (
    <section className="result-panel result-curve" aria-labelledby="result-curve">
      <h3 id="result-curve">{face.afterwards.curve[locale]}</h3>
      {story.course === null ? (
        <p role="status">{t.working}</p>
      ) : story.course.length === 0 ? (
        <p>{t.noCurve}</p>
      ) : (
        <>
          <Drawing story={story} />
          <ol className="result-flags">
            {story.points.map((point, i) => (
              <li key={point.step}>
                <Flag
                  n={i + 1}
                  point={point}
                  href={replay === null ? null : replayHref(replay, { step: point.step, eyes: story.me })}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
