import { type Answer, type Decision, type Game, type Match, stream } from '@assemble/kernel';
import type { Bot } from './bot.ts';
import { firstAnswers } from './candidates.ts';
import { climb, type Effort, Lookahead } from './look-ahead.ts';

/** Some ten milliseconds for a decision. */
const EFFORT: Effort = {
  candidates: 24,
  rollouts: 12,
  work: 240,
  replies: 8,
  thoughts: 2,
  horizon: 40,
  depth: 3,
};

/**
 * Tries the answers it can think of on copies, plays each on until what is going on is over, and takes the one after
 * which the game says it stands best. It keeps nothing between decisions, so a match that is taken back or restored
 * gets the same answers.
 */
export function greedyBot(seed: string, effort: Partial<Effort> = {}): Bot {
  const limits: Effort = { ...EFFORT, ...effort };
  return {
    name: 'greedy',
    decide: (game, seen, decision) => decide(game, seen, decision, limits, `${seed}/${decision.n}`),
  };
}

function decide<T>(game: Game<T>, seen: Match<T>, decision: Decision, effort: Effort, seed: string): Answer {
  const random = stream(seed, 'greedy-bot');
  const first = firstAnswers(game, seen, decision, random);
  const [only] = first;
  if (first.length === 1 && only !== undefined && accepts(game, seen, decision, only)) return only;
  const look = new Lookahead(game, seen, decision, effort, seed);
  const guesses: Match<T>[] = [game.determinize(seen, decision.seat, `${seed}/guess 0`)];
  let count = 1;
  const score = (answer: Answer): number | null => {
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const guess = guesses[i] ?? game.determinize(seen, decision.seat, `${seed}/guess ${i}`);
      guesses[i] = guess;
      const points = look.score(guess, answer);
      if (points === null) return null;
      sum += points;
    }
    return sum / count;
  };
  // What the first answers cost tells how much thought and how many guesses there are for each.
  const probes = first.slice(0, 3);
  const compared = Math.min(effort.candidates, Math.max(first.length, 4));
  for (let fits = false; !fits; ) {
    const before = look.work;
    for (const probe of probes) score(probe);
    const all: number = (compared * Math.max(1, look.work - before)) / probes.length;
    count = Math.max(1, Math.min(effort.rollouts, Math.floor(effort.work / all)));
    fits = all <= effort.work * 2 || look.thoughts === 0;
    if (!fits) look.thoughts--;
  }
  const { answer } = climb(decision, first, effort.candidates, score, random);
  if (answer !== null) return answer;
  const least = game.fallback(seen, decision);
  return accepts(game, seen, decision, least) ? least : game.sample(seen, decision, random);
}

const accepts = <T>(game: Game<T>, match: Match<T>, { seat, n }: Decision, answer: Answer): boolean =>
  game.apply(game.clone(match), seat, n, answer, null).yes;
