import { atLeast, average, type View } from '@assemble/crisis-protocol';
import { arc } from '../arcs.ts';
import { useSeen } from '../context.ts';
import { oddsOf, withoutCover } from '../forecasts.ts';

type Forecast = View['forecasts'][number];

/** From so much damage on, one bar stands for all. */
const LAST = 5;
const HIGH = 90;

/** What an attack would do: how likely each damage is, and how likely the target is dazed. */
export function Damage({ forecast }: { readonly forecast: Forecast }) {
  const { t, view, locale, number } = useSeen();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const odds = oddsOf(forecast);
  const bare = withoutCover(forecast);
  const open = bare === null ? null : oddsOf(bare);
  const target = view.characters[forecast.target];
  const left = target === undefined ? 99 : Math.max(1, target.stamina - target.damage);
  const isInjured = target?.side === 'injured';
  const share = (of: readonly number[], n: number): number => (n === LAST ? atLeast(of, n) : (of[n] ?? 0));
  const bars = Array.from({ length: LAST + 1 }, (_, n) => ({
    n,
    chance: share(odds, n),
    open: open === null ? null : share(open, n),
    fells: n >= left,
  }));
  const most = Math.max(0.3, ...bars.flatMap(({ chance, open: other }) => [chance, other ?? 0]));
  const fell = atLeast(odds, left);
  const title = isInjured ? t.chanceKo : t.chanceDaze;
  const said = [
    ...bars.map(({ n, chance }) => `${n === LAST ? `${n}+` : n}: ${percent.format(chance)}`),
    `${title}: ${percent.format(fell)}`,
  ].join(', ');
  return (
    <section className="cp-box" aria-label={t.damageHead}>
      <h3 className="display">
        {t.damageHead}
        <small>{bare === null ? '%' : t.withCover}</small>
      </h3>
      <svg className="cp-chart" viewBox="0 0 202 132" role="img" aria-label={said}>
        {bars.map(({ n, chance, open: other, fells }) => {
          const x = 4 + n * 33;
          const h = Math.max(3, (chance / most) * HIGH);
          const o = other === null ? 0 : (other / most) * HIGH;
          return (
            <g key={n} data-fells={fells || undefined} data-none={n === 0 || undefined}>
              {o > 0 && <rect className="cp-bar-open" x={x} y={108 - o} width="28" height={o} rx="4" />}
              <rect className="cp-bar" x={x} y={108 - h} width="28" height={h} rx="4" />
              <text x={x + 14} y={102 - Math.max(h, o)}>
                {chance > 0 && chance < 0.01 ? '<1' : Math.round(chance * 100)}
              </text>
              <text className="cp-bar-n" x={x + 14} y="125">
                {n === LAST ? `${n}+` : n}
              </text>
            </g>
          );
        })}
      </svg>
      <div className="cp-fell">
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <path className="cp-gauge" d={arc(40, 135, 405)} />
          {fell > 0.004 && <path className="cp-gauge-full" d={arc(40, 135, 135 + 270 * Math.min(1, fell))} />}
          <text y="9">{percent.format(fell)}</text>
        </svg>
        <p>
          <b className="display">{title}</b>
          {open !== null && <span>{t.withoutCover(percent.format(atLeast(open, left)))}</span>}
          <span>{t.averageDamage(number(average(odds)))}</span>
        </p>
      </div>
    </section>
  );
}
