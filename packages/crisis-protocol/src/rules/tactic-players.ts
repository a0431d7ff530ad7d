import type { Memory } from '../abilities/memory.ts';
import type { Cost, Who } from '../abilities/vocabulary.ts';
import { halvesOf, type TacticCard } from '../content.ts';
import { characterOf } from './characters.ts';
import { tacticSurcharge } from './costs.ts';
import { matches, select, type Viewpoint } from './filter.ts';
import type { C } from './run.ts';

/** The least that each character pays for the card. */
export const leastOf = ({ ability: { cost = 0 } }: TacticCard): number => costMin(cost);

export const costMin = (cost: Cost | undefined): number =>
  cost === undefined ? 0 : typeof cost === 'number' ? cost : cost.min;

/** How much of its Power a character could spend on the card. */
export const mostOf = (c: C, card: TacticCard, id: number): number => {
  const { cost = 0 } = card.ability;
  const character = characterOf(c, id);
  return Math.min(
    typeof cost === 'number' ? cost : cost.max,
    character.power - tacticSurcharge(c, character),
  );
};

const canPay = (c: C, card: TacticCard, id: number): boolean =>
  characterOf(c, id).power >= leastOf(card) + tacticSurcharge(c, characterOf(c, id));

/** Made once for each card: it is asked for every menu. */
const once = (make: (who: Who) => Who): ((who: Who) => Who) => {
  const made = new WeakMap<Who, Who>();
  return (who) => {
    const known = made.get(who) ?? make(who);
    made.set(who, known);
    return known;
  };
};
const asAllied = once((who) => ({ ...who, side: 'allied', grunt: false }));
const asPartner = once((who) => ({ ...who, side: 'allied', other: 'self', grunt: false }));

/** CP-DAZED-6, CP-GRUNT-17: the characters that could play a tactic card and pay for it. */
export function tacticPlayers(c: C, card: TacticCard, view: Viewpoint): number[] {
  const { who, and } = card.players;
  const least = leastOf(card);
  const able: number[] = [];
  for (const one of c.table.characters) {
    // Asked for every menu: what is told quickest comes first.
    if (one.power < least || !matches(c, asAllied(who), one, view) || !canPay(c, card, one.id)) continue;
    if (and === undefined || partnersOf(c, card, one.id, view).length > 0) able.push(one.id);
  }
  return able;
}

/** Who could play it together with the first one. */
export function partnersOf(c: C, card: TacticCard, first: number, view: Viewpoint): number[] {
  const { and } = card.players;
  if (and === undefined) return [];
  const seen = { ...view, self: first };
  return select(c, asPartner(and), seen).filter((id) => canPay(c, card, id));
}

/** What a card knows of those who play it: where two do, "that" is the second one. */
export const playing = (card: TacticCard, players: readonly number[]): Partial<Memory> => ({
  self: players[0] ?? -1,
  players: players.slice(),
  ...(card.players.and === undefined ? {} : { that: players.slice(1) }),
});

/** What a tactic card does when it is played, by its address; an attack on it has abilities of its own. */
export const playAddress = (card: TacticCard): string =>
  `${card.id}#played/${card.kind === 'reactive' && card.reaction !== undefined ? 1 : 0}`;
export const isPlaying = (address: string): boolean => /#played\/[01]$/u.test(address);

/** The half of a tactic card that an address is part of. */
export const halfAt = (card: TacticCard, address: string | undefined): TacticCard =>
  halvesOf(card).find((half) => playAddress(half) === address) ?? card;

/** Everybody, or every pair, that could play it; `able` where it is known who could. */
export const waysToPlay = (
  c: C,
  card: TacticCard,
  view: Viewpoint,
  able: readonly number[] = tacticPlayers(c, card, view),
): number[][] =>
  able.flatMap((first) =>
    card.players.and === undefined
      ? [[first]]
      : partnersOf(c, card, first, view).map((other) => [first, other]),
  );
