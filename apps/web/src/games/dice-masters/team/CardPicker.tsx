import type { Team } from '@assemble/dice-masters';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocale } from '../../../shell/preferences.ts';
import { hrefTo } from '../../../shell/router.ts';
import { CardFilters } from '../CardFilters.tsx';
import { CardLink } from '../CardTile.tsx';
import { type Criteria, findCards, noCriteria } from '../criteria.ts';
import { type Card, cardPath, cards, nameOf } from '../data.ts';
import { useCardWords } from '../strings.ts';
import { diceOf, withBasicAction, withDice } from './edit.ts';
import { Stepper } from './Stepper.tsx';
import { useTeamWords } from './words.ts';

interface Props {
  readonly team: Team;
  readonly onChange: (team: Team) => void;
  readonly onOpen: (card: Card) => void;
}

/** A basic action has no dice to choose: it is taken or not. */
function Taking({ card, team, onChange }: Omit<Props, 'onOpen'> & { readonly card: Card }) {
  const t = useTeamWords();
  const name = nameOf(card, useLocale());
  const at = team.basicActions.indexOf(card.id);
  const { length } = team.basicActions;
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-pressed={at >= 0}
      aria-label={t.takeCard(name)}
      onClick={() => onChange(withBasicAction(team, at >= 0 ? at : length, at >= 0 ? '' : card.id))}
    >
      {at >= 0 ? `✓ ${t.taken}` : `+ ${t.take}`}
    </button>
  );
}

/** All cards, with filters and with buttons that bring them into the team. */
export function CardPicker({ team, onChange, onOpen }: Props) {
  const t = useTeamWords();
  const words = useCardWords();
  const locale = useLocale();
  const [criteria, setCriteria] = useState<Criteria>(noCriteria);
  const deferred = useDeferredValue(criteria);
  const found = useMemo(() => findCards(cards, deferred, locale), [deferred, locale]);
  const setDice = (card: Card, dice: number): void => onChange(withDice(team, card.id, dice));
  return (
    <section className="picker" aria-labelledby="picker-title">
      <h2 id="picker-title">{t.choose}</h2>
      <CardFilters
        criteria={criteria}
        onChange={(changes) => setCriteria((before) => ({ ...before, ...changes }))}
      />
      <p className="count" role="status">
        {words.found(found.length)}
      </p>
      {found.length === 0 && <p className="empty">{words.none}</p>}
      <ul className="cards">
        {found.map((card) => {
          const dice = diceOf(team, card.id);
          const isTaken = dice > 0 || team.basicActions.includes(card.id);
          return (
            <li key={card.id} className="pick" data-taken={isTaken}>
              <CardLink card={card} href={hrefTo(cardPath(card))} onOpen={onOpen} />
              {card.kind === 'basic-action' ? (
                <Taking card={card} team={team} onChange={onChange} />
              ) : (
                <Stepper card={card} dice={dice} onDice={setDice} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
