import type { Static, StaticEffect } from '../abilities/vocabulary.ts';
import type { Die } from '../table.ts';
import { holds } from './conditions.ts';
import { isFielded, speaking } from './dice-in-play.ts';
import { viewOf } from './filter.ts';
import { indexOf } from './index-of-cards.ts';
import type { C } from './run.ts';

/** A standing effect in force, with the die that gives it. */
export interface InForce<S extends StaticEffect> {
  readonly effect: S;
  readonly source: Die;
  readonly slot: number;
}

/**
 * The standing effects of one kind that hold now. A while-active one counts once, however many dice of its card
 * are fielded (DM-ACTIVE-AND-FIELDED-2); any other belongs to each die that has it.
 */
const NONE: never[] = [];

export function inForce<S extends StaticEffect>(c: C, kind: S['holds']): InForce<S>[] {
  const heard = indexOf(c).statics.get(kind);
  if (heard === undefined) return NONE;
  const found: InForce<S>[] = [];
  for (const { slot, ability } of heard) collect(c, slot, ability, found);
  return found;
}

function collect<S extends StaticEffect>(c: C, slot: number, ability: Static, found: InForce<S>[]): void {
  const effect = ability.holds as S;
  const { condition, active } = ability;
  const speakers: (Die | null)[] = [null, null];
  for (const source of c.table.dice) {
    if (source.as !== slot || !isFielded(source)) continue;
    if (condition !== undefined && !holds(c, condition, viewOf(source))) continue;
    const before = speakers[source.controller] ?? null;
    if (active !== true) found.push({ effect, source, slot });
    else if (before === null || speaking(slot, source, before) < 0) speakers[source.controller] = source;
  }
  if (active === true)
    for (const source of speakers) if (source !== null) found.push({ effect, source, slot });
}
