import { type Bot, consult } from '@assemble/bots';
import { type Answer, type Event, type Game, History, type Json, type Match, stream } from '@assemble/kernel';
import type { Standing } from './judge.ts';
import { type Problem, type Solved, Solver } from './solver.ts';
import { TooLarge } from './too-large.ts';

/** A puzzle that was found in a match: how the match began, what was answered up to there, and who solves it. */
export interface MadePuzzle {
  readonly format: 'assemble-puzzle';
  readonly version: 1;
  readonly game: string;
  readonly rules: string;
  readonly setup: Json;
  readonly seed: string;
  readonly answers: readonly Answer[];
  readonly seat: number;
  /** The match is won before the turn is over, in Crisis Protocol before the activation is. */
  readonly goal: 'win-this-turn';
}

/** Events with which a turn is over, in whichever game. */
const OVER: readonly string[] = ['turn-began', 'turn-ended', 'activation-ended'];

const wonThisTurn =
  (seat: number) =>
  (match: Match, events: readonly Event[]): Standing => {
    if (match.outcome !== null) return match.outcome.winners.includes(seat) ? 'solved' : 'failed';
    return events.some(({ kind }) => OVER.includes(kind)) ? 'failed' : 'open';
  };

/** Chance does what hurts most, so that a line needs no luck. */
export const problemIn = <T>(game: Game<T>, match: Match<T>, seat: number): Problem<T> => ({
  game,
  match,
  seat,
  chance: 'worst',
  judge: wonThisTurn(seat) as Problem<T>['judge'],
});

/** The position of a puzzle that was found. */
export function layMade<T>(game: Game<T>, { setup, seed, answers }: MadePuzzle): Match<T> {
  const history = History.start(game, setup, seed);
  for (const answer of answers) {
    const [decision] = history.match.pending;
    if (decision === undefined || !history.decide(decision.seat, decision.n, answer).yes)
      throw new Error('the match of this puzzle cannot be played again: it belongs to other rules');
  }
  return history.match;
}

/** Whether a line works whatever is hidden from the solver. */
function needsNoPeek<T>(problem: Problem<T>, { line }: Solved, seed: string): boolean {
  const { game, seat, judge } = problem;
  return [0, 1, 2].every((i) => {
    const guess = game.determinize(problem.match, seat, `${seed} ${i}`);
    return line.some(({ answer }) => {
      const [decision] = guess.pending;
      const events: Event[] = [];
      if (decision === undefined || !game.apply(guess, decision.seat, decision.n, answer, events).yes)
        return false;
      return judge(guess, events) === 'solved';
    });
  });
}

interface Found {
  readonly puzzle: MadePuzzle;
  readonly solved: Solved;
}

/** How readily a made puzzle may be found, and how many positions are looked at for it. */
const MOST_LUCK = 0.2;
const MOST_POSITIONS = 4000;
const MOST_ANSWERS = 2000;
/** How often a turn is played out at random before somebody looks closer, and for how many answers. */
const PLAYED_OUT = 100;
const MOST_MOVES = 60;

/** Plays a match and yields every puzzle in it: a win that is there, and that is not met by chance. */
export function* puzzlesIn<T>(
  game: Game<T>,
  setup: Json,
  seed: string,
  bots: readonly Bot[],
): Generator<Found> {
  const history = History.start(game, setup, seed);
  const answers: Answer[] = [];
  let asked = '';
  while (history.match.outcome === null && answers.length < MOST_ANSWERS) {
    const [decision] = history.match.pending;
    if (decision === undefined) return;
    const { seat, n, ask } = decision;
    // Once for each menu that follows other questions.
    if (decision.shape === 'options' && decision.source === null && `${seat} ${ask.key}` !== asked) {
      const problem = problemIn(game, game.clone(history.match), seat);
      const solved = solvedIn(problem, `${seed} ${n}`);
      if (solved !== null && needsNoPeek(problem, solved, seed)) {
        const made = { format: 'assemble-puzzle', version: 1, game: game.id, rules: game.version } as const;
        yield {
          puzzle: { ...made, setup, seed, answers: [...answers], seat, goal: 'win-this-turn' },
          solved,
        };
      }
    }
    asked = `${seat} ${ask.key}`;
    const bot = bots[seat];
    if (bot === undefined) return;
    const answer = consult(bot, game, history.match, decision, `${seed} ${n}`);
    if (!history.decide(seat, n, answer).yes) return;
    answers.push(answer);
  }
}

/** Answers drawn at random until the turn is over: whether they ever win, which is quicker to see than to prove. */
function isWonAtTimes<T>({ game, match, seat, judge }: Problem<T>, seed: string): boolean {
  const random = stream(seed, 'playing out');
  for (let i = 0; i < PLAYED_OUT; i++) {
    const guess = game.determinize(match, seat, `${seed} ${i}`);
    for (let n = 0; n < MOST_MOVES; n++) {
      const [decision] = guess.pending;
      const events: Event[] = [];
      if (decision === undefined) break;
      const answer = game.sample(guess, decision, random);
      if (!game.apply(guess, decision.seat, decision.n, answer, events).yes) break;
      const now = judge(guess, events);
      if (now === 'solved') return true;
      if (now === 'failed') break;
    }
  }
  return false;
}

function solvedIn<T>(problem: Problem<T>, seed: string): Solved | null {
  if (!isWonAtTimes(problem, seed)) return null;
  try {
    const effort = { most: MOST_POSITIONS };
    if (new Solver(problem, { quick: true, ...effort }).solve().value < 1) return null;
    const solved = new Solver(problem, effort).solve();
    return solved.luck <= MOST_LUCK ? solved : null;
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}
