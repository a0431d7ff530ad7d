import { useState } from 'react';
import { CardSearch, Reset } from '../../collection/cards/Filters.tsx';
import type { FilterProps } from '../../collection/cards/gallery.ts';
import { Choice } from '../../shell/fields.tsx';
import { useLocale } from '../../shell/preferences.ts';
import { type Criteria, noCriteria, sorts } from './criteria.ts';
import {
  affiliationName,
  affiliations,
  type Card,
  cardKinds,
  cards,
  energyTypes,
  rarities,
  term,
} from './data.ts';
import { EnergyIcon } from './EnergyIcon.tsx';
import { useCardWords } from './strings.ts';

const costs = [...new Set(cards.map((card) => card.cost))].sort((a, b) => a - b).map(String);
const energies = [...energyTypes, 'none'] as const;

type Props = Pick<FilterProps<Card, Criteria>, 'criteria' | 'onChange'>;

function EnergyButtons({ criteria, onChange }: Props) {
  const t = useCardWords();
  const locale = useLocale();
  return (
    <fieldset className="field energies">
      <legend>{t.energy}</legend>
      {energies.map((energy) => (
        <button
          key={energy}
          type="button"
          className="energy-button"
          data-energy={energy === 'none' ? 'generic' : energy}
          aria-pressed={criteria.energy === energy}
          onClick={() => onChange({ energy: criteria.energy === energy ? '' : energy })}
        >
          <EnergyIcon energy={energy === 'none' ? 'generic' : energy} />
          {energy === 'none' ? t.energyNone : term(energy, locale)}
        </button>
      ))}
    </fieldset>
  );
}

export function CardFilters({ criteria, onChange }: Props) {
  const t = useCardWords();
  const locale = useLocale();
  const kinds = { character: t.kindCharacter, action: t.kindAction, 'basic-action': t.kindBasic } as const;
  const sortNames = {
    number: t.sortNumber,
    name: t.sortName,
    cost: t.sortCost,
    rarity: t.sortRarity,
  } as const;
  const [open, setOpen] = useState(() => matchMedia('(min-width: 48rem)').matches);
  return (
    <CardSearch criteria={criteria} onChange={onChange} hint={t.searchHint}>
      <EnergyButtons criteria={criteria} onChange={onChange} />
      <details className="more-filters" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t.filters}</summary>
        <div className="filters-grid">
          <Choice
            label={t.kind}
            any={t.any}
            value={criteria.kind}
            options={cardKinds.map((kind) => [kind, kinds[kind]])}
            onChange={(kind) => onChange({ kind })}
          />
          <Choice
            label={t.affiliation}
            any={t.any}
            value={criteria.affiliation}
            options={[
              ...affiliations.map((id) => [id, affiliationName(id, locale)] as const),
              ['none', t.affiliationNone] as const,
            ]}
            onChange={(affiliation) => onChange({ affiliation })}
          />
          <Choice
            label={t.cost}
            any={t.any}
            value={criteria.cost}
            options={costs.map((cost) => [cost, cost])}
            onChange={(cost) => onChange({ cost })}
          />
          <Choice
            label={t.rarity}
            any={t.any}
            value={criteria.rarity}
            options={rarities.map((rarity) => [rarity, term(rarity, locale)])}
            onChange={(rarity) => onChange({ rarity })}
          />
          <Choice
            label={t.sort}
            value={criteria.sort}
            options={sorts.map((sort) => [sort, sortNames[sort]])}
            onChange={(sort) => onChange({ sort: sort || 'number' })}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={criteria.starter}
              onChange={(event) => onChange({ starter: event.target.checked })}
            />
            {t.starterOnly}
          </label>
          <Reset criteria={criteria} none={noCriteria} onChange={onChange} />
        </div>
      </details>
    </CardSearch>
  );
}
