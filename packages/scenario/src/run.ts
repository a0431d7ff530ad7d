import {
  type Answer,
  type Event,
  type Failure,
  type Game,
  type GameWords,
  History,
  type Json,
  type Match,
  type Prepared,
  type Seat,
  type Step,
  type Words,
} from '@assemble/kernel';
import type { Scenario } from './scenario.ts';

/** The four ways each scenario is played. */
export const WAYS = ['straight', 'saved and restored', 'undone and redone', 'seen from each seat'] as const;
export type Way = (typeof WAYS)[number];

/** More answers than any step needs: a step that goes on asking is a mistake in the scenario. */
const MOST_ANSWERS = 40;

/** A decision with the match before it: enough to look at every moment of what it led to. */
interface Taken<T> {
  readonly before: Match<T>;
  readonly seat: Seat;
  readonly n: number;
  readonly answer: Answer;
}

/** A scenario being played. */
interface Play<T> {
  readonly words: GameWords<T>;
  readonly prepared: Prepared<T>;
  readonly history: History<T>;
  readonly way: Way;
  readonly taken: Taken<T>[];
}

/** Plays a scenario in all four ways; answers what went wrong. */
export function runScenario<T>(words: GameWords<T>, scenario: Scenario): readonly Failure[] {
  for (const way of WAYS) {
    const failures = runOneWay(words, scenario, way);
    if (failures.length > 0 && way === 'straight') return failures;
    if (failures.length > 0) return failures.map((one) => ({ ...one, where: `${one.where} (${way})` }));
  }
  return [];
}

function runOneWay<T>(words: GameWords<T>, scenario: Scenario, way: Way): Failure[] {
  const prepared = within('given', () =>
    words.prepare(scenario.given, scenario.when, scenario.edition ?? null),
  );
  const history = new History(prepared.game, prepared.match, null, prepared.opening ?? []);
  const play: Play<T> = { words, prepared, history, way, taken: [] };
  const start = prepared.game.clone(history.match);
  for (const [i, step] of scenario.when.entries()) {
    const where = `step ${i + 1}`;
    const failures = within(where, () => playAndCheck(play, step, where, i === 0));
    if (failures.length > 0) return failures;
  }
  return within('then', () => checkAt(play, scenario.then, start, 0, 0, 'then'));
}

/** An error of the game says at which step it happened. */
function within<R>(where: string, body: () => R): R {
  try {
    return body();
  } catch (error) {
    throw new ScenarioError(where, error);
  }
}

/** A position that cannot be built, a result that cannot be had, or a defect of the game. */
export class ScenarioError extends Error {
  readonly where: string;

  constructor(where: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'ScenarioError';
    this.where = where;
  }
}

function playAndCheck<T>(play: Play<T>, step: Step, where: string, first: boolean): Failure[] {
  const { history, prepared } = play;
  const before = prepared.game.clone(history.match);
  // What happened before the first decision belongs to the first step.
  const from = first ? 0 : history.events.length;
  const decided = play.taken.length;
  const failure = playStep(play, step, where);
  return failure === null ? checkAt(play, step.then, before, from, decided, where) : [failure];
}

/** Checks expectations about everything since an event and a decision. */
function checkAt<T>(
  play: Play<T>,
  then: Words | undefined,
  before: Match<T>,
  from: number,
  decided: number,
  where: string,
): Failure[] {
  if (then === undefined) return [];
  const { prepared, history } = play;
  const { game, players } = prepared;
  const events = history.events.slice(from);
  const moments = () => {
    const seen = play.taken.slice(decided).flatMap((taken) => momentsOf(game, taken));
    return [...events.slice(seen.length).map(() => null), ...seen];
  };
  return play.words
    .check({ prepared, game, match: history.match, players, before, events, moments }, then)
    .map((one) => ({ ...one, where: `${where}: ${one.where}` }));
}

/** Takes a decision once more, on a copy, and looks at the match whenever an event is told. */
function momentsOf<T>(game: Game<T>, { before, seat, n, answer }: Taken<T>): Match<T>[] {
  const match = game.clone(before);
  const moments: Match<T>[] = [];
  const events: Event[] = [];
  events.push = (...told) => {
    moments.push(game.clone(match));
    return Array.prototype.push.apply(events, told);
  };
  game.apply(match, seat, n, answer, events);
  return moments;
}

/** Answers decisions until the words of the step are used up. */
function playStep<T>(play: Play<T>, step: Step, where: string): Failure | null {
  const { words, prepared, history } = play;
  const seat = prepared.players.indexOf(step.who);
  if (seat < 0) return { where, expected: `a player (${prepared.players.join(', ')})`, got: step.who };
  let left = without(step.does, words.chance);
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const decision = history.match.pending.find((one) => one.seat === seat);
    const open = Object.keys(left).length > 0;
    if (decision === undefined) {
      if (!open) return refusalMissed(step, where);
      const expected = `${step.who} to decide ${JSON.stringify(left)}`;
      return { where, expected, got: waitingFor(prepared, history.match) };
    }
    const spoken = words.speak(prepared, history.match, decision, left);
    if ('problem' in spoken) {
      // With all its words used a step is over, unless the game answers what is left by itself (a plain payment).
      return open
        ? { where, expected: JSON.stringify(left), got: spoken.problem }
        : refusalMissed(step, where);
    }
    left = without(left, spoken.used);
    if (step.refused !== undefined && Object.keys(left).length === 0) {
      return expectRefusal(play, decision.n, seat, spoken.answer, step.refused, where);
    }
    const before = prepared.game.clone(history.match);
    const applied = history.decide(seat, decision.n, spoken.answer);
    if (!applied.yes) {
      const reasons = applied.reasons.map((reason) => `${reason.rule} ${reason.key}`).join(', ');
      return { where, expected: `${JSON.stringify(step.does)} to be legal`, got: `refused: ${reasons}` };
    }
    play.taken.push({ before, seat, n: decision.n, answer: spoken.answer });
    const odd = replayWay(play, where);
    if (odd !== null) return odd;
  }
  return { where, expected: `at most ${MOST_ANSWERS} answers`, got: 'no end' };
}

const refusalMissed = (step: Step, where: string): Failure | null =>
  step.refused === undefined
    ? null
    : { where, expected: `refused because of ${step.refused.join(', ')}`, got: 'nothing was decided' };

function expectRefusal<T>(
  { prepared, history }: Play<T>,
  n: number,
  seat: number,
  answer: Json,
  rules: readonly string[],
  where: string,
): Failure | null {
  const { game } = prepared;
  const before = game.digest(history.match);
  const expected = `refused because of ${rules.join(', ')}`;
  const applied = history.decide(seat, n, answer);
  if (applied.yes) return { where, expected, got: 'accepted' };
  const given = applied.reasons.map((reason) => reason.rule);
  const missing = rules.filter((rule) => !given.includes(rule));
  if (missing.length > 0) return { where, expected, got: `refused because of ${given.join(', ')}` };
  if (game.digest(history.match) === before) return null;
  return { where, expected: 'a refusal changes nothing', got: 'the match changed' };
}

/** Decides the same on a copy, or saves and restores, or undoes and redoes, or looks from each seat; answers what differs. */
function replayWay<T>({ prepared, history, way, taken }: Play<T>, where: string): Failure | null {
  const { game } = prepared;
  const digest = game.digest(history.match);
  const last = taken.at(-1);
  if (way === 'straight' && last !== undefined) {
    // A copy goes its own way: nothing that the match has since become may reach it.
    const copy = game.clone(last.before);
    game.apply(copy, last.seat, last.n, last.answer, null);
    return same(game.digest(copy), digest, where, 'a copy of the match');
  }
  if (way === 'saved and restored') {
    history.match = game.restore(JSON.parse(JSON.stringify(history.match)) as Json);
    return same(game.digest(history.match), digest, where, 'the restored match');
  }
  if (way === 'undone and redone') {
    history.undo(1);
    history.redo();
    return same(game.digest(history.match), digest, where, 'the redone match');
  }
  if (way === 'seen from each seat') {
    for (let seat = 0; seat < history.match.seats; seat++) {
      const guess = game.determinize(history.match, seat, `guess ${seat} ${history.match.asked}`);
      const seen = JSON.stringify(game.view(history.match, seat));
      const failure = same(JSON.stringify(game.view(guess, seat)), seen, where, `the view of seat ${seat}`);
      if (failure !== null) return failure;
      for (const event of history.events) game.project(event, seat);
    }
  }
  return null;
}

const same = (got: string, expected: string, where: string, what: string): Failure | null =>
  got === expected
    ? null
    : { where, expected: `${what} to equal the one that was played`, got: 'it differs' };

const without = (words: Words, gone: readonly string[]): Words =>
  Object.fromEntries(Object.entries(words).filter(([key]) => !gone.includes(key)));

function waitingFor<T>(prepared: Prepared<T>, match: Match<T>): string {
  if (match.outcome !== null) return 'the match is over';
  return match.pending
    .map((one) => `${prepared.players[one.seat] ?? one.seat} is asked "${one.ask.key}"`)
    .join(', ');
}
