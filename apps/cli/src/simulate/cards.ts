import type { Played } from './run.ts';
import { difference, type Rate, rateOf } from './statistics.ts';

type Difference = ReturnType<typeof difference>;

/** What a card did for whoever brought it. */
export interface CardReport {
  readonly card: string;
  /** The game brought it, not a player. */
  readonly isOfTheGame: boolean;
  /** How often whoever brought it won. */
  readonly brought: Rate;
  /** How often whoever used it won. */
  readonly used: Rate;
  readonly usesAGame: number;
  readonly damageAGame: number;
  /** How much more often sides win that bring it than sides that do not; null where all did, or none. */
  readonly byBringing: Difference;
  /** How much more often sides win that use it than those that bring it and never use it. */
  readonly byUsing: Difference;
}

interface Sum {
  games: number;
  won: number;
  usedGames: number;
  usedWon: number;
  uses: number;
  damage: number;
}

/** Adds up what cards did. Players and the game itself are told apart: the game wins when the players lose. */
export class Cards {
  readonly #isTogether: boolean;
  readonly #cards = new Map<
    string,
    { readonly card: string; readonly isOfTheGame: boolean; readonly sum: Sum }
  >();
  readonly #all = { players: { games: 0, won: 0 }, game: { games: 0, won: 0 } };

  constructor(isTogether: boolean) {
    this.#isTogether = isTogether;
  }

  add({ deeds, won }: Played): void {
    deeds.forEach((side, at) => {
      const isOfTheGame = this.#isTogether && at === deeds.length - 1;
      const hasWon = Number(isOfTheGame ? won.length === 0 : won.includes(at));
      const all = this.#all[isOfTheGame ? 'game' : 'players'];
      all.games++;
      all.won += hasWon;
      for (const [card, [uses, damage]] of Object.entries(side)) {
        const sum = this.#sumOf(card, isOfTheGame);
        const isUsed = Number(uses > 0);
        sum.games++;
        sum.won += hasWon;
        sum.usedGames += isUsed;
        sum.usedWon += isUsed * hasWon;
        sum.uses += uses;
        sum.damage += damage;
      }
    });
  }

  #sumOf(card: string, isOfTheGame: boolean): Sum {
    const key = `${isOfTheGame} ${card}`;
    const known = this.#cards.get(key);
    if (known !== undefined) return known.sum;
    const sum: Sum = { games: 0, won: 0, usedGames: 0, usedWon: 0, uses: 0, damage: 0 };
    this.#cards.set(key, { card, isOfTheGame, sum });
    return sum;
  }

  /** The cards, those of players first, the most helpful first. */
  report(): readonly CardReport[] {
    const reports = [...this.#cards.values()].map(({ card, isOfTheGame, sum }): CardReport => {
      const all = this.#all[isOfTheGame ? 'game' : 'players'];
      const brought = rateOf(sum.won, sum.games);
      const used = rateOf(sum.usedWon, sum.usedGames);
      return {
        card,
        isOfTheGame,
        brought,
        used,
        usesAGame: sum.uses / sum.games,
        damageAGame: sum.damage / sum.games,
        byBringing: difference(brought, rateOf(all.won - sum.won, all.games - sum.games)),
        byUsing: difference(used, rateOf(sum.won - sum.usedWon, sum.games - sum.usedGames)),
      };
    });
    const worth = ({ byUsing, byBringing }: CardReport): number => byUsing?.by ?? byBringing?.by ?? 0;
    return reports.sort(
      (a, b) =>
        Number(a.isOfTheGame) - Number(b.isOfTheGame) || worth(b) - worth(a) || (a.card < b.card ? -1 : 1),
    );
  }
}
