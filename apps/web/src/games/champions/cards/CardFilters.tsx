import { RESOURCES, SETS, TYPES } from '@assemble/champions';
import { CardSearch, Reset } from '../../../collection/cards/Filters.tsx';
import type { FilterProps } from '../../../collection/cards/gallery.ts';
import { Choice } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import type { Card } from '../data.ts';
import { type Criteria, noCriteria, resources, sets, types } from './criteria.ts';
import { useCardWords } from './words.ts';

/** What to look for among the cards. */
export function CardFilters({ criteria, among, onChange }: FilterProps<Card, Criteria>) {
  const t = useCardWords();
  const locale = useLocale();
  const faces = among.flatMap((card) => card.faces);
  const costs = [...new Set(faces.map(({ cost }) => cost))]
    .filter((cost) => cost !== null)
    .sort((a, b) => a - b);
  return (
    <CardSearch criteria={criteria} onChange={onChange} hint={t.searchHint}>
      <Choice
        label={t.type}
        any={t.anyType}
        value={criteria.type}
        options={types
          .filter((id) => faces.some(({ type }) => type === id))
          .map((id) => [id, TYPES[id][locale]] as const)}
        onChange={(type) => onChange({ type })}
      />
      <Choice
        label={t.set}
        any={t.anySet}
        value={criteria.set}
        options={sets
          .filter((id) => among.some(({ set }) => set === id))
          .map((id) => [id, SETS[id].title[locale]] as const)}
        onChange={(set) => onChange({ set })}
      />
      <Choice
        label={t.resource}
        any={t.anyResource}
        value={criteria.resource}
        options={resources.map((id) => [id, RESOURCES[id][locale]] as const)}
        onChange={(resource) => onChange({ resource })}
      />
      <Choice
        label={t.cost}
        any={t.anyCost}
        value={criteria.cost}
        options={costs.map((cost) => [String(cost), String(cost)] as const)}
        onChange={(cost) => onChange({ cost })}
      />
      <Reset criteria={criteria} none={noCriteria} onChange={onChange} />
    </CardSearch>
  );
}
