import type { Locale, Localized } from '@assemble/language';

/** Something that can be bought, and how many of each thing are in it. */
export interface Box {
  readonly id: string;
  readonly name: Localized<string>;
  readonly holds: Readonly<Record<string, number>>;
}

/** A card, a die or a miniature. */
export interface Thing {
  readonly id: string;
  readonly name: (locale: Locale) => string;
  /** What things of its kind are called together. */
  readonly kind: (locale: Locale) => string;
}

/** All that a game has to own. */
export interface Shelf {
  readonly game: string;
  readonly boxes: readonly Box[];
  readonly things: readonly Thing[];
}

/** So many of each thing, by id. */
export type Counts = Readonly<Record<string, number>>;

export const thingOn = (shelf: Shelf, id: string): Thing | undefined =>
  shelf.things.find((thing) => thing.id === id);
