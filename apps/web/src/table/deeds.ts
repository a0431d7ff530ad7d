import type { Event } from '@assemble/kernel';
import type { Locale, Localized } from '@assemble/language';
import type { ReactNode } from 'react';
import type { DrawnEmblem } from '../emblems/emblem.ts';

/** What a card did in a whole match. */
export interface Doer {
  readonly card: string;
  /** Whose it was; null where it was nobody's. */
  readonly seat: number | null;
  readonly damage: number;
  readonly knockOuts: number;
  readonly uses: number;
}

/** An event that changed how a match stood, and what it was done with. */
export interface Deed {
  readonly card: string | null;
  /** How much came or went. */
  readonly amount: number;
  readonly sign: '+' | '−';
}

/** What a game tells of a match that is over. */
export interface Afterwards<View = unknown> {
  /** What the curve is called, a turn on it, a line of it; the unit of the final score. */
  readonly curve: Localized<string>;
  readonly turn: Localized<(n: number) => string>;
  readonly unit: Localized<string>;
  readonly line: (line: string, view: View, locale: Locale, seatNames: readonly string[]) => string;
  readonly deedOf: (event: Event, view: View) => Deed | null;
  readonly doers: (events: readonly Event[], view: View) => readonly Doer[];
  /** What three numbers of a doer are called. */
  readonly tallies: Localized<{
    readonly title: string;
    readonly damage: string;
    readonly knockOuts: string;
    readonly uses: string;
  }>;
  readonly cardName: (card: string, locale: Locale) => string;
  readonly emblem: (card: string) => DrawnEmblem;
  /** The card as a figure for the poster, in a box of 300 by 300 around 0; left out: its emblem. */
  readonly figure?: (card: string) => ReactNode;
}

/** Adds up what the cards of the seats did, the most first. */
export class Tally {
  readonly #doers = new Map<string, Doer>();

  add(card: string, seat: number | null, more: Partial<Pick<Doer, 'damage' | 'knockOuts' | 'uses'>>): void {
    const key = `${seat} ${card}`;
    const before = this.#doers.get(key) ?? { card, seat, damage: 0, knockOuts: 0, uses: 0 };
    this.#doers.set(key, {
      ...before,
      damage: before.damage + (more.damage ?? 0),
      knockOuts: before.knockOuts + (more.knockOuts ?? 0),
      uses: before.uses + (more.uses ?? 0),
    });
  }

  get all(): readonly Doer[] {
    return [...this.#doers.values()].sort(
      (a, b) => b.damage - a.damage || b.knockOuts - a.knockOuts || b.uses - a.uses,
    );
  }
}
