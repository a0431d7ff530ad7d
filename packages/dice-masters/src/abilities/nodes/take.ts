import { rich, words } from '@assemble/language';
import { change, type Take as TakeChange } from '../../rules/changes.ts';
import { clauses, inAll, type Phrases, type Said } from '../../text/said.ts';
import { aimed, WORTH } from '../expect.ts';
import type { DiceNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { causeIn, selfIn } from '../values.ts';

/** Captures dice under this one, or takes control of them, until the end of the turn. */
export interface Take extends Targeted {
  readonly node: 'take';
  readonly how: 'capture' | 'control';
  /** Where it goes when the attack phase is over, if not to where it was taken from. */
  readonly back?: 'used';
}

const runs = onTargets<Take>(
  (_c, node, targets, scope) => {
    const cause = causeIn(scope);
    const back = node.back === undefined ? {} : { back: node.back };
    return targets.map((target) => change<TakeChange>({ kind: node.how, target, ...back, cause }));
  },
  (c, _node, _target, scope) => selfIn(c, scope) !== null,
);

const ATTACK_ENDS = {
  en: 'until the end of the attack phase',
  es: 'hasta el final de la fase de ataque',
  de: 'bis zum Ende der Angriffsphase',
} as const;

/** Afterwards it does not go back to where it was. */
const untilAttackEnds = (p: Phrases, clause: ReturnType<Phrases['act']>): Said => ({
  clauses: [clause],
  more: [
    [
      {
        en: "Then it goes to the opponent's used pile.",
        es: 'Después va a la zona de usados del rival.',
        de: 'Danach kommt er in die Ablage des Gegners.',
      }[p.locale],
    ],
  ],
});

const say = inAll<Take>((node, p) => {
  const one = p.target(node.to);
  const until = p.untilEndOfTurn();
  if (node.back === 'used') return untilAttackEnds(p, p.act('capture', one, [ATTACK_ENDS[p.locale]]));
  if (node.how === 'capture') return clauses(p.act('capture', one, until));
  const rest = {
    en: rich`control ${one.in('gen')}`,
    es: rich`el control ${one.in('gen')}`,
    de: rich`die Kontrolle über ${one.in('acc')}`,
  }[p.locale];
  return clauses({ verb: 'takeControl', rest: p.locale === 'de' ? words(until, rest) : words(rest, until) });
});

export const take: DiceNode<Take> = {
  ...runs,
  say,
  hint: (node, o) => aimed(node.to, o, node.how === 'control' ? -WORTH.character : -WORTH.character / 2),
};
