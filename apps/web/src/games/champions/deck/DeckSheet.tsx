import { chanceToHold, type Deck, mostCopies, RESOURCES, SETS, type SetId } from '@assemble/champions';
import type { CSSProperties } from 'react';
import { Stepper } from '../../../collection/cards/Stepper.tsx';
import { type Violation, Violations } from '../../../collection/Violations.tsx';
import { useCollectionWords } from '../../../collection/words.ts';
import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { Sign } from '../board/Sign.tsx';
import { resources } from '../cards/criteria.ts';
import { type Card, content, titleOf } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { heroOf, type Listed, listed, sizeOf, withCopies } from './edit.ts';
import { useDeckWords } from './words.ts';

/** MC-DECK-2 */
const [LEAST, MOST] = [40, 50];

interface Props {
  readonly deck: Deck;
  readonly summary: string;
  readonly violations: readonly Violation<Deck>[];
  readonly stays: boolean;
  readonly onChange: (deck: Deck) => void;
  readonly onOpen: (card: Card) => void;
}

interface RowProps extends Pick<Props, 'deck' | 'onChange' | 'onOpen'>, Listed {
  readonly isWrong: boolean;
}

function Row({ deck, card, copies, isWrong, onChange, onOpen }: RowProps) {
  const t = useDeckWords();
  const shared = useCollectionWords();
  const locale = useLocale();
  const [face] = card.faces;
  const title = titleOf(card, locale);
  return (
    <li className="mc-row" data-wrong={isWrong || undefined}>
      <b className="mc-row-cost">{face.cost ?? '–'}</b>
      <span className="mc-row-art">
        <EmblemArt emblem={emblemOf(face.id)} width={24} height={20} />
      </span>
      <button type="button" className="mc-row-name" onClick={() => onOpen(card)}>
        {title}
      </button>
      {isWrong && <span className="mc-row-tag">{shared.wrong}</span>}
      <span className="mc-row-coins">
        {face.resources.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: resources have no state.
          <span key={at} className="mc-coin" data-resource={one} title={RESOURCES[one][locale]}>
            <Sign of={one} />
          </span>
        ))}
      </span>
      <Stepper
        count={copies}
        most={mostCopies(card)}
        fewer={t.less(title)}
        more={t.more(title)}
        onChange={(next) => {
          onChange(withCopies(deck, card.id, next));
          // The buttons that had the focus are gone.
          if (next === 0) document.getElementById('mc-deck-title')?.focus();
        }}
      />
    </li>
  );
}

/** The cards of the hero, which come along by themselves. */
function Own({ cards, name, onOpen }: { cards: readonly Listed[]; name: string; onOpen: Props['onOpen'] }) {
  const t = useDeckWords();
  const locale = useLocale();
  const count = cards.reduce((sum, { copies }) => sum + copies, 0);
  if (count === 0) return null;
  return (
    <section aria-label={t.own(name)}>
      <h3>
        {t.own(name)} <b>{count}</b> <small>{t.alwaysAll}</small>
      </h3>
      <ul className="mc-own">
        {cards.map(({ card, copies }) => (
          <li key={card.id}>
            <button
              type="button"
              aria-label={`${titleOf(card, locale)} × ${copies}`}
              title={titleOf(card, locale)}
              onClick={() => onOpen(card)}
            >
              <EmblemArt emblem={emblemOf(card.faces[0].id)} width={34} height={34} />
            </button>
            {copies > 1 && <b aria-hidden="true">{copies}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Costs, resources and what the first hand holds. */
export function Numbers({ deck }: Pick<Props, 'deck'>) {
  const t = useDeckWords();
  const locale = useLocale();
  const all = listed(deck);
  const sum = (of: (one: Card) => number): number =>
    all.reduce((total, { card, copies }) => total + copies * of(card), 0);
  const costOf = ({ faces: [face] }: Card): string =>
    face.type === 'resource' || face.cost === null ? '★' : face.cost >= 4 ? '4+' : String(face.cost);
  const costs = ['0', '1', '2', '3', '4+', '★'].map(
    (cost) => [cost, sum((card) => (costOf(card) === cost ? 1 : 0))] as const,
  );
  const highest = Math.max(1, ...costs.map(([, count]) => count));
  const given = resources.map(
    (type) =>
      [type, sum(({ faces: [face] }) => face.resources.filter((one) => one === type).length)] as const,
  );
  const hand = content.find(deck.identity)?.faces[1]?.handSize ?? 6;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const odds = (wanted: number): string => percent.format(chanceToHold(wanted, sizeOf(deck), hand));
  const own = all
    .filter(({ card }) => card.set === heroOf(deck) && card.faces[0].type === 'upgrade')
    .sort((a, b) => b.copies - a.copies)[0];
  return (
    <section className="mc-numbers" data-part="numbers" aria-label={t.numbers}>
      <div>
        <h3>{t.curve}</h3>
        <ul className="mc-curve">
          {costs.map(([cost, count]) => (
            <li key={cost}>
              <span>{count}</span>
              <i
                style={{ '--high': count / highest } as CSSProperties}
                data-resource={cost === '★' || undefined}
              />
              <b>
                <span className="hidden">{cost === '★' ? t.noCost : `${t.cost} `}</span>
                {cost}
              </b>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>
          {t.resources} <b>{given.reduce((total, [, count]) => total + count, 0)}</b>
        </h3>
        <div className="mc-resources-bar" aria-hidden="true">
          {given.map(([type, count]) => (
            <i key={type} data-resource={type} style={{ flexGrow: count }} />
          ))}
        </div>
        <ul className="mc-resources">
          {given.map(([type, count]) => (
            <li key={type} title={RESOURCES[type][locale]}>
              <span className="mc-coin" data-resource={type}>
                <Sign of={type} />
              </span>
              <span className="hidden">{RESOURCES[type][locale]} </span>
              <b>{count}</b>
            </li>
          ))}
        </ul>
        <dl className="mc-first-hand">
          <div>
            <dt>{t.allyInHand}</dt>
            <dd>{odds(sum(({ faces: [{ type }] }) => (type === 'ally' ? 1 : 0)))}</dd>
          </div>
          {own && (
            <div>
              <dt>{titleOf(own.card, locale)}</dt>
              <dd>{odds(own.copies)}</dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  );
}

/** The deck on paper: how many, what is wrong, and every card. */
export function DeckSheet({ deck, summary, violations, stays, onChange, onOpen }: Props) {
  const t = useDeckWords();
  const locale = useLocale();
  const size = sizeOf(deck);
  const all = listed(deck);
  const hero = heroOf(deck);
  const wrong = new Set(violations.flatMap(({ cards }) => cards));
  const sets = [...new Set(all.map(({ card }) => card.set))].filter((set) => set !== hero);
  const weight = (set: SetId): number => (SETS[set].kind === 'basic' ? 1 : 0);
  return (
    <section className="mc-sheet" data-part="list" aria-labelledby="mc-deck-title">
      <header className="mc-sheet-head">
        <div>
          <h2 id="mc-deck-title" tabIndex={-1}>
            {t.deck}
          </h2>
          <p className="build-summary" role="status">
            {summary}
          </p>
        </div>
        <p className="mc-sheet-count" data-wrong={size < LEAST || size > MOST || undefined}>
          <b>{size}</b> <span>{t.ofSize(LEAST, MOST)}</span>
        </p>
      </header>
      <div className="mc-sheet-bar" data-wrong={size < LEAST || size > MOST || undefined} aria-hidden="true">
        <i style={{ width: `${Math.min(100, (100 * size) / MOST)}%` }} />
        <u style={{ left: `${(100 * LEAST) / MOST}%` }} />
      </div>
      <Violations violations={violations} onMend={onChange} stays={stays} />
      <div className="mc-sheet-list">
        <Own
          cards={all.filter(({ card }) => card.set === hero)}
          name={hero === '' ? '' : SETS[hero].title[locale]}
          onOpen={onOpen}
        />
        {sets
          .sort((a, b) => weight(a) - weight(b))
          .map((set) => {
            const here = all.filter(({ card }) => card.set === set);
            const costs = ({ card }: Listed): number => card.faces[0].cost ?? 99;
            return (
              <section key={set} aria-label={SETS[set].title[locale]}>
                <h3>
                  {SETS[set].title[locale]}{' '}
                  <b data-wrong={here.some(({ card }) => wrong.has(card.id)) || undefined}>
                    {here.reduce((sum, { copies }) => sum + copies, 0)}
                  </b>
                </h3>
                <ul>
                  {here
                    .sort((a, b) => costs(a) - costs(b))
                    .map(({ card, copies }) => (
                      <Row
                        key={card.id}
                        deck={deck}
                        card={card}
                        copies={copies}
                        isWrong={wrong.has(card.id)}
                        onChange={onChange}
                        onOpen={onOpen}
                      />
                    ))}
                </ul>
              </section>
            );
          })}
      </div>
    </section>
  );
}
