import type { Json, Seat } from '@assemble/kernel';
import type { SetId } from './names.ts';

/** A player's deck: the identity, and every other card with its number of copies. */
export type Deck = {
  readonly identity: string;
  readonly cards: { readonly [card: string]: number };
};

/** How a match begins. */
export type Setup = {
  readonly players: readonly Deck[];
  readonly villain: SetId;
  readonly mode: 'standard' | 'expert';
  /** Modular sets by name, or how many to draw at random (MC-ENCDECK-4, -5, -6). */
  readonly modular: readonly SetId[] | number;
  /** Who goes first; where it is left open the players agree at the table (MC-SETUP-4). */
  readonly first?: Seat;
  /**
   * `always`: players are asked wherever they might have an answer, for what everybody knows, so that being asked tells
   * nothing of their hand (MC-TALK-2). Left out: only where they have one.
   */
  readonly pacing?: 'always';
};

/** Reads a set-up that was accepted. */
export const readSetup = (setup: Json): Setup => setup as unknown as Setup;

/** The stages of the villain that are played. */
export const stagesOf = (mode: Setup['mode']): readonly number[] => (mode === 'expert' ? [2, 3] : [1, 2]);
