import type { Locale } from '@assemble/language';
import type { RuleEntry, Term } from '@assemble/rules';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useLocale } from '../../shell/preferences.ts';
import { type Finder, finderOf } from './terms.ts';

/** Where the words of a game come from, and what explains them. Always the same object for a game. */
export interface GlossarySource {
  readonly terms: () => Promise<readonly Term[]>;
  readonly ledger: () => Promise<{ readonly rules: readonly RuleEntry[] }>;
}

interface Known {
  readonly source: GlossarySource;
  readonly terms: readonly Term[];
  readonly finder: Finder;
}

const Around = createContext<Known | null>(null);

/** What is loaded; nothing until it has come, and without a network. */
function useLoaded<T>(load: (() => Promise<T>) | undefined): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    let isGone = false;
    load?.().then(
      (value) => {
        if (!isGone) setLoaded(value);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return loaded;
}

interface Props {
  readonly source: GlossarySource;
  /** The language of the texts; the reader's where nothing is said. */
  readonly locale?: Locale;
  readonly children: ReactNode;
}

/** The texts inside of it use the words of a game. Until these have come, a text is only a text. */
export function Glossary({ source, locale, children }: Props) {
  const reader = useLocale();
  const terms = useLoaded(source.terms);
  const known = useMemo(
    () => (terms === null ? null : { source, terms, finder: finderOf(terms, locale ?? reader) }),
    [source, terms, locale, reader],
  );
  return <Around value={known}>{children}</Around>;
}

/** The words of the game around; null where no game is. */
export const useGlossary = (): Known | null => useContext(Around);

/** The rule that explains a term; null until it has come. */
export function useExplanation(rule: string | undefined): RuleEntry | null {
  const loaded = useLoaded(useGlossary()?.source.ledger);
  return loaded?.rules.find(({ id }) => id === rule) ?? null;
}
