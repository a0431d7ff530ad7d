import type { Decision, Game, Json, Match } from '@assemble/kernel';
import type { Act } from './act.ts';
import type { BotsByName, Place } from './terms.ts';

/**
 * A decision that a bot has to take. `seen` is a match its seat could be in, for all it knows: what is hidden there is a
 * guess, so the question may be carried anywhere. It is plain data.
 */
export interface Question<T = unknown> {
  readonly bot: string;
  readonly seed: string;
  readonly seen: Match<T>;
  readonly decision: Decision;
}

/** Thinks about a question. The same question gets the same answer, wherever it is asked. */
export function thinkOf<T>({ bot, seed, seen, decision }: Question<T>, game: Game<T>, bots: BotsByName): Act {
  const sit = Object.hasOwn(bots, bot) ? bots[bot] : undefined;
  if (sit === undefined) throw new Error(`no bot is called ${bot}`);
  const answer = sit(seed).decide(game, seen, decision);
  return { type: 'decide', seat: decision.seat, n: decision.n, answer: answer as Json };
}

/** What the first bot that is asked has to think about; null where none is. */
export function questionOf<T>(
  game: Game<T>,
  match: Match<T>,
  places: readonly Place[],
  seed: string,
): Question<T> | null {
  for (const decision of match.pending) {
    const { seat, n } = decision;
    const bot = places[seat]?.bot;
    if (bot == null) continue;
    const seen = game.determinize(match, seat, `${seed} bot ${n}`);
    return { bot, seed: `${seed} ${seat} ${n}`, seen, decision };
  }
  return null;
}

/** What is done for the first bot that is asked without a thought; null where none is. */
export function leastOf<T>(game: Game<T>, match: Match<T>, places: readonly Place[]): Act | null {
  const decision = match.pending.find(({ seat }) => places[seat]?.bot != null);
  if (decision === undefined) return null;
  const answer = game.fallback(match, decision) as Json;
  return { type: 'decide', seat: decision.seat, n: decision.n, answer };
}
