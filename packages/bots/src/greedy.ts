import {
  type Answer,
  below,
  type Decision,
  type Game,
  type Match,
  type Seat,
  type Stream,
  stream,
} from '@assemble/kernel';
import type { Bot } from './bot.ts';
import { firstAnswers } from './candidates.ts';
import { climb, type Effort, EQUAL, type Found, Lookahead } from './look-ahead.ts';
import { playOut } from './playing-out.ts';

/** Some ten milliseconds for a decision. */
const EFFORT: Effort = {
  candidates: 24,
  rollouts: 12,
  work: 200,
  replies: 10,
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

/**
 * What the greedy bot thinks of the answers to a decision, best first: the points that the game gives to where each of
 * them leads. The bot is handed a guess at what its seat may not know, never the match.
 */
export function advise<T>(
  game: Game<T>,
  match: Match<T>,
  decision: Decision,
  seed: string,
): readonly Found[] {
  const seen = game.determinize(match, decision.seat, seed);
  return weigh(game, seen, decision, EFFORT, seed, stream(seed, 'greedy-bot'));
}

function decide<T>(game: Game<T>, seen: Match<T>, decision: Decision, effort: Effort, seed: string): Answer {
  const random = stream(seed, 'greedy-bot');
  const weighed = weigh(game, seen, decision, effort, seed, random);
  const isPlayedOut = game.rulebook.habit !== undefined;
  const top = weighed.filter(({ score }, i, all) =>
    // Where games are played out, the habit stands first among its equals.
    isPlayedOut ? i === 0 : score > (all[0]?.score ?? 0) - EQUAL,
  );
  const chosen = top.length > 1 ? top[below(random, top.length)] : top[0];
  if (chosen !== undefined) return chosen.answer;
  const least = game.fallback(seen, decision);
  return accepts(game, seen, decision, least) ? least : game.sample(seen, decision, random);
}

/** The legal ones among the answers it can think of, best first. */
function weigh<T>(
  game: Game<T>,
  seen: Match<T>,
  decision: Decision,
  effort: Effort,
  seed: string,
  random: Stream,
): readonly Found[] {
  // Nothing to think about: a listed option is legal.
  if (decision.shape === 'options' && decision.options.length === 1)
    return decision.options.map(({ id }) => ({ answer: id, score: 0 }));
  if (game.rulebook.habit !== undefined) return playOut(game, seen, decision, seed, random);
  const first = firstAnswers(game, seen, decision, random);
  const [only] = first;
  if (first.length === 1 && only !== undefined && accepts(game, seen, decision, only))
    return [{ answer: only, score: 0 }];
  const look = new Lookahead(game, decision, effort, seed);
  const guesses = new Guesses(game, seen, decision.seat, seed);
  let chancy = false;

  /** The mean over some guesses: the same ones for every answer, so that luck favours none. */
  const mean = (answer: Answer, from: number, count: number): number | null => {
    let sum = 0;
    let one: number | null = null;
    for (let i = from; i < from + count; i++) {
      const points = look.score(guesses.at(i), answer);
      if (points === null) return null;
      if (one !== null && points !== one) chancy = true;
      one = points;
      sum += points;
    }
    return sum / count;
  };

  const count = howMany(look, effort, first, (answer) => mean(answer, 0, 1));
  const found = climb(decision, first, effort.candidates, (answer) => mean(answer, 0, count));
  // The best of many means was also the luckiest: where chance plays a part, a few are compared again, without it.
  if (!chancy || count === 1 || found.length === 1) return found;
  return found
    .slice(0, FINALISTS)
    .map(({ answer }) => ({ answer, score: mean(answer, count, count) ?? -Infinity }))
    .sort((a, b) => b.score - a.score);
}

/** How many answers are compared twice where chance plays a part. */
const FINALISTS = 4;

/** On how many guesses each answer is tried; where even one is dear, the look ahead has to think less. */
function howMany<T>(
  look: Lookahead<T>,
  effort: Effort,
  first: readonly Answer[],
  probe: (answer: Answer) => number | null,
): number {
  const probes = first.slice(0, 3);
  const compared = Math.min(effort.candidates, Math.max(first.length, FINALISTS));
  for (;;) {
    const before = look.work;
    for (const answer of probes) probe(answer);
    const all = (compared * Math.max(1, look.work - before)) / probes.length;
    if (all <= effort.work * 2 || look.thoughts === 0) {
      return Math.max(1, Math.min(effort.rollouts, Math.floor(effort.work / all)));
    }
    look.thoughts--;
  }
}

/** Matches the seat could be in, each made when it is first looked at. */
class Guesses<T> {
  readonly #made: Match<T>[] = [];
  readonly #make: (i: number) => Match<T>;

  constructor(game: Game<T>, seen: Match<T>, seat: Seat, seed: string) {
    this.#make = (i) => game.determinize(seen, seat, `${seed}/guess ${i}`);
  }

  at(i: number): Match<T> {
    const made = this.#made[i] ?? this.#make(i);
    this.#made[i] = made;
    return made;
  }
}

const accepts = <T>(game: Game<T>, match: Match<T>, { seat, n }: Decision, answer: Answer): boolean =>
  game.apply(game.clone(match), seat, n, answer, null).yes;
