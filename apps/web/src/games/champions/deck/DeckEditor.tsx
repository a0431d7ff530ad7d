import './deck.css';
import { type Deck, RESOURCES, SETS, setsOf, TYPES } from '@assemble/champions';
import { Editor, focusPanel } from '../../../collection/cards/Editor.tsx';
import { Line, Stepper } from '../../../collection/cards/lines.tsx';
import { useVerdict } from '../../../collection/words.ts';
import { Choice } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { resources, types } from '../cards/criteria.ts';
import { gallery } from '../cards/gallery.ts';
import { type Card, cards, content, titleOf } from '../data.ts';
import { copiesOf, heroOf, sizeOf, withCopies, withHero } from './edit.ts';
import { problemsOf } from './problems.ts';
import { useDeckWords } from './words.ts';

const heroes = setsOf('hero');
/** What is chosen for a deck: the cards of its hero come along by themselves. */
const pickable = cards.filter(({ set }) => ['aspect', 'basic'].includes(SETS[set].kind));

/** Whether the deck is legal, in one line. */
export function useSummary(deck: Deck): string {
  const t = useDeckWords();
  return `${useVerdict(problemsOf(deck, useLocale()).length)} · ${t.size(sizeOf(deck))}`;
}

interface Listed {
  readonly card: Card;
  readonly copies: number;
}

const listed = ({ cards: all }: Deck): readonly Listed[] =>
  Object.entries(all).flatMap(([id, copies]) => {
    const card = content.find(id);
    return card === undefined ? [] : [{ card, copies }];
  });

/** How many cards of each cost, and how many resources of each type. */
function Numbers({ deck }: { readonly deck: Deck }) {
  const t = useDeckWords();
  const locale = useLocale();
  const all = listed(deck);
  const sum = (of: (one: Card) => number): number =>
    all.reduce((total, { card, copies }) => total + copies * of(card), 0);
  const costs = [...new Set(all.map(({ card }) => card.faces[0].cost))]
    .filter((cost) => cost !== null)
    .sort((a, b) => a - b);
  const curve = costs.map((cost) => `${cost}: ${sum(({ faces: [face] }) => (face.cost === cost ? 1 : 0))}`);
  const given = resources.map(
    (type) =>
      `${RESOURCES[type][locale]} ${sum(({ faces: [face] }) => face.resources.filter((one) => one === type).length)}`,
  );
  return (
    <dl className="mc-numbers">
      <dt>{t.curve}</dt>
      <dd>{curve.join(' · ')}</dd>
      <dt>{t.resources}</dt>
      <dd>{given.join(' · ')}</dd>
    </dl>
  );
}

interface Props {
  readonly deck: Deck;
  readonly onChange: (deck: Deck) => void;
  /** Rules open beside the page, because what is on it must stay. */
  readonly stays?: boolean;
}

/** How many copies of a card. */
function Copies({ card, deck, onChange }: Omit<Props, 'stays'> & { readonly card: Card }) {
  const t = useDeckWords();
  const title = titleOf(card, useLocale());
  return (
    <Stepper
      count={copiesOf(deck, card.id)}
      fewer={t.less(title)}
      more={t.more(title)}
      onChange={(copies) => onChange(withCopies(deck, card.id, copies))}
    />
  );
}

/** The cards so far, by type. */
function Taken({ deck, onChange, onOpen }: Omit<Props, 'stays'> & { onOpen: (card: Card) => void }) {
  const locale = useLocale();
  const all = listed(deck);
  const change = (next: Deck): void => {
    onChange(next);
    if (listed(next).length < all.length) focusPanel();
  };
  return types.map((type) => {
    const here = all.filter(({ card }) => card.faces[0].type === type);
    if (here.length === 0) return null;
    return (
      <section key={type} aria-label={TYPES[type][locale]}>
        <h3>
          {TYPES[type][locale]} <small>{here.reduce((sum, { copies }) => sum + copies, 0)}</small>
        </h3>
        <ul className="lines">
          {here.map(({ card }) => (
            <li key={card.id}>
              <Line mark={card.faces[0].cost} name={titleOf(card, locale)} onOpen={() => onOpen(card)}>
                <Copies card={card} deck={deck} onChange={change} />
              </Line>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** A deck beside all cards that can be in it. */
export function DeckEditor({ deck, onChange, stays = false }: Props) {
  const t = useDeckWords();
  const locale = useLocale();
  const summary = useSummary(deck);
  const hero = heroOf(deck);
  return (
    <>
      <div className="mc-hero-choice">
        <Choice
          label={t.hero}
          {...(hero === '' ? { any: t.noHero } : {})}
          value={hero}
          options={heroes.map((id) => [id, SETS[id].title[locale]] as const)}
          onChange={(next) => next !== '' && onChange(withHero(deck, next))}
        />
      </div>
      <Editor
        gallery={gallery}
        among={pickable}
        title={t.deck}
        toPanel={t.toDeck}
        summary={summary}
        problems={problemsOf(deck, locale)}
        stays={stays}
        isTaken={({ id }) => copiesOf(deck, id) > 0}
        control={(card) => <Copies card={card} deck={deck} onChange={onChange} />}
        numbers={<Numbers deck={deck} />}
      >
        {(onOpen) => <Taken deck={deck} onChange={onChange} onOpen={onOpen} />}
      </Editor>
    </>
  );
}
