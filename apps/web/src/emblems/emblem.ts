/** How dark, middle and light parts are painted. */
export type Colours = readonly [dark: string, mid: string, light: string];

/** What a card, a kind of dice or a character is known by at a glance: a drawing and three colours. */
export interface Emblem {
  /** The name of a drawing of game-icons. */
  readonly icon: string;
  readonly colours: Colours;
}

export const emblem = (icon: string, ...colours: Colours): Emblem => ({ icon, colours });

/** An emblem with the outline of its drawing, in a box of 512 by 512. */
export interface DrawnEmblem extends Emblem {
  readonly outline: string;
}

/** Every icon of a game's emblems has an outline among the generated ones; a test sees to it. */
export const drawn = (one: Emblem, outlines: { readonly [icon: string]: string }): DrawnEmblem => ({
  ...one,
  outline: outlines[one.icon] ?? '',
});
