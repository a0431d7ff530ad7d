import { CardSearch, Reset } from '../../../collection/cards/Filters.tsx';
import type { FilterProps } from '../../../collection/cards/gallery.ts';
import { Choice } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { affiliationName, affiliations, type Card } from '../data.ts';
import { type Criteria, kinds, noCriteria, threatOn } from './criteria.ts';
import { useCardWords } from './words.ts';

/** What to look for among the cards. */
export function CardFilters({ criteria, among, onChange }: FilterProps<Card, Criteria>) {
  const t = useCardWords();
  const locale = useLocale();
  const ofKind = among.filter(({ card }) => criteria.kind === '' || card === criteria.kind);
  const threats = [...new Set(ofKind.map(threatOn))]
    .filter((threat) => threat !== null)
    .sort((a, b) => a - b);
  const known = kinds.filter((kind) => among.some(({ card }) => card === kind));
  return (
    <CardSearch criteria={criteria} onChange={onChange} hint={t.searchHint}>
      <Choice
        label={t.kind}
        any={t.anyKind}
        value={criteria.kind}
        options={known.map((kind) => [kind, t[kind]] as const)}
        onChange={(kind) => onChange({ kind })}
      />
      <Choice
        label={t.affiliation}
        any={t.anyAffiliation}
        value={criteria.affiliation}
        options={[
          ...affiliations.map((id) => [id, affiliationName(id, locale)] as const),
          ['none', t.unaffiliated] as const,
        ]}
        onChange={(affiliation) => onChange({ affiliation })}
      />
      <Choice
        label={t.threat}
        any={t.anyThreat}
        value={criteria.threat}
        options={threats.map((threat) => [String(threat), String(threat)] as const)}
        onChange={(threat) => onChange({ threat })}
      />
      <Reset criteria={criteria} none={noCriteria} onChange={onChange} />
    </CardSearch>
  );
}
