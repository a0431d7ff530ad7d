import type { Event } from '@assemble/kernel';
import { useState } from 'react';
import { EmblemArt } from '../../emblems/EmblemArt.tsx';
import { star } from '../../emblems/shapes.ts';
import type { Doer } from '../deeds.ts';
import { useDesk } from '../desk.ts';
import { toneOf } from './curve.ts';
import { luckOf } from './luck.ts';
import type { Story } from './useStory.ts';
import { useResultWords } from './words.ts';

function Small({ card }: { readonly card: string }) {
  const { emblem } = useDesk().face.afterwards;
  return (
    <span className="result-small">
      <EmblemArt emblem={emblem(card)} width={100} height={100} />
    </span>
  );
}

/** Who did most, and who came next. */
export function Valuable({ doers, me }: { readonly doers: readonly Doer[]; readonly me: number | null }) {
  const t = useResultWords();
  const { face, locale, seatNames } = useDesk();
  const { tallies, cardName, emblem } = face.afterwards;
  const words = tallies[locale];
  const [first, ...others] = doers.filter(({ damage, knockOuts }) => damage + knockOuts > 0);
  return (
    <section className="result-panel result-valuable" aria-labelledby="result-valuable">
      <h3 id="result-valuable">{words.title}</h3>
      {first === undefined ? (
        <p>{t.nobodyDid}</p>
      ) : (
        <>
          <div className="result-best">
            <span className="result-best-art">
              <EmblemArt emblem={emblem(first.card)} width={100} height={100} />
            </span>
            <p>
              <b>{cardName(first.card, locale)}</b>
              {first.seat !== null && <span>{seatNames[first.seat]}</span>}
            </p>
          </div>
          <dl className="result-tallies">
            {(['damage', 'knockOuts', 'uses'] as const).map((what) => (
              <div key={what}>
                <dt>{words[what]}</dt>
                <dd>{first[what]}</dd>
              </div>
            ))}
          </dl>
          <ul className="result-others">
            {others.slice(0, 3).map(({ card, seat, damage }) => (
              <li
                key={`${seat} ${card}`}
                data-tone={seat === null ? undefined : toneOf({ line: '', helps: seat }, me)}
              >
                <Small card={card} />
                <span>{cardName(card, locale)}</span>
                <b>{damage}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What the dice gave each seat beside what they give on average. */
export function Luck({ events, me }: { readonly events: readonly Event[]; readonly me: number | null }) {
  const t = useResultWords();
  const { face, locale, seatNames } = useDesk();
  if (face.diceStory === undefined) return null;
  const { luck } = face.diceStory(events, locale, seatNames);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <section className="result-panel result-luck" aria-labelledby="result-luck">
      <h3 id="result-luck">{t.luckTitle}</h3>
      {luck.map((rolls) => {
        const { seat, share, most } = luckOf(rolls);
        const place = Math.max(8, Math.min(92, 50 + share * 100));
        return (
          <div key={seat} className="result-luck-seat">
            <b>{seat === me ? t.you : seatNames[seat]}</b>
            <div className="result-bell" data-tone={toneOf({ line: '', helps: seat }, me)}>
              <svg viewBox="0 0 300 46" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 46C60 46 90 6 150 6S240 46 300 46Z" />
                <path d="M150 2V46" className="result-middle" />
              </svg>
              <span style={{ left: `${place}%` }}>{percent.format(share)}</span>
            </div>
            <p>
              {most === null
                ? t.luckNone
                : t.luckRow(most.label, number.format(most.rolled), number.format(most.expected))}
            </p>
          </div>
        );
      })}
    </section>
  );
}

/** The promise of the table, opened, and a button that tests it in this browser. */
export function Verify({ story, events }: { readonly story: Story; readonly events: readonly Event[] }) {
  const t = useResultWords();
  const { locale } = useDesk();
  const [asked, setAsked] = useState(false);
  const { replay, line } = story;
  const { verified, failed } = line;
  const seed = replay?.seed ?? null;
  const bad = asked && (failed !== null || verified?.same === false);
  const good = verified?.same === true;
  return (
    <section className="result-panel result-verify" aria-labelledby="result-verify">
      <h3 id="result-verify">{t.verifyTitle}</h3>
      <div className="result-seal" data-state={good ? 'good' : bad ? 'bad' : undefined}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <polygon points={star(50, 50, 12, 46, 38)} />
          {!good && !bad && (
            <text x="50" y="66">
              ?
            </text>
          )}
          {good && <path d="M30 51 45 66 71 36" />}
          {bad && <path d="M34 34 66 66M66 34 34 66" />}
        </svg>
        <p role="status">
          {good ? (
            <>
              <b>{t.verified(new Intl.NumberFormat(locale).format(verified.events))}</b> {t.verifiedText}
            </>
          ) : bad ? (
            <>
              <b>{t.notVerified}</b> {failed ?? t.notVerifiedText}
            </>
          ) : asked ? (
            t.verifying
          ) : (
            t.verifyText
          )}
        </p>
      </div>
      {replay === null || seed === null ? (
        <p>{t.noSeed}</p>
      ) : (
        <>
          <dl className="result-hashes">
            <dt>{t.seal}</dt>
            <dd>
              <code title={replay.seedHash}>{replay.seedHash}</code>
            </dd>
            <dt>{t.seed}</dt>
            <dd>
              <code title={seed}>{seed}</code>
            </dd>
            {replay.words !== undefined && (
              <>
                <dt>{t.words}</dt>
                <dd>
                  <code title={replay.words.join(' · ')}>{replay.words.join(' · ')}</code>
                </dd>
              </>
            )}
          </dl>
          {!good && (
            <button
              type="button"
              className="result-check"
              disabled={asked || line.opened === null}
              onClick={() => {
                setAsked(true);
                line.say({ type: 'verify', seen: events });
              }}
            >
              {t.verify}
            </button>
          )}
        </>
      )}
    </section>
  );
}
