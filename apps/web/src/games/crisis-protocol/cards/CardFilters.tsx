import { Choice, SearchField } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { affiliationName, affiliations, cards } from '../data.ts';
import { type Criteria, type Kind, kinds, threatOn } from './criteria.ts';
import { useCardWords } from './words.ts';

interface Props {
  readonly criteria: Criteria;
  /** The kinds to choose from. */
  readonly among?: readonly Kind[];
  readonly onChange: (changes: Partial<Criteria>) => void;
}

/** What to look for among the cards. */
export function CardFilters({ criteria, among = kinds, onChange }: Props) {
  const t = useCardWords();
  const locale = useLocale();
  const threats = [
    ...new Set(
      cards
        .filter(({ card }) => (criteria.kind === '' ? among.includes(card) : card === criteria.kind))
        .map(threatOn),
    ),
  ]
    .filter((threat) => threat !== null)
    .sort((a, b) => a - b);
  const known = kinds.filter((kind) => among.includes(kind) && cards.some(({ card }) => card === kind));
  return (
    <search className="panel filters">
      <SearchField
        label={t.search}
        hint={t.searchHint}
        value={criteria.q}
        onChange={(q) => onChange({ q })}
      />
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
    </search>
  );
}
