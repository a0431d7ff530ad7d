import { FORMATS, type Team, type TeamFormat } from '@assemble/dice-masters';
import { useRef } from 'react';
import { Problems } from '../../../shell/Problems.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { type Card, content, nameOf } from '../data.ts';
import { BasicActions } from './BasicActions.tsx';
import { totalsOf, withDice } from './edit.ts';
import { problemsOf } from './problems.ts';
import { Stepper } from './Stepper.tsx';
import { Totals } from './Totals.tsx';
import { useTeamWords } from './words.ts';

export const PANEL_ID = 'team-panel';

/** How far the team is, in one line. */
export function useSummary(team: Team, format: TeamFormat['id']): string {
  const t = useTeamWords();
  const locale = useLocale();
  const { cards, dice } = totalsOf(team);
  const { maxCards, maxDice } = FORMATS[format];
  const problems = problemsOf(team, format, locale).length;
  const state = problems === 0 ? `✓ ${t.legal}` : `✕ ${t.problems(problems)}`;
  return [t.cardsOf(cards, maxCards), t.diceOf(dice, maxDice), state].join(' · ');
}

interface Props {
  readonly team: Team;
  readonly format: TeamFormat['id'];
  readonly onChange: (team: Team) => void;
  readonly onOpen: (card: Card) => void;
  /** Rules open beside the page. */
  readonly stays: boolean;
}

/** The team so far: its cards and dice, its basic actions, everything that is against the rules, and in numbers. */
export function TeamPanel({ team, format, onChange, onOpen, stays }: Props) {
  const t = useTeamWords();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useSummary(team, format);
  const problems = problemsOf(team, format, locale);
  const setDice = (card: Card, dice: number): void => {
    onChange(withDice(team, card.id, dice));
    // The line and its buttons are gone: the focus goes to the heading of the list.
    if (dice === 0) heading.current?.focus();
  };
  return (
    <section className="panel team-panel" aria-labelledby={PANEL_ID}>
      <h2 id={PANEL_ID} ref={heading} tabIndex={-1}>
        {t.team}
      </h2>
      <p className="team-summary" role="status" data-legal={problems.length === 0}>
        {summary}
      </p>
      {team.cards.length === 0 && <p>{t.noCards}</p>}
      <ul className="team-cards">
        {team.cards.map(({ card: id, dice }) => {
          const card = content.find(id);
          if (card === undefined) return <li key={id}>{id}</li>;
          return (
            <li key={id} data-energy={card.energy ?? 'generic'}>
              <span className="team-cost display">{card.cost}</span>
              <button type="button" className="card-name" onClick={() => onOpen(card)}>
                {nameOf(card, locale)}
              </button>
              <Stepper card={card} dice={dice} onDice={setDice} />
            </li>
          );
        })}
      </ul>
      <h3>{t.basicActions}</h3>
      <BasicActions team={team} onChange={onChange} />
      {problems.length > 0 && (
        <>
          <h3>{t.problemsTitle}</h3>
          <Problems problems={problems} stays={stays} />
        </>
      )}
      <Totals team={team} />
    </section>
  );
}
