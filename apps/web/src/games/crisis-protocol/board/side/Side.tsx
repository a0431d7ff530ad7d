import { content } from '../../data.ts';
import { useSeen } from '../context.ts';
import { Positions } from '../Positions.tsx';
import { Head } from '../panel/Head.tsx';
import { Stats } from '../panel/Stats.tsx';
import { lookedAt, shownOf } from '../panel/shown.ts';
import { Legend } from '../tray/Legend.tsx';
import { useOpenRoll } from '../tray/useOpenRoll.ts';
import { trayWords } from '../tray/words.ts';
import { Crises } from './Crises.tsx';
import { FromThere } from './FromThere.tsx';
import { Reading } from './Reading.tsx';
import { Recent } from './Recent.tsx';
import { TargetCard } from './TargetCard.tsx';

/** Whoever defends or dodges while dice lie open, and what their faces count for. */
function Rolled({ target }: { readonly target: number }) {
  const seen = useSeen();
  const shown = shownOf(seen, target);
  if (shown === null) return null;
  return (
    <>
      <Head shown={shown} badge={seen.t.defender} />
      <Stats shown={shown} />
      <section className="cp-box">
        <h3 className="display">{trayWords(seen.locale).legend}</h3>
        <Legend />
      </section>
      <Recent />
    </>
  );
}

/** Crises, the last lines and a preview; or whoever is looked at or rolls; or a card that is read. */
export function Side() {
  const seen = useSeen();
  const { t, reading, placing, locale } = seen;
  const open = useOpenRoll()?.roll;
  const rolled = open !== undefined && (open.kind === 'attack' || open.kind === 'dodge') ? open : null;
  const looked = placing === null ? lookedAt(seen) : null;
  const isRolled = rolled !== null && (looked === null || looked === rolled.target);
  const read = reading === null ? undefined : content.find(reading.card);
  const isCard = looked === null && read !== undefined && read.card !== 'character';
  return (
    <div className="cp-panel" data-side="high">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled to, also by keys. */}
      <section className="cp-side-panel" tabIndex={0} aria-label={t.sidePanel}>
        {isCard ? (
          <Reading card={read.id} />
        ) : isRolled ? (
          <Rolled target={rolled.target} />
        ) : looked !== null ? (
          <TargetCard id={looked} />
        ) : (
          <>
            <Crises />
            <FromThere />
            <Recent />
          </>
        )}
      </section>
      <details className="cp-positions cp-faces">
        <summary>{trayWords(locale).legend}</summary>
        <Legend />
      </details>
      <Positions />
    </div>
  );
}
