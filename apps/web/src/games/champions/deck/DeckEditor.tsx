import '../board/card.css';
import '../board/marks.css';
import './deck.css';
import './deck-sheet.css';
import './hand.css';
import './deck-narrow.css';
import { type Deck, mostCopies, RESOURCES, SETS, type SetId, setsOf, TYPES } from '@assemble/champions';
import { useDeferredValue, useMemo, useState } from 'react';
import { Columns } from '../../../collection/Columns.tsx';
import { Pool, PoolSearch, Segments, Tile } from '../../../collection/cards/Pool.tsx';
import { Stepper } from '../../../collection/cards/Stepper.tsx';
import { useVerdict } from '../../../collection/words.ts';
import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { CardFace } from '../board/CardFace.tsx';
import { Sign } from '../board/Sign.tsx';
import { CardDialog } from '../cards/CardDialog.tsx';
import { type Criteria, findCards, noCriteria, resources, types } from '../cards/criteria.ts';
import { useCardWords } from '../cards/words.ts';
import { type Card, cards, titleOf } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { shelf } from '../shelf.ts';
import { DeckSheet, Numbers } from './DeckSheet.tsx';
import { copiesOf, listed, mainAspect, sizeOf, withCopies } from './edit.ts';
import { Poster, Printed } from './Poster.tsx';
import { violationsOf } from './problems.ts';
import { TestHand } from './TestHand.tsx';
import { useDeckWords } from './words.ts';

/** What is chosen for a deck: the cards of its hero come along by themselves. */
const pickable = cards.filter(({ set }) => ['aspect', 'basic'].includes(SETS[set].kind));
const sets: readonly SetId[] = [...setsOf('aspect'), ...setsOf('basic')];
const pickableTypes = types.filter((id) => pickable.some(({ faces: [{ type }] }) => type === id));

/** Whether the deck is legal, in one line. */
export function useSummary(deck: Deck): string {
  const t = useDeckWords();
  return `${useVerdict(violationsOf(deck, useLocale()).length)} · ${t.size(sizeOf(deck))}`;
}

interface Props {
  readonly deck: Deck;
  readonly onChange: (deck: Deck) => void;
  /** Rules open beside the page, because what is on it must stay. */
  readonly stays?: boolean;
}

interface TabsProps {
  readonly deck: Deck;
  readonly shown: SetId;
  readonly wrong: ReadonlySet<string>;
  readonly onShow: (set: SetId) => void;
}

/** Aspects and basic cards, each with how many of it are in the deck. */
function AspectTabs({ deck, shown, wrong, onShow }: TabsProps) {
  const t = useDeckWords();
  const locale = useLocale();
  const all = listed(deck);
  return (
    <fieldset className="mc-aspects">
      <legend className="hidden">{t.aspect}</legend>
      {sets.map((set) => {
        const here = all.filter(({ card }) => card.set === set);
        const count = here.reduce((sum, { copies }) => sum + copies, 0);
        const first = pickable.find((card) => card.set === set);
        return (
          <button
            key={set}
            type="button"
            data-tone={set}
            aria-pressed={set === shown}
            onClick={() => onShow(set)}
          >
            <span className="mc-aspect-art">
              {first && <EmblemArt emblem={emblemOf(first.faces[0].id)} width={28} height={28} />}
            </span>
            <span>{SETS[set].title[locale]}</span>
            {count > 0 && (
              <b data-wrong={here.some(({ card }) => wrong.has(card.id)) || undefined}>{count}</b>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

interface FilterProps {
  readonly criteria: Criteria;
  readonly onChange: (changes: Partial<Criteria>) => void;
}

function Filters({ criteria, onChange }: FilterProps) {
  const t = useDeckWords();
  const words = useCardWords();
  const locale = useLocale();
  const costs = [...new Set(pickable.map(({ faces: [{ cost }] }) => cost))]
    .filter((cost) => cost !== null)
    .sort((a, b) => a - b)
    .map(String);
  return (
    <>
      <PoolSearch hint={t.searchHint} value={criteria.q} onChange={(q) => onChange({ q })} />
      <label className="mc-type">
        <span className="hidden">{words.type}</span>
        <select
          value={criteria.type}
          onChange={(event) => onChange({ type: types.find((id) => id === event.target.value) ?? '' })}
        >
          <option value="">{words.anyType}</option>
          {pickableTypes.map((id) => (
            <option key={id} value={id}>
              {TYPES[id][locale]}
            </option>
          ))}
        </select>
      </label>
      <Segments
        label={words.cost}
        value={criteria.cost}
        options={costs.map((cost) => ({ value: cost, name: cost, shown: cost }))}
        onChange={(cost) => onChange({ cost })}
      />
      <Segments
        label={words.resource}
        value={criteria.resource}
        options={resources.map((id) => ({
          value: id,
          name: RESOURCES[id][locale],
          shown: (
            <span className="mc-coin" data-resource={id}>
              <Sign of={id} />
            </span>
          ),
        }))}
        onChange={(resource) => onChange({ resource })}
      />
    </>
  );
}

interface FaceProps extends Omit<Props, 'stays'> {
  readonly card: Card;
  readonly onOpen: (card: Card) => void;
}

/** A card to choose from, with its copies on the lower edge. */
function PoolFace({ card, deck, onChange, onOpen }: FaceProps) {
  const t = useDeckWords();
  const locale = useLocale();
  const title = titleOf(card, locale);
  const [face] = card.faces;
  const count = copiesOf(deck, card.id);
  const most = mostCopies(card);
  const set = (copies: number): void => onChange(withCopies(deck, card.id, copies));
  return (
    <>
      <Tile
        className="mc-card"
        name={`${title}, ${TYPES[face.type][locale]}, ${t.size(count)}`}
        state={count < most ? 'can' : 'full'}
        onRead={() => onOpen(card)}
        onAdd={() => set(count + 1)}
        onRemove={() => set(Math.max(0, count - 1))}
      >
        <CardFace face={face} locale={locale} letters={14} traits>
          {face.type === 'ally' && <Printed face={face} />}
        </CardFace>
      </Tile>
      <Stepper count={count} most={most} fewer={t.less(title)} more={t.more(title)} onChange={set} />
    </>
  );
}

/** The hero, the cards to choose from, a hand to try, and the deck. */
export function DeckColumns({ deck, onChange, stays = false }: Props) {
  const t = useDeckWords();
  const locale = useLocale();
  const summary = useSummary(deck);
  const [shown, setShown] = useState<SetId | null>(null);
  const [criteria, setCriteria] = useState(noCriteria);
  const [open, setOpen] = useState<Card | null>(null);
  const set = shown ?? mainAspect(deck) ?? 'justice';
  const deferred = useDeferredValue(criteria);
  const found = useMemo(() => {
    const costOf = ({ faces: [{ cost }] }: Card): number => cost ?? 99;
    return [...findCards(pickable, { ...deferred, set }, locale)].sort((a, b) => costOf(a) - costOf(b));
  }, [deferred, set, locale]);
  const violations = useMemo(() => violationsOf(deck, locale), [deck, locale]);
  const wrong = new Set(violations.flatMap((one) => one.cards));
  return (
    <Columns
      look="mc-deck"
      tabs={[
        { part: 'pool', label: t.tabCards },
        { part: 'list', label: t.tabDeck, badge: sizeOf(deck), wrong: violations.length > 0 },
        { part: 'numbers', label: t.tabNumbers },
        { part: 'hand', label: t.tabHand },
      ]}
    >
      <Poster deck={deck} onChange={onChange} />
      <Pool
        found={found}
        shelf={shelf}
        isFiltered={criteria !== noCriteria}
        onClear={() => setCriteria(noCriteria)}
        head={<AspectTabs deck={deck} shown={set} wrong={wrong} onShow={setShown} />}
        filters={
          <Filters
            criteria={criteria}
            onChange={(changes) => setCriteria((before) => ({ ...before, ...changes }))}
          />
        }
      >
        {(card) => <PoolFace card={card} deck={deck} onChange={onChange} onOpen={setOpen} />}
      </Pool>
      <TestHand deck={deck} />
      <DeckSheet
        deck={deck}
        summary={summary}
        violations={violations}
        stays={stays}
        onChange={onChange}
        onOpen={setOpen}
      />
      <Numbers deck={deck} />
      {open && <CardDialog card={open} onClose={() => setOpen(null)} stays={stays} />}
    </Columns>
  );
}

/** The builder without its frame, over the set-up form. */
export function DeckEditor(props: Props) {
  return (
    <div className="build-in-sheet">
      <DeckColumns {...props} />
    </div>
  );
}
