import './squad.css';
import type { Squad, View } from '@assemble/crisis-protocol';
import type { Answer } from '@assemble/kernel';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../../shell/Dialog.tsx';
import { Choice } from '../../../../shell/fields.tsx';
import { Problems } from '../../../../shell/Problems.tsx';
import { useLocale } from '../../../../shell/preferences.ts';
import type { CommitmentProps } from '../../../../table/board.ts';
import { CardDialog } from '../../cards/CardDialog.tsx';
import { type Affiliation, affiliationName, affiliations, type Card, content, nameOfId } from '../../data.ts';
import { worded } from '../../roster/problems.ts';
import { MOST_TACTICS, membersOf, rosterOf, threatIn, verdictOf } from './squads.ts';
import { squadWords } from './words.ts';

const useSquadWords = () => squadWords[useLocale()];

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

interface PickProps {
  readonly ids: readonly string[];
  readonly taken: readonly string[];
  readonly noteOf: (id: string) => string;
  readonly onToggle: (id: string) => void;
  readonly onRead: (card: Card) => void;
}

/** Cards of the roster to take or leave, each with a way to read it. */
function Picks({ ids, taken, noteOf, onToggle, onRead }: PickProps) {
  const t = useSquadWords();
  const locale = useLocale();
  return (
    <ul className="squad-picks">
      {ids.map((id) => {
        const card = content.find(id);
        const name = nameOfId(id, locale);
        return (
          <li key={id}>
            <label className="check">
              <input type="checkbox" checked={taken.includes(id)} onChange={() => onToggle(id)} />
              <span>
                {name} <small>{noteOf(id)}</small>
              </span>
            </label>
            {card && (
              <button
                type="button"
                className="button button-quiet"
                aria-label={t.read(name)}
                onClick={() => onRead(card)}
              >
                i
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The crises that are to be played, to be read before choosing. */
function Mission({ view, onRead }: { readonly view: View; readonly onRead: (card: Card) => void }) {
  const t = useSquadWords();
  const locale = useLocale();
  const crises = [view.mission.secure, view.mission.extraction].flatMap(
    (slot) => content.find(view.cards[slot]?.id ?? '') ?? [],
  );
  return (
    <p className="actions">
      <b>{t.mission}:</b>
      {crises.map((card) => (
        <button key={card.id} type="button" className="button button-quiet" onClick={() => onRead(card)}>
          {card.name[locale]}
        </button>
      ))}
    </p>
  );
}

/** Who could lead a squad of this affiliation. */
function Leaders({ squad }: { readonly squad: Squad }) {
  const t = useSquadWords();
  const locale = useLocale();
  const { affiliation, characters } = squad;
  if (affiliation === null) return null;
  const lines = characters.flatMap((id) => {
    const card = content.find(id);
    if (card?.card !== 'character') return [];
    return card.leadership
      .filter((one) => one.affiliation === affiliation)
      .map((one) => `${card.name[locale]}: ${one.name[locale]}`);
  });
  return <p>{lines.length === 0 ? t.noLeader : `${t.leaders}: ${lines.join(' · ')}`}</p>;
}

/** A squad put together from the roster: threat so far, affiliation, leadership, and everything against the rules. */
function SquadDialog({
  decision,
  suggestion,
  view,
  onDecide,
  onClose,
}: CommitmentProps<View> & { readonly onClose: () => void }) {
  const t = useSquadWords();
  const locale = useLocale();
  const { seat } = decision;
  const [squad, setSquad] = useState<Squad>(() => suggestion as unknown as Squad);
  const [shown, setShown] = useState<Card | null>(null);
  const roster = rosterOf(view, seat);
  const verdict = verdictOf(view, seat, squad);
  const problems = verdict.yes ? [] : worded(verdict.reasons, locale);
  const { characters, tactics, affiliation } = squad;
  const change = (changes: Partial<Squad>): void => setSquad({ ...squad, ...changes });
  const status = [
    t.threatOf(threatIn(roster, squad), view.mission.maximumThreat),
    t.tacticsOf(tactics.length, MOST_TACTICS),
    verdict.yes ? `✓ ${t.legal}` : `✕ ${t.problems(problems.length)}`,
  ].join(' · ');
  const known: readonly (readonly [Affiliation, string])[] = affiliations
    .filter((one) => membersOf(characters, one) > 0 || one === affiliation)
    .map((one) => [
      one,
      t.members(affiliationName(one, locale), membersOf(characters, one), characters.length),
    ]);
  const threatNote = (id: string): string => {
    const one = roster.characters.find((other) => other.id === id);
    const card = content.find(id);
    const groups = card?.card === 'character' ? card.affiliations.map((a) => affiliationName(a, locale)) : [];
    return [t.threat(one === undefined ? 0 : threatIn(roster, { characters: [id] })), ...groups].join(' · ');
  };
  const tacticNote = (id: string): string => {
    const card = content.find(id);
    return card?.card === 'tactic' && card.affiliation !== null
      ? affiliationName(card.affiliation, locale)
      : '';
  };
  return (
    <Dialog title={t.title} wide onClose={onClose}>
      <div className="squad-form">
        <Mission view={view} onRead={setShown} />
        <p className="squad-status" role="status" data-legal={verdict.yes}>
          {status}
        </p>
        <div className="squad-columns">
          <section aria-labelledby="squad-characters">
            <h3 id="squad-characters">{t.characters}</h3>
            <Picks
              ids={roster.characters.map(({ id }) => id)}
              taken={characters}
              noteOf={threatNote}
              onToggle={(id) => change({ characters: toggled(characters, id) })}
              onRead={setShown}
            />
          </section>
          <section aria-labelledby="squad-tactics">
            <Choice
              label={t.affiliation}
              any={t.noAffiliation}
              value={affiliation ?? ''}
              options={known}
              onChange={(next) => change({ affiliation: next === '' ? null : next })}
            />
            <Leaders squad={squad} />
            <h3 id="squad-tactics">{t.tactics}</h3>
            <Picks
              ids={roster.tactics}
              taken={tactics}
              noteOf={tacticNote}
              onToggle={(id) => change({ tactics: toggled(tactics, id) })}
              onRead={setShown}
            />
          </section>
        </div>
        {problems.length > 0 && (
          <section>
            <h3>{t.problemsTitle}</h3>
            <Problems problems={problems} stays />
          </section>
        )}
        <p className="actions">
          <button
            type="button"
            className="button button-accent"
            disabled={!verdict.yes}
            onClick={() => onDecide(squad as unknown as Answer)}
          >
            {t.take}
          </button>
        </p>
      </div>
      {shown && <CardDialog card={shown} onClose={() => setShown(null)} />}
    </Dialog>
  );
}

/** The way to a squad of one's own, beside those that are ready to take. */
export function SquadForm(props: CommitmentProps<View>) {
  const t = useSquadWords();
  const [open, setOpen] = useState(false);
  return (
    <div className="actions">
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t.build}
      </button>
      {open && createPortal(<SquadDialog {...props} onClose={() => setOpen(false)} />, document.body)}
    </div>
  );
}
