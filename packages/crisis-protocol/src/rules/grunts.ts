import { type Instruction, NEXT, type Seat } from '@assemble/kernel';
import { printed } from '../content.ts';
import type { Character } from '../table.ts';
import { setActivated } from './atoms.ts';
import { cardOf, charactersOf, isGrunt, isThere } from './characters.ts';
import { type C, call } from './run.ts';

/** CP-GRUNT-1: the characters of its player that are its parents. */
function parentsOf(c: C, grunt: Character): Character[] {
  const names = printed(cardOf(c, grunt), 'grunt').flatMap(({ parents }) => parents);
  return charactersOf(c, grunt.controller).filter((one) => names.includes(cardOf(c, one).name.en));
}

export const isParent = (c: C, grunt: Character, parent: number): boolean =>
  parentsOf(c, grunt).some((one) => one.id === parent);

/** CP-GRUNT-4: a player has at most one Grunt in play. */
export const hasGruntInPlay = (c: C, seat: Seat): boolean =>
  charactersOf(c, seat).some((one) => isGrunt(c, one) && isThere(one));

/** CP-GRUNT-11: Dazed parents leave it Activated. CP-GRUNT-12: without any parent it is removed from the game. */
export function loseParent(c: C, lost: Character): Instruction {
  if (isGrunt(c, lost)) return NEXT;
  for (const grunt of charactersOf(c, lost.owner)) {
    if (!isThere(grunt) || !isGrunt(c, grunt)) continue;
    const parents = parentsOf(c, grunt);
    if (parents.every((one) => !isThere(one))) return call('remove', { who: grunt.id });
    if (parents.every((one) => !isThere(one) || one.dazed)) setActivated(grunt, true);
  }
  return NEXT;
}
