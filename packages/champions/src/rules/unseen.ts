import type { Seat } from '@assemble/kernel';
import type { CardsIn } from '../abilities/vocabulary.ts';
import type { Table } from '../table.ts';
import type { C } from './run.ts';

/** Whether everybody may know which card this is. */
export function isOpen({ prints, zones, play }: Table, id: number): boolean {
  switch (zones[id]) {
    case 'deck':
    case 'hand':
    case 'dealt':
    case 'boost':
    case 'under':
    case 'stage':
      return false;
    case 'play':
      // A card that lies face down as a minion shows no side of its own.
      return play.some((piece) => piece.id === id && piece.face.startsWith(prints[id]?.card ?? ''));
    default:
      return true;
  }
}

/**
 * The cards of a player, or of the scenario, that nobody can tell apart by where they lie. Which cards they are is known
 * from the deck lists and from all that lies open; which of them are in the hand is not.
 */
export const unseenOf = ({ table }: C, owner: Seat): number[] =>
  table.prints.flatMap((print, id) => (print.owner === owner && !isOpen(table, id) ? [id] : []));

const HIDDEN: ReadonlySet<unknown> = new Set<CardsIn['in']>(['hand', 'deck', 'encounter-deck', 'encounter']);
const known = new WeakMap<object, boolean>();

/** Whether it depends on cards that lie hidden what an effect can do: on what can be paid, or what can be found. */
export function dependsOnHidden(effect: object): boolean {
  let answer = known.get(effect);
  if (answer === undefined) {
    const { node, resource, in: place } = effect as { readonly [name: string]: unknown };
    answer =
      node === 'spend' ||
      (node === 'discard-hand' && resource !== undefined) ||
      HIDDEN.has(place) ||
      Object.values(effect).some(
        (part) => typeof part === 'object' && part !== null && dependsOnHidden(part),
      );
    known.set(effect, answer);
  }
  return answer;
}
