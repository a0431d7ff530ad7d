import { type Explaining, Judge, type Verdict } from '@assemble/kernel';
import type { Active } from '../abilities/vocabulary.ts';
import type { ConditionName } from '../names.ts';
import type { Character, Turn } from '../table.ts';
import { hasStatic } from './in-force.ts';
import type { C, Rule } from './run.ts';

/** The actions of the activated character: how many are left, and whether one may be made. */

export function turnOf(c: C): Turn {
  if (c.table.turn === null) throw new Error('nobody takes a turn');
  return c.table.turn;
}

/** CP-COND-13: the first action of who is staggered is to shake that off. */
export const isStaggered = (c: C, character: Character): boolean =>
  character.conditions.includes('stagger') && turnOf(c).made.length === 0;

/** CP-ACTIVATE-1, CP-COND-13: an action is left, and Stagger does not ask for another one first. */
export function actionVerdict(
  c: C,
  character: Character,
  explaining: Explaining,
  shake?: ConditionName,
): Verdict<Rule> {
  const judge = new Judge<Rule>(explaining).must(
    turnOf(c).actions > 0,
    'CP-ACTIVATE-1',
    'refused.no-action',
    {
      who: character.id,
    },
  );
  if (isStaggered(c, character))
    judge.must(shake === 'stagger', 'CP-COND-13', 'refused.stagger', { who: character.id });
  return judge.verdict();
}

/** CP-EFFECT-7: a rule may allow just one move action in a turn. */
export function moveVerdict(c: C, character: Character): Verdict<Rule> {
  const moved = turnOf(c).made.includes('move');
  return new Judge<Rule>()
    .must(!(moved && hasStatic(c, 'one-move-action', character)), 'CP-EFFECT-7', 'refused.one-move', {
      who: character.id,
    })
    .verdict();
}

/** What at least is to be paid; CP-INTERACT-3: 1 Power for interacting, unless its card says otherwise. */
export const leastCost = ({ cost }: Active): number => (typeof cost === 'number' ? cost : cost.min);
