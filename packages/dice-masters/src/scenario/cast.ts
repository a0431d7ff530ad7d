import type { Json, Match, Seat, Words } from '@assemble/kernel';
import { type Content, SIDEKICK_ID } from '../content.ts';
import { characterFace, faceOf, isSidekick } from '../rules/dice-in-play.ts';
import { type C, contentOf } from '../rules/run.ts';
import type { Die, Table } from '../table.ts';
import { faceWord } from './faces.ts';

/** The names that stand in a scenario for cards and their dice. */
export interface Cast {
  readonly players: readonly string[];
  /** For each seat every name of a card it may speak of: alias, title or slug, to the place of the card. */
  readonly slots: readonly [ReadonlyMap<string, number>, ReadonlyMap<string, number>];
  /** The name each place goes by. */
  readonly names: readonly string[];
  /** Dice that the scenario gave a name of their own: their numbers, and the places of their cards. */
  readonly own: ReadonlyMap<string, { readonly die: number; readonly card: number }>;
}

/** Alias and card id, in the order they are written. */
export type Aliases = ReadonlyMap<string, string>;

/** ['avx/thor-odinson'] or {thor: 'avx/thor-odinson'}: without an alias a card goes by its title. */
export function aliases(content: Content, value: Json): Map<string, string> {
  if (Array.isArray(value)) {
    return new Map((value as string[]).map((id) => [content.find(id)?.title ?? unknown(id), id]));
  }
  return new Map(Object.entries(value as { [alias: string]: string }));
}

const unknown = (id: string): never => {
  throw new Error(`unknown card ${id}`);
};

export const teamsOf = (content: Content, given: Words, players: readonly string[]): Map<string, string>[] =>
  players.map((name) => aliases(content, ((given['teams'] ?? {}) as Words)[name] ?? []));

export const slugOf = (id: string): string => id.replace(/^.*\//, '');

/** The cast of a table; cards without an alias go by their title. */
export function castOf(
  table: Table,
  content: Content,
  players: readonly string[],
  teams: readonly Aliases[],
  shared: Aliases,
  own: Cast['own'],
): Cast {
  const aliasOf = (id: string, owner: Seat | null): string | undefined => {
    const among = owner === null ? shared : teams[owner];
    for (const [alias, card] of among ?? []) if (card === id) return alias;
    return undefined;
  };
  const names = table.cards.map(
    ({ id, owner }) => aliasOf(id, owner) ?? content.find(id)?.title ?? SIDEKICK_ID,
  );
  const map = (seat: Seat): Map<string, number> => {
    const slots = new Map<string, number>();
    const add = (word: string, slot: number): void => {
      if (!slots.has(word)) slots.set(word, slot);
    };
    const mine = table.cards
      .map((slot, i) => [slot, i] as const)
      .filter(([{ owner }]) => owner === null || owner === seat);
    // An alias wins over a title, a title over a slug.
    for (const [, i] of mine) add(names[i] ?? '', i);
    for (const [{ id }, i] of mine) add(content.find(id)?.title ?? SIDEKICK_ID, i);
    for (const [{ id }, i] of mine) add(slugOf(id), i);
    return slots;
  };
  return { players, slots: [map(0), map(1)], names, own };
}

/** A written name in its parts: "Ben's thor@L2#2". */
export interface Written {
  /** The player it is said to be of, null for none. */
  readonly whose: string | null;
  readonly name: string;
  /** The face it is said to show, null for any. */
  readonly face: string | null;
  /** Which of several of that name, from 1; null for any. */
  readonly nth: number | null;
}

export function parse(text: string): Written {
  const [, whose = null, rest = ''] = /^(?:(.+?)'s )?(.*)$/.exec(text) ?? [];
  const [, main = rest, nth] = /^(.*)#(\d+)$/.exec(rest) ?? [];
  const at = main.indexOf('@');
  return {
    whose,
    name: at < 0 ? main : main.slice(0, at),
    face: at < 0 ? null : main.slice(at + 1),
    nth: nth === undefined ? null : Number(nth),
  };
}

/** The name a card of this seat goes by, whichever of its names is written; the word itself where it is nobody's. */
export function nameFor(cast: Cast, seat: Seat, word: string): string {
  const slot = cast.slots[seat]?.get(word) ?? cast.slots[1 - seat]?.get(word);
  return slot === undefined ? word : (cast.names[slot] ?? word);
}

/** The name of a card in the match, by its id; that of the seat comes first where both have one. */
export function nameOfCard(cast: Cast, match: Match<Table>, id: string): string {
  const slot = match.table.cards.findIndex((one) => one.id === id);
  return cast.names[slot] ?? slugOf(id);
}

/** The name a die goes by: its own, or that of its card. */
export function dieName(cast: Cast, die: Die): string {
  for (const [name, one] of cast.own) if (one.die === die.id) return name;
  return cast.names[die.card] ?? SIDEKICK_ID;
}

/** A rolled die as scenarios write it: 'thor@L2', 'sidekick@character'; an unrolled one by its name alone. */
export function dieWords(c: C, cast: Cast, die: Die): string {
  const face = faceOf(c, die);
  const name = dieName(cast, die);
  if (face === null) return name;
  return `${name}@${isSidekick(die) && characterFace(c, die) !== null ? 'character' : faceWord(face)}`;
}

/** The same with its player: "Ben's thor@L2". */
export const dieOfPlayer = (c: C, cast: Cast, die: Die): string =>
  `${cast.players[die.controller] ?? 'nobody'}'s ${dieWords(c, cast, die)}`;

/** The same for a die as it was when the log told of it. */
export function toldDie(c: C, cast: Cast, id: number, card: string, index: number): string {
  const die = c.table.dice.find((one) => one.id === id);
  const whose = die === undefined ? '' : `${cast.players[die.controller] ?? 'nobody'}'s `;
  const name = die === undefined ? nameOfCard(cast, c.match, card) : dieName(cast, die);
  return `${whose}${name}${faceTold(c, card, index)}`;
}

/** '@L2' for a face of a card's dice, '' for none. */
function faceTold(c: C, card: string, index: number): string {
  const word = toldFace(c, card, index);
  return word === null ? '' : `@${word}`;
}

export function toldFace(c: C, card: string, index: number): string | null {
  const face = contentOf(c).dieKind(card).faces[index];
  if (face === undefined) return null;
  return card === SIDEKICK_ID && face.kind === 'character' ? 'character' : faceWord(face);
}

/** Whether a die or card that is called so is the one a scenario writes; what it leaves out may be anything. */
export function isDieNamed(cast: Cast, told: string, written: string): boolean {
  const [is, want] = [parse(told), parse(written)];
  if (want.whose !== null && is.whose !== null && want.whose !== is.whose) return false;
  if (want.face !== null && sameFace(want.face) !== sameFace(is.face ?? '')) return false;
  if (is.name === want.name) return true;
  if (cast.own.has(want.name)) return false;
  // A die with a name of its own is also one of its card's; a card goes by its title and its slug too.
  const its = cast.own.get(is.name)?.card;
  const slots = its === undefined ? slotsOf(cast, is.name) : [its];
  return slotsOf(cast, want.name).some((slot) => slots.includes(slot));
}

const slotsOf = (cast: Cast, name: string): number[] =>
  cast.slots.flatMap((slots) => {
    const slot = slots.get(name);
    return slot === undefined ? [] : [slot];
  });

const sameFace = (face: string): string => (face === 'character' ? 'L1' : face);
