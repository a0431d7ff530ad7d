import './roster.css';
import './roster-sheet.css';
import './roster-sides.css';
import {
  type Affiliation,
  EDITIONS,
  type EditionId,
  mainAffiliation,
  type Roster,
} from '@assemble/crisis-protocol';
import { useDeferredValue, useMemo, useState } from 'react';
import { Columns } from '../../../collection/Columns.tsx';
import { Pool, PoolSearch, Segments, Tile } from '../../../collection/cards/Pool.tsx';
import { useVerdict } from '../../../collection/words.ts';
import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { CardDialog } from '../cards/CardDialog.tsx';
import { type Criteria, findCards, noCriteria } from '../cards/criteria.ts';
import { useCardWords } from '../cards/words.ts';
import { affiliationName, affiliations, type Card, cards, content } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { CrisisPicture } from '../maps/CrisisPicture.tsx';
import { shelf } from '../shelf.ts';
import { AffiliationPanel, Fieldings } from './Affiliations.tsx';
import { has, toggled } from './edit.ts';
import { PortraitFace } from './Portrait.tsx';
import { violationsOf } from './problems.ts';
import { CHARACTERS, RosterSheet, TACTICS } from './RosterSheet.tsx';
import { useRosterWords } from './words.ts';

/** What rosters are made of. */
const inRosters = ['character', 'tactic', 'crisis'] as const;
type Kind = (typeof inRosters)[number];
const pickable = cards.filter(
  (card) => inRosters.some((kind) => kind === card.card) && !('grunt' in card && card.grunt),
);

/** Whether the roster is legal, in one line. */
export function useSummary(roster: Roster, edition: EditionId): string {
  const t = useRosterWords();
  const verdict = useVerdict(violationsOf(roster, edition, useLocale()).length);
  const { characters, tactics, crises } = roster;
  const all = CHARACTERS + TACTICS + 2 * EDITIONS[edition].crisesOfEachType;
  return `${t.of(characters.length + tactics.length + crises.length, all)} · ${verdict}`;
}

interface TileProps {
  readonly card: Card;
  readonly roster: Roster;
  readonly onChange: (roster: Roster) => void;
  readonly onOpen: (card: Card) => void;
}

/** A card to choose from: the plus takes it, the mark leaves it out again. */
function PoolCard({ card, roster, onChange, onOpen }: TileProps) {
  const t = useRosterWords();
  const locale = useLocale();
  const name = card.name[locale];
  const isIn = has(roster, card.id);
  const toggle = (): void => onChange(toggled(roster, card.id));
  return (
    <>
      <Tile
        className={`cp-pool-card cp-pool-${card.card}`}
        name={card.card === 'character' ? `${name}, ${t.threat(card.threat)}` : name}
        state={isIn ? 'taken' : 'can'}
        onRead={() => onOpen(card)}
        onAdd={() => !isIn && toggle()}
        onRemove={() => isIn && toggle()}
      >
        {card.card === 'character' ? (
          <PortraitFace card={card} threat={card.threat} />
        ) : card.card === 'crisis' ? (
          <>
            <span className="cp-crisis-map-small">
              <CrisisPicture card={card} />
              <b>{card.maximumThreat}</b>
            </span>
            <span className="cp-pool-name">{name}</span>
          </>
        ) : (
          <>
            <span className="cp-tactic-art">
              <EmblemArt emblem={emblemOf(card.id, 'tactic')} width={34} height={34} />
            </span>
            <span className="cp-pool-name">{name}</span>
          </>
        )}
      </Tile>
      <button
        type="button"
        className="cp-take"
        aria-pressed={isIn}
        aria-label={t.takeCard(name)}
        onClick={toggle}
      >
        {isIn ? '✓' : '+'}
      </button>
    </>
  );
}

interface FilterProps {
  readonly criteria: Criteria;
  readonly kind: Kind;
  readonly onChange: (changes: Partial<Criteria>) => void;
}

function Filters({ criteria, kind, onChange }: FilterProps) {
  const t = useRosterWords();
  const words = useCardWords();
  const locale = useLocale();
  return (
    <>
      <PoolSearch hint={t.searchHint} value={criteria.q} onChange={(q) => onChange({ q })} />
      {kind !== 'crisis' && (
        <label className="cp-affiliations">
          <span className="hidden">{words.affiliation}</span>
          <select
            value={criteria.affiliation}
            onChange={(event) =>
              onChange({
                affiliation:
                  event.target.value === 'none'
                    ? 'none'
                    : (affiliations.find((id) => id === event.target.value) ?? ''),
              })
            }
          >
            <option value="">{`${words.affiliation}: ${words.anyAffiliation}`}</option>
            {affiliations.map((id) => (
              <option key={id} value={id}>
                {affiliationName(id, locale)}
              </option>
            ))}
            <option value="none">{words.unaffiliated}</option>
          </select>
        </label>
      )}
      {kind === 'character' && (
        <Segments
          label={words.threat}
          value={criteria.threat}
          options={['2', '3', '4', '5', '6'].map((threat) => ({
            value: threat,
            name: threat,
            shown: threat,
          }))}
          onChange={(threat) => onChange({ threat })}
        />
      )}
    </>
  );
}

interface Props {
  readonly roster: Roster;
  readonly edition: EditionId;
  readonly onChange: (roster: Roster) => void;
  /** Rules open beside the page, because what is on it must stay. */
  readonly stays?: boolean;
}

/** The cards to choose from, the roster, its affiliation and the squads that it can field. */
export function RosterColumns({ roster, edition, onChange, stays = false }: Props) {
  const t = useRosterWords();
  const words = useCardWords();
  const locale = useLocale();
  const summary = useSummary(roster, edition);
  const [kind, setKind] = useState<Kind>('character');
  const [criteria, setCriteria] = useState(noCriteria);
  const [open, setOpen] = useState<Card | null>(null);
  const [looked, setLooked] = useState<Affiliation | null>(null);
  const deferred = useDeferredValue(criteria);
  const found = useMemo(() => findCards(pickable, { ...deferred, kind }, locale), [deferred, kind, locale]);
  const violations = useMemo(() => violationsOf(roster, edition, locale), [roster, edition, locale]);
  const belongs = (id: Affiliation): boolean =>
    roster.characters.some((one) => {
      const card = content.find(one.id);
      return card?.card === 'character' && card.affiliations.includes(id);
    });
  const affiliation = looked !== null && belongs(looked) ? looked : mainAffiliation(content, roster);
  const count = roster.characters.length + roster.tactics.length + roster.crises.length;
  return (
    <Columns
      look="cp-build"
      tabs={[
        { part: 'pool', label: t.tabCards },
        { part: 'list', label: t.roster, badge: count, wrong: violations.length > 0 },
        { part: 'numbers', label: t.tabNumbers },
      ]}
    >
      <Pool
        found={found}
        shelf={shelf}
        isFiltered={criteria !== noCriteria}
        onClear={() => setCriteria(noCriteria)}
        head={
          <Segments
            label={words.kind}
            value={kind}
            options={[
              { value: 'character' as const, name: t.characters },
              { value: 'tactic' as const, name: t.tabTactics },
              { value: 'crisis' as const, name: t.tabCrises },
            ]}
            onChange={(next) => {
              setKind(next || kind);
              setCriteria(noCriteria);
            }}
          />
        }
        filters={
          <Filters
            criteria={criteria}
            kind={kind}
            onChange={(changes) => setCriteria((before) => ({ ...before, ...changes }))}
          />
        }
      >
        {(card) => <PoolCard card={card} roster={roster} onChange={onChange} onOpen={setOpen} />}
      </Pool>
      <RosterSheet
        roster={roster}
        edition={edition}
        affiliation={affiliation}
        summary={summary}
        violations={violations}
        stays={stays}
        onChange={onChange}
        onOpen={setOpen}
        onLook={setKind}
      />
      <AffiliationPanel roster={roster} affiliation={affiliation} onShow={setLooked} />
      <Fieldings roster={roster} affiliation={affiliation} edition={edition} />
      {open && <CardDialog card={open} onClose={() => setOpen(null)} stays={stays} />}
    </Columns>
  );
}

/** The builder without its frame, over the set-up form. */
export function RosterEditor(props: Props) {
  return (
    <div className="build-in-sheet">
      <RosterColumns {...props} />
    </div>
  );
}
