import { useState } from 'react';
import { useStrings } from '../strings/index.ts';
import { savedMatches } from '../table/saved.ts';
import { lostUnder } from './lost.ts';
import { useNewVersion } from './worker.ts';

/** Offers a new version of the page. It is not shown at tables: nothing there is interrupted. */
export function UpdateNotice() {
  const t = useStrings();
  const version = useNewVersion();
  const [later, setLater] = useState(false);
  if (version === null || later) return null;
  const lost = lostUnder(savedMatches(), version.rules);
  return (
    <section className="panel update" aria-label={t.updateTitle}>
      <p role="status">
        <b>{t.updateTitle}</b> {lost.length === 0 ? t.updateSafe : t.updateLost(lost.length)}
      </p>
      <p className="actions">
        <button type="button" className="button button-accent" onClick={version.takeOver}>
          {t.updateNow}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setLater(true)}>
          {t.updateLater}
        </button>
      </p>
    </section>
  );
}
