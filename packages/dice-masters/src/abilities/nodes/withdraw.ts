import { change, type Move } from '../../rules/changes.ts';
import { inAll, sentenceOf } from '../../text/said.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';

/** Takes attackers out of the attack zone and back to the field: they no longer attack. */
export interface Withdraw extends Targeted {
  readonly node: 'withdraw';
}

export const withdraw = onTargets<Withdraw>((_c, _node, targets, scope) => {
  const cause = causeIn(scope);
  return targets.map((target) => change<Move>({ kind: 'move', target, to: 'field', cause }));
});

export const sayWithdraw = inAll<Withdraw>((node, p) => {
  const clause = p.act('return', p.target(node.to), p.placed('to', 'field', undefined));
  const subject = p.target({ to: 'that' });
  const noLonger = { en: 'no longer attacks', es: 'deja de atacar', de: 'greift nicht mehr an' }[p.locale];
  return {
    clauses: [clause],
    more: [sentenceOf({ text: [...subject.text, ...(subject.text.length > 0 ? [' '] : []), noLonger] }, p)],
  };
});
