import { type Ask, ask, DONE, type Instruction, type Node, proposeAndSee } from '@assemble/kernel';
import { dieOf, isFielded, listed, other } from '../rules/dice-in-play.ts';
import { sourceRef, tell } from '../rules/events.ts';
import { isNamesake, select } from '../rules/filter.ts';
import { slotId } from '../rules/index-of-cards.ts';
import type { C } from '../rules/run.ts';
import { type DiceChange, playerTarget } from '../table.ts';
import type { Memory } from './memory.ts';
import type { NodeFrame, Runs } from './node.ts';
import { selfIn, viewpoint } from './values.ts';
import type { Target } from './vocabulary.ts';

/** An effect that is for dice or players. */
export interface Targeted extends Node {
  readonly to: Target;
}

/** What became of the changes that a node proposed. */
export type Seen = { result?: DiceChange[] };

/**
 * Runs an effect on its targets: asks for them where there is a choice, then proposes one change for each, all at
 * the same moment. `able` narrows the choice to targets the effect could do something to.
 */
export function onTargets<N extends Targeted>(
  make: (c: C, node: N, targets: readonly number[], scope: Memory) => DiceChange[],
  able: (c: C, node: N, target: number, scope: Memory) => boolean = () => true,
): Runs<N, Seen> {
  const candidates = (c: C, node: N, scope: Memory): number[] =>
    candidatesOf(c, node.to, scope).filter((target) => able(c, node, target, scope));

  const act = (c: C, node: N, targets: readonly number[], scope: Memory): Instruction => {
    // An effect on a player, or on the die itself, leaves "that character" as it is.
    if (node.to.to !== 'self' && !FIXED_PLAYERS.has(node.to.to)) bind(scope, targets);
    const batch = make(c, node, targets, scope);
    scope.done = 0;
    return batch.length === 0 ? DONE : proposeAndSee(c, batch);
  };

  return {
    run: (c, node, scope, frame) => {
      if (frame.step > 0) {
        const made = frame.data.result;
        scope.done = made?.filter((one) => !one.prevented && one['stayed'] !== true).length ?? 0;
        // DM-PREVENT-AND-REDIRECT-1: whom it did not reach, what follows does not reach either.
        const missed = made?.filter((one) => one.prevented).map((one) => one.target) ?? [];
        scope.that = scope.that.filter((id) => !missed.includes(id));
        if (node.to.to !== 'each' && isCancelled(made)) scope.cancelled = true;
        return DONE;
      }
      const found = candidates(c, node, scope);
      if (found.length === 0) {
        tell(c, 'no-target', ['DM-CORE-RULES-2'], () => ({
          source: sourceRef(c, scope.card, scope.self),
        }));
        return DONE;
      }
      const question = choice(c, node.to, found, scope, frame);
      return question === null ? act(c, node, found, scope) : ask(question);
    },
    take: (c, node, scope, _frame, answer) => act(c, node, answer as number[], scope),
    can: (c, node, scope) => candidates(c, node, scope).length > 0,
  };
}

/** DM-PREVENT-AND-REDIRECT-1: an aimed effect that was prevented, not only lessened, cancels the rest of its ability. */
const isCancelled = (made: readonly DiceChange[] | undefined): boolean =>
  made !== undefined && made.length > 0 && made.every((one) => one.prevented && one['whole'] === true);

const FIXED_PLAYERS: ReadonlySet<Target['to']> = new Set(['you', 'opponent', 'both-players']);

/** What was chosen is what "that character" means from now on. */
export function bind(scope: Memory, targets: readonly number[]): void {
  scope.that = targets.slice();
  scope.chosen = [...(scope.chosen ?? []), ...targets];
}

/** Everything a target could be. */
export function candidatesOf(c: C, to: Target, scope: Memory): number[] {
  const seat = scope.seat;
  switch (to.to) {
    case 'self': {
      const self = selfIn(c, scope);
      return self !== null && (isFielded(self) || self.zone === 'reserve' || self.zone === 'beside')
        ? [self.id]
        : [];
    }
    case 'that':
      return scope.that.slice();
    case 'namesakes': {
      const from = viewpoint(c, scope);
      return c.table.dice.filter((die) => isFielded(die) && isNamesake(c, die, from)).map((die) => die.id);
    }
    case 'each':
      return select(c, to.dice, viewpoint(c, scope));
    case 'you':
      return [playerTarget(seat)];
    case 'opponent':
      return [playerTarget(other(seat))];
    case 'both-players':
      return [playerTarget(other(c.table.active)), playerTarget(c.table.active)];
    case 'choose': {
      const dice =
        to.dice.zone === 'bag'
          ? different(c, select(c, to.dice, viewpoint(c, scope)), to.count)
          : select(c, to.dice, viewpoint(c, scope));
      if (to.players === undefined) return dice;
      return [...dice, playerTarget(other(seat)), ...(to.players === 'any' ? [playerTarget(seat)] : [])];
    }
  }
}

/** Dice of one card in a bag are alike: no more of them than could be taken. */
function different(c: C, ids: readonly number[], count: number): number[] {
  const cardOf = (id: number): number => dieOf(c, id).card;
  const all = listed(ids);
  return all.filter((id, i) => all.slice(0, i).filter((one) => cardOf(one) === cardOf(id)).length < count);
}

/** The question to ask, null where nothing is to be chosen: as many candidates as have to be taken. */
export function choice(
  c: C,
  to: Target,
  found: readonly number[],
  scope: Memory,
  frame: NodeFrame,
): Ask | null {
  if (to.to !== 'choose') return null;
  if (to.upTo !== true && found.length <= to.count) return null;
  const seat = to.by === 'opponent' ? other(scope.seat) : scope.seat;
  return {
    seat,
    ask: {
      key: 'ask.choose',
      args: { card: slotId(c, scope.card), count: to.count },
    },
    rules: ['DM-CORE-RULES-1', 'DM-CORE-RULES-2'],
    source: frame.data.at,
    shape: 'entities',
    from: listed(found),
    min: to.upTo === true ? 0 : to.count,
    max: to.count,
  };
}
