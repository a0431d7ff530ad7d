import { memo } from 'react';
import { gameById } from '../games/index.ts';
import { useLocale } from '../shell/preferences.ts';
import { hrefTo } from '../shell/router.ts';
import { useStrings } from '../strings/index.ts';
import { kindNames } from './labels.ts';
import { type Ledger, type Rule, topicName } from './ledger.ts';
import { provenBy } from './proven.ts';
import type { Ask } from './search/query.ts';

interface Props {
  readonly ledger: Ledger;
  readonly rule: Rule;
  /** What is looked for: it is marked. */
  readonly asks: readonly Ask[];
  readonly showGame: boolean;
}

function Sought({ ledger, rule, asks }: Pick<Props, 'ledger' | 'rule' | 'asks'>) {
  const locale = useLocale();
  const text = rule.entry.says[locale];
  if (asks.length === 0) return text;
  let at = 0;
  return ledger
    .index()
    .marked(text, rule.game, locale, asks)
    .map((piece) => {
      at += 1;
      return piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text;
    });
}

/** One line of the ledger. All of it can be clicked; the id is what is read and focused. */
export const RuleRow = memo(function RuleRow({ ledger, rule, asks, showGame }: Props) {
  const t = useStrings();
  const locale = useLocale();
  const { id, kind } = rule.entry;
  return (
    <li className="rule">
      <a className="rule-id" href={hrefTo(['rules', id])}>
        {id}
      </a>
      <p>
        <Sought ledger={ledger} rule={rule} asks={asks} />
      </p>
      <p className="tags">
        {showGame && <span className="tag tag-game">{gameById(rule.game)?.name}</span>}
        <span className="tag">{topicName(ledger, rule, locale)}</span>
        <span className="tag">{kindNames[kind][locale]}</span>
        {provenBy(id).length > 0 && <span className="tag tag-proven">✓ {t.proven}</span>}
      </p>
    </li>
  );
});
