import { advise } from '@assemble/bots';
import { type Answer, type Game, playReplay, type Replay } from '@assemble/kernel';

/** An answer and by how many points of the game it stands behind the best one. */
export interface Advice {
  readonly answer: Answer;
  readonly behind: number;
}

/** The match so far, and the decision that is asked about. */
export interface HintRequest {
  readonly replay: Replay;
  readonly n: number;
}

/** Null where the bot could not be asked. */
export type HintReply = readonly Advice[] | null;

/** So many answers are told. */
const MOST = 4;

/** What the clever bot thinks of a pending decision, best first. */
export function askBot(game: Game, replay: Replay, n: number): readonly Advice[] {
  const { match } = playReplay(game, replay);
  const decision = match.pending.find((one) => one.n === n);
  if (decision === undefined) return [];
  // The seed is the decision's, not the match's: a hint must not foresee the dice.
  const found = advise(game, match, decision, `hint ${n}`);
  const [best, ...others] = found.map(({ answer, score }) => ({
    answer,
    // An answer that was tried less often may look better than the best; nobody should trust that.
    behind: Math.max(0, (found[0]?.score ?? 0) - score),
  }));
  if (best === undefined) return [];
  return [best, ...others.sort((a, b) => a.behind - b.behind)].slice(0, MOST);
}
