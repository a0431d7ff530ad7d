import type { LocalText } from '@assemble/rules';
import { type ReactNode, use, useEffect, useState } from 'react';
import { gameById } from '../games/index.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { usePage } from '../shell/page.ts';
import { useLocale } from '../shell/preferences.ts';
import { hrefTo } from '../shell/router.ts';
import { useStrings } from '../strings/index.ts';
import { pageOfTopic } from './book/pages.ts';
import { useBookWords } from './book/words.ts';
import { Glossary } from './glossary/Glossary.tsx';
import { Glossed } from './glossary/Glossed.tsx';
import { editionNames, kindNames } from './labels.ts';
import { headings, type Ledger, loadLedger, type Rule, topicName } from './ledger.ts';
import { provenBy } from './proven.ts';
import { RuleRow } from './RuleRow.tsx';
import { useScenes } from './scenes/scenes.ts';
import type { Ask } from './search/query.ts';

const noAsks: readonly Ask[] = [];

/** A text of the ledger in the chosen language; its terms explain themselves. */
function Said({ text, className }: { readonly text: LocalText; readonly className?: string }) {
  return (
    <p className={className}>
      <Glossed text={text[useLocale()]} />
    </p>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function CopyLink() {
  const t = useStrings();
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="button button-quiet"
      onClick={() => void navigator.clipboard?.writeText(location.href).then(() => setCopied(true))}
    >
      <span aria-live="polite">{copied ? t.copied : t.copyLink}</span>
    </button>
  );
}

/** The way to the page of the book on which it stands, once that is known. */
function ToBook({ rule: { game, entry } }: { readonly rule: Rule }) {
  const t = useBookWords();
  const [chapter, setChapter] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    gameById(game)
      ?.book()
      .then(
        (book) => {
          if (!isGone) setChapter(pageOfTopic(book, entry.topic)?.chapter.id ?? null);
        },
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [game, entry]);
  if (chapter === null) return null;
  return (
    <a
      className="button button-quiet"
      href={hrefTo(['rules', game, chapter, entry.topic], {
        rule: entry.id,
        edition: entry.editions?.[0] ?? '',
      })}
    >
      {t.readInBook}
    </a>
  );
}

function Facts({ ledger, rule }: { readonly ledger: Ledger; readonly rule: Rule }) {
  const t = useStrings();
  const locale = useLocale();
  const { entry, game } = rule;
  const variants = ledger.rules.filter((other) => other.entry.variantOf === entry.id);
  const tests = provenBy(entry.id);
  return (
    <dl className="facts-list">
      <Fact name={t.game}>
        <a href={hrefTo(['rules'], { game })}>{gameById(game)?.name}</a>
      </Fact>
      <Fact name={t.topic}>
        <a href={hrefTo(['rules'], { game, topic: entry.topic })}>{topicName(ledger, rule, locale)}</a>
      </Fact>
      <Fact name={t.kind}>{kindNames[entry.kind][locale]}</Fact>
      <Fact name={t.source}>
        {headings(entry).map(([edition, heading]) => (
          <span key={edition ?? ''} className="heading-line">
            {edition && <span className="tag">{editionNames[edition][locale]}</span>} {heading}
          </span>
        ))}
      </Fact>
      {entry.editions && (
        <Fact name={t.editions}>
          {entry.editions.map((edition) => editionNames[edition][locale]).join(' · ')}
        </Fact>
      )}
      {entry.variantOf && (
        <Fact name={t.variantOf}>
          <a href={hrefTo(['rules', entry.variantOf])}>{entry.variantOf}</a>
        </Fact>
      )}
      {variants.length > 0 && (
        <Fact name={t.variants}>
          {variants.map(({ entry: { id } }) => (
            <a key={id} href={hrefTo(['rules', id])}>
              {id}
            </a>
          ))}
        </Fact>
      )}
      {tests.length > 0 && (
        <Fact name={t.provenBy}>
          <ul className="tests" lang="en">
            {tests.map((test) => (
              <li key={test}>{test}</li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

function Found({ ledger, rule }: { readonly ledger: Ledger; readonly rule: Rule }) {
  const t = useStrings();
  const { entry } = rule;
  const heading = usePage(t.ruleTitle(entry.id));
  const book = useBookWords();
  const scenes = useScenes(rule.game);
  const same = ledger.rules.filter((other) => other.game === rule.game && other.entry.topic === entry.topic);
  const at = same.indexOf(rule);
  const [previous, next] = [same[at - 1], same[at + 1]];
  return (
    <>
      <p>
        <a href={hrefTo(['rules'], { game: rule.game })}>← {t.backToRules}</a>
      </p>
      <article className="panel rule-page">
        <h1 ref={heading} tabIndex={-1}>
          {t.ruleTitle(entry.id)}
        </h1>
        <Said className="says" text={entry.says} />
        {entry.gap && (
          <>
            <h2>{t.gap}</h2>
            <Said text={entry.gap} />
          </>
        )}
        {entry.proposedRuling && (
          <>
            <h2>{t.ruling}</h2>
            <Said text={entry.proposedRuling} />
          </>
        )}
        <Facts ledger={ledger} rule={rule} />
        <p className="actions">
          {scenes?.has(entry.id) && (
            <a className="sun-button" href={hrefTo(['rules', entry.id, 'play'])}>
              {book.scene}
            </a>
          )}
          <ToBook rule={rule} />
          <CopyLink />
          {previous && (
            <a className="button button-quiet" href={hrefTo(['rules', previous.entry.id])}>
              ← {t.previousRule}
            </a>
          )}
          {next && (
            <a className="button button-quiet" href={hrefTo(['rules', next.entry.id])}>
              {t.nextRule} →
            </a>
          )}
        </p>
      </article>
      {same.length > 1 && (
        <>
          <h2>{t.sameTopic}</h2>
          <ol className="rules">
            {same
              .filter((other) => other !== rule)
              .map((other) => (
                <RuleRow key={other.entry.id} ledger={ledger} rule={other} asks={noAsks} showGame={false} />
              ))}
          </ol>
        </>
      )}
    </>
  );
}

export function RulePage({ id }: { readonly id: string }) {
  const t = useStrings();
  const ledger = use(loadLedger());
  const rule = ledger.byId.get(id.toUpperCase());
  const game = gameById(rule?.game ?? '');
  if (rule && game)
    return (
      <Glossary source={game}>
        <Found ledger={ledger} rule={rule} />
      </Glossary>
    );
  return (
    <NotFound title={t.ruleMissing(id)} text={t.ruleMissingText}>
      <a className="button" href={hrefTo(['rules'], { q: id })}>
        {t.searchAllRules}
      </a>
    </NotFound>
  );
}
