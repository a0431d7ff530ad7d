import type { RuleEntry } from '@assemble/rules';
import { useEffect, useState } from 'react';
import type { GlossarySource } from '../../rules/glossary/Glossary.tsx';
import { useLocale } from '../../shell/preferences.ts';
import { hrefTo } from '../../shell/router.ts';

export interface Touched {
  readonly ids: readonly string[];
  /** The rules of the game, and its words. */
  readonly source: GlossarySource;
}

interface Props extends Touched {
  /** They open beside the page, because what is under the sheet must stay. */
  readonly stays: boolean;
}

/** What the rules behind a card say, each with the way to it. Until the ledger is there, they are named only. */
export function TouchedRules({ ids, source, stays }: Props) {
  const locale = useLocale();
  const [entries, setEntries] = useState<readonly RuleEntry[]>([]);
  useEffect(() => {
    let isGone = false;
    const keep = (loaded: readonly RuleEntry[]): void => {
      if (!isGone) setEntries(loaded);
    };
    // Without a network and without a copy of the ledger the numbers are all there is.
    source.ledger().then(
      ({ rules }) => keep(rules),
      () => keep([]),
    );
    return () => {
      isGone = true;
    };
  }, [source]);
  return (
    <ul className="card-rules">
      {ids.map((id) => (
        <li key={id}>
          <span>{entries.find((entry) => entry.id === id)?.says[locale]}</span>
          <a
            className="chip"
            href={hrefTo(['rules', id])}
            target={stays ? '_blank' : undefined}
            rel={stays ? 'noopener' : undefined}
          >
            {id}
          </a>
        </li>
      ))}
    </ul>
  );
}
