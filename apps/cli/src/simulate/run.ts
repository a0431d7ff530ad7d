import { type Bot, consult } from '@assemble/bots';
import {
  type Answer,
  type Decided,
  type Decision,
  type Event,
  type Json,
  type Match,
  type Stream,
  stream,
} from '@assemble/kernel';
import type { Choices, Deeds, Playable } from '../games/game.ts';
import { oneLine } from '../mistakes.ts';
import { forMeetings } from './answering.ts';
import { botNamed, RANDOM } from './bots.ts';
import { Checker, Illegal } from './checks.ts';
import { across, botOf, type Numbered, numbered, type Plan } from './plan.ts';

/** What became of one game. */
export interface Played {
  readonly index: number;
  /** Which of the set-ups of the plan. */
  readonly cell: number;
  readonly format: string;
  readonly decisions: number;
  readonly turns: number;
  /** Who won, when it came to an end: by seats, and by sides, which change seats. */
  readonly outcome: string | null;
  readonly won: readonly number[];
  /** The rule that ended it, and how. */
  readonly ended: string | null;
  /** What was settled at the table and is told apart. */
  readonly found: string | null;
  /** What the cards of each side did, if that is wanted. */
  readonly deeds: readonly Deeds[];
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

/** Plays one game with bots in all seats. */
export function playGame(playable: Playable, plan: Plan, index: number): Played | Failed {
  const { game } = playable;
  const it = numbered(plan, index, playable);
  const { seed, swapped } = it;
  const format = plan.cells[it.cell]?.format ?? '';
  const setup = setupOf(playable, plan, it);
  const random = stream(seed, 'random-bot');
  const answerTo = seated(playable, plan, it, random);
  const taken: Decided[] = [];
  // Nobody listens unless it is wanted: telling costs time.
  const events: Event[] | null = plan.cards ? [] : null;
  let match: Match | null = null;
  let checker: Checker | null = null;
  const ending = (stuck: string | null, illegal: string | null): Played => {
    const outcome = match?.outcome ?? null;
    return {
      index,
      cell: it.cell,
      format,
      decisions: taken.length,
      turns: match === null ? 0 : playable.turn(match),
      outcome: outcome === null ? null : outcomeText(outcome.winners),
      won: outcome === null ? [] : outcome.winners.map((seat) => across(swapped, seat)),
      ended: outcome === null ? null : `${outcome.reason} (${outcome.rule})`,
      found: outcome === null || match === null ? null : playable.varied.found(match),
      deeds:
        outcome === null || match === null || events === null
          ? []
          : bySide(playable.varied.deeds(match, events), swapped),
      stuck,
      illegal,
      met: checker?.met ?? {},
    };
  };
  try {
    match = game.create(setup, seed, events ?? undefined);
    checker = plan.checks === 'all' ? new Checker(playable, match, seed, index, plan) : null;
    while (match.outcome === null) {
      const decision = match.pending[random.taken % match.pending.length];
      if (decision === undefined) throw new Error('nobody is asked and nobody has won');
      if (taken.length === MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions`);
      const answer = answerTo(decision, match, checker);
      taken.push({ seat: decision.seat, n: decision.n, answer });
      const applied =
        checker?.apply(match, decision, answer, events) ??
        game.apply(match, decision.seat, decision.n, answer, events);
      if (!applied.yes) {
        const why = applied.reasons.map((reason) => `${reason.rule} ${reason.key}`).join(', ');
        const who = botOf(plan, across(swapped, decision.seat));
        throw new Illegal(`a ${who} answer is refused: ${why}`);
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

function setupOf(playable: Playable, plan: Plan, { cell, seed, swapped }: Numbered): Json {
  const { format, choices } = plan.cells[cell] ?? { format: '', choices: {} };
  const random = stream(seed, 'set-up');
  if (Object.keys(choices).length > 0)
    return playable.varied.setup(format, swapped ? mirrored(playable, choices) : choices, random);
  return (plan.meetings ? playable.meetings : playable).setup(format, random);
}

/** What one side brings, brought by the other. */
function mirrored({ varied: { opposed } }: Playable, choices: Choices): Choices {
  if (opposed === null) return choices;
  const [one, other] = opposed;
  const { [one]: mine, [other]: theirs, ...rest } = choices;
  return {
    ...rest,
    ...(theirs === undefined ? {} : { [one]: theirs }),
    ...(mine === undefined ? {} : { [other]: mine }),
  };
}

/** Who answers a decision, by the seat that is asked. */
function seated(
  playable: Playable,
  plan: Plan,
  { seed, swapped }: Numbered,
  random: Stream,
): (decision: Decision, on: Match, checker: Checker | null) => Answer {
  const { game } = playable;
  const draw = plan.meetings ? forMeetings(playable) : game.sample;
  const bots = new Map<number, Bot | null>();
  const botAt = (seat: number): Bot | null => {
    const known = bots.get(seat);
    if (known !== undefined) return known;
    const name = botOf(plan, across(swapped, seat));
    const bot = botNamed(name, `${seed}/${name}`);
    bots.set(seat, bot);
    return bot;
  };
  if (plan.bots.every((name) => name === RANDOM))
    return (decision, on, checker) =>
      checker?.sample(on, decision, random, draw) ?? draw(on, decision, random);
  return (decision, on, checker) => {
    const bot = botAt(decision.seat);
    if (bot !== null) return consult(bot, game, on, decision, `${seed}/guess ${decision.n}`);
    return checker?.sample(on, decision, random, draw) ?? draw(on, decision, random);
  };
}

const bySide = (deeds: readonly Deeds[], swapped: boolean): readonly Deeds[] =>
  swapped ? [...deeds].reverse() : deeds;

const outcomeText = (winners: readonly number[]): string =>
  winners.length === 0 ? 'nobody' : winners.map((seat) => `seat-${seat}`).join('+');
