import { type Answer, type Decision, type Game, type Match, type Stream, stream } from '@assemble/kernel';
import { firstAnswers, unique } from './candidates.ts';
import type { Found } from './look-ahead.ts';

/**
 * How answers are compared: all of them on a few guesses at what is hidden, the best of them on more, and the best of
 * those on still more.
 */
const HEATS = [
  { among: 30, guesses: 4 },
  { among: 6, guesses: 8 },
  { among: 4, guesses: 16 },
] as const;
/** Answers carried out for one decision after which no further guess is made: about half a second. */
const WORK = 6000;
/** Answers after which a game is not played on, wherever it is. */
const HORIZON = 200;

/** A way to go on: an answer, and whether more of the kind follows it by habit or nothing does. */
interface Plan {
  readonly answer: Answer;
  readonly stops: boolean;
  sum: number;
  tried: number;
}

const mean = ({ sum, tried }: Plan): number => sum / tried;

/**
 * Weighs answers by playing each on to the end of the round: everybody acts by habit, on several guesses at what is
 * hidden, the same ones for all answers. Best first; among equals the habit.
 */
export function playOut<T>(
  game: Game<T>,
  seen: Match<T>,
  decision: Decision,
  seed: string,
  random: Stream,
): readonly Found[] {
  const first = firstAnswers(game, seen, decision, random);
  const usual = game.rulebook.habit?.(seen, decision) ?? null;
  const answers = unique(usual === null ? first : [usual, ...first]);
  const least = JSON.stringify(game.fallback(seen, decision));
  // A habit may spoil what a good answer began, so that a menu is also left at once after it.
  const isMenu = decision.shape === 'options' && decision.source === null;
  let plans = answers.flatMap((answer): Plan[] => {
    const plan = { answer, stops: false, sum: 0, tried: 0 };
    return isMenu && JSON.stringify(answer) !== least ? [plan, { ...plan, stops: true }] : [plan];
  });
  let work = 0;
  let guess = 0;
  for (const { among, guesses } of HEATS) {
    plans = plans.slice(0, among);
    for (const end = guess + guesses; guess < end && work < WORK; guess++) {
      // A single one is tried as well, once: it may be refused.
      if (plans.length < 2 && guess > 0) break;
      const guessed = game.determinize(seen, decision.seat, `${seed}/guess ${guess}`);
      plans = plans.filter((plan) => {
        const match = game.clone(guessed);
        const played = playOn(game, match, decision, plan, stream(`${seed}/${guess}`, 'habit'));
        if (played === 0) return false;
        work += played;
        plan.sum += game.appraise(match, decision.seat);
        plan.tried++;
        return true;
      });
    }
    plans.sort((a, b) => mean(b) - mean(a));
  }
  return bestOfEach(plans);
}

/** Carries a plan out and plays on by habit until the round is over. Answers how many answers that took; 0 if refused. */
function playOn<T>(
  game: Game<T>,
  match: Match<T>,
  { seat, n, ask }: Decision,
  { answer, stops }: Plan,
  random: Stream,
): number {
  let round = match.frames[1];
  if (!game.apply(match, seat, n, answer, null).yes) return 0;
  for (let played = 1; played < HORIZON; played++) {
    const asked = match.pending[0];
    if (asked === undefined || match.outcome !== null) return played;
    const now = match.frames[1];
    // A set-up is followed by something else: only a round is followed by its like.
    if (now !== round && now?.procedure === round?.procedure) return played;
    round = now;
    const isMore = stops && asked.seat === seat && asked.ask.key === ask.key;
    const usual = isMore ? game.fallback(match, asked) : game.rulebook.habit?.(match, asked);
    const reply = usual ?? game.sample(match, asked, random);
    if (!game.apply(match, asked.seat, asked.n, reply, null).yes)
      throw new Error(`a habit against the rules: ${asked.ask.key} ${JSON.stringify(reply)}`);
  }
  return HORIZON;
}

/** Each answer once, with the plan that does most for it. */
function bestOfEach(plans: readonly Plan[]): Found[] {
  const known = new Set<string>();
  return plans
    .filter(({ answer }) => unique([answer], known).length > 0)
    .map((plan) => ({ answer: plan.answer, score: mean(plan) }));
}
