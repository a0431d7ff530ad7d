import { consult, greedyBot } from '@assemble/bots';
import { type Answer, type Decided, type Decision, type Match, stream } from '@assemble/kernel';
import type { GameId } from '@assemble/rules';
import type { Playable } from '../games/game.ts';
import { oneLine } from '../mistakes.ts';
import { forMeetings } from './answering.ts';
import { Checker, Illegal } from './checks.ts';

/** What is simulated; the same for all workers. */
export interface Plan {
  readonly game: GameId;
  readonly games: number;
  readonly seed: string;
  readonly jobs: number;
  readonly formats: readonly string[];
  readonly checks: 'none' | 'all';
  /** Who sits in the seats. */
  readonly bots: 'random' | 'greedy';
  /** Set-ups and answers that favour rare meetings of cards, watched by the game's oracle. */
  readonly meetings: boolean;
}

/** What became of one game. */
export interface Played {
  readonly index: number;
  readonly format: string;
  readonly decisions: number;
  readonly turns: number;
  /** Who won, when it came to an end. */
  readonly outcome: string | null;
  /** What went wrong, if anything. */
  readonly stuck: string | null;
  readonly illegal: string | null;
  /** How many rare meetings it had, by their names; none are counted without checks. */
  readonly met: { readonly [name: string]: number };
}

/** A game that went wrong, with what is needed to write it down. */
export interface Failed extends Played {
  readonly seed: string;
  readonly setup: Match['setup'];
  readonly taken: readonly Decided[];
}

/** Far above any real game: whoever needs more is going in circles. */
const MOST_DECISIONS = 20_000;

/** The seed of a game depends on its number alone, never on how many workers there are. */
const seedOf = (plan: Plan, index: number): string => `${plan.seed}/${index}`;

/** Plays one game with bots in all seats. */
export function playGame(playable: Playable, plan: Plan, index: number): Played | Failed {
  const { game, meetings } = playable;
  const seed = seedOf(plan, index);
  const format = plan.formats[index % plan.formats.length] ?? '';
  const setup = (plan.meetings ? meetings : playable).setup(format, stream(seed, 'set-up'));
  const draw = plan.meetings ? forMeetings(playable) : game.sample;
  const random = stream(seed, 'random-bot');
  const greedy = plan.bots === 'greedy' ? greedyBot(`${seed}/greedy`) : null;
  const answerTo = (decision: Decision, on: Match, checker: Checker | null): Answer =>
    greedy === null
      ? (checker?.sample(on, decision, random, draw) ?? draw(on, decision, random))
      : consult(greedy, game, on, decision, `${seed}/guess ${decision.n}`);
  const taken: Decided[] = [];
  let match: Match | null = null;
  let checker: Checker | null = null;
  const ending = (stuck: string | null, illegal: string | null): Played => ({
    index,
    format,
    decisions: taken.length,
    turns: match === null ? 0 : playable.turn(match),
    outcome: match === null ? null : outcomeText(match),
    stuck,
    illegal,
    met: checker?.met ?? {},
  });
  try {
    match = game.create(setup, seed);
    checker = plan.checks === 'all' ? new Checker(playable, match, seed, index, plan) : null;
    while (match.outcome === null) {
      const decision = match.pending[random.taken % match.pending.length];
      if (decision === undefined) throw new Error('nobody is asked and nobody has won');
      if (taken.length === MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions`);
      const answer = answerTo(decision, match, checker);
      taken.push({ seat: decision.seat, n: decision.n, answer });
      const applied =
        checker?.apply(match, decision, answer) ?? game.apply(match, decision.seat, decision.n, answer, null);
      if (!applied.yes) {
        const why = applied.reasons.map((reason) => `${reason.rule} ${reason.key}`).join(', ');
        throw new Illegal(`a ${plan.bots} answer is refused: ${why}`);
      }
    }
    return ending(null, null);
  } catch (error) {
    const illegal = error instanceof Illegal;
    return {
      ...ending(illegal ? null : oneLine(error), illegal ? oneLine(error) : null),
      seed,
      setup,
      taken,
    };
  }
}

const outcomeText = ({ outcome }: Match): string | null => {
  if (outcome === null) return null;
  return outcome.winners.length === 0 ? 'nobody' : outcome.winners.map((seat) => `seat-${seat}`).join('+');
};
