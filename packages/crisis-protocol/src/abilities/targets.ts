import { type Ask, ask, DONE, type Instruction, type Node } from '@assemble/kernel';
import { characterOf, isGrunt, isUp } from '../rules/characters.ts';
import { countsCharacters, limitKey } from '../rules/costs.ts';
import { anchored, select, viewpoint } from '../rules/filter.ts';
import type { C } from '../rules/run.ts';
import { noteUse } from '../rules/turn-atoms.ts';
import type { Memory } from './memory.ts';
import type { NodeFrame, Runs } from './node.ts';
import { amountOf, seatIn } from './values.ts';
import type { Anchor, Target } from './vocabulary.ts';

/** An effect that is for characters. */
export interface Targeted extends Node {
  readonly to: Target;
}

/** Whom the effect is still for. */
interface Chosen {
  ids?: number[];
}

/**
 * Runs an effect on its targets: asks for them where there is a choice, then acts on all of them together. What `act`
 * calls may leave a result; `after` is run when it is back.
 */
export function onTargets<N extends Targeted, Notes = object>(
  act: (
    c: C,
    node: N,
    targets: readonly number[],
    scope: Memory,
    frame: NodeFrame<Chosen & Notes>,
  ) => Instruction,
  able: (c: C, node: N, target: number, scope: Memory) => boolean = () => true,
  after: (c: C, node: N, scope: Memory, frame: NodeFrame<Chosen & Notes>) => Instruction = () => DONE,
): Runs<N, Chosen & Notes> {
  const candidates = (c: C, node: N, scope: Memory): number[] =>
    candidatesOf(c, node.to, scope).filter((target) => able(c, node, target, scope));
  const begin = (
    c: C,
    node: N,
    targets: readonly number[],
    scope: Memory,
    frame: NodeFrame<Chosen & Notes>,
  ): Instruction => {
    bind(c, node.to, scope, targets);
    frame.data.ids = targets.slice();
    return act(c, node, targets, scope, frame);
  };
  return {
    run: (c, node, scope, frame) => {
      if (frame.step > 0) return after(c, node, scope, frame);
      const found = candidates(c, node, scope);
      if (found.length === 0 || isNone(c, node.to, scope)) return DONE;
      const question = choice(c, node.to, found, scope);
      return question === null ? begin(c, node, found, scope, frame) : ask(question);
    },
    take: (c, node, scope, frame, answer) => {
      const targets = answer as number[];
      return targets.length === 0 ? DONE : begin(c, node, targets, scope, frame);
    },
    can: (c, node, scope) => candidates(c, node, scope).length > 0,
  };
}

/** As `onTargets`, but one target after the other: each may have to be asked about or moved before the next. */
export function oneByOne<N extends Targeted>(
  act: (c: C, node: N, target: number, scope: Memory) => Instruction,
  able: (c: C, node: N, target: number, scope: Memory) => boolean = () => true,
): Runs<N, Chosen> {
  const next = (c: C, node: N, scope: Memory, frame: NodeFrame<Chosen>): Instruction => {
    const ids = (frame.data.ids ?? []).filter((id) => isUp(characterOf(c, id)));
    frame.data.ids = ids;
    return ids.length > 1 ? ask(nextAsk(c, scope, ids)) : actOn(c, node, scope, frame, ids[0]);
  };
  const actOn = (
    c: C,
    node: N,
    scope: Memory,
    frame: NodeFrame<Chosen>,
    id: number | undefined,
  ): Instruction => {
    if (id === undefined) return DONE;
    frame.data.ids = frame.data.ids?.filter((one) => one !== id) ?? [];
    const instruction = act(c, node, id, scope);
    return instruction.do === 'call' ? instruction : next(c, node, scope, frame);
  };
  const runs = onTargets<N>(
    (c, node, targets, scope, frame) => {
      scope.done = targets.length;
      return next(c, node, scope, frame);
    },
    able,
    (c, node, scope, frame) => next(c, node, scope, frame),
  );
  return {
    ...runs,
    // Whom it is for is known by now: it is asked who comes next.
    take: (c, node, scope, frame, answer) =>
      frame.data.ids === undefined
        ? (runs.take?.(c, node, scope, frame, answer) ?? DONE)
        : actOn(c, node, scope, frame, (answer as number[])[0]),
  };
}

/** CP-TIMING-6: a player decides the order of their own effects; CP-TIMING-3: and one player that of a card of nobody. */
export const nextAsk = (c: C, scope: Memory, from: readonly number[]): Ask => ({
  seat: seatIn(c, scope),
  ask: { key: 'ask.who-next', args: { ability: scope.at } },
  rules: [scope.seat === null ? 'CP-TIMING-3' : 'CP-TIMING-6'],
  source: scope.at,
  shape: 'entities',
  from,
  min: 1,
  max: 1,
});

/** What was chosen is what "that character" means from now on; limits that count characters note it. */
function bind(c: C, to: Target, scope: Memory, targets: readonly number[]): void {
  if (to.to === 'choose' || to.to === 'each') scope.that = targets.slice();
  const { limit } = scope;
  if (!countsCharacters(limit)) return;
  for (const id of targets) noteUse(c, limit, scope.at, scope.self, id);
}

/** Everything a target could be. */
export function candidatesOf(c: C, to: Target, scope: Memory): number[] {
  const view = viewpoint(scope);
  switch (to.to) {
    case 'each':
      return select(c, to.who, view).filter((id) => !isSpared(c, scope, id));
    case 'choose':
      return select(c, to.who, view).filter((id) => !isSpared(c, scope, id) && !isSpent(c, scope, id));
    case 'players':
      return (scope.players ?? []).filter((id) => isUp(characterOf(c, id)));
    case 'that':
      return view.that.filter((id) => isUp(characterOf(c, id)));
    default: {
      const character = anchored(c, to.to as Anchor, view);
      return character !== null && isUp(character) ? [character.id] : [];
    }
  }
}

/** CP-GRUNT-18: tactic cards of its own side pass over a Grunt. */
const isSpared = (c: C, scope: Memory, id: number): boolean => {
  const character = characterOf(c, id);
  return scope.players !== undefined && character.controller === scope.seat && isGrunt(c, character);
};

/** "Each character can be affected only once by this superpower", in a turn or in a round. */
const isSpent = (c: C, scope: Memory, id: number): boolean =>
  countsCharacters(scope.limit) && c.table.used.includes(limitKey(scope.limit, scope.at, scope.self, id));

const isNone = (c: C, to: Target, scope: Memory): boolean =>
  to.to === 'choose' && amountOf(c, to.count, scope) <= 0;

/** The question to ask, null where nothing is to be chosen: as many candidates as have to be taken. */
function choice(c: C, to: Target, found: readonly number[], scope: Memory): Ask | null {
  if (to.to !== 'choose') return null;
  const count = amountOf(c, to.count, scope);
  if (to.upTo !== true && found.length <= count) return null;
  return {
    seat: seatIn(c, scope),
    ask: { key: 'ask.choose', args: { ability: scope.at, count } },
    rules: ['CP-SUPER-4', 'CP-TACTIC-9'],
    source: scope.at,
    shape: 'entities',
    from: found,
    min: to.upTo === true ? 0 : count,
    max: Math.min(count, found.length),
  };
}
