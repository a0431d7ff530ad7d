import { levelFace } from '../../dice.ts';
import { change, type Copy as CopyChange } from '../../rules/changes.ts';
import { dieOf, levelOf } from '../../rules/dice-in-play.ts';
import { indexOf } from '../../rules/index-of-cards.ts';
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
