import { type Ask, ask, below, DONE, NEXT, propose, type Tester, YES } from '@assemble/kernel';
import { type Die, dieIn, type Table } from '../table.ts';
import { attackVerdict, blockersVerdict, blockTargets, dutiesOf, mustAttack } from './blocking.ts';
import { change, type Occurrence, ruleCause, type Spin } from './changes.ts';
import { assignAttackers, assignBlocker, beginAttack, enterStep } from './combat-atoms.ts';
import { byNumber, dieOf, fieldedBy, listed, other } from './dice-in-play.ts';
import { ref, refs, tell } from './events.ts';
import { type C, call, steps } from './run.ts';
import { thenSettle } from './settle.ts';
import { occurrence } from './turn.ts';

/** DM-ATTACK-4: without attackers the turn ends at once; nobody uses globals. */
const NO_ATTACK = DONE;

/** The attack phase: attackers, blockers, actions and globals, damage (DM-ATTACK-1). */
export const attack = steps('attack', [
  {
    name: 'the attack phase begins: effects',
    rules: ['DM-ATTACK-1'],
    run: (c) => {
      beginAttack(c);
      return propose(c, [occurrence(c, 'attack-starts')]);
    },
  },
  { name: 'the attack phase begins: settle', rules: ['DM-ORDERING-3'], run: thenSettle },
  {
    name: 'assign attackers',
    rules: ['DM-ATTACK-2', 'DM-ATTACK-3', 'DM-FIELDING-8', 'DM-CAPTURE-AND-CONTROL-7'],
    run: (c) => {
      const seat = c.table.active;
      const from = fieldedBy(c, seat).filter((die) => attackVerdict(c, seat, die).yes);
      if (from.length === 0) return NO_ATTACK;
      return ask({
        seat,
        ask: { key: 'ask.attackers', args: {} },
        rules: ['DM-ATTACK-2', 'DM-ATTACK-4'],
        test: 'attackers',
        fallback: mustAttack(c, seat),
        shape: 'entities',
        from: listed(from.map((die) => die.id)),
        min: 0,
        max: from.length,
      });
    },
    take: (c, _d, answer) => {
      const attackers = (answer as number[]).map((id) => dieOf(c, id));
      if (attackers.length === 0) return NO_ATTACK;
      assignAttackers(c, attackers);
      const seat = c.table.active;
      tell(c, 'attacked', ['DM-ATTACK-2', 'DM-ATTACK-3'], () => ({ seat, dice: refs(c, attackers) }));
      return propose(
        c,
        attackers.map((die) => event(c, 'attacks', die, -1)),
      );
    },
  },
  { name: 'effects of attacking', rules: ['DM-ATTACK-5', 'DM-ORDERING-1'], run: thenSettle },
  {
    name: 'assign blockers',
    rules: ['DM-BLOCKING-1', 'DM-BLOCKING-2', 'DM-BLOCKING-3', 'DM-BLOCKING-4', 'DM-BLOCKING-7'],
    run: (c) => {
      enterStep(c, 'blockers');
      const question = blockersAsk(c);
      return question === null ? NEXT : ask(question);
    },
    take: (c, _d, answer) => {
      declareBlocks(c, answer as number[][]);
      const spins = stretches(c);
      return spins.length === 0 ? NEXT : propose(c, spins);
    },
  },
  {
    name: 'effects of blocking and being blocked',
    rules: ['DM-BLOCKING-5', 'DM-BLOCKING-6', 'DM-BLOCKING-8'],
    run: (c) => {
      const batch = blockEvents(c);
      return batch.length === 0 ? NEXT : propose(c, batch);
    },
  },
  { name: 'effects of blocking: settle', rules: ['DM-BLOCKING-6'], run: thenSettle },
  {
    name: 'use actions and globals',
    rules: ['DM-ATTACK-6', 'DM-ACTION-DICE-4', 'DM-ACTION-DICE-5', 'DM-GLOBAL-ABILITIES-6'],
    run: (c) => {
      enterStep(c, 'actions');
      return call('priority', { declined: false });
    },
  },
  {
    name: 'assign damage',
    rules: ['DM-DAMAGE-1', 'DM-DAMAGE-2'],
    run: (c) => {
      enterStep(c, 'damage');
      return call('combat-damage', { assigned: [], asked: [], aimed: [] });
    },
  },
  {
    name: 'the attack phase ends: effects',
    rules: ['DM-REGROUP-1'],
    run: (c) => propose(c, [occurrence(c, 'attack-ends')]),
  },
  { name: 'the attack phase ends: settle', rules: ['DM-ORDERING-3'], run: thenSettle },
]);

const event = (c: C, kind: Occurrence['kind'], die: Die, withDie: number): Occurrence =>
  change<Occurrence>({
    kind,
    target: die.id,
    with: withDie,
    cause: { card: die.card, die: die.id, seat: c.table.active, how: 'rule' },
  });

function blockersAsk(c: C): Ask | null {
  const seat = other(c.table.active);
  const items: number[] = [];
  const to: number[][] = [];
  for (const die of fieldedBy(c, seat).sort(byNumber)) {
    const targets = blockTargets(c, die);
    if (targets.length === 0) continue;
    items.push(die.id);
    to.push(targets);
  }
  if (items.length === 0) return null;
  return {
    seat,
    ask: { key: 'ask.blockers', args: {} },
    rules: ['DM-BLOCKING-1', 'DM-BLOCKING-3', 'DM-BLOCKING-4'],
    test: 'blockers',
    fallback: items.map((id) => dutiesOf(c, dieOf(c, id)).slice(0, 1)),
    shape: 'assign',
    items,
    to,
  };
}

function declareBlocks(c: C, answer: readonly number[][]): void {
  const { combat } = c.table;
  const question = blockersAsk(c);
  if (combat === null || question === null || question.shape !== 'assign') return;
  question.items.forEach((id, i) => {
    for (const attacker of answer[i] ?? []) assignBlocker(c, dieOf(c, id), attacker);
  });
  const blocks = combat.blocks;
  if (blocks.length === 0) return;
  tell(c, 'blocked', ['DM-BLOCKING-1'], () => ({
    seat: question.seat,
    blocks: blocks.map((one) => ({
      blocker: ref(c, dieOf(c, one.blocker)),
      attacker: ref(c, dieOf(c, one.attacker)),
    })),
  }));
}

/** Blockers that spin down for the attackers they block beyond what they may block anyway. */
function stretches(c: C): Spin[] {
  const blocks = c.table.combat?.blocks ?? [];
  const cause = ruleCause(c);
  return [...new Set(blocks.map((one) => one.blocker))].flatMap((target) => {
    const more = blocks.filter((one) => one.blocker === target).length - 1;
    return more <= 0 ? [] : [change<Spin>({ kind: 'spin', target, by: -more, cause })];
  });
}

/** Blocking, being blocked, being engaged and staying unblocked, all at the same moment. */
function blockEvents(c: C): Occurrence[] {
  const { combat } = c.table;
  const batch: Occurrence[] = [];
  for (const one of combat?.blocks ?? []) {
    const blocker = dieOf(c, one.blocker);
    const attacker = dieOf(c, one.attacker);
    batch.push(event(c, 'blocks', blocker, attacker.id), event(c, 'blocked', attacker, blocker.id));
    batch.push(event(c, 'engaged', blocker, attacker.id), event(c, 'engaged', attacker, blocker.id));
  }
  for (const id of combat?.attackers ?? []) {
    if (combat?.blocked.includes(id) === false) batch.push(event(c, 'unblocked', dieOf(c, id), -1));
  }
  return batch;
}

export const attackersTester: Tester<Table> = {
  verdict: (c, decision, answer) => {
    const chosen = Array.isArray(answer) ? (answer as number[]) : [];
    const missing = mustAttack(c, decision.seat).filter((id) => !chosen.includes(id));
    for (const id of chosen) {
      const die = dieIn(c.table, id);
      if (die === undefined) continue;
      const verdict = attackVerdict(c, decision.seat, die);
      if (!verdict.yes) return verdict;
    }
    if (missing.length === 0) return YES;
    return {
      yes: false,
      reasons: [{ rule: 'DM-CORE-RULES-1', key: 'no.must-attack', args: { dice: missing } }],
    };
  },
  sample: (c, decision, random) => {
    const must = mustAttack(c, decision.seat);
    const from = decision.shape === 'entities' ? decision.from : [];
    return from.filter((id) => must.includes(id) || below(random, 2) === 1);
  },
};

export const blockersTester: Tester<Table> = {
  verdict: (c, decision, answer) =>
    decision.shape === 'assign' ? blockersVerdict(c, decision.items, answer as number[][]) : YES,
  sample: (c, decision, random) => {
    if (decision.shape !== 'assign') return null;
    return decision.items.map((id, i) => {
      const duties = dutiesOf(c, dieOf(c, id));
      const free = duties.length === 0;
      const among = free ? (decision.to[i] ?? []) : duties;
      const pick = among[below(random, among.length + (free ? 1 : 0))];
      return pick === undefined ? [] : [pick];
    });
  },
};
