import { type Answer, type Decision, type Game, type Match, type Seat, stream } from '@assemble/kernel';
import { chanceToWin } from './chance.ts';
import { PlayingOn } from './playing-on.ts';
import { type Effort, search } from './search.ts';
import { branchOf } from './tree.ts';
import { usual } from './usual.ts';

/** What a decision was worth to the seat that took it, in chances to win. */
export interface Judgement {
  /** With the answer that comes to mind at once, with the one that was given, with the best that was found. */
  readonly usual: number;
  readonly played: number;
  readonly best: number;
  /** The best one, where it is better than what was given by more than luck explains. */
  readonly better: Answer | null;
  /** How many answers were looked at. */
  readonly compared: number;
}

/** How hard the best answer is looked for: as hard as the bot of the normal level does. */
const THOUGHT: Effort = { work: 4_000, answers: 24, further: 0 };
/** Guesses for a first look at how a match stands. */
const GLANCES = 4;
/** Guesses on which answers are compared in the end: others than those on which the best was found, for it was also the luckiest. */
const GUESSES = 32;
/** By so many standard errors, and by so much of the chance to win, an answer has to be better to be called so. */
const BEYOND = 2;
const LEAST = 0.02;

const same = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b);

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** Whether a decision leaves anything to choose. */
export const isChoice = (decision: Decision): boolean =>
  decision.shape === 'options'
    ? decision.options.length > 1
    : decision.shape !== 'entities' || decision.min !== decision.from.length;

/** What each answer comes to on the same guesses, in chances to win of whoever decides; empty where it was refused. */
function weigh<T>(
  game: Game<T>,
  seen: Match<T>,
  decision: Decision,
  answers: readonly Answer[],
  guesses: number,
  seed: string,
): number[][] {
  const ahead = game.rulebook.pace?.ahead ?? 0;
  const tries = answers.map((answer) => ({ answer, chances: [] as number[] }));
  for (let i = 0; i < guesses; i++) {
    const guess = game.determinize(seen, decision.seat, `${seed}/weighed ${i}`);
    for (const { answer, chances } of tries) {
      const points = new PlayingOn(game, decision, ahead).play(guess, branchOf(answer), `${seed}/${i}`, 0);
      if (points !== null) chances.push(chanceToWin(game, seen.seats, points));
    }
  }
  return tries.map(({ chances }) => chances);
}

/** The chance to win of a seat as a match stands, from what that seat may know; played on by habit. */
export function standing<T>(game: Game<T>, match: Match<T>, seat: Seat, seed: string): number {
  const { outcome } = match;
  const [decision] = match.pending;
  if (outcome?.winners.length === 0) return game.sides === 'together' ? 0 : 0.5;
  if (outcome !== null) return outcome.winners.includes(seat) ? 1 : 0;
  if (decision === undefined) throw new Error('nobody is asked, and it is not over');
  const seen = game.determinize(match, seat, seed);
  const { answer } = usual(game, seen, decision, stream(seed, 'usual'));
  const chance = mean(weigh(game, seen, decision, [answer], GLANCES, seed)[0] ?? []);
  return decision.seat === seat || game.sides === 'together' ? chance : 1 - chance;
}

/** Judges an answer that was given, by what its seat could know, never by what came of it. */
export function judge<T>(
  game: Game<T>,
  match: Match<T>,
  decision: Decision,
  answer: Answer,
  seed: string,
  effort: Effort = THOUGHT,
): Judgement {
  const seen = game.determinize(match, decision.seat, seed);
  const found = search(game, seen, decision, effort, seed);
  const best = found[0]?.answer ?? answer;
  const habit = usual(game, seen, decision, stream(seed, 'usual')).answer;
  const [given = [], first = [], ordinary = []] = weigh(
    game,
    seen,
    decision,
    [answer, best, habit],
    GUESSES,
    seed,
  );
  const behind = first.map((chance, i) => chance - (given[i] ?? chance));
  const cost = mean(behind);
  const error = Math.sqrt(
    mean(behind.map((one) => (one - cost) * (one - cost))) / Math.max(1, behind.length - 1),
  );
  const isBetter = !same(best, answer) && cost >= LEAST && cost >= BEYOND * error;
  const played = mean(given);
  return {
    usual: mean(ordinary),
    played,
    best: isBetter ? mean(first) : played,
    better: isBetter ? best : null,
    compared: found.length,
  };
}
