import { type Answer, below, type Decision, type Game, type Match, stream } from '@assemble/kernel';
import type { Bot } from './bot.ts';
import { randomBot } from './random.ts';
import { type Effort, type Found, search } from './search.ts';
import { usual } from './usual.ts';

/** How strong a bot is, the weakest first. */
export type Level = 'novice' | 'normal' | 'hard' | 'master';

interface Strength {
  /** Null for somebody who acts by habit. */
  readonly effort: Effort | null;
  /** Of a hundred answers so many are anything legal. */
  readonly slips: number;
}

/** What makes a level: how much it thinks, and how often it slips. */
const LEVELS: Readonly<Record<Level, Strength>> = {
  novice: { effort: null, slips: 25 },
  normal: { effort: { work: 4_000, answers: 24, further: 0 }, slips: 0 },
  hard: { effort: { work: 14_000, answers: 32, further: 0 }, slips: 0 },
  master: { effort: { work: 48_000, answers: 40, further: 0 }, slips: 0 },
};

/** The levels that can be chosen, the weakest first. */
export const levels: readonly Level[] = ['novice', 'normal', 'hard', 'master'];

/**
 * A bot of a level. It keeps nothing between decisions, so a match that is taken back or restored gets the same answers.
 * A host that is short of time says when it `isOver`: then the best answer so far is taken.
 */
export function levelBot(level: Level, seed: string, isOver?: () => boolean): Bot {
  return thinkingBot(level, LEVELS[level], seed, isOver);
}

/** A bot of the search with limits of its own. */
export const searchBot = (seed: string, effort: Effort): Bot =>
  thinkingBot('search', { effort, slips: 0 }, seed);

/** A bot that acts by habit and never slips: what all others think on with. */
export const habitBot = (seed: string): Bot => thinkingBot('habit', { effort: null, slips: 0 }, seed);

function thinkingBot(name: string, { effort, slips }: Strength, seed: string, isOver?: () => boolean): Bot {
  return {
    name,
    decide: (game, seen, decision) => {
      const own = `${seed}/${decision.n}`;
      const random = stream(own, 'bot');
      if (below(random, 100) < slips) return game.sample(seen, decision, random);
      const [best] = effort === null ? [] : search(game, seen, decision, effort, own, isOver);
      return best === undefined ? usual(game, seen, decision, random).answer : best.answer;
    },
  };
}

/**
 * What a bot thinks of the answers to a decision, best first: the points that the game gives to where each of them
 * leads. It is handed a guess at what its seat may not know, never the match.
 */
export function advise<T>(
  game: Game<T>,
  match: Match<T>,
  decision: Decision,
  seed: string,
  level: Level = 'normal',
): readonly Found[] {
  const { effort } = LEVELS[level];
  const seen = game.determinize(match, decision.seat, seed);
  if (effort !== null) return search(game, seen, decision, effort, seed);
  const answer: Answer = usual(game, seen, decision, stream(seed, 'bot')).answer;
  return [{ answer, score: 0 }];
}

/** Everybody who can be asked to sit down, by name. Matches from before there were levels know one that was `greedy`. */
export const botsByName: Readonly<Record<Level | 'random' | 'greedy', (seed: string) => Bot>> = {
  random: randomBot,
  greedy: (seed) => levelBot('normal', seed),
  novice: (seed) => levelBot('novice', seed),
  normal: (seed) => levelBot('normal', seed),
  hard: (seed) => levelBot('hard', seed),
  master: (seed) => levelBot('master', seed),
};
