import { change, type Move as MoveChange } from '../../rules/changes.ts';
import type { Zone } from '../../table.ts';
import { clauses, inAll } from '../../text/said.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';

/** Moves dice from one zone to another, unrolled. */
export interface Move extends Targeted {
  readonly node: 'move';
  readonly zone: Zone;
}

export const move = onTargets<Move>((_c, node, targets, scope) => {
  const cause = causeIn(scope);
  return targets.map((target) => change<MoveChange>({ kind: 'move', target, to: node.zone, cause }));
});

export const sayMove = inAll<Move>((node, p) => {
  const { to, zone } = node;
  const one = p.target(to);
  if (to.to !== 'choose' && to.to !== 'each')
    return clauses(p.act('put', one, p.placed('into', zone, 'own')));
  return clauses(p.act('move', one, p.placed('to', zone, to.dice.who ?? 'own')));
});
