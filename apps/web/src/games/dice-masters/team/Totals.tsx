import type { Team } from '@assemble/dice-masters';
import type { ReactNode } from 'react';
import { useLocale } from '../../../shell/preferences.ts';
import { term } from '../data.ts';
import { EnergyIcon } from '../EnergyIcon.tsx';
import { totalsOf } from './edit.ts';
import { useTeamWords } from './words.ts';

interface Bar {
  readonly key: string;
  readonly label: ReactNode;
  readonly dice: number;
}

/** Bars with their numbers beside them: the length only repeats what is written. */
function Bars({ title, bars }: { readonly title: string; readonly bars: readonly Bar[] }) {
  const t = useTeamWords();
  const most = Math.max(1, ...bars.map(({ dice }) => dice));
  return (
    <section>
      <h4>{title}</h4>
      <ul className="bars">
        {bars.map(({ key, label, dice }) => (
          <li key={key}>
            <span className="bar-label">{label}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect className="bar" width={(100 * dice) / most} height="10" />
            </svg>
            <span>{t.dice(dice)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a team is made of: kinds, the cost curve, energy. */
export function Totals({ team }: { readonly team: Team }) {
  const t = useTeamWords();
  const locale = useLocale();
  const { characters, actions, average, costs, energies } = totalsOf(team);
  if (average === null) return null;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const facts: readonly (readonly [string, string])[] = [
    [t.characters, String(characters)],
    [t.actions, String(actions)],
    [t.average, number.format(average)],
  ];
  return (
    <section className="totals">
      <h3>{t.totals}</h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Bars
        title={t.byCost}
        bars={costs.map(([cost, dice]) => ({ key: String(cost), label: t.costBar(cost), dice }))}
      />
      <Bars
        title={t.byEnergy}
        bars={energies.map(([energy, dice]) => ({
          key: energy,
          label: (
            <>
              <EnergyIcon energy={energy} /> {term(energy, locale)}
            </>
          ),
          dice,
        }))}
      />
    </section>
  );
}
