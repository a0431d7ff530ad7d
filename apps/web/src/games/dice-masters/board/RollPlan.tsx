import { atLeast, rollOdds } from '@assemble/dice-masters';
import { content } from '../data.ts';
import { useSeen } from './context.ts';
import { type DieView, type EnergyName, faceOf, rolledOf } from './dice.ts';
import { Energies } from './Energies.tsx';
import { titleAt } from './titles.ts';

/** While dice are being rolled: what stays if the chosen ones are rolled again, and how good a chance that is. */
export function RollPlan() {
  const { view, t, locale, chosen, low } = useSeen();
  const dice = rolledOf(view, low);
  if (dice.length === 0) return null;
  const again = dice.filter(({ id }) => chosen.has(id));
  const kept = dice.filter(({ id }) => !chosen.has(id));
  const energy = new Map<EnergyName, number>();
  for (const die of kept) {
    const face = faceOf(view, die);
    if (face?.kind === 'energy') energy.set(face.energy, (energy.get(face.energy) ?? 0) + face.count);
  }
  const isNamed = (die: DieView): boolean => faceOf(view, die)?.kind !== 'energy';
  const named = kept.filter(isNamed).map((die) => titleAt(view, die.card, locale));
  const names = [...new Set(named)].map((name) => {
    const count = named.filter((one) => one === name).length;
    return count === 1 ? name : `${count} × ${name}`;
  });
  const kinds = again.map((die) => content.dieKind(view.cards[die.card]?.id ?? ''));
  const chance = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <div className="dm-plan">
      <p>
        <b>{t.keeping}</b>
        <Energies of={energy} />
        {names.length > 0 && <span className="dm-plan-names">{names.join(', ')}</span>}
      </p>
      {again.length > 0 && (
        <p data-is="again">
          <b>{t.rerolling(again.length)}</b>
          <span>{t.oneMore}</span> <em>{chance.format(atLeast(rollOdds(kinds, 'character'), 1))}</em>
        </p>
      )}
    </div>
  );
}
