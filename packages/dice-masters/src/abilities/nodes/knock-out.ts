import { AGAIN, ask, DONE, type Instruction, propose } from '@assemble/kernel';
import { change } from '../../rules/changes.ts';
import { dieOf, listed, other } from '../../rules/dice-in-play.ts';
import type { KnockOut as KnockOutChange } from '../../rules/knock-out.ts';
import type { C } from '../../rules/run.ts';
import { clauses, inAll, sentenceOf } from '../../text/said.ts';
import { aimed, WORTH } from '../expect.ts';
import type { Memory } from '../memory.ts';
import type { DiceNode, NodeFrame, Runs } from '../node.ts';
import { candidatesOf, onTargets, type Seen, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';

/** Knocks characters out without damage, whatever their defense (DM-KNOCK-OUT-4). */
export interface KnockOut extends Targeted {
  readonly node: 'knock-out';
  /** Each player keeps one of them, whichever they like. */
  readonly spare?: 'one-per-player';
}

const plain = onTargets<KnockOut>((_c, _node, targets, scope) => {
  const cause = causeIn(scope);
  return targets.map((target) => change<KnockOutChange>({ kind: 'knock-out', target, cause }));
});

type Notes = Seen & { kept?: number[] };

/** Both players choose what they keep, the active player first; the rest goes at the same moment. */
function sparing(c: C, node: KnockOut, scope: Memory, frame: NodeFrame<Notes>): Instruction {
  const kept = frame.data.kept ?? [];
  const found = candidatesOf(c, node.to, scope);
  for (const seat of [c.table.active, other(c.table.active)]) {
    const own = found.filter((id) => dieOf(c, id).controller === seat);
    const only = own[0];
    if (only === undefined || own.some((id) => kept.includes(id))) continue;
    if (own.length === 1) {
      kept.push(only);
      continue;
    }
    frame.data.kept = kept;
    return ask({
      seat,
      ask: { key: 'ask.keep', args: { count: 1 } },
      rules: ['DM-CORE-RULES-1', 'DM-ORDERING-1'],
      source: frame.data.at,
      shape: 'entities',
      from: listed(own),
      min: 1,
      max: 1,
    });
  }
  const cause = causeIn(scope);
  const out = found.filter((id) => !kept.includes(id));
  return propose(
    c,
    out.map((target) => change<KnockOutChange>({ kind: 'knock-out', target, cause })),
  );
}

const runs: Runs<KnockOut, Notes> = {
  run: (c, node, scope, frame) => {
    if (node.spare === undefined) return plain.run(c, node, scope, frame);
    return frame.step > 0 ? DONE : sparing(c, node, scope, frame);
  },
  take: (c, node, scope, frame, answer) => {
    if (node.spare === undefined) return plain.take?.(c, node, scope, frame, answer) ?? DONE;
    frame.data.kept = [...(frame.data.kept ?? []), ...(answer as number[])];
    return AGAIN;
  },
  can: plain.can,
};

const say = inAll<KnockOut>((node, p) => {
  if (node.spare === undefined || node.to.to !== 'each') return clauses(p.act('knockOut', p.target(node.to)));
  const kept = p.dice(node.to.dice, { det: 'a' });
  const player = p.named({ en: 'each player', es: 'cada jugador', de: 'jeder Spieler' }[p.locale]);
  const others = p.dice({ ...node.to.dice, other: 'chosen' }, { det: 'all' });
  const out = sentenceOf(clauses(p.act('knockOut', others)), p);
  return { clauses: [{ verb: 'keep', subject: player, rest: kept.in('acc') }], more: [out] };
});

export const knockOut: DiceNode<KnockOut> = {
  ...runs,
  say,
  hint: (node, o) => aimed(node.to, o, -WORTH.character),
};
