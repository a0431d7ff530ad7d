import type { Seat } from '@assemble/kernel';
import { abilityHint } from '../abilities/hints.ts';
import type { Card } from '../content.ts';
import type { DieKind, Face } from '../dice.ts';
import { indexOf } from '../rules/index-of-cards.ts';
import type { C } from '../rules/run.ts';

/**
 * What bots think things are worth. The unit is one life of a player with plenty left; every weight is a guess that
 * won more games than its neighbours, none is a rule.
 */
export const WORTH = {
  /** To win outweighs whatever lies on a table, but not so far that a slight chance of it does. */
  won: 100,
  life: 1,
  /** The last lives are dearer: each one missing below this many costs `lastLife` more. */
  fewLives: 8,
  lastLife: 0.5,
  /**
   * Attack and defense of a fielded character. Together below one a point: an attack that gets through must be worth
   * more than the character that then goes to the used pile.
   */
  attack: 0.45,
  defense: 0.35,
  /** Somebody to block with: the first, and the second half as much. */
  guard: 0.8,
  /** Damage is gone at the end of the turn; until then it makes a knock-out likelier. */
  damage: 0.1,
  /**
   * A die that was bought: its cost, what it shows on average, and what its card says. Some of it is lost again,
   * because each die more is a die of another kind drawn less: one dear die is better than two cheap ones.
   */
  cost: 0.4,
  energyFace: 0.4,
  rolled: 0.65,
  gain: 0.4,
  crowding: 0.7,
  /** An action that finds nobody of one's own is wasted: what it is worth without characters, and more for each of two. */
  actionAlone: 0.4,
  actionHelped: 0.3,
  /** The reserve pool before the main phase is over: energy as such, and the best that it buys. */
  energy: 0.35,
  purchase: 0.7,
  toField: 0.8,
  /** Energy that is left later pays for a global at best. Wild energy is kept longest, then typed. */
  leftGeneric: 0.04,
  leftTyped: 0.05,
  leftWild: 0.06,
  /** A die that nobody has bought yet: only tells good teams from bad ones. */
  onCard: 0.05,
  /** Damage that would come through if everybody attacked now: by itself, and when it would kill. */
  threat: 0.25,
  lethal: 12,
  /** The same for the player whose attack is not the next one. */
  later: 0.5,
} as const;

const worths = new WeakMap<Card, { readonly die: number; readonly gain: number }>();

function worthOf(card: Card): { readonly die: number; readonly gain: number } {
  const known = worths.get(card);
  if (known !== undefined) return known;
  const { gain } = abilityHint(card);
  const die = WORTH.cost * card.cost + meanFace(card.die) + WORTH.gain * gain - WORTH.crowding;
  const worth = { die: Math.max(0.2, die), gain };
  worths.set(card, worth);
  return worth;
}

/** What a die of this card is worth to whoever has it, wherever it is. */
const dieWorth = (card: Card): number => worthOf(card).die;

/** The same to a player who has bought so many characters. */
export const dieWorthBeside = (card: Card, characters: number): number =>
  card.die.kind === 'character'
    ? dieWorth(card)
    : dieWorth(card) * (WORTH.actionAlone + WORTH.actionHelped * Math.min(2, characters));

/** How many characters a player has bought. */
export function charactersOf(c: C, seat: Seat): number {
  const { kinds } = indexOf(c);
  let count = 0;
  for (const { card, owner, zone } of c.table.dice)
    if (owner === seat && card !== 0 && zone !== 'card' && kinds[card]?.kind === 'character') count++;
  return count;
}

/** What its abilities bring, in points of damage. */
export const gainOf = (card: Card): number => worthOf(card).gain;

/** What a face is worth to whoever rolls it and can pay for it. */
export function faceWorth(face: Face): number {
  if (face.kind === 'energy') return WORTH.energyFace * face.count;
  if (face.kind === 'action') return 0;
  return WORTH.attack * face.attack + WORTH.defense * face.defense - WORTH.energy * face.cost;
}

/** What a die shows on average. */
function meanFace({ faces }: DieKind): number {
  let sum = 0;
  for (const face of faces)
    sum += face.kind === 'character' ? WORTH.rolled * Math.max(0, faceWorth(face)) : faceWorth(face);
  return sum / faces.length;
}
