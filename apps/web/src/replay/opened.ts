import {
  type Event,
  type Game,
  type GameWords,
  type History,
  playReplay,
  type Replay,
  RulesFault,
  type Unsaid,
  writeReplay,
} from '@assemble/kernel';
import type { Standing } from '../table/course.ts';
import { rulesOf } from '../table/rules-of.ts';
import type {
  Course,
  Decided,
  Eyes,
  Log,
  OnlyLog,
  Opened,
  Position,
  Verified,
  WrittenStep,
} from './messages.ts';

/** How positions call their players. */
const PLAYERS = ['Ann', 'Ben', 'Cleo', 'Dan'];

/** Plays a replay again; where the rules fail on a decision, up to there. */
function played(game: Game, replay: Replay): { history: History; doubt: string } {
  try {
    const history = playReplay(game, replay);
    const differs = replay.digest !== '' && replay.digest !== game.digest(history.match);
    return { history, doubt: differs ? 'the final position differs from what the file says' : '' };
  } catch (error) {
    if (!(error instanceof RulesFault)) throw error;
    const { decided, message } = error;
    const at = replay.decisions.findIndex(([seat, n]) => seat === decided.seat && n === decided.n);
    const history = playReplay(game, { ...replay, decisions: replay.decisions.slice(0, at) });
    return { history, doubt: `the rules fail on decision ${at + 1}: ${message}` };
  }
}

/** A match that this device keeps comes without its log. */
function withLog(replay: Replay, history: History): Replay {
  if (replay.log.length > 0) return replay;
  const { log, digest, outcome } = writeReplay(history, { withSeed: true });
  return { ...replay, log, digest, outcome };
}

/** Why a replay cannot be played again here; null when it can. */
export function onlyLog(game: Game, replay: Replay): OnlyLog | null {
  if (rulesOf(replay) !== rulesOf(game)) return { type: 'only-log', why: 'other-rules', replay };
  return replay.seed === null ? { type: 'only-log', why: 'no-seed', replay } : null;
}

/** A match that was played, to be looked at from anywhere in it. */
export class OpenReplay {
  readonly opened: Opened;
  readonly #game: Game;
  readonly #history: History;

  /** `own` is set for a match that still runs here: then nobody sees more than its person. */
  constructor(game: Game, replay: Replay, own: boolean) {
    const { history, doubt } = played(game, replay);
    this.#game = game;
    this.#history = history;
    const seats = Array.from({ length: history.match.seats }, (_, seat) => seat);
    const people = seats.filter((seat) => replay.table?.seats[seat]?.bot === null);
    const outcome = replay.table?.ended ?? history.match.outcome;
    const me: readonly Eyes[] = people.length === 1 ? people : [];
    this.opened = {
      type: 'opened',
      replay: withLog(replay, history),
      steps: history.decisions.length,
      seats: seats.length,
      eyes: [...new Set(own && outcome === null ? [...me, null] : [...me, null, ...seats])],
      outcome,
      doubt,
    };
  }

  log(eyes: Eyes): Log {
    const events: Event[] = [];
    const after: number[] = [];
    for (let step = 0; step <= this.opened.steps; step++)
      for (const event of this.#history.eventsOf(step)) {
        const seen = this.#game.project(event, this.#allowed(eyes));
        if (seen === null) continue;
        events.push(seen);
        after.push(step);
      }
    const view = this.#game.view(this.#history.match, this.#allowed(eyes));
    return { type: 'log', eyes, events, after, view };
  }

  look(step: number, eyes: Eyes): Position {
    const match = this.#history.matchAt(step);
    const last = step >= this.opened.steps;
    return {
      type: 'position',
      step,
      eyes,
      view: this.#game.view(match, this.#allowed(eyes)),
      decided: this.#decided(step, eyes),
      waiting: match.pending.map(({ seat, ask }) => ({ seat, ask })),
      outcome: last ? this.opened.outcome : null,
    };
  }

  /** How the match stood at the start and after each decision. */
  course(courseOf: (view: unknown) => Standing): Course {
    const match = this.#history.matchAt(0);
    const stands = (): Standing => courseOf(this.#game.view(match, null));
    const course = [stands()];
    for (const { seat, n, answer } of this.#history.decisions) {
      this.#game.apply(match, seat, n, answer, null);
      course.push(stands());
    }
    return { type: 'course', course };
  }

  /** A step in the words of scenarios, or the last one before that can be said in them. */
  write(words: GameWords<unknown>, step: number): WrittenStep {
    let unsaid: Unsaid | null = null;
    const players = PLAYERS.slice(0, this.opened.seats);
    for (let at = step; at >= 0; at--) {
      const written = words.write?.(this.#history.matchAt(at), players) ?? { unsaid: 'things' as const };
      if ('given' in written)
        return {
          ...{ type: 'written', step, unsaid },
          found: { step: at, given: written.given, edition: written.edition ?? null },
        };
      unsaid ??= written.unsaid;
    }
    return { type: 'written', step, unsaid, found: null };
  }

  /**
   * Lays what came out again from the seed beside what somebody saw at the table. That the seed is the promised one was
   * found when the replay was opened: any other is refused.
   */
  verify(seen: readonly Event[]): Verified {
    const again = this.log(null).events;
    const told = seen.flatMap((event) => this.#game.project(event, null) ?? []);
    return {
      type: 'verified',
      same: this.opened.doubt === '' && JSON.stringify(told) === JSON.stringify(again),
      events: again.length,
    };
  }

  /** An address may ask for eyes that are nobody's to lend. */
  #allowed(eyes: Eyes): Eyes {
    return this.opened.eyes.includes(eyes) ? eyes : null;
  }

  #decided(step: number, eyes: Eyes): Decided | null {
    const taken = this.#history.decisions[step - 1];
    if (taken === undefined) return null;
    const decision = this.#history.matchAt(step - 1).pending.find(({ n }) => n === taken.n);
    if (decision === undefined) return null;
    const { seat, answer } = taken;
    return { seat, ask: decision.ask, own: seat === this.#allowed(eyes) ? { decision, answer } : null };
  }
}
