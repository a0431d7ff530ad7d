import {
  ask,
  canRun,
  DONE,
  type Instruction,
  Judge,
  message,
  type Node,
  type NodeKind,
  type NodeKinds,
  runPart,
  runSequence,
  type Scope,
  type Sequence,
  type Tester,
} from '../../src/index.ts';
import {
  type C,
  characterAt,
  type Die,
  diceOf,
  fighterOf,
  gainPower,
  ownerOf,
  type Rule,
  reroll,
  type Side,
  shift,
  spend,
  type Table,
} from './table.ts';

/** When a superpower may be used, and for whom. */
export interface When {
  /** modify-own and modify-theirs: dice of one's own side or of the opponent. */
  readonly on: 'active' | 'targeted' | 'modify-own' | 'modify-theirs' | 'after-attack';
  readonly side: Side | 'either';
  /** Which fighter is meant: the bearer itself, another ally near it, or any ally near it. */
  readonly helps: 'self' | 'another' | 'any';
  readonly range: number;
  readonly enemyWithin: number;
}

/** A superpower: a tree whose root says when it may be used. */
export interface Superpower extends Node {
  readonly node: 'superpower';
  readonly name: string;
  readonly cost: number;
  readonly when: When;
  readonly effect: Node;
}

interface Pay extends Node {
  readonly min: number;
  readonly max: number;
}
interface AddDice extends Node {
  readonly side: Side;
  readonly count: number;
  readonly source: string;
}
/** `count` null: as many as were paid for. */
interface Reroll extends Node {
  readonly count: number | null;
  readonly name: string;
}
interface Shift extends Node {
  readonly who: 'attacker' | 'target';
  readonly by: number;
  readonly word: string;
}

export const pay = (min: number, max: number = min): Pay => ({ node: 'pay', min, max });
export const addDice = (side: Side, count: number, source: string): AddDice => ({
  node: 'addDice',
  side,
  count,
  source,
});
export const rerollDice = (name: string, count: number | null): Reroll => ({ node: 'reroll', name, count });
export const push = (word: string): Shift => ({ node: 'shift', who: 'target', by: 1, word });
export const advance = (word: string): Shift => ({ node: 'shift', who: 'attacker', by: -1, word });
export const gainDealt: Node = { node: 'gainDealt' };
export const strikeBack: Node = { node: 'strikeBack' };
export const all = (...parts: Node[]): Sequence => ({ node: 'sequence', parts });

export function superpower(
  name: string,
  cost: number,
  on: When['on'],
  effect: Node,
  rest: Partial<When> = {},
): Superpower {
  const when: When = { on, side: 'either', helps: 'self', range: 0, enemyWithin: 99, ...rest };
  return { node: 'superpower', name, cost, when, effect };
}

const always = () => true;

/** Which dice the running ability may touch: those of the window it was used in. */
const sideOf = (scope: Scope): Side => scope['side'] as Side;

/** All reasons why a named rule may not reroll a die. */
function mayReroll(judge: Judge<Rule>, die: Die, name: string, side: Side): void {
  judge
    .must(die.face !== 'failure', 'CP-DICE-7', 'cp.failure', { die: die.id })
    .must(!die.rerolledBy.includes(name), 'CP-MODIFY-6', 'cp.rerolled-before', { die: die.id, name })
    .must(die.side === side, side === 'attack' ? 'CP-MODIFY-1' : 'CP-MODIFY-2', 'cp.other-dice', {
      die: die.id,
    });
}

function rerollable(c: C, name: string, side: Side): Die[] {
  return diceOf(c, side).filter((die) => {
    const judge = new Judge<Rule>();
    mayReroll(judge, die, name, side);
    return judge.verdict().yes;
  });
}

/** The rules behind a question about rerolls: `source` names the power. */
export const rerollTester: Tester<Table> = {
  verdict: (c, decision, answer) => {
    const judge = new Judge<Rule>();
    const chosen = answer as readonly number[];
    const [name = '', side = 'attack'] = (decision.source ?? '').split('/') as [string, Side];
    for (const id of new Set(chosen)) {
      const die = c.table.fight.dice[id];
      if (die !== undefined) mayReroll(judge, die, name, side);
    }
    judge.must(new Set(chosen).size === chosen.length, 'CP-MODIFY-7', 'cp.same-die-twice');
    return judge.verdict();
  },
};

const spendNode: NodeKind<C, Pay> = {
  run: (c, node, scope): Instruction => {
    const most = Math.min(node.max, characterAt(c, ownerOf(scope)).power);
    if (most === node.min) return paid(c, scope, most);
    return ask({
      seat: characterAt(c, ownerOf(scope)).owner,
      ask: message('cp.how-much-power'),
      rules: ['CP-SUPER-3'] satisfies Rule[],
      shape: 'number',
      min: node.min,
      max: most,
    });
  },
  take: (c, _node, scope, _frame, answer) => paid(c, scope, answer as number),
  can: (c, node, scope) => characterAt(c, ownerOf(scope)).power >= node.min,
};

function paid(c: C, scope: Scope, amount: number): Instruction {
  spend(c, ownerOf(scope), amount, 'CP-SUPER-3');
  scope['paid'] = amount;
  return DONE;
}

const rerollNode: NodeKind<C, Reroll> = {
  run: (c, node, scope) => {
    const side = sideOf(scope);
    const from = rerollable(c, node.name, side).map((die) => die.id);
    const count = Math.min(node.count ?? (scope['paid'] as number), from.length);
    if (from.length === count) return rerollAll(c, node, from);
    return ask({
      seat: characterAt(c, ownerOf(scope)).owner,
      ask: message('cp.reroll', { name: node.name, count }),
      rules: [side === 'attack' ? 'CP-MODIFY-1' : 'CP-MODIFY-2', 'CP-DICE-7', 'CP-MODIFY-6'] satisfies Rule[],
      source: `${node.name}/${side}`,
      test: 'reroll',
      shape: 'entities',
      from,
      min: 1,
      max: count,
    });
  },
  take: (c, node, _scope, _frame, answer) => rerollAll(c, node, answer as number[]),
  can: (c, node, scope) => rerollable(c, node.name, sideOf(scope)).length > 0,
};

function rerollAll(c: C, node: Reroll, ids: readonly number[]): Instruction {
  for (const id of ids) reroll(c, id, node.name, 'CP-MODIFY-8');
  return DONE;
}

const addDiceNode: NodeKind<C, AddDice> = {
  run: (c, node) => {
    c.table.fight.bonus.push({ side: node.side, amount: node.count, source: node.source });
    return DONE;
  },
  can: always,
};

const shiftNode: NodeKind<C, Shift> = {
  run: (c, node) => {
    const { attacker, target } = c.table.fight;
    const [mover, other] = node.who === 'target' ? [target, attacker] : [attacker, target];
    shift(c, mover, other, node.by, node.word, 'CP-ICON-1');
    return DONE;
  },
  can: always,
};

const gainNode: NodeKind<C, Node> = {
  run: (c) => {
    if (c.table.fight.dealt > 0) gainPower(c, fighterOf(c, 'attack'), c.table.fight.dealt, 'CP-ATTACK-14');
    return DONE;
  },
  can: (c) => c.table.fight.dealt > 0,
};

/** Stands for any answer to an attack: here it only leaves a note. */
const strikeNode: NodeKind<C, Node> = {
  run: (c, _node, scope) => {
    c.table.pushed.push(`${characterAt(c, ownerOf(scope)).name}: strikes back`);
    return DONE;
  },
  can: always,
};

/** Using a superpower: its cost, then its effect. */
const superpowerNode: NodeKind<C, Superpower> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    if (node.cost > 0) spend(c, ownerOf(scope), node.cost, 'CP-SUPER-3');
    return runPart(c, node.effect, frame);
  },
  can: (c, node, scope) => characterAt(c, ownerOf(scope)).power >= node.cost && canRun(c, node.effect, scope),
};

export const nodes: NodeKinds<C> = {
  superpower: superpowerNode,
  sequence: runSequence<Table>(),
  pay: spendNode,
  reroll: rerollNode,
  addDice: addDiceNode,
  shift: shiftNode,
  gainDealt: gainNode,
  strikeBack: strikeNode,
};
