import type { Answer, Decision, Game, Match } from '@assemble/kernel';

/** Somebody who answers decisions. One bot sits in one seat of one match. */
export interface Bot {
  readonly name: string;
  /**
   * Answers a decision. `seen` is a match its seat could be in, for all it knows (see `consult`): what is hidden
   * there is a guess, so a bot may read, clone and play it on as it likes.
   */
  decide<T>(game: Game<T>, seen: Match<T>, decision: Decision): Answer;
}

/**
 * Asks a bot without telling it what its seat may not know: it is handed a determinized copy, never the match.
 * The seed decides the guess; the same seed gives the same answer.
 */
export function consult<T>(
  bot: Bot,
  game: Game<T>,
  match: Match<T>,
  decision: Decision,
  seed: string,
): Answer {
  return bot.decide(game, game.determinize(match, decision.seat, seed), decision);
}
