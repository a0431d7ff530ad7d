import { content } from '../../data.ts';
import { useSeen } from '../context.ts';
import { Positions } from '../Positions.tsx';
import { lookedAt } from '../panel/shown.ts';
import { Legend } from '../tray/Legend.tsx';
import { trayWords } from '../tray/words.ts';
import { Crises } from './Crises.tsx';
import { FromThere } from './FromThere.tsx';
import { Reading } from './Reading.tsx';
import { Recent } from './Recent.tsx';
import { TargetCard } from './TargetCard.tsx';

/** Crises, the last lines and a preview; or whoever is looked at; or a card that is read. */
export function Side() {
  const seen = useSeen();
  const { t, reading, placing, locale } = seen;
  const looked = placing === null ? lookedAt(seen) : null;
  const read = reading === null ? undefined : content.find(reading.card);
  const isCard = looked === null && read !== undefined && read.card !== 'character';
  return (
    <div className="cp-panel" data-side="high">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled to, also by keys. */}
      <section className="cp-side-panel" tabIndex={0} aria-label={t.sidePanel}>
        {looked !== null ? (
          <TargetCard id={looked} />
        ) : isCard ? (
          <Reading card={read.id} />
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
