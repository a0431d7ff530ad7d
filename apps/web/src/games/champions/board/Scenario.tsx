import { content } from '../data.ts';
import { pieceLine } from '../play/outline.ts';
import { Backs } from './Backs.tsx';
import { Bar } from './Bar.tsx';
import { useSeen } from './context.ts';
import { forecast } from './forecast.ts';
import { PieceTile } from './PieceTile.tsx';
import { Tap } from './Tap.tsx';

/** The main scheme: threat and its limit as number and bar, and what the next villain phase is going to place. */
export function SchemeBlock() {
  const { view, locale, t, nameOf, attachedTo } = useSeen();
  const scheme = view.play.find(({ id }) => id === view.scheme);
  if (scheme === undefined) return null;
  const { stage } = content.face(scheme.face);
  const { threat } = forecast(view);
  const last = view.stagesLeft.scheme === 0;
  const isSoon = threat !== null && view.phase === 'player';
  return (
    <section className="mc-block mc-scheme" aria-label={t.mainScheme}>
      <div className="mc-stack" data-large>
        <Tap id={scheme.id} name={pieceLine(scheme, view, locale)} className="mc-card mc-main-scheme">
          <span className="mc-band" data-tone="encounter">
            <span>{t.mainScheme}</span>
            <span>{t.stage(stage ?? 1, view.stagesLeft.scheme)}</span>
          </span>
          <span className="mc-body">
            <span className="mc-name">{nameOf(scheme.id)}</span>
            {scheme.target !== null && (
              <Bar
                kind="threat"
                now={scheme.threat}
                of={scheme.target}
                text={t.threatOf(scheme.threat, scheme.target)}
                {...(isSoon && { soon: threat.most })}
              />
            )}
          </span>
        </Tap>
      </div>
      {threat !== null && (
        <p className="mc-forecast" data-danger={threat.most >= threat.target || undefined}>
          {isSoon && <b>{t.forecast(threat.least, threat.most)}</b>}
          <span>{last ? t.losesAt(threat.target) : t.advancesAt(threat.target)}</span>
          <span>{t.stepOne(threat.stepOne)}</span>
          {view.acceleration > 0 && <span>{t.accelerationTokens(view.acceleration)}</span>}
        </p>
      )}
      {attachedTo(scheme.id).map((piece) => (
        <PieceTile key={piece.id} piece={piece} />
      ))}
    </section>
  );
}

/** The villain: stage, hit points, values, status and attachments. */
export function VillainBlock() {
  const { view, t } = useSeen();
  const villain = view.play.find(({ id }) => id === view.villain);
  if (villain === undefined) return null;
  const { stage } = content.face(villain.face);
  const boosts = view.activities.reduce((sum, activity) => sum + activity.boosts, 0);
  return (
    <section className="mc-block mc-villain-block" aria-label={t.villain}>
      <PieceTile piece={villain} note={t.stage(stage ?? 1, view.stagesLeft.villain)} large />
      {boosts > 0 && (
        <p className="mc-backs">
          <Backs count={boosts} /> {t.boostsDown(boosts)}
        </p>
      )}
    </section>
  );
}

/** Side schemes and environments. */
export function SideSchemes() {
  const { view, t } = useSeen();
  const pieces = view.play.filter(({ id, face, controller, engaged, host }) => {
    const { type } = content.face(face);
    return (
      controller < 0 &&
      engaged < 0 &&
      host < 0 &&
      id !== view.villain &&
      id !== view.scheme &&
      type !== 'minion'
    );
  });
  if (pieces.length === 0) return null;
  return (
    <section className="mc-zone mc-sides" aria-label={t.sideSchemes}>
      <h3>{t.sideSchemes}</h3>
      <ul className="mc-row">
        {pieces.map((piece) => (
          <li key={piece.id}>
            <PieceTile piece={piece} />
          </li>
        ))}
      </ul>
    </section>
  );
}
