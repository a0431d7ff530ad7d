import {
  type Event,
  type Failure,
  type Game,
  type GameWords,
  History,
  type Json,
  type Match,
  type Prepared,
  type Step,
  type Words,
} from '@assemble/kernel';
import type { Scenario } from './scenario.ts';

/** The four ways each scenario is played. */
export const WAYS = ['straight', 'saved and restored', 'undone and redone', 'seen from each seat'] as const;
export type Way = (typeof WAYS)[number];

/** More answers than any step needs: a step that goes on asking is a mistake in the scenario. */
const MOST_ANSWERS = 40;

/** Plays a scenario in all four ways; answers what went wrong. */
export function runScenario<T>(words: GameWords<T>, scenario: Scenario): readonly Failure[] {
  for (const way of WAYS) {
    const failures = runOneWay(words, scenario, way);
    if (failures.length > 0) return failures.map((one) => (way === 'straight' ? one : { ...one, where: `${one.where} (${way})` }));
  }
  return [];
}

function runOneWay<T>(words: GameWords<T>, scenario: Scenario, way: Way): Failure[] {
  const prepared = words.prepare(scenario.given, scenario.when, scenario.edition ?? null);
  const history = new History(prepared.game, prepared.match, '');
  const start = prepared.game.clone(history.match);
  const all: Event[] = [];
  for (const [i, step] of scenario.when.entries()) {
    const where = `step ${i + 1}`;
    const before = prepared.game.clone(history.match);
    const from = history.events.length;
    const failure = playStep(words, prepared, history, step, way, where);
    if (failure !== null) return [failure];
    const events = history.events.slice(from);
    all.push(...events);
    if (step.then !== undefined) {
      const seen = { game: prepared.game, match: history.match, players: prepared.players, before, events };
      const failures = words.check(seen, step.then);
      if (failures.length > 0) return failures.map((one) => ({ ...one, where: `${where}: ${one.where}` }));
    }
  }
  if (scenario.then === undefined) return [];
  const seen = { game: prepared.game, match: history.match, players: prepared.players, before: start, events: all };
  return words.check(seen, scenario.then).map((one) => ({ ...one, where: `then: ${one.where}` }));
}

/** Answers decisions until the words of the step are used up. */
function playStep<T>(
  words: GameWords<T>,
  prepared: Prepared<T>,
  history: History<T>,
  step: Step,
  way: Way,
  where: string,
): Failure | null {
  const seat = prepared.players.indexOf(step.who);
  if (seat < 0) return { where, expected: `a player (${prepared.players.join(', ')})`, got: step.who };
  let left = without(step.does, words.chance);
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const decision = history.match.pending.find((one) => one.seat === seat);
    const open = Object.keys(left).length > 0;
    if (decision === undefined) {
      if (!open) return null;
      return { where, expected: `${step.who} to decide ${JSON.stringify(left)}`, got: waitingFor(prepared, history.match) };
    }
    const spoken = words.speak(prepared, history.match, decision, left);
    // With all its words used a step is over, unless the game answers what is left by itself (a plain payment).
    if ('problem' in spoken) return open ? { where, expected: JSON.stringify(left), got: spoken.problem } : null;
    left = without(left, spoken.used);
    if (step.refused !== undefined && Object.keys(left).length === 0) {
      return expectRefusal(prepared.game, history, decision.n, seat, spoken.answer, step.refused, where);
    }
    const applied = history.decide(seat, decision.n, spoken.answer);
    if (!applied.yes) {
      const reasons = applied.reasons.map((reason) => `${reason.rule} ${reason.key}`).join(', ');
      return { where, expected: `${JSON.stringify(step.does)} to be legal`, got: `refused: ${reasons}` };
    }
    const odd = replayWay(prepared.game, history, way, where);
    if (odd !== null) return odd;
  }
  return { where, expected: `at most ${MOST_ANSWERS} answers`, got: 'no end' };
}

function expectRefusal<T>(
  game: Game<T>,
  history: History<T>,
  n: number,
  seat: number,
  answer: Json,
  rules: readonly string[],
  where: string,
): Failure | null {
  const before = game.digest(history.match);
  const applied = history.decide(seat, n, answer);
  if (applied.yes) return { where, expected: `refused because of ${rules.join(', ')}`, got: 'accepted' };
  const given = applied.reasons.map((reason) => reason.rule);
  const missing = rules.filter((rule) => !given.includes(rule));
  if (missing.length > 0) return { where, expected: `refused because of ${rules.join(', ')}`, got: `refused because of ${given.join(', ')}` };
  return game.digest(history.match) === before ? null : { where, expected: 'a refusal changes nothing', got: 'the match changed' };
}

/** Saves and restores, or undoes and redoes, or looks from each seat; answers what differs. */
function replayWay<T>(game: Game<T>, history: History<T>, way: Way, where: string): Failure | null {
  const digest = game.digest(history.match);
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
  got === expected ? null : { where, expected: `${what} to equal the one that was played`, got: 'it differs' };

const without = (words: Words, gone: readonly string[]): Words =>
  Object.fromEntries(Object.entries(words).filter(([key]) => !gone.includes(key)));

function waitingFor<T>(prepared: Prepared<T>, match: Match<T>): string {
  if (match.outcome !== null) return 'the match is over';
  return match.pending.map((one) => `${prepared.players[one.seat] ?? one.seat} is asked "${one.ask.key}"`).join(', ');
}
