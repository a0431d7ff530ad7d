import { EDITIONS, type EditionId, type Roster } from '@assemble/crisis-protocol';
import { useRef } from 'react';
import { Problems } from '../../../shell/Problems.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { affiliationName, affiliations, type Card, content } from '../data.ts';
import { toggled } from './edit.ts';
import { Gems } from './Gems.tsx';
import { problemsOf } from './problems.ts';
import { useRosterWords } from './words.ts';

export const PANEL_ID = 'roster-panel';

/** CP-ROSTER-1, CP-ROSTER-2 */
const CHARACTERS = 10;
const TACTICS = 10;

/** Whether the roster is legal, in one line. */
export function useSummary(roster: Roster, edition: EditionId): string {
  const t = useRosterWords();
  const locale = useLocale();
  const problems = problemsOf(roster, edition, locale).length;
  const { characters, tactics, crises } = roster;
  const all = CHARACTERS + TACTICS + 2 * EDITIONS[edition].crisesOfEachType;
  return [
    t.of(characters.length + tactics.length + crises.length, all),
    problems === 0 ? `✓ ${t.legal}` : `✕ ${t.problems(problems)}`,
  ].join(' · ');
}

interface Props {
  readonly roster: Roster;
  readonly edition: EditionId;
  readonly onChange: (roster: Roster) => void;
  readonly onOpen: (card: Card) => void;
  /** Rules open beside the page. */
  readonly stays: boolean;
}

interface PartProps extends Pick<Props, 'onOpen'> {
  readonly title: string;
  readonly most: number;
  readonly ids: readonly string[];
  readonly onLeave: (id: string) => void;
}

/** One kind of card in the roster. */
function Part({ title, most, ids, onOpen, onLeave }: PartProps) {
  const t = useRosterWords();
  const locale = useLocale();
  return (
    <section aria-label={title}>
      <h3>
        {title} <small>{t.of(ids.length, most)}</small>
      </h3>
      <ul className="roster-cards">
        {ids.map((id) => {
          const card = content.find(id);
          const name = card?.name[locale] ?? id;
          const threat =
            card?.card === 'character' ? card.threat : card?.card === 'crisis' ? card.maximumThreat : '';
          return (
            <li key={id}>
              <span className="roster-threat display">{threat}</span>
              {card === undefined ? (
                name
              ) : (
                <button type="button" className="card-name" onClick={() => onOpen(card)}>
                  {name}
                </button>
              )}
              <button
                type="button"
                className="button button-quiet"
                aria-label={t.leave(name)}
                onClick={() => onLeave(id)}
              >
                ✕
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Which affiliations a squad could have, and who could lead. */
function Groups({ roster }: Pick<Props, 'roster'>) {
  const t = useRosterWords();
  const locale = useLocale();
  const known = roster.characters.flatMap(({ id }) => {
    const card = content.find(id);
    return card?.card === 'character' ? [card] : [];
  });
  if (known.length === 0) return null;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const average = known.reduce((sum, { threat }) => sum + threat, 0) / known.length;
  const groups = affiliations
    .map((id) => ({ id, count: known.filter((card) => card.affiliations.includes(id)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const leaders = known.flatMap((card) =>
    card.leadership.map(
      ({ name, affiliation }) =>
        `${card.name[locale]}: ${name[locale]} (${affiliationName(affiliation, locale)})`,
    ),
  );
  return (
    <section className="roster-groups">
      <h3>{t.groups}</h3>
      <p>{t.average(number.format(average))}</p>
      <p>{groups.map(({ id, count }) => `${affiliationName(id, locale)} ${count}`).join(' · ')}</p>
      {leaders.length > 0 && (
        <>
          <h3>{t.leaders}</h3>
          <ul>
            {leaders.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The roster so far, everything that is against the rules, and in numbers. */
export function RosterPanel({ roster, edition, onChange, onOpen, stays }: Props) {
  const t = useRosterWords();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useSummary(roster, edition);
  const problems = problemsOf(roster, edition, locale);
  const each = EDITIONS[edition].crisesOfEachType;
  const leave = (id: string): void => {
    onChange(toggled(roster, id));
    // The line and its buttons are gone: the focus goes to the heading of the list.
    heading.current?.focus();
  };
  const crises = (type: 'secure' | 'extraction'): readonly string[] =>
    roster.crises.filter((id) => {
      const card = content.find(id);
      return card?.card === 'crisis' && card.type === type;
    });
  const parts = [
    { title: t.characters, most: CHARACTERS, ids: roster.characters.map(({ id }) => id) },
    { title: t.tactics, most: TACTICS, ids: roster.tactics },
    { title: t.secure, most: each, ids: crises('secure') },
    { title: t.extraction, most: each, ids: crises('extraction') },
  ];
  return (
    <section className="panel roster-panel" aria-labelledby={PANEL_ID}>
      <h2 id={PANEL_ID} ref={heading} tabIndex={-1}>
        {t.roster}
      </h2>
      <p className="roster-summary" role="status" data-legal={problems.length === 0}>
        {summary}
      </p>
      {parts.every(({ ids }) => ids.length === 0) && <p>{t.nothing}</p>}
      {parts.map((part) => (
        <Part key={part.title} {...part} onOpen={onOpen} onLeave={leave} />
      ))}
      <Gems roster={roster} onChange={onChange} />
      {problems.length > 0 && (
        <>
          <h3>{t.problemsTitle}</h3>
          <Problems problems={problems} stays={stays} />
        </>
      )}
      <Groups roster={roster} />
    </section>
  );
}
