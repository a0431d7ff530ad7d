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
    const own = table.cards
      .map((slot, i) => [slot, i] as const)
      .filter(([{ owner }]) => owner === null || owner === seat);
    // An alias wins over a title, a title over a slug.
    for (const [, i] of own) add(names[i] ?? '', i);
    for (const [{ id }, i] of own) add(content.find(id)?.title ?? SIDEKICK_ID, i);
    for (const [{ id }, i] of own) add(slugOf(id), i);
    return slots;
  };
  return { players, slots: [map(0), map(1)], names };
}

/** The name a card of this seat goes by, whichever of its names is written; the word itself where it is nobody's. */
export function nameFor(cast: Cast, seat: Seat, word: string): string {
  const slot = cast.slots[seat]?.get(word) ?? cast.slots[1 - seat]?.get(word);
  return slot === undefined ? word : (cast.names[slot] ?? word);
}

/** 'thor@L2' with the name the card goes by. */
export function dieNameFor(cast: Cast, seat: Seat, word: string): string {
  const at = word.indexOf('@');
  return at < 0 ? nameFor(cast, seat, word) : `${nameFor(cast, seat, word.slice(0, at))}${word.slice(at)}`;
}

/** The name of a card in the match, by its id; that of the seat comes first where both have one. */
export function nameOfCard(cast: Cast, match: Match<Table>, id: string): string {
  const slot = match.table.cards.findIndex((one) => one.id === id);
  return cast.names[slot] ?? slugOf(id);
}

/** A rolled die as scenarios write it: 'thor@L2', 'sidekick@character'; an unrolled one by its name alone. */
export function dieWords(c: C, cast: Cast, die: Die): string {
  const face = faceOf(c, die);
  const name = cast.names[die.card] ?? SIDEKICK_ID;
  if (face === null) return name;
  return `${name}@${isSidekick(die) && characterFace(c, die) !== null ? 'character' : faceWord(face)}`;
}

/** The same for a die as it was when the log told of it. */
export function toldDieWords(c: C, cast: Cast, card: string, index: number): string {
  const name = nameOfCard(cast, c.match, card);
  const face = contentOf(c).dieKind(card).faces[index];
  if (face === undefined) return name;
  return `${name}@${card === SIDEKICK_ID && face.kind === 'character' ? 'character' : faceWord(face)}`;
}
