import { table } from '../print.ts';
import type { Failed, Played } from './run.ts';

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
}

/** Adds games up as they come in. */
export class Tally {
  readonly failed: Failed[] = [];
  readonly #games: Played[] = [];

  add(played: Played | Failed): void {
    if ('taken' in played) this.failed.push(played);
    const { index, format, decisions, turns, outcome, stuck, illegal, met } = played;
    this.#games.push({ index, format, decisions, turns, outcome, stuck, illegal, met });
  }

  summary(seconds: number): Summary {
    const outcomes: Record<string, number> = {};
    for (const { outcome } of [...this.#games].sort((a, b) =>
      (a.outcome ?? '') < (b.outcome ?? '') ? -1 : 1,
    )) {
      if (outcome !== null) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    const count = (holds: (game: Played) => boolean): number => this.#games.filter(holds).length;
    return {
      games: this.#games.length,
      finished: count((game) => game.stuck === null && game.illegal === null),
      stuck: count((game) => game.stuck !== null),
      illegal: count((game) => game.illegal !== null),
      decisions: this.#games.reduce((sum, game) => sum + game.decisions, 0),
      seconds: Math.round(seconds * 1000) / 1000,
      outcomes,
      met: this.#met(),
    };
  }

  #met(): Summary['met'] {
    const sums = new Map<string, number>();
    for (const { met } of this.#games)
      for (const [name, count] of Object.entries(met)) sums.set(name, (sums.get(name) ?? 0) + count);
    return Object.fromEntries([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Lengths by format. */
  lengths(): string[] {
    const formats = [...new Set(this.#games.map((game) => game.format))].sort();
    const rows = formats.map((format) => {
      const games = this.#games.filter((game) => game.format === format);
      const decisions = games.map((game) => game.decisions).sort((a, b) => a - b);
      const turns = games.map((game) => game.turns).sort((a, b) => a - b);
      return [format, String(games.length), spread(decisions), spread(turns)];
    });
    return table(['format', 'games', 'decisions (least · median · most)', 'turns'], rows);
  }
}

const spread = (sorted: readonly number[]): string =>
  `${sorted[0] ?? 0} · ${sorted[sorted.length >> 1] ?? 0} · ${sorted.at(-1) ?? 0}`;
