import type { Answer, Decision, Game, Match, Stream } from '@assemble/kernel';
import { firstAnswers } from './candidates.ts';

/** So many answers are tried where a game has no habit and the least answer might be a blunder. */
const TRIED = 6;

/** An answer that somebody gives without thinking ahead, and how many answers were carried out to find it. */
export interface Usual {
  readonly answer: Answer;
  readonly tried: number;
}

/**
 * What is answered at once: by the habit of the game; where it has none, whatever looks best right after it, or the
 * least answer where that is no blunder.
 */
export function usual<T>(game: Game<T>, match: Match<T>, decision: Decision, random: Stream): Usual {
  const { habit } = game.rulebook;
  const answer = habit?.(match, decision) ?? null;
  if (answer !== null) return { answer, tried: 0 };
  if (decision.shape === 'options' && decision.options.length === 1)
    return { answer: decision.options[0]?.id ?? null, tried: 0 };
  return isWorthALook(decision) ? best(game, match, decision, random) : least(game, match, decision, random);
}

/** Whom to hit, whether to, where to go. In a menu of the rulebook the least is to stop, which is sensible enough. */
const isWorthALook = ({ shape, source }: Decision): boolean =>
  shape === 'options' ? source !== null : shape !== 'pay' && shape !== 'commit' && shape !== 'number';

function best<T>(game: Game<T>, match: Match<T>, decision: Decision, random: Stream): Usual {
  let found: Answer = null;
  let most = Number.NEGATIVE_INFINITY;
  let tried = 0;
  for (const answer of firstAnswers(game, match, decision, random)) {
    if (tried === TRIED) break;
    const copy = game.clone(match);
    if (!game.apply(copy, decision.seat, decision.n, answer, null).yes) continue;
    tried++;
    const points = game.appraise(copy, decision.seat);
    if (points <= most) continue;
    most = points;
    found = answer;
  }
  return tried === 0 ? least(game, match, decision, random) : { answer: found, tried };
}

/** Not every shape has a least answer that is legal. */
function least<T>(game: Game<T>, match: Match<T>, decision: Decision, random: Stream): Usual {
  const answer = game.fallback(match, decision);
  if (decision.shape === 'options' || accepts(game, match, decision, answer)) return { answer, tried: 0 };
  return { answer: game.sample(match, decision, random), tried: 1 };
}

const accepts = <T>(game: Game<T>, match: Match<T>, { seat, n }: Decision, answer: Answer): boolean =>
  game.apply(game.clone(match), seat, n, answer, null).yes;
