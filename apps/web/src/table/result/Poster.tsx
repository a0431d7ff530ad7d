import type { Update } from '@assemble/protocol';
import type { CSSProperties, RefObject } from 'react';
import { EmblemShape } from '../../emblems/EmblemShape.tsx';
import { rays, star } from '../../emblems/shapes.ts';
import { signOutline } from '../../emblems/signs.ts';
import { useDesk } from '../desk.ts';
import { RuleChip } from '../Said.tsx';
import { useTableWords } from '../words/index.ts';
import type { Story } from './useStory.ts';
import { useResultWords } from './words.ts';

/** Rays, a burst, and before it what decided the match. Decoration: the words stand below. */
function Picture({ story }: { readonly story: Story }) {
  const { afterwards } = useDesk().face;
  const { hero, decided } = story;
  return (
    <svg viewBox="0 0 452 716" preserveAspectRatio="xMidYMid slice" className="result-art" aria-hidden="true">
      <radialGradient id="result-light" cx=".5" cy=".46" r=".8">
        <stop offset="0" className="result-light" />
        <stop offset=".55" className="result-mid" />
        <stop offset="1" className="result-dark" />
      </radialGradient>
      <pattern
        id="result-dots"
        width="11"
        height="11"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(30)"
      >
        <circle cx="5.500" cy="5.500" r="3" className="result-dot" />
      </pattern>
      <rect width="452" height="716" fill="url(#result-light)" />
      <path d={rays(226, 330, 900, 22)} fill="#fff" opacity=".22" />
      <rect width="452" height="330" fill="url(#result-dots)" />
      <g transform="translate(226 350)">
        <polygon
          points={star(0, 0, 18, 206, 160, 0.08)}
          fill="#fff6d8"
          stroke="#0c0a1c"
          strokeWidth="6"
          strokeLinejoin="round"
        />
        {hero === null ? (
          // Nobody did anything that counted: the arms that were carried stand for it.
          <path
            d={signOutline('fight')}
            fill="#0c0a1c"
            transform={`translate(-115 -118) scale(${230 / 512})`}
          />
        ) : (
          (afterwards.figure?.(hero) ?? (
            <g transform={`translate(-115 -118) scale(${230 / 512})`}>
              <circle cx="256" cy="262" r="300" fill={afterwards.emblem(hero).colours[1]} opacity=".9" />
              <EmblemShape emblem={afterwards.emblem(hero)} />
            </g>
          ))
        )}
        {decided !== null && decided.amount > 0 && (
          <text x="128" y="-118" className="result-pop" transform="rotate(9 128 -118)">
            {`${decided.sign}${decided.amount}`}
          </text>
        )}
      </g>
    </svg>
  );
}

/** The final score: of two sides against each other; of more in a row. */
function Score({ story }: { readonly story: Story }) {
  const t = useResultWords();
  const { face, view, seatNames, locale } = useDesk();
  const { scores } = face.glance(view, story.me ?? 0, seatNames);
  return (
    <div className="result-score" data-sides={scores.length}>
      <dl>
        {scores.map(({ name, mine, value }, i) => (
          <div key={name.en} data-side={i === scores.length - 1 ? 'foe' : 'you'}>
            <dt>{mine && story.me !== null ? t.you : name[locale]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <span className="result-unit">{face.afterwards.unit[locale]}</span>
    </div>
  );
}

interface Props {
  readonly story: Story;
  readonly update: Update;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly id: string;
}

/** Why it ended so, where the table ended it. */
export function useReason({ outcome }: Update): string {
  const t = useTableWords();
  const { face, seatNames } = useDesk();
  if (outcome === null) return '';
  const losers = seatNames.filter((_, seat) => !outcome.winners.includes(seat)).join(', ');
  const together = face.ending !== undefined;
  switch (outcome.reason) {
    case 'conceded':
      return together ? t.concededTogether : t.concededBy(losers);
    case 'time':
      return together ? t.timeTogether : t.lostByTime(losers);
    case 'absent':
      return together ? t.absentTogether : t.lostByAbsence(losers);
    default:
      return '';
  }
}

/** How many letters share the width. */
const lettersOf = (verdict: string): CSSProperties => ({ '--letters': verdict.length }) as CSSProperties;

/** Who won, by what, and how it stood. */
export function Poster({ story, update, heading, id }: Props) {
  const t = useTableWords();
  const reason = useReason(update);
  const { outcome } = update;
  return (
    <section className="result-poster" aria-labelledby={id}>
      <Picture story={story} />
      <h2
        ref={heading}
        id={id}
        tabIndex={-1}
        data-long={story.verdict.length > 11 ? '' : undefined}
        style={lettersOf(story.verdict)}
      >
        {story.verdict}
      </h2>
      <div className="result-why">
        <p>
          <b>{story.decided?.text ?? reason}</b>
        </p>
        <p>
          {story.words !== story.verdict && <span>{story.words} </span>}
          {outcome !== null && <RuleChip rule={outcome.rule} />}
          {update.practice && <span className="practice">{t.practice}</span>}
        </p>
      </div>
      <Score story={story} />
    </section>
  );
}
