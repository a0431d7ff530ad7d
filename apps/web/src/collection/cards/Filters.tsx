import type { ReactNode } from 'react';
import { SearchField } from '../../shell/fields.tsx';
import { useCardsWords } from './words.ts';

interface FiltersProps<Criteria extends { readonly q: string }> {
  readonly criteria: Criteria;
  readonly onChange: (changes: Partial<Criteria>) => void;
  /** What might be typed in. */
  readonly hint: string;
  readonly children: ReactNode;
}

/** What to look for among cards: words, and what else the game knows. */
export function CardSearch<Criteria extends { readonly q: string }>(props: FiltersProps<Criteria>) {
  const { criteria, onChange, hint, children } = props;
  const t = useCardsWords();
  return (
    <search className="panel filters">
      <SearchField
        label={t.search}
        hint={hint}
        value={criteria.q}
        onChange={(q) => onChange({ ...criteria, q })}
      />
      {children}
    </search>
  );
}

interface ResetProps<Criteria extends object> {
  readonly criteria: Criteria;
  readonly none: Criteria;
  readonly onChange: (changes: Criteria) => void;
}

/** Takes back everything that was looked for. */
export function Reset<Criteria extends object>({ criteria, none, onChange }: ResetProps<Criteria>) {
  const t = useCardsWords();
  const keys = Object.keys(none) as (keyof Criteria)[];
  return (
    <button
      type="button"
      className="button button-quiet reset"
      disabled={keys.every((key) => criteria[key] === none[key])}
      onClick={() => onChange(none)}
    >
      {t.reset}
    </button>
  );
}
