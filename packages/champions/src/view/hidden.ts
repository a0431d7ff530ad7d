import { type Match, type Seat, type Stream, shuffle } from '@assemble/kernel';
import { isOpen } from '../rules/unseen.ts';
import { type Print, SCENARIO, type Table } from '../table.ts';

/** Cards outside play that a seat is looking at, to choose from them (MC-SEARCH-1, MC-SEARCH-3). */
export const lookedAt = (match: Match<Table>, seat: Seat | null): number[] =>
  match.pending.flatMap((decision) =>
    decision.seat === seat && decision.shape === 'entities'
      ? decision.from.filter((id) => match.table.zones[id] !== 'play')
      : [],
  );

/** Whether a seat may know which card this is. */
const isKnown = (
  { table }: Match<Table>,
  seat: Seat | null,
  id: number,
  looked: readonly number[],
): boolean =>
  // A card that has another number now is known by that one.
  (table.zones[id] !== 'gone' && isOpen(table, id)) ||
  looked.includes(id) ||
  (table.zones[id] === 'hand' && table.prints[id]?.owner === seat);

/**
 * The encounter cards, or those of one owner, that a seat cannot tell apart, by id and in no order: what is known to be
 * among them.
 */
export function unseen(match: Match<Table>, seat: Seat | null, of: Seat = SCENARIO): string[] {
  const looked = lookedAt(match, seat);
  const { prints, zones } = match.table;
  return prints
    .flatMap(({ card, owner }, id) =>
      owner === of && isDealtOut(zones[id]) && !isKnown(match, seat, id, looked) ? [card] : [],
    )
    .sort();
}

/** The hidden things a seat knows: which card each of those is that it may look at. */
export function knowledge(match: Match<Table>, seat: Seat): string[] {
  const looked = lookedAt(match, seat);
  return match.table.prints.flatMap(({ card }, id) =>
    isKnown(match, seat, id, looked) ? [`${id} ${card}`] : [],
  );
}

/** Stages to come are known by the scenario's name: only their order of appearance is played out. */
const isDealtOut = (zone: Table['zones'][number] | undefined): boolean => zone !== 'stage' && zone !== 'gone';

const byCard = (a: Print, b: Print): number => (a.card < b.card ? -1 : a.card > b.card ? 1 : 0);

/** Cards that a seat cannot tell apart are dealt out anew among the places where they lie, owner by owner. */
export function guessHidden(match: Match<Table>, seat: Seat, random: Stream): void {
  const { table } = match;
  const prints = table.prints.slice();
  const looked = lookedAt(match, seat);
  for (const owner of [SCENARIO, ...table.players.map((_, i) => i)]) {
    const unknown = prints.flatMap((print, id) =>
      print.owner === owner && isDealtOut(table.zones[id]) && !isKnown(match, seat, id, looked) ? [id] : [],
    );
    // Sorted first: what is guessed must not depend on what really lies there.
    const cards = shuffle(random, unknown.flatMap((id) => prints[id] ?? []).sort(byCard));
    unknown.forEach((id, i) => {
      const card = cards[i];
      if (card !== undefined) prints[id] = card;
    });
  }
  table.prints = prints;
}
