/** The search was given up: the position has more to it than a puzzle should. */
export class TooLarge extends Error {}
