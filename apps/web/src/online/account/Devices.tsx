import type { SessionSummary } from '@assemble/protocol';
import { useLocale } from '../../shell/preferences.ts';
import { api } from '../api.ts';
import { ago } from '../durations.ts';
import { Problem } from '../Problem.tsx';
import { useRequest } from '../useAnswer.ts';
import { useOnlineWords } from '../words/index.ts';

/** The session is noted once an hour: anything less is now. */
const HOUR_MS = 3_600_000;

interface Props {
  readonly sessions: readonly SessionSummary[];
  readonly onChange: () => void;
}

/** Where one is known, and how to end that. */
export function Devices({ sessions, onChange }: Props) {
  const t = useOnlineWords();
  const locale = useLocale();
  const { busy, problem, run } = useRequest();
  const others = sessions.filter(({ current }) => !current);
  const listed = [...sessions.filter(({ current }) => current), ...others];
  const seen = (at: number): string =>
    Date.now() - at < HOUR_MS ? t.deviceNow : t.deviceSeen(ago(at, Date.now(), locale));
  return (
    <section className="panel account-list" aria-labelledby="devices">
      <h2 id="devices">{t.devices}</h2>
      <p>{t.devicesText}</p>
      <ul>
        {listed.map(({ id, label, seenAt, current }) => (
          <li key={id} data-current={current ? '' : undefined}>
            <span>
              <b>{label || t.deviceUnknown}</b>{' '}
              <span className="remark">{current ? t.deviceThis : seen(seenAt)}</span>
            </span>
            {!current && (
              <button
                type="button"
                className="button button-quiet"
                disabled={busy}
                onClick={() => run(() => api.endSession(id).then(onChange))}
              >
                {t.deviceEnd}
                <span className="hidden">: {label || t.deviceUnknown}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <p className="actions">
          <button
            type="button"
            className="button button-quiet"
            disabled={busy}
            onClick={() => run(() => api.endOtherSessions().then(onChange))}
          >
            {t.devicesEndOthers}
          </button>
        </p>
      )}
      <Problem problem={problem} />
    </section>
  );
}
