import { useSeen } from './context.ts';
import type { Meter as Numbers } from './outlook.ts';
import { Sign } from './Sign.tsx';

/** "20 incoming / 19 life": what is stopped, what gets through, and where it would be lethal. */
export function Meter({ meter }: { readonly meter: Numbers }) {
  const { t } = useSeen();
  const { incoming, through, life, blockers } = meter;
  const stopped = incoming - through;
  const share = (amount: number): string => `${(100 * amount) / Math.max(1, incoming)}%`;
  const isLethal = through >= life && life > 0;
  const told = through === 0 ? t.fullyBlocked : stopped === 0 ? t.unstopped : t.stopped(stopped, blockers);
  return (
    <div className="dm-meter" data-lethal={isLethal || undefined}>
      <p className="hidden" role="status">
        {[t.meter(incoming, life, through), ...(isLethal ? [t.lethal] : []), told].join('. ')}
      </p>
      <p className="dm-meter-sums" aria-hidden="true">
        <span>
          <b>{incoming}</b> {t.incoming}
        </span>
        <i>/</i>
        <span>
          <b data-is="life">{life}</b> {t.lifeWord}
        </span>
      </p>
      <div className="dm-meter-bar" aria-hidden="true">
        <span data-is="stopped" style={{ width: share(stopped) }}>
          {stopped > 0 && <Sign of="shield" />}
        </span>
        <span data-is="through" style={{ width: share(through) }}>
          {through > 0 && <b>{through}</b>}
        </span>
        <em>{told}</em>
        {life < incoming && <i style={{ left: share(life) }} />}
      </div>
      {life < incoming && (
        <p className="dm-meter-lethal" aria-hidden="true">
          {t.lethalAt(life)}
        </p>
      )}
    </div>
  );
}
