import { type Deck, RESOURCES, TYPES } from '@assemble/champions';
import { Problems } from '../../../shell/Problems.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { resources, types } from '../cards/criteria.ts';
import { type Card, content, titleOf } from '../data.ts';
import { sizeOf, withCopies } from './edit.ts';
import { problemsOf } from './problems.ts';
import { Stepper } from './Stepper.tsx';
import { useDeckWords } from './words.ts';

export const PANEL_ID = 'deck-panel';

/** Whether the deck is legal, in one line. */
export function useSummary(deck: Deck): string {
  const t = useDeckWords();
  const problems = problemsOf(deck, useLocale()).length;
  return `${problems === 0 ? `✓ ${t.legal}` : `✕ ${t.problems(problems)}`} · ${t.size(sizeOf(deck))}`;
}

interface Listed {
  readonly card: Card;
  readonly copies: number;
}

/** How many cards of each cost, and how many resources of each type. */
function Numbers({ all }: { readonly all: readonly Listed[] }) {
  const t = useDeckWords();
  const locale = useLocale();
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
  readonly onOpen: (card: Card) => void;
  readonly stays: boolean;
}

/** The deck so far, everything that is against the rules, and in numbers. */
export function DeckPanel({ deck, onChange, onOpen, stays }: Props) {
  const t = useDeckWords();
  const locale = useLocale();
  const summary = useSummary(deck);
  const problems = problemsOf(deck, locale);
  const all = Object.entries(deck.cards).flatMap(([id, copies]): Listed[] => {
    const card = content.find(id);
    return card === undefined ? [] : [{ card, copies }];
  });
  return (
    <section className="panel mc-deck" aria-labelledby={PANEL_ID}>
      <h2 id={PANEL_ID} tabIndex={-1}>
        {t.deck}
      </h2>
      <p role="status" data-legal={problems.length === 0}>
        {summary}
      </p>
      {types.map((type) => {
        const here = all.filter(({ card }) => card.faces[0].type === type);
        if (here.length === 0) return null;
        return (
          <section key={type} aria-label={TYPES[type][locale]}>
            <h3>
              {TYPES[type][locale]} ({here.reduce((sum, { copies }) => sum + copies, 0)})
            </h3>
            <ul>
              {here.map(({ card, copies }) => (
                <li key={card.id} className="mc-deck-line">
                  <button type="button" className="name" onClick={() => onOpen(card)}>
                    {titleOf(card, locale)}
                  </button>
                  <Stepper
                    name={titleOf(card, locale)}
                    copies={copies}
                    onChange={(next) => onChange(withCopies(deck, card.id, next))}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {problems.length > 0 && (
        <>
          <h3>{t.problemsTitle}</h3>
          <Problems problems={problems} stays={stays} />
        </>
      )}
      <Numbers all={all} />
    </section>
  );
}
