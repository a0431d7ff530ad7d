import type { CSSProperties } from 'react';
import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { useFormer } from '../../../table/stage/useFormer.ts';
import { content } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { pieceLine } from '../play/outline.ts';
import { Title } from './CardFace.tsx';
import { type Piece, useSeen } from './context.ts';
import { forecast } from './forecast.ts';
import { Attached, Chip } from './Marks.tsx';
import { doomTrack } from './measures.ts';
import { Sign } from './Sign.tsx';
import { Tap } from './Tap.tsx';

interface TrackProps {
  readonly scheme: Piece;
  readonly target: number;
  /** What it may come to soon. */
  readonly soon: number;
}

/** The threat on its way to the limit. */
function DoomTrack({ scheme, target, soon }: TrackProps) {
  const { threat } = scheme;
  const former = useFormer(threat);
  const places = doomTrack(threat, target, soon);
  const share = (n: number): string => `${Math.min(100, (100 * n) / Math.max(1, target))}%`;
  if (places === null)
    return (
      <span className="mc-doom" data-bar aria-hidden="true">
        <i className="mc-doom-soon" style={{ width: share(soon) }} />
        <i className="mc-doom-full" style={{ width: share(threat) }} />
        <b>
          {threat} / {target}
        </b>
        <Sign of="doom" />
      </span>
    );
  return (
    <span className="mc-doom" aria-hidden="true">
      {places.map(({ at, is }) => (
        <i
          key={at}
          data-is={is}
          data-new={(at > former && at <= threat) || undefined}
          style={{ '--hot': (at - 1) / Math.max(1, target - 1), '--nth': at - former - 1 } as CSSProperties}
        >
          <b>
            {is === 'end' && <Sign of="doom" />}
            {is === 'soon' ? `+${at - threat}` : is === 'end' && threat >= target ? threat : at}
          </b>
        </i>
      ))}
    </span>
  );
}

/** The main scheme: threat and its limit, and what the next villain phase is going to place. */
export function MainScheme() {
  const { view, locale, t, nameOf } = useSeen();
  const scheme = view.play.find(({ id }) => id === view.scheme);
  if (scheme === undefined) return null;
  const { threat } = forecast(view);
  const left = view.stagesLeft.scheme;
  const isSoon = threat !== null && view.phase === 'player';
  // MC-SIDE-3: while a crisis icon is in play, no threat leaves the main scheme.
  const isLocked = view.play.some(({ face }) => content.face(face).icons.crisis !== undefined);
  return (
    <section className="mc-scheme-zone" aria-label={t.mainScheme}>
      <Tap id={scheme.id} name={pieceLine(scheme, view, locale)} className="mc-scheme">
        <span className="mc-scheme-art">
          <EmblemArt emblem={emblemOf(scheme.face)} width={128} height={200} />
        </span>
        <span className="mc-scheme-body">
          <span className="mc-scheme-head">
            <Title text={nameOf(scheme.id)} letters={22} />
            {isLocked && <Chip is="crisis" sign="crisis" text={t.locked} />}
          </span>
          <span className="mc-scheme-kind">{left === 0 ? t.lastStage : t.moreStages(left)}</span>
          {threat !== null && (
            <>
              <b className="mc-scheme-limit">
                {left === 0 ? t.losesAt(threat.target) : t.advancesAt(threat.target)}
              </b>
              <span className="mc-forecast" data-danger={threat.most >= threat.target || undefined}>
                {isSoon && (
                  <b>
                    <Sign of="warning" /> {t.forecast(threat.least, threat.most)}
                  </b>
                )}
                <span>{t.stepOne(threat.stepOne)}</span>
                {view.acceleration > 0 && <span>{t.accelerationTokens(view.acceleration)}</span>}
              </span>
            </>
          )}
        </span>
        {scheme.target !== null && (
          <DoomTrack scheme={scheme} target={scheme.target} soon={isSoon ? threat.most : scheme.threat} />
        )}
      </Tap>
      <Attached to={scheme.id} />
    </section>
  );
}
