import '../cards.css';
import './team.css';
import './reading.css';
import './team-cards.css';
import './team-narrow.css';
import { FORMATS, type Team, type TeamFormat } from '@assemble/dice-masters';
import { useDeferredValue, useMemo, useState } from 'react';
import { Columns } from '../../../collection/Columns.tsx';
import { Pool, PoolSearch, Segments } from '../../../collection/cards/Pool.tsx';
import { useVerdict } from '../../../collection/words.ts';
import { useLocale } from '../../../shell/preferences.ts';
import { useWide } from '../../../table/wide.ts';
import { CardSheet } from '../CardSheet.tsx';
import { type Criteria, findCards, noCriteria } from '../criteria.ts';
import { affiliationName, affiliations, type Card, cards, content, energyTypes, term } from '../data.ts';
import { shelf } from '../shelf.ts';
import { useCardWords } from '../strings.ts';
import { Basics } from './Basics.tsx';
import { Dice, EnergyPicture } from './Dice.tsx';
import { totalsOf } from './edit.ts';
import { PoolCard } from './PoolCard.tsx';
import { violationsOf } from './problems.ts';
import { Reading } from './Reading.tsx';
import { TestRoll } from './TestRoll.tsx';
import { Tray } from './Tray.tsx';
import { useTeamWords } from './words.ts';

/** How far the team is, in one line. */
export function useSummary(team: Team, format: TeamFormat['id']): string {
  const t = useTeamWords();
  const verdict = useVerdict(violationsOf(team, format, useLocale()).length);
  const totals = totalsOf(team);
  const { maxCards, maxDice } = FORMATS[format];
  return [t.cardsOf(totals.cards, maxCards), t.diceOf(totals.dice, maxDice), verdict].join(' · ');
}

interface FilterProps {
  readonly criteria: Criteria;
  readonly onChange: (changes: Partial<Criteria>) => void;
}

/** What to look for among the cards, in one line. */
function Filters({ criteria, onChange }: FilterProps) {
  const t = useTeamWords();
  const words = useCardWords();
  const locale = useLocale();
  return (
    <>
      <PoolSearch hint={t.searchHint} value={criteria.q} onChange={(q) => onChange({ q })} />
      <Segments
        label={words.energy}
        value={criteria.energy}
        options={energyTypes.map((energy) => ({
          value: energy,
          name: term(energy, locale),
          shown: <EnergyPicture energy={energy} />,
        }))}
        onChange={(energy) => onChange({ energy })}
      />
      <Segments
        label={words.cost}
        value={criteria.cost}
        options={['2', '3', '4', '5', '6', '7'].map((cost) => ({ value: cost, name: cost, shown: cost }))}
        onChange={(cost) => onChange({ cost })}
      />
      <Segments
        label={words.kind}
        value={criteria.kind}
        options={[
          { value: 'character' as const, name: words.kindCharacter },
          { value: 'action' as const, name: words.kindAction },
          { value: 'basic-action' as const, name: t.basicShort },
        ]}
        onChange={(kind) => onChange({ kind })}
      />
      <label className="dm-affiliation">
        <span className="hidden">{words.affiliation}</span>
        <select
          value={criteria.affiliation}
          onChange={(event) =>
            onChange({ affiliation: affiliations.find((id) => id === event.target.value) ?? '' })
          }
        >
          <option value="">{t.anyAffiliation}</option>
          {affiliations.map((id) => (
            <option key={id} value={id}>
              {affiliationName(id, locale)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

interface Props {
  readonly team: Team;
  readonly format: TeamFormat['id'];
  readonly onChange: (team: Team) => void;
  /** Rules open beside the page, because what is on it must stay. */
  readonly stays?: boolean;
}

/** A team, its numbers, the cards to choose from, and the one that is read. */
export function TeamColumns({ team, format, onChange, stays = false }: Props) {
  const t = useTeamWords();
  const locale = useLocale();
  const wide = useWide();
  const [criteria, setCriteria] = useState(noCriteria);
  const [read, setRead] = useState<Card | null>(null);
  const [sheet, setSheet] = useState<Card | null>(null);
  const deferred = useDeferredValue(criteria);
  const found = useMemo(() => findCards(cards, deferred, locale), [deferred, locale]);
  const violations = useMemo(() => violationsOf(team, format, locale), [team, format, locale]);
  const summary = useSummary(team, format);
  const reading = read ?? content.find(team.cards[0]?.card ?? '') ?? found[0] ?? cards[0];
  const open = (card: Card): void => (wide ? setRead(card) : setSheet(card));
  return (
    <Columns
      look="dm-builder"
      tabs={[
        { part: 'pool', label: t.tabCards },
        {
          part: 'numbers',
          label: t.tabNumbers,
          badge: totalsOf(team).dice,
          wrong: violations.length > 0,
        },
      ]}
    >
      <div className="dm-left" data-part="numbers">
        <Dice team={team} format={format}>
          <TestRoll team={team} />
        </Dice>
        <Basics
          team={team}
          onChange={onChange}
          onRead={open}
          onLook={() => setCriteria({ ...noCriteria, kind: 'basic-action' })}
        />
      </div>
      <Pool
        found={found}
        shelf={shelf}
        isFiltered={criteria !== noCriteria}
        onClear={() => setCriteria(noCriteria)}
        filters={
          <Filters
            criteria={criteria}
            onChange={(changes) => setCriteria((before) => ({ ...before, ...changes }))}
          />
        }
      >
        {(card) => (
          <PoolCard
            card={card}
            team={team}
            isRead={wide && card === reading}
            onChange={onChange}
            onPoint={setRead}
            onRead={open}
          />
        )}
      </Pool>
      <Tray
        team={team}
        format={format}
        summary={summary}
        violations={violations}
        stays={stays}
        onChange={onChange}
        onPoint={setRead}
        onRead={open}
      />
      {reading && <Reading card={reading} team={team} format={format} onChange={onChange} onRead={setRead} />}
      {sheet && <CardSheet card={sheet} onClose={() => setSheet(null)} stays={stays} />}
    </Columns>
  );
}

/** The builder without its frame, over the set-up form. */
export function TeamEditor(props: Props) {
  return (
    <div className="build-in-sheet">
      <TeamColumns {...props} />
    </div>
  );
}
