import type { Deeds } from '../game.ts';

/** Counts what the cards of each side did. What a side did not bring is not counted for it. */
export class Ledger {
  readonly #sides: Map<string, [uses: number, damage: number]>[];

  constructor(brought: readonly (readonly string[])[]) {
    this.#sides = brought.map((cards) => new Map(cards.map((card) => [card, [0, 0]])));
  }

  used(side: number, card: string, times = 1): void {
    const deeds = this.#sides[side]?.get(card);
    if (deeds !== undefined) deeds[0] += times;
  }

  damaged(side: number, card: string, amount: number): void {
    const deeds = this.#sides[side]?.get(card);
    if (deeds !== undefined) deeds[1] += amount;
  }

  deeds(): readonly Deeds[] {
    return this.#sides.map((side) => Object.fromEntries(side));
  }
}
