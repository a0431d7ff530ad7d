import type { Playable } from '../games/game.ts';
import { type CardReport, Cards } from './cards.ts';
import { type Cell, cellName, type Plan } from './plan.ts';
import type { Failed, Played } from './run.ts';
import { type Rate, rateOf, type Spread, spreadOf } from './statistics.ts';

/** What some of the games came to. */
export interface Group {
  readonly name: string;
  readonly games: number;
  /** How often each side won; one figure where all play together. */
  readonly sides: readonly Rate[];
  readonly turns: Spread;
  readonly decisions: Spread;
  /** How often each cause ended them. */
  readonly ended: { readonly [cause: string]: number };
}

/** What a simulation came to; the form of `simulate --json`. */
export interface Summary {
  readonly games: number;
  readonly finished: number;
  readonly stuck: number;
  readonly illegal: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly outcomes: { readonly [who: string]: number };
  /** Rare meetings in all games, by their names. */
  readonly met: { readonly [name: string]: number };
  /** What was played, so that it can be played again. */
  readonly plan: Plan;
  readonly all: Group;
  readonly cells: readonly (Group & Cell)[];
  /** By what was settled at the table; empty where nothing is told apart. */
  readonly found: readonly Group[];
  readonly cards: readonly CardReport[];
}

/** Adds games up as they come in. */
export class Tally {
  readonly failed: Failed[] = [];
  readonly #games: Omit<Played, 'deeds'>[] = [];
  readonly #plan: Plan;
  readonly #sides: 1 | 2;
  readonly #cards: Cards;
  /** Games and victories of the first side, by set-up. */
  readonly #rates: { won: number; games: number }[];

  constructor(plan: Plan, { varied }: Playable) {
    this.#plan = plan;
    this.#sides = varied.opposed === null ? 1 : 2;
    this.#cards = new Cards(varied.opposed === null);
    this.#rates = plan.cells.map(() => ({ won: 0, games: 0 }));
  }

  add(one: Played | Failed): void {
    if ('taken' in one) this.failed.push(one);
    const { index, cell, format, decisions, turns, outcome, won, ended, found, stuck, illegal, met } = one;
    this.#games.push({
      index,
      cell,
      format,
      decisions,
      turns,
      outcome,
      won,
      ended,
      found,
      stuck,
      illegal,
      met,
    });
    const rate = this.#rates[cell];
    if (outcome === null || rate === undefined) return;
    rate.games++;
    if (won.includes(0)) rate.won++;
    this.#cards.add(one);
  }

  /** Whether what is known of every set-up is as narrow as this. */
  isNarrow(width: number): boolean {
    return this.#rates.every(({ won, games }) => {
      const { low, high } = rateOf(won, games);
      return high - low <= width;
    });
  }

  summary(seconds: number): Summary {
    const games = this.#games;
    const count = (holds: (game: (typeof games)[number]) => boolean): number => games.filter(holds).length;
    const missions = [...new Set(games.flatMap(({ found }) => found ?? []))].sort();
    return {
      games: games.length,
      finished: count((game) => game.stuck === null && game.illegal === null),
      stuck: count((game) => game.stuck !== null),
      illegal: count((game) => game.illegal !== null),
      decisions: games.reduce((sum, game) => sum + game.decisions, 0),
      seconds: Math.round(seconds * 1000) / 1000,
      outcomes: counted(games.flatMap(({ outcome }) => outcome ?? [])),
      met: this.#met(),
      plan: this.#plan,
      all: this.#group('', () => true),
      cells: this.#plan.cells.map((cell, i) => ({
        ...cell,
        ...this.#group(cellName(cell), (game) => game.cell === i),
      })),
      found: missions.map((name) => this.#group(name, ({ found }) => found === name)),
      cards: this.#cards.report(),
    };
  }

  #group(name: string, holds: (game: Omit<Played, 'deeds'>) => boolean): Group {
    const games = this.#games.filter((game) => game.outcome !== null && holds(game));
    return {
      name,
      games: games.length,
      sides: Array.from({ length: this.#sides }, (_, side) =>
        rateOf(games.filter(({ won }) => won.includes(side)).length, games.length),
      ),
      turns: spreadOf(games.map(({ turns }) => turns)),
      decisions: spreadOf(games.map(({ decisions }) => decisions)),
      ended: counted(games.flatMap(({ ended }) => ended ?? [])),
    };
  }

  #met(): Summary['met'] {
    const sums = new Map<string, number>();
    for (const { met } of this.#games)
      for (const [name, count] of Object.entries(met)) sums.set(name, (sums.get(name) ?? 0) + count);
    return Object.fromEntries([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** How often each word occurs, in the order of the words. */
function counted(words: readonly string[]): { readonly [word: string]: number } {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
