import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { GameId } from '@assemble/rules';
import { told } from '../commands/locale.ts';
import { Mistake } from '../mistakes.ts';

/** What two have played against each other so far. */
export interface Pairing {
  readonly one: string;
  readonly other: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** A place on the ladder. */
export interface Rung {
  readonly name: string;
  readonly rating: number;
  /** The true rating lies within so many points in 95 of 100 cases, if those of the others are right. */
  readonly within: number;
  readonly games: number;
}

/** Points for which one is expected to win ten times as often as the other. */
const TENFOLD = 400;
const MIDDLE = 1500;
const ROUNDS = 10_000;
const NEAR = 1e-12;
const Z = 1.959963984540054;

/**
 * The ratings under which what was played is most likely (Bradley and Terry), in Elo's points around 1500. Whatever the
 * order of the games, the ratings are the same. Each pairing counts one more draw than it had, so that whoever won all
 * games is not infinitely strong.
 */
export function ratingsOf(pairings: readonly Pairing[]): readonly Rung[] {
  const names = [...new Set(pairings.flatMap(({ one, other }) => [one, other]))].sort();
  const at = new Map(names.map((name, i) => [name, i]));
  const played = pairings.map(({ one, other, won, lost, drawn }) => ({
    a: at.get(one) ?? 0,
    b: at.get(other) ?? 0,
    games: won + lost + drawn + 1,
    points: won + (drawn + 1) / 2,
  }));
  let strengths = names.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const points = names.map(() => 0);
    const weights = names.map(() => 0);
    for (const { a, b, games, points: won } of played) {
      const each = games / ((strengths[a] ?? 1) + (strengths[b] ?? 1));
      points[a] = (points[a] ?? 0) + won;
      points[b] = (points[b] ?? 0) + games - won;
      weights[a] = (weights[a] ?? 0) + each;
      weights[b] = (weights[b] ?? 0) + each;
    }
    const next = names.map((_, i) => (points[i] ?? 0) / (weights[i] || 1));
    const middle = Math.exp(next.reduce((sum, one) => sum + Math.log(one), 0) / next.length);
    const scaled = next.map((one) => one / middle);
    const moved = Math.max(...scaled.map((one, i) => Math.abs(Math.log(one / (strengths[i] ?? 1)))));
    strengths = scaled;
    if (moved < NEAR) break;
  }
  return names
    .map((name, i): Rung => {
      const own = played.filter(({ a, b }) => a === i || b === i);
      const information = own.reduce((sum, { a, b, games }) => {
        const share = (strengths[a] ?? 1) / ((strengths[a] ?? 1) + (strengths[b] ?? 1));
        return sum + games * share * (1 - share);
      }, 0);
      return {
        name,
        rating: MIDDLE + TENFOLD * Math.log10(strengths[i] ?? 1),
        within: (Z * TENFOLD) / (Math.LN10 * Math.sqrt(information)),
        games: own.reduce((sum, { games }) => sum + games - 1, 0),
      };
    })
    .sort((a, b) => b.rating - a.rating);
}

/** A ladder in a file: all that was played, and what follows from it. */
export class Ladder {
  readonly #file: string;
  readonly #game: GameId;
  #pairings: readonly Pairing[];

  constructor(file: string, game: GameId) {
    this.#file = file;
    this.#game = game;
    if (!existsSync(file)) {
      this.#pairings = [];
      return;
    }
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { game: string; pairings: readonly Pairing[] };
    if (kept.game !== game)
      throw new Mistake(
        told({
          en: `${file} is a ladder of ${kept.game}.`,
          es: `${file} es una clasificación de ${kept.game}.`,
          de: `${file} ist eine Rangliste von ${kept.game}.`,
        }),
      );
    this.#pairings = kept.pairings;
  }

  get rungs(): readonly Rung[] {
    return ratingsOf(this.#pairings);
  }

  /** How many games two have played against each other. */
  games(one: string, other: string): number {
    const found = this.#pairings.find((pairing) => pairing.one === one && pairing.other === other);
    return found === undefined ? 0 : found.won + found.lost + found.drawn;
  }

  /** Adds what was played, and writes the file. */
  add(more: Pairing): void {
    const { one, other } = more;
    const before = this.#pairings.find((pairing) => pairing.one === one && pairing.other === other);
    const others = this.#pairings.filter((pairing) => pairing !== before);
    const sum: Pairing =
      before === undefined
        ? more
        : {
            one,
            other,
            won: before.won + more.won,
            lost: before.lost + more.lost,
            drawn: before.drawn + more.drawn,
          };
    this.#pairings = [...others, sum].sort((a, b) =>
      `${a.one} ${a.other}` < `${b.one} ${b.other}` ? -1 : 1,
    );
    const kept = { game: this.#game, ladder: this.rungs, pairings: this.#pairings };
    writeFileSync(this.#file, `${JSON.stringify(kept, null, 2)}\n`);
  }
}
