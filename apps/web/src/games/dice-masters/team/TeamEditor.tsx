import '../cards.css';
import './team.css';
import { FORMATS, type Team, type TeamFormat } from '@assemble/dice-masters';
import { Editor, focusPanel } from '../../../collection/cards/Editor.tsx';
import { Line, Stepper, Take } from '../../../collection/cards/lines.tsx';
import { useVerdict } from '../../../collection/words.ts';
import { useLocale } from '../../../shell/preferences.ts';
import { type Card, cards, content, nameOf } from '../data.ts';
import { gallery } from '../gallery.ts';
import { BasicActions } from './BasicActions.tsx';
import { diceOf, totalsOf, withBasicAction, withDice } from './edit.ts';
import { problemsOf } from './problems.ts';
import { Totals } from './Totals.tsx';
import { useTeamWords } from './words.ts';

/** How far the team is, in one line. */
export function useSummary(team: Team, format: TeamFormat['id']): string {
  const t = useTeamWords();
  const verdict = useVerdict(problemsOf(team, format, useLocale()).length);
  const totals = totalsOf(team);
  const { maxCards, maxDice } = FORMATS[format];
  return [t.cardsOf(totals.cards, maxCards), t.diceOf(totals.dice, maxDice), verdict].join(' · ');
}

interface Props {
  readonly team: Team;
  readonly format: TeamFormat['id'];
  readonly onChange: (team: Team) => void;
  /** Rules open beside the page, because what is on it must stay. */
  readonly stays?: boolean;
}

interface TakingProps extends Pick<Props, 'team' | 'onChange'> {
  readonly card: Card;
}

/** Dice of a card, one more or one fewer. */
function Dice({ card, team, onChange }: TakingProps) {
  const t = useTeamWords();
  const name = nameOf(card, useLocale());
  return (
    <Stepper
      count={diceOf(team, card.id)}
      most={card.max}
      fewer={t.fewer(name)}
      more={t.more(name)}
      onChange={(dice) => onChange(withDice(team, card.id, dice))}
    />
  );
}

/** A basic action has no dice to choose: it is taken or not. */
function TakeBasicAction({ card, team, onChange }: TakingProps) {
  const t = useTeamWords();
  const at = team.basicActions.indexOf(card.id);
  const { length } = team.basicActions;
  return (
    <Take
      label={t.takeCard(nameOf(card, useLocale()))}
      isTaken={at >= 0}
      onToggle={() => onChange(withBasicAction(team, at >= 0 ? at : length, at >= 0 ? '' : card.id))}
    />
  );
}

/** The cards and dice so far, and the basic actions. */
function Taken({ team, onChange, onOpen }: Omit<TakingProps, 'card'> & { onOpen: (card: Card) => void }) {
  const t = useTeamWords();
  const locale = useLocale();
  const change = (next: Team): void => {
    onChange(next);
    if (next.cards.length < team.cards.length) focusPanel();
  };
  return (
    <>
      {team.cards.length === 0 && <p>{t.noCards}</p>}
      <ul className="lines">
        {team.cards.map(({ card: id }) => {
          const card = content.find(id);
          if (card === undefined) return <li key={id}>{id}</li>;
          return (
            <li key={id} data-energy={card.energy ?? 'generic'}>
              <Line mark={card.cost} name={nameOf(card, locale)} onOpen={() => onOpen(card)}>
                <Dice card={card} team={team} onChange={change} />
              </Line>
            </li>
          );
        })}
      </ul>
      <h3>{t.basicActions}</h3>
      <BasicActions team={team} onChange={onChange} />
    </>
  );
}

/** A team beside all cards. */
export function TeamEditor({ team, format, onChange, stays = false }: Props) {
  const t = useTeamWords();
  const summary = useSummary(team, format);
  return (
    <Editor
      gallery={gallery}
      among={cards}
      title={t.team}
      toPanel={t.toTeam}
      summary={summary}
      problems={problemsOf(team, format, useLocale())}
      stays={stays}
      isTaken={({ id }) => diceOf(team, id) > 0 || team.basicActions.includes(id)}
      control={(card) =>
        card.kind === 'basic-action' ? (
          <TakeBasicAction card={card} team={team} onChange={onChange} />
        ) : (
          <Dice card={card} team={team} onChange={onChange} />
        )
      }
      numbers={<Totals team={team} />}
    >
      {(onOpen) => <Taken team={team} onChange={onChange} onOpen={onOpen} />}
    </Editor>
  );
}
