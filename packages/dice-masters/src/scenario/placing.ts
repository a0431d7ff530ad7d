import { Impossible, type Json, type Seat, type Words } from '@assemble/kernel';
import { type Content, SIDEKICK_ID } from '../content.ts';
import type { Die, Table, Zone } from '../table.ts';
import { type Cast, parse } from './cast.ts';
import { faceIndex } from './faces.ts';

export type Pile = { readonly [alias: string]: number };

/** A die as a position writes it: its name and face, or with what is true of it. */
export interface Placed {
  readonly die: string;
  readonly damage?: number;
  /** A name of its own, to tell it from others of its card. */
  readonly named?: string;
  /** Whose die it is, where another player controls it. */
  readonly owner?: string;
  /** The die that controls or captured it, or beside which it lies. */
  readonly by?: string;
  /** The card it copies. */
  readonly copies?: string;
}

/** Zones with rolled dice, each die on its own; captured and laid beside dice stand on their owner's side. */
const ROLLED = ['reserve', 'field', 'captured', 'beside'] as const;
const UNROLLED = ['bag', 'prep', 'used'] as const;

const placedIn = (side: Words, zone: (typeof ROLLED)[number]): Placed[] =>
  ((side[zone] ?? []) as Json[]).map((one) =>
    typeof one === 'string' ? { die: one } : (one as unknown as Placed),
  );

/** How many dice of a player's card the zones hold, wherever they are, with those left on the card; at least one. */
export function diceOf(
  sides: readonly Words[],
  players: readonly string[],
  seat: Seat,
  names: readonly string[],
): number {
  let count = 0;
  const own = sides[seat] ?? {};
  for (const name of new Set(names)) {
    count += ((own['cards'] ?? {}) as Pile)[name] ?? 0;
    for (const zone of UNROLLED) count += ((own[zone] ?? {}) as Pile)[name] ?? 0;
  }
  sides.forEach((side, whose) => {
    for (const { die, owner } of ROLLED.flatMap((zone) => placedIn(side, zone))) {
      const seatOfOwner = owner === undefined ? whose : players.indexOf(owner);
      if (seatOfOwner === seat && names.includes(parse(die).name)) count++;
    }
  });
  return Math.max(1, count);
}

/** Puts dice where the position wants them. */
export class Placing {
  readonly #table: Table;
  readonly #content: Content;
  readonly #players: readonly string[];
  readonly #slots: Cast['slots'];
  readonly #taken = new Set<number>();
  readonly own = new Map<string, { die: number; card: number }>();
  /** Which die holds which: looked up when all of them lie there. */
  readonly #held: [die: Die, by: string, whose: Seat][] = [];

  constructor(table: Table, content: Content, players: readonly string[], slots: Cast['slots']) {
    this.#table = table;
    this.#content = content;
    this.#players = players;
    this.#slots = slots;
  }

  /** A die of a player that is nowhere yet. */
  #next(owner: Seat, name: string): Die {
    const slot = this.#slots[owner]?.get(name);
    const die = this.#table.dice.find(
      (one) =>
        one.card === slot &&
        !this.#taken.has(one.id) &&
        (one.owner === owner || (one.owner === -1 && one.zone === 'card')),
    );
    const none = `${this.#players[owner]} has no die "${name}" left`;
    if (slot === undefined) throw new Error(none);
    if (die === undefined) {
      const card = this.#table.cards[slot]?.id ?? SIDEKICK_ID;
      const rule = card === SIDEKICK_ID ? 'DM-TEAM-RULES-1' : 'DM-CARDS-8';
      throw new Impossible([{ rule, key: 'no.position-none-left', args: { seat: owner, card } }], none);
    }
    this.#taken.add(die.id);
    die.owner = owner;
    die.controller = owner;
    return die;
  }

  side(seat: Seat, side: Words): void {
    for (const zone of ROLLED) for (const placed of placedIn(side, zone)) this.#place(seat, zone, placed);
    for (const zone of UNROLLED) {
      for (const [name, count] of Object.entries((side[zone] ?? {}) as Pile)) {
        for (let i = 0; i < count; i++) this.#next(seat, name).zone = zone;
      }
    }
    if (side['bag'] === undefined) return;
    // With a bag spelt out, sidekicks that are named nowhere are out of the way, on no pile at all.
    for (const die of this.#table.dice) {
      if (die.card === 0 && die.owner === seat && die.zone === 'bag' && !this.#taken.has(die.id))
        die.zone = 'captured';
    }
  }

  #place(seat: Seat, zone: Zone, placed: Placed): void {
    const owner = placed.owner === undefined ? seat : this.#players.indexOf(placed.owner);
    const { name, face } = parse(placed.die);
    const die = this.#next(owner, name);
    die.zone = zone;
    die.controller = seat;
    const kind = this.#content.dieKind(this.#table.cards[die.card]?.id ?? SIDEKICK_ID);
    die.face = zone === 'beside' ? -1 : faceIndex(kind, face ?? 'L1');
    die.damage = placed.damage ?? 0;
    if (placed.named !== undefined) this.own.set(placed.named, { die: die.id, card: die.card });
    if (placed.by !== undefined) this.#held.push([die, placed.by, zone === 'captured' ? 1 - seat : seat]);
    if (placed.copies !== undefined) this.#copy(die, placed.copies);
  }

  /** It has the values and the abilities of another card, at its own level (DM-COPYING-2, DM-COPYING-5). */
  #copy(die: Die, name: string): void {
    const slot = this.#slots[die.owner]?.get(name) ?? this.#slots[1 - die.owner]?.get(name);
    if (slot === undefined) throw new Error(`no card "${name}" to copy`);
    const faces = this.#content.dieKind(this.#table.cards[slot]?.id ?? SIDEKICK_ID).faces;
    const own = this.#content.dieKind(this.#table.cards[die.card]?.id ?? SIDEKICK_ID).faces[die.face];
    const level = own?.kind === 'character' ? own.level : 1;
    die.as = slot;
    die.valuesOf = slot;
    die.valuesFace = faces.findIndex((face) => face.kind === 'character' && face.level === level);
  }

  /** Who holds whom, once everything lies there. */
  hold(find: (seat: Seat, name: string) => Die): void {
    for (const [die, by, whose] of this.#held) {
      die.holder = find(whose, by).id;
      if (die.zone !== 'beside') die.takenFrom = 'field';
    }
  }
}

/** Dice left on shared cards, where the position says so. */
export function limitShared(table: Table, slots: Cast['slots'], left: Pile): void {
  for (const [alias, count] of Object.entries(left)) {
    const slot = slots[0].get(alias);
    const onCard = table.dice.filter((die) => die.card === slot && die.zone === 'card');
    for (const die of onCard.slice(count)) die.zone = 'captured';
  }
}
