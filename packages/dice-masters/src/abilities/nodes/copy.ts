import { rich } from '@assemble/language';
import { levelFace } from '../../dice.ts';
import { change, type Copy as CopyChange } from '../../rules/changes.ts';
import { dieOf, levelOf } from '../../rules/dice-in-play.ts';
import { indexOf } from '../../rules/index-of-cards.ts';
import { clauses, inAll } from '../../text/said.ts';
import { onTargets, type Targeted } from '../targets.ts';
import { causeIn } from '../values.ts';

/** This die takes over the values, the abilities or both of another (DM-COPYING-1). */
export interface Copy extends Targeted {
  readonly node: 'copy';
  readonly what: 'values' | 'abilities' | 'both';
}

export const copy = onTargets<Copy>((c, node, targets, scope) => {
  const from = targets[0];
  if (from === undefined) return [];
  const copied = dieOf(c, from);
  const kind = indexOf(c).kinds[copied.card];
  // A die captured from a pile is copied at level 1; a rolled one at the level it shows.
  const level = Math.max(1, levelOf(c, copied));
  const face = kind === undefined ? -1 : levelFace(kind, level);
  const target = scope['self'] as number;
  const cause = causeIn(scope);
  return [change<CopyChange>({ kind: 'copy', target, what: node.what, card: copied.as, face, cause })];
});

const COPIED = {
  values: { en: 'values', es: ['los valores', 'sus valores'], de: 'Werte' },
  abilities: { en: 'abilities', es: ['las habilidades', 'sus habilidades'], de: 'Fähigkeiten' },
  both: {
    en: 'values and abilities',
    es: ['los valores y las habilidades', 'sus valores y habilidades'],
    de: 'Werte und Fähigkeiten',
  },
} as const;

export const sayCopy = inAll<Copy>((node, p) => {
  const subject = p.self();
  const one = p.target(node.to);
  const what = COPIED[node.what];
  const [of, its] = what.es;
  const rest = {
    en: one.pronoun ? rich`${p.pronoun(one, 'gen')} ${what.en}` : rich`the ${what.en} ${one.in('gen')}`,
    es: one.pronoun ? its : rich`${of} ${one.in('gen')}`,
    de: one.pronoun ? rich`${p.pronoun(one, 'gen')}e ${what.de}` : rich`die ${what.de} ${one.in('gen')}`,
  }[p.locale];
  return clauses({ verb: 'copy', subject, rest });
});
