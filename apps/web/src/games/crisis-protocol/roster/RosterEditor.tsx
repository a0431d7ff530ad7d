import './roster.css';
import { EDITIONS, type EditionId, type Roster } from '@assemble/crisis-protocol';
import { Editor, focusPanel } from '../../../collection/cards/Editor.tsx';
import { Line, Take } from '../../../collection/cards/lines.tsx';
import { useVerdict } from '../../../collection/words.ts';
import { useLocale } from '../../../shell/preferences.ts';
import { threatOn } from '../cards/criteria.ts';
import { gallery } from '../cards/gallery.ts';
import { type Card, cards, content } from '../data.ts';
import { has, toggled } from './edit.ts';
import { Gems } from './Gems.tsx';
import { Groups } from './Groups.tsx';
import { problemsOf } from './problems.ts';
import { useRosterWords } from './words.ts';

/** CP-ROSTER-1, CP-ROSTER-2 */
const CHARACTERS = 10;
const TACTICS = 10;

/** What rosters are made of. */
const inRosters: readonly Card['card'][] = ['character', 'tactic', 'crisis'];
const pickable = cards.filter((card) => inRosters.includes(card.card) && !('grunt' in card && card.grunt));

/** Whether the roster is legal, in one line. */
export function useSummary(roster: Roster, edition: EditionId): string {
  const t = useRosterWords();
  const verdict = useVerdict(problemsOf(roster, edition, useLocale()).length);
  const { characters, tactics, crises } = roster;
  const all = CHARACTERS + TACTICS + 2 * EDITIONS[edition].crisesOfEachType;
  return `${t.of(characters.length + tactics.length + crises.length, all)} · ${verdict}`;
}

interface Props {
  readonly roster: Roster;
  readonly edition: EditionId;
  readonly onChange: (roster: Roster) => void;
  /** Rules open beside the page, because what is on it must stay. */
  readonly stays?: boolean;
}

interface PartProps {
  readonly title: string;
  readonly most: number;
  readonly ids: readonly string[];
  readonly onOpen: (card: Card) => void;
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
      <ul className="lines">
        {ids.map((id) => {
          const card = content.find(id);
          const name = card?.name[locale] ?? id;
          return (
            <li key={id}>
              <Line mark={card && threatOn(card)} name={name} onOpen={card && (() => onOpen(card))}>
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={t.leave(name)}
                  onClick={() => onLeave(id)}
                >
                  ✕
                </button>
              </Line>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The roster so far. */
function Taken({ roster, edition, onChange, onOpen }: Props & Pick<PartProps, 'onOpen'>) {
  const t = useRosterWords();
  const each = EDITIONS[edition].crisesOfEachType;
  const leave = (id: string): void => {
    onChange(toggled(roster, id));
    focusPanel();
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
    <>
      {parts.every(({ ids }) => ids.length === 0) && <p>{t.nothing}</p>}
      {parts.map((part) => (
        <Part key={part.title} {...part} onOpen={onOpen} onLeave={leave} />
      ))}
      <Gems roster={roster} onChange={onChange} />
    </>
  );
}

/** A roster beside all cards. */
export function RosterEditor({ roster, edition, onChange, stays = false }: Props) {
  const t = useRosterWords();
  const locale = useLocale();
  const summary = useSummary(roster, edition);
  return (
    <Editor
      gallery={gallery}
      among={pickable}
      title={t.roster}
      toPanel={t.toRoster}
      summary={summary}
      problems={problemsOf(roster, edition, locale)}
      stays={stays}
      isTaken={({ id }) => has(roster, id)}
      control={({ id, name }) => (
        <Take
          label={t.takeCard(name[locale])}
          isTaken={has(roster, id)}
          onToggle={() => onChange(toggled(roster, id))}
        />
      )}
      numbers={<Groups roster={roster} />}
    >
      {(onOpen) => <Taken roster={roster} edition={edition} onChange={onChange} onOpen={onOpen} />}
    </Editor>
  );
}
