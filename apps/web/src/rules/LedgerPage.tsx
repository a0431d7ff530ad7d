import { type EditionId, editionIds, type RuleKind, ruleKinds } from '@assemble/rules';
import { use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { games } from '../games/index.ts';
import { Choice, SearchField } from '../shell/fields.tsx';
import { usePage } from '../shell/page.ts';
import { useLocale } from '../shell/preferences.ts';
import { hrefTo, type Route, replace } from '../shell/router.ts';
import { useStrings } from '../strings/index.ts';
import { useBookWords } from './book/words.ts';
import { editionNames, kindNames } from './labels.ts';
import { type Criteria, findRules, type Ledger, loadLedger } from './ledger.ts';
import { RuleRow } from './RuleRow.tsx';

const pageSize = 50;

function criteriaOf(query: URLSearchParams): Criteria {
  const kind = ruleKinds.find((each): each is RuleKind => each === query.get('kind')) ?? '';
  const edition = editionIds.find((each): each is EditionId => each === query.get('edition')) ?? '';
  return {
    q: query.get('q') ?? '',
    game: query.get('game') ?? '',
    topic: query.get('topic') ?? '',
    kind,
    edition,
  };
}

/** The topics, kinds and editions that the chosen game has, in the order of its rulebook. */
function offered(ledger: Ledger, game: string) {
  const rules = ledger.rules.filter((rule) => game === '' || rule.game === game);
  return {
    topics: game === '' ? [] : [...new Set(rules.map((rule) => rule.entry.topic))],
    kinds: ruleKinds.filter((kind) => rules.some((rule) => rule.entry.kind === kind)),
    editions: editionIds.filter((edition) => rules.some((rule) => rule.entry.editions?.includes(edition))),
  };
}

export function LedgerPage({ route }: { readonly route: Route }) {
  const t = useStrings();
  const locale = useLocale();
  const heading = usePage(t.ledgerTitle);
  const { book } = useBookWords();
  const ledger = use(loadLedger());
  const criteria = criteriaOf(route.query);
  const shown = Math.max(pageSize, Number(route.query.get('show')) || 0);
  // What is typed shows at once; the list and the address follow.
  const [typed, setTyped] = useState(criteria.q);
  const [address, setAddress] = useState(criteria.q);
  if (address !== criteria.q) {
    setAddress(criteria.q);
    setTyped(criteria.q);
  }
  const q = useDeferredValue(typed);
  const { game, topic, kind, edition } = criteria;
  const found = useMemo(
    () => findRules(ledger, { q, game, topic, kind, edition }, locale),
    [ledger, q, game, topic, kind, edition, locale],
  );
  const asks = useMemo(() => (q.trim() === '' ? [] : ledger.index().asks(q, locale)), [ledger, q, locale]);
  // The first letter that is typed finds the index made.
  useEffect(() => {
    const timer = setTimeout(() => ledger.index(), 300);
    return () => clearTimeout(timer);
  }, [ledger]);
  const { topics, kinds, editions } = useMemo(() => offered(ledger, game), [ledger, game]);

  const change = (changes: Partial<Criteria> & { show?: string }): void => {
    const next = { ...criteria, ...changes };
    setAddress(next.q);
    setTyped(next.q);
    replace(hrefTo(['rules'], { ...next, show: changes.show ?? '' }));
  };
  const isFiltered = Object.values(criteria).some((value) => value !== '');

  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t.ledgerTitle}
      </h1>
      <p className="lead">{t.ledgerIntro}</p>
      <nav className="rule-books" aria-label={book}>
        {games.map(({ id, name, Picture }) => (
          <a key={id} className="rule-book poster" data-game={id} href={hrefTo(['rules', id])}>
            <span className="poster-art">
              <Picture />
            </span>
            <b>{name}</b>
            <span>{book}</span>
          </a>
        ))}
      </nav>
      <search className="panel filters">
        <SearchField
          label={t.searchRules}
          hint={t.searchRulesHint}
          value={typed}
          onChange={(value) => change({ q: value })}
        />
        <Choice
          label={t.game}
          any={t.anyGame}
          value={game}
          options={games.map(({ id, name }) => [id, name])}
          onChange={(value) => change({ game: value, topic: '', edition: '' })}
        />
        <Choice
          label={t.topic}
          any={t.anyTopic}
          value={topic}
          disabled={topics.length === 0}
          options={topics.map((each) => [each, ledger.topics.get(game)?.[each]?.[locale] ?? each])}
          onChange={(value) => change({ topic: value })}
        />
        <Choice
          label={t.kind}
          any={t.anyKind}
          value={kind}
          options={kinds.map((each) => [each, kindNames[each][locale]])}
          onChange={(value) => change({ kind: value })}
        />
        {editions.length > 0 && (
          <Choice
            label={t.edition}
            any={t.anyEdition}
            value={edition}
            options={editions.map((each) => [each, editionNames[each][locale]])}
            onChange={(value) => change({ edition: value })}
          />
        )}
        <button
          type="button"
          className="button button-quiet reset"
          disabled={!isFiltered}
          onClick={() => change({ q: '', game: '', topic: '', kind: '', edition: '' })}
        >
          {t.reset}
        </button>
      </search>
      <p className="count" role="status">
        {t.rulesFound(new Intl.NumberFormat(locale).format(found.length))}
      </p>
      {found.length === 0 && <p className="empty">{t.noRules}</p>}
      <ol className="rules">
        {found.slice(0, shown).map((rule) => (
          <RuleRow key={rule.entry.id} ledger={ledger} rule={rule} asks={asks} showGame={game === ''} />
        ))}
      </ol>
      {found.length > shown && (
        <button
          type="button"
          className="button more"
          onClick={() => change({ show: String(shown + pageSize) })}
        >
          {t.showMore(Math.min(pageSize, found.length - shown))}
        </button>
      )}
    </>
  );
}
