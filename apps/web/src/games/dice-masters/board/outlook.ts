import type { View } from '@assemble/dice-masters';
import type { Event } from '@assemble/kernel';
import { type DieView, type Pair, pairsOf, type Seat } from './dice.ts';

/** What a fight would come to by the numbers that everybody sees; abilities may still change it. */
export interface Preview {
  /** Damage that would reach the player. */
  readonly through: number;
  /** Those who would be knocked out. */
  readonly out: readonly DieView[];
  /** Damage whose split is still to be chosen, and who could be knocked out by it; none where nothing is split. */
  readonly split: { readonly amount: number; readonly could: readonly DieView[] } | null;
}

type Assigned = ReadonlyMap<number, readonly number[]>;

const isMarked = (view: View, { id }: DieView, kind: string): boolean =>
  view.lasting.some((one) => one.kind === kind && one.die === id);

const dealtBy = (view: View, die: DieView): number =>
  isMarked(view, die, 'deals-no-damage') ? 0 : (die.attack?.value ?? 0);

/** Whether so much damage knocks a die out. */
function falls(view: View, die: DieView, damage: number, blocking: boolean): boolean {
  if (damage <= 0 || die.defense === null || isMarked(view, die, 'takes-no-damage')) return false;
  if (blocking && isMarked(view, die, 'undamaged-blocking')) return false;
  return die.damage + damage >= die.defense.value;
}

const againstOf = ({ blockers, planned }: Pair): readonly DieView[] => [...blockers, ...planned];

/** Of one attacker. A blocker of several attackers strikes one of them at its player's choice. */
export function previewOf(view: View, pair: Pair, all: readonly Pair[]): Preview {
  const { attacker, blocked } = pair;
  const against = againstOf(pair);
  const damage = dealtBy(view, attacker);
  if (against.length === 0) return { through: blocked ? 0 : damage, out: [], split: null };
  const torn = (blocker: DieView): boolean =>
    all.filter((other) => againstOf(other).some(({ id }) => id === blocker.id)).length > 1;
  const strikers = against.filter((blocker) => !torn(blocker));
  const back = strikers.reduce((sum, blocker) => sum + dealtBy(view, blocker), 0);
  const defense = against.reduce((sum, { defense: own }) => sum + (own?.value ?? 0), 0);
  const over = isMarked(view, attacker, 'over-to-opponent') ? Math.max(0, damage - defense) : 0;
  const rest = damage - over;
  const hit = against.filter((blocker) => falls(view, blocker, rest, true));
  return {
    through: over,
    out: [...(falls(view, attacker, back, false) ? [attacker] : []), ...(against.length === 1 ? hit : [])],
    split: against.length > 1 && rest > 0 ? { amount: rest, could: hit } : null,
  };
}

/** All the damage that would reach the defending player if these blocked. */
export function throughOf(view: View, assigned: Assigned): number {
  const pairs = pairsOf(view, assigned);
  return pairs.reduce((sum, pair) => sum + previewOf(view, pair, pairs).through, 0);
}

/** What an attack comes to for the one it is made against: all of it is either stopped or gets through. */
export interface Meter {
  readonly defender: Seat;
  readonly life: number;
  readonly incoming: number;
  readonly through: number;
  /** How many stand in the way. */
  readonly blockers: number;
}

/** The numbers beside the defending player's life while an attack lasts; null without one. */
export function meterOf(view: View, assigned: Assigned): Meter | null {
  const pairs = pairsOf(view, assigned);
  const [first] = pairs;
  if (first === undefined) return null;
  const defender = 1 - first.attacker.controller;
  return {
    defender,
    life: view.players[defender]?.life ?? 0,
    incoming: pairs.reduce((sum, { attacker }) => sum + dealtBy(view, attacker), 0),
    through: throughOf(view, assigned),
    blockers: new Set(pairs.flatMap((pair) => againstOf(pair).map(({ id }) => id))).size,
  };
}

/** Those who would be knocked out by the numbers that everybody sees. */
export const fallenOf = (view: View, pairs: readonly Pair[]): ReadonlySet<number> =>
  new Set(pairs.flatMap((pair) => previewOf(view, pair, pairs).out.map(({ id }) => id)));

/** Whether those who fight have dealt damage since it was clear who blocks whom: what they foretold is told then. */
export function isStruck({ combat }: View, events: readonly Event[]): boolean {
  if (combat === null) return false;
  const fighters = new Set([...combat.attackers, ...combat.blocks.map(({ blocker }) => blocker)]);
  const since = events.reduce(
    (last, { kind }, at) => (kind === 'attacked' || kind === 'blocked' ? at : last),
    -1,
  );
  return events.slice(since + 1).some(({ kind, args }) => {
    const source = args['source'];
    const die = typeof source === 'object' && source !== null && 'die' in source ? source['die'] : null;
    return (kind === 'damaged' || kind === 'player-damaged') && typeof die === 'number' && fighters.has(die);
  });
}
