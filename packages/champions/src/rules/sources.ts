import type { Seat } from '@assemble/kernel';
import type { Generates } from '../abilities/vocabulary.ts';
import type { Resource } from '../content.ts';
import type { SetId } from '../names.ts';
import type { Piece } from '../table.ts';
import { formOf, playerOf, printed } from './cards-in-play.ts';
import { type Heard, sheet } from './index-of-cards.ts';
import type { C } from './run.ts';

/** What players can pay with, and whether it is enough. */

/** What is to be paid: so many resources, of which some must be of certain types. */
export type Price = {
  readonly amount: number;
  readonly types: readonly Resource[];
  /** The card that is paid for, which cannot pay for itself (MC-RESOURCE-8), and its set. */
  readonly card: number;
  readonly set: SetId | null;
  /** Any number of resources of this type: as many as are given. */
  readonly x: Resource | null;
};

/** A card from hand or a resource ability, and what it gives. */
export interface Source {
  readonly card: number;
  readonly gives: readonly Resource[];
  /** The resource ability that gives it, null for a card from hand. */
  readonly heard: Heard<Generates> | null;
  /** The card from hand that has to be discarded first: what lies on top of the pile then. */
  readonly after?: number;
}

export const useKey = (address: string, card: number): string => `${address}@${card}`;

/** What a maximum counts: the name of the card and its place among the card's abilities. */
export const maxKey = (c: C, address: string, card: number): string =>
  `${printed(c, card).title.en}#${address.split('#')[1] ?? ''}`;

export const isUsedUp = (
  c: C,
  limit: 'phase' | 'round' | undefined,
  address: string,
  card: number,
): boolean => limit !== undefined && c.table.used.some((one) => one.what === useKey(address, card));

/** What a card from hand generates: twice as much where its text says so (MC-RESOURCE-7). */
export function handGives(c: C, id: number, price: Price): readonly Resource[] {
  const face = printed(c, id);
  const doubles = sheet(c, face.id).constants['double-resources']?.some(
    ({ ability }) => ability.holds.holds === 'double-resources' && ability.holds.payingFor === price.set,
  );
  return doubles === true ? [...face.resources, ...face.resources] : face.resources;
}

/** Cards in hand other than the one being paid for, and resource abilities that can be used now (MC-RESOURCE-1). */
export function sources(c: C, seat: Seat, price: Price): Source[] {
  const found: Source[] = [];
  for (const card of playerOf(c.table, seat).hand) {
    if (card === price.card) continue;
    const gives = handGives(c, card, price);
    if (gives.length > 0) found.push({ card, gives, heard: null });
  }
  return [...found, ...openSources(c, seat)];
}

/** Resource abilities that can be used now: everybody sees them. */
export function openSources(c: C, seat: Seat): Source[] {
  const found: Source[] = [];
  for (const piece of c.table.play) {
    if (piece.controller !== seat) continue;
    for (const heard of sheet(c, piece.face).generates) {
      if (!canGenerate(c, piece, heard, seat)) continue;
      const top = playerOf(c.table, seat).discard.at(-1);
      const gives =
        heard.ability.gives !== 'top-of-discard'
          ? heard.ability.gives
          : top === undefined
            ? []
            : printed(c, top).resources;
      found.push({ card: piece.id, gives, heard });
    }
  }
  return found;
}

export const isCopier = ({ heard }: Source): boolean => heard?.ability.gives === 'top-of-discard';

/**
 * The sources, and the same for each card from hand that may lie on top of the pile by the time an ability gives what lies
 * there: resources are generated one after the other, in the order the player likes (MC-TRIGGER-4).
 */
export function ways(c: C, seat: Seat, price: Price): Source[][] {
  const from = sources(c, seat, price);
  const copiers = from.filter(isCopier);
  if (copiers.length === 0) return [from];
  const hand = from.filter(({ heard }) => heard === null);
  const copies = copiers.flatMap((copier) =>
    hand.map(({ card }): Source => ({ ...copier, gives: printed(c, card).resources, after: card })),
  );
  return [from, ...copies.map((copy) => from.map((one) => (one.card === copy.card ? copy : one)))];
}

/** Those of these sources that give something: what lies on top of the pile only once it lies there. */
function giving(chosen: readonly Source[]): readonly Source[] {
  if (!chosen.some(({ after }) => after !== undefined)) return chosen;
  return chosen.filter(({ after }) => after === undefined || chosen.some(({ card }) => card === after));
}

function canGenerate(c: C, piece: Piece, { ability, address }: Heard<Generates>, seat: Seat): boolean {
  if (ability.form !== undefined && formOf(c, seat) !== ability.form) return false;
  if (isUsedUp(c, ability.limit, address, piece.id)) return false;
  return (ability.cost ?? []).every((part) => {
    if (part.cost === 'exhaust') return !piece.exhausted;
    if (part.cost === 'remove-counter') return piece.counters >= part.count;
    throw new Error(`${address}: a resource ability cannot cost ${part.cost}`);
  });
}

/** Whether these sources together pay the price: enough of them, wild ones in place of types that are short. */
export function suffices(all: readonly Source[], price: Price): boolean {
  const chosen = giving(all);
  let total = 0;
  let wild = 0;
  for (const { gives } of chosen) {
    total += gives.length;
    for (const type of gives) if (type === 'wild') wild++;
  }
  if (total < price.amount) return false;
  if (price.types.length === 0) return true;
  const missing = price.types.slice();
  for (const { gives } of chosen) {
    for (const type of gives) {
      const at = type === 'wild' ? -1 : missing.indexOf(type);
      if (at >= 0) missing.splice(at, 1);
    }
  }
  return missing.length <= wild;
}
