import './roster.css';
import '../cards/cards.css';
import type { EditionId, Roster } from '@assemble/crisis-protocol';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocale } from '../../../shell/preferences.ts';
import { hrefTo } from '../../../shell/router.ts';
import { CardDialog } from '../cards/CardDialog.tsx';
import { CardFilters } from '../cards/CardFilters.tsx';
import { CardLink } from '../cards/CardTile.tsx';
import { type Criteria, findCards, type Kind, noCriteria } from '../cards/criteria.ts';
import { useCardWords } from '../cards/words.ts';
import { type Card, cardPath, cards } from '../data.ts';
import { has, toggled } from './edit.ts';
import { PANEL_ID, RosterPanel, useSummary } from './RosterPanel.tsx';
import { useRosterWords } from './words.ts';

/** What rosters are made of. */
const inRosters: readonly Kind[] = ['character', 'tactic', 'crisis'];
const pickable = cards.filter((card) => inRosters.includes(card.card) && !('grunt' in card && card.grunt));

interface Props {
  readonly roster: Roster;
  readonly edition: EditionId;
  readonly onChange: (roster: Roster) => void;
  /** Rules open beside the page, because what is on it must stay. */
  readonly stays?: boolean;
}

/** All cards, with filters and with buttons that bring them into the roster. */
function Picker({
  roster,
  onChange,
  onOpen,
}: Pick<Props, 'roster' | 'onChange'> & { onOpen: (card: Card) => void }) {
  const t = useRosterWords();
  const words = useCardWords();
  const locale = useLocale();
  const [criteria, setCriteria] = useState<Criteria>(noCriteria);
  const deferred = useDeferredValue(criteria);
  const found = useMemo(() => findCards(pickable, deferred, locale), [deferred, locale]);
  return (
    <section className="picker" aria-labelledby="roster-picker">
      <h2 id="roster-picker">{t.choose}</h2>
      <CardFilters
        criteria={criteria}
        among={inRosters}
        onChange={(changes) => setCriteria((before) => ({ ...before, ...changes }))}
      />
      <p className="count" role="status">
        {words.found(found.length)}
      </p>
      {found.length === 0 && <p className="empty">{words.none}</p>}
      <ul className="cp-cards">
        {found.map((card) => {
          const isTaken = has(roster, card.id);
          return (
            <li key={card.id} className="roster-pick" data-taken={isTaken}>
              <CardLink card={card} href={hrefTo(cardPath(card))} onOpen={onOpen} />
              <button
                type="button"
                className="button button-quiet"
                aria-pressed={isTaken}
                aria-label={t.takeCard(card.name[locale])}
                onClick={() => onChange(toggled(roster, card.id))}
              >
                {isTaken ? `✓ ${t.taken}` : `+ ${t.take}`}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A roster beside all cards. */
export function RosterEditor({ roster, edition, onChange, stays = false }: Props) {
  const t = useRosterWords();
  const [shown, setShown] = useState<Card | null>(null);
  const summary = useSummary(roster, edition);
  return (
    <div className="roster-editor">
      <RosterPanel roster={roster} edition={edition} onChange={onChange} onOpen={setShown} stays={stays} />
      <Picker roster={roster} onChange={onChange} onOpen={setShown} />
      <p className="roster-bar">
        <a href={`#${PANEL_ID}`}>
          {t.toRoster}: {summary}
        </a>
      </p>
      {shown && <CardDialog card={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
