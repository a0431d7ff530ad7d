import type { EditionId, LocalText, RuleEntry } from '@assemble/rules';
import { useMemo } from 'react';
import { useLocale } from '../../shell/preferences.ts';
import { hrefTo } from '../../shell/router.ts';
import { useGlossary } from '../glossary/Glossary.tsx';
import { Pieces } from '../glossary/Glossed.tsx';
import { termsIn } from '../glossary/terms.ts';
import { editionNames } from '../labels.ts';
import { useScenes } from '../scenes/scenes.ts';
import { EDITION_MARKS } from './editions.ts';
import type { Passage } from './pages.ts';
import { stepsIn } from './steps.ts';
import { useBookWords } from './words.ts';

/** The marks of some editions; the one that is read stands out. */
function EditionTags({
  editions,
  own,
}: {
  readonly editions: readonly EditionId[];
  readonly own: EditionId | null;
}) {
  const locale = useLocale();
  return editions.map((edition) => (
    <abbr
      key={edition}
      className="edition-tag"
      data-own={edition === own || undefined}
      title={editionNames[edition][locale]}
    >
      {EDITION_MARKS[edition]}
    </abbr>
  ));
}

/** What other editions have in its place. */
function Elsewhere({
  others,
  own,
}: {
  readonly others: readonly RuleEntry[];
  readonly own: EditionId | null;
}) {
  const t = useBookWords();
  const locale = useLocale();
  return (
    <div className="book-differs" role="note" aria-label={t.elsewhere}>
      <b className="book-differs-head">{t.elsewhere}</b>
      <ul>
        {others.map(({ id, says, editions = [] }) => (
          <li key={id}>
            <EditionTags editions={editions} own={own} />
            <a href={hrefTo(['rules', id])}>{says[locale]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A question that the editions answer differently, all answers side by side; the same answers stand together. */
export function Answers({
  question,
  answers,
  own,
}: {
  readonly question: LocalText;
  readonly answers: Readonly<Record<EditionId, LocalText>>;
  readonly own: EditionId | null;
}) {
  const locale = useLocale();
  const said = (['en', 'de', 'es13'] as const).reduce<Map<string, EditionId[]>>((all, edition) => {
    const text = answers[edition][locale];
    return all.set(text, [...(all.get(text) ?? []), edition]);
  }, new Map());
  return (
    <>
      <p className="book-question">{question[locale]}</p>
      <ul className="book-answers">
        {[...said].map(([text, editions]) => (
          <li key={text} data-own={(own !== null && editions.includes(own)) || undefined}>
            <EditionTags editions={editions} own={own} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  readonly game: string;
  readonly passages: readonly Passage[];
  readonly own: EditionId | null;
  /** The rule that the address names. */
  readonly at: string | null;
}

/** The rules of a topic as they are read. A term is marked where it first stands. */
export function Passages({ game, passages, own, at }: Props) {
  const t = useBookWords();
  const locale = useLocale();
  const finder = useGlossary()?.finder;
  const scenes = useScenes(game);
  const told = useMemo(
    () =>
      stepsIn(
        passages.map(
          ({ entry }) => (entry.kind === 'ruling-needed' ? (entry.gap ?? entry.says) : entry.says)[locale],
        ),
      ),
    [passages, locale],
  );
  const texts = useMemo(() => told.map(({ text }) => text), [told]);
  const pieces = useMemo(
    () => (finder === undefined ? texts.map((text) => [{ text, term: null }]) : termsIn(texts, finder)),
    [texts, finder],
  );
  return passages.map(({ entry, others, differences }, i) => (
    <section
      key={entry.id}
      id={entry.id}
      className="passage"
      data-kind={entry.kind}
      data-at={entry.id === at || undefined}
      data-step={told[i]?.step ?? undefined}
      tabIndex={-1}
    >
      {told[i]?.step != null && <b className="passage-step">{told[i].step}</b>}
      <p>
        <Pieces pieces={pieces[i] ?? []} />{' '}
        <a className="passage-link" href={hrefTo(['rules', entry.id])} aria-label={t.rule(entry.id)}>
          <span className="passage-id">{entry.id}</span>
          <span aria-hidden="true">§</span>
        </a>
        {scenes?.has(entry.id) && (
          <a
            className="passage-play"
            href={hrefTo(['rules', entry.id, 'play'])}
            aria-label={t.sceneOf(entry.id)}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M4 2.500 13 8l-9 5.500z" />
            </svg>
            <span>{t.scene}</span>
          </a>
        )}
      </p>
      {entry.proposedRuling && (
        <p className="passage-ruling">
          <b>{t.ruling}</b> {entry.proposedRuling[locale]}
        </p>
      )}
      {others.length > 0 && differences.length === 0 && <Elsewhere others={others} own={own} />}
      {differences.map((one) => (
        <div key={one.id} className="book-differs" role="note" aria-label={t.differ}>
          <b className="book-differs-head">{t.differ}</b>
          <Answers question={one.question} answers={one.answers} own={own} />
        </div>
      ))}
    </section>
  ));
}
