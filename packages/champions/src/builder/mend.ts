import { type Json, type Mend, mended } from '@assemble/kernel';
import type { Card, Content } from '../content.ts';
import { type Aspect, type SetId, setKind } from '../names.ts';
import type { Deck } from '../setup.ts';
import { deckVerdict } from './deck.ts';
import { PRESETS, presetDeck } from './presets.ts';

/** MC-DECK-2 */
const [LEAST, MOST] = [40, 50];

const withCopies = ({ identity, cards }: Deck, id: string, copies: number): Deck => {
  const { [id]: _before, ...others } = cards;
  return { identity, cards: copies <= 0 ? others : { ...others, [id]: copies } };
};

const sizeOf = ({ cards }: Deck): number => Object.values(cards).reduce((sum, copies) => sum + copies, 0);

/** How many copies of an aspect or basic card a deck may hold (MC-DECK-6, MC-DECK-7, MC-LIMIT-5). */
export const mostCopies = (card: Card): number =>
  Math.min(card.faces[0].unique ? 1 : 3, card.maxPerDeck ?? 3);

/** The aspects in a deck, the one with the most cards first. */
function aspectsOf(content: Content, { cards }: Deck): readonly SetId[] {
  const counts = new Map<SetId, number>();
  for (const [id, copies] of Object.entries(cards)) {
    const set = content.find(id)?.set;
    if (set !== undefined && setKind(set) === 'aspect') counts.set(set, (counts.get(set) ?? 0) + copies);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([set]) => set);
}

/** The aspect that a deck is of: most of its cards', or that of the hero's ready-made deck. */
function aspectOf(content: Content, deck: Deck): Aspect {
  const hero = content.find(deck.identity);
  const ready = PRESETS.find((one) => one.hero === hero?.set)?.aspect ?? 'justice';
  return (hero?.needsAspect ?? aspectsOf(content, deck)[0] ?? ready) as Aspect;
}

/** Cards to fill a deck with, the ones of the ready-made deck first; never another person of the hero's name. */
function fillers(content: Content, deck: Deck): readonly Card[] {
  const hero = content.find(deck.identity);
  const aspect = aspectOf(content, deck);
  const ready =
    hero?.faces[0].type === 'hero' ? Object.keys(presetDeck(content, hero.set, aspect).cards) : [];
  const open = content.cards.filter((card) => card.set === aspect || setKind(card.set) === 'basic');
  const names = new Set(hero?.faces.map(({ title }) => title.en) ?? []);
  return [...ready.map((id) => content.find(id)), ...open].filter(
    (card): card is Card =>
      card !== undefined &&
      open.includes(card) &&
      !(card.faces[0].unique && names.has(card.faces[0].title.en)),
  );
}

function filled(content: Content, deck: Deck): Deck {
  let now = deck;
  for (const card of fillers(content, deck)) {
    const has = now.cards[card.id] ?? 0;
    const more = Math.min(mostCopies(card) - has, LEAST - sizeOf(now));
    if (more > 0) now = withCopies(now, card.id, has + more);
  }
  return now;
}

/** Basic cards leave before those of the aspect; the hero's own stay. */
function thinned(content: Content, deck: Deck): Deck {
  let now = deck;
  for (const kind of ['basic', 'aspect'] as const)
    for (const id of Object.keys(deck.cards).reverse()) {
      const card = content.find(id);
      if (card === undefined || setKind(card.set) !== kind) continue;
      const has = now.cards[id] ?? 0;
      now = withCopies(now, id, has - Math.min(has, Math.max(0, sizeOf(now) - MOST)));
    }
  return now;
}

/** The deck with cards of one aspect only. */
const ofAspect = (content: Content, deck: Deck, aspect: SetId): Deck => ({
  ...deck,
  cards: Object.fromEntries(
    Object.entries(deck.cards).filter(([id]) => {
      const set = content.find(id)?.set;
      return set === undefined || setKind(set) !== 'aspect' || set === aspect;
    }),
  ),
});

/** With a card of its aspect, where there is none. */
function withAspect(content: Content, deck: Deck): Deck {
  const aspect = aspectOf(content, deck);
  const first = fillers(content, deck).find(({ set }) => set === aspect);
  return first === undefined ? deck : withCopies(deck, first.id, 1);
}

/** Everything that is wrong with a deck, each with the least that mends it. */
export function deckMends(content: Content, deck: Deck): readonly Mend<Deck>[] {
  const verdict = deckVerdict(content, deck as unknown as Json);
  if (verdict.yes) return [];
  const mends = verdict.reasons.map((reason) => {
    const { card, needed, most, aspects } = reason.args as {
      card: string;
      needed: number;
      most: number;
      aspects: readonly SetId[];
    };
    switch (reason.key) {
      case 'no.card':
      case 'no.foreign':
      case 'no.same-person':
        return { reason, to: withCopies(deck, card, 0) };
      case 'no.identity-set':
        return { reason, to: withCopies(deck, card, needed) };
      case 'no.unique-copies':
        return { reason, to: withCopies(deck, card, 1) };
      case 'no.copies':
        return { reason, to: withCopies(deck, card, 3) };
      case 'no.max-per-deck':
        return { reason, to: withCopies(deck, card, most) };
      case 'no.aspects':
        return {
          reason,
          to:
            aspects.length === 0
              ? withAspect(content, deck)
              : ofAspect(content, deck, aspectOf(content, deck)),
        };
      case 'no.needed-aspect':
        return { reason, to: ofAspect(content, deck, aspectOf(content, deck)) };
      case 'no.deck-size':
        return { reason, to: sizeOf(deck) < LEAST ? filled(content, deck) : thinned(content, deck) };
      default:
        return { reason, to: null };
    }
  });
  // What goes out or comes in for other reasons changes the size: it is mended last.
  return [...mends].sort(
    (a, b) => Number(a.reason.key === 'no.deck-size') - Number(b.reason.key === 'no.deck-size'),
  );
}

/** The deck with everything mended; null where something stays wrong, such as a hero nobody has chosen. */
export const mendedDeck = (content: Content, deck: Deck): Deck | null =>
  mended(deck, (one) => deckMends(content, one));
