import { type Node, runForEach } from '@assemble/kernel';
import { rich, type Whom, whom } from '@assemble/language';
import { characterOf, isUp } from '../../rules/characters.ts';
import { select, viewpoint } from '../../rules/filter.ts';
import type { C } from '../../rules/run.ts';
import type { Table } from '../../table.ts';
import type { Phrases } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import type { Effect, Who } from '../vocabulary.ts';

/** Does something for one character after the other, those of the player with priority first; each is "that character". */
export interface ForEach extends Node {
  readonly node: 'for-each';
  readonly who: Who;
  readonly effect: Effect;
}

/** CP-TIMING-2, CP-RULING-14 */
function inTurn(c: C, node: ForEach, scope: Memory): number[] {
  const found = select(c, node.who, viewpoint(scope));
  const own = (id: number): boolean => characterOf(c, id).controller === c.table.priority;
  return [...found.filter(own), ...found.filter((id) => !own(id))];
}

/** Those who were just named, one by one. */
const eachOfThem = (p: Phrases): Whom =>
  whom(p, { noun: 'character', det: p.locale === 'de' ? 'this' : 'that', count: 'many', part: 'each' });

export const forEach: CrisisNode<ForEach, never> = {
  ...runForEach<Table, ForEach, Memory>(inTurn, (c, id) =>
    isUp(characterOf(c, id)) ? { that: [id] } : null,
  ),
  say: ({ who, effect }, p) => {
    const one = who.is === 'that' ? eachOfThem(p) : p.characters(who, 'each');
    p.talk.focus = 'that';
    p.talk.that = { person: 3, number: 'one', gender: one.gender };
    const per = p.pick({
      en: rich`for ${one.bare('acc')}`,
      es: rich`por ${one.bare('nom')}`,
      de: rich`für ${one.bare('acc')}`,
    });
    return { ...p.say(effect), per };
  },
};
