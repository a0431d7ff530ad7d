import { type Rich, rich } from '@assemble/language';
import { change, type Reroll as RerollChange } from '../../rules/changes.ts';
import { inAll, type Phrases } from '../../text/said.ts';
import { aimed, WORTH } from '../expect.ts';
import type { DiceNode } from '../node.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';

/** Rerolls fielded dice; `else` says where a result that is no character goes (DM-DICE-IDENTITY-6). */
export interface Reroll extends Targeted {
  readonly node: 'reroll';
  readonly else?: 'prep' | 'used';
}

const runs = onTargets<Reroll>((_c, node, targets, scope) => {
  const cause = causeIn(scope);
  // Chance falls on them in the order of their numbers.
  return targets
    .slice()
    .sort((a, b) => a - b)
    .map((target) => change<RerollChange>({ kind: 'reroll', target, else: node.else ?? null, cause }));
});

const say = inAll<Reroll>((node, p) => {
  const one = p.target(node.to);
  const clause =
    p.locale === 'es'
      ? { verb: 'reroll' as const, rest: one.pronoun ? ['su tirada'] : rich`la tirada ${one.in('gen')}` }
      : p.act('reroll', one);
  if (node.else === undefined) return { clauses: [clause] };
  p.talk.done = 'moved';
  const single = node.to.to === 'choose' && node.to.count === 1;
  return { clauses: [clause], more: [noCharacter(p, node.else, single)] };
});

/** Where a result that is no character goes. */
function noCharacter(p: Phrases, zone: 'prep' | 'used', single: boolean): Rich {
  const where = p.zone(zone, undefined, 'acc');
  const owners = zone === 'prep' ? "its owner's prep area" : "its owner's used pile";
  return {
    en: rich`If ${single ? 'it' : 'a die'} shows no character, it goes to ${owners}.`,
    es: rich`Si ${single ? '' : 'un dado '}no muestra un personaje, va a ${where} de su propietario.`,
    de: rich`Zeigt ${single ? 'er' : 'ein Würfel'} keinen Charakter, kommt er in ${where} seines Besitzers.`,
  }[p.locale];
}

export const reroll: DiceNode<Reroll> = {
  ...runs,
  say,
  hint: (node, o) => aimed(node.to, o, -WORTH.character / 3),
};
