import { memo } from 'react';
import { gameById } from '../games/index.ts';
import { Marked } from '../shell/Marked.tsx';
import { useLocale } from '../shell/preferences.ts';
import { hrefTo } from '../shell/router.ts';
import { useStrings } from '../strings/index.ts';
import { kindNames } from './labels.ts';
import { type Ledger, type Rule, topicName } from './ledger.ts';
import { provenBy } from './proven.ts';

interface Props {
  readonly ledger: Ledger;
  readonly rule: Rule;
  readonly words: readonly string[];
  readonly showGame: boolean;
}

/** One line of the ledger. All of it can be clicked; the id is what is read and focused. */
export const RuleRow = memo(function RuleRow({ ledger, rule, words, showGame }: Props) {
  const t = useStrings();
  const locale = useLocale();
  const { id, says, kind } = rule.entry;
  return (
    <li className="rule">
      <a className="rule-id" href={hrefTo(['rules', id])}>
        <Marked text={id} words={words} />
      </a>
      <p>
        <Marked text={says[locale]} words={words} />
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
