// Games in which a match parts from its twin: from one question on, what is hidden there is something else.
import { type Game, type Match, stream } from '@assemble/kernel';
import { type Difference, exchangeCards, otherChance, type Viewer } from './hidden.ts';

/** Where two matches part, in what, and who must not notice. */
export interface Parting {
  /** The number of the question before which it happens. */
  readonly at: number;
  readonly viewer: Viewer;
  readonly difference: Difference;
  readonly seed: string;
}

/** By the hash of the seed of a match, which is in the match and the same in both. */
export type Partings = ReadonlyMap<string, Parting>;

/**
 * A game whose matches part where `partings` say; with `isOther` false they stay what they are. It depends on nothing
 * but the match, so that tables may be built anew, and decisions be taken back and again.
 */
export function partingGame(game: Game, partings: Partings, isOther: boolean): Game {
  const hasParted = (match: Match): boolean => {
    const parting = partings.get(match.seedHash);
    return parting !== undefined && match.asked > parting.at;
  };
  const part = (match: Match): void => {
    const parting = partings.get(match.seedHash);
    if (parting === undefined || !isOther) return;
    const { viewer, difference, seed } = parting;
    if (difference === 'chance') otherChance(match, seed);
    else exchangeCards(match, viewer, stream(seed, 'exchange'));
  };
  return {
    ...game,
    create: (setup, seed, events) => {
      const match = game.create(setup, seed, events);
      if (hasParted(match)) part(match);
      return match;
    },
    apply: (match, seat, n, answer, events) => {
      const had = hasParted(match);
      const applied = game.apply(match, seat, n, answer, events);
      if (applied.yes && !had && hasParted(match)) part(match);
      return applied;
    },
    // Cards that are exchanged are new to whoever holds them: so that this tells nothing, everybody learns something.
    knowledge: (match, seat) => [...game.knowledge(match, seat), ...(hasParted(match) ? ['parted'] : [])],
  };
}
