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
  RefusedSetup,
  type Seat,
  type Step,
  type Words,
} from '@assemble/kernel';
import { expectations } from './expect.ts';
import { type Path, placeOf } from './problem.ts';
import type { Scenario } from './scenario.ts';
import { readTyped } from './validate.ts';

/** The ways each scenario is played; the last where its game offers to store a table in another order. */
export const WAYS = [
  'straight',
  'saved and restored',
  'undone and redone',
  'seen from each seat',
  'stored in another order',
] as const;
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

/** Plays a scenario in all ways; answers what went wrong. One mistake in what it says, and nothing is played. */
export function runScenario<T>(words: GameWords<T>, scenario: Scenario): readonly Failure[] {
  const read = readTyped(words, scenario);
  if ('mistakes' in read) return read.mistakes;
  if (read.scenario.given['refused'] !== undefined) return refusedSetup(words, read.scenario);
  for (const way of WAYS) {
    const failures = runOneWay(words, read.scenario, way);
    if (failures.length > 0 && way === 'straight') return failures;
    if (failures.length > 0) return failures.map((one) => ({ ...one, where: `${one.where} (${way})` }));
  }
  return [];
}

/** A set-up that must be refused: nothing can be played. */
function refusedSetup<T>(words: GameWords<T>, { given, when, edition }: Scenario): Failure[] {
  const path = ['given', 'refused'];
  const rules = given['refused'] as string[];
  const expected = `a set-up that is refused because of ${rules.join(', ')}`;
  const no = (got: string): Failure[] => [{ where: placeOf(path), path, expected, got }];
  if (given['setup'] === undefined) return no('no set-up');
  if (when.length > 0) return no('steps to be played');
  try {
    words.prepare(given, when, edition ?? null);
  } catch (error) {
    if (!(error instanceof RefusedSetup)) throw new ScenarioError(['given'], error);
    return rules.every((rule) => error.rules.includes(rule)) ? [] : no(error.message);
  }
  return no('it is accepted');
}

/** The position that words describe, for tests and studies that go on from it by themselves. */
export function position<T>(words: GameWords<T>, given: Words, edition: string | null = null): Prepared<T> {
  const read = readTyped(words, { game: words.game, name: '', rules: [], given, when: [] });
  if ('scenario' in read) return words.prepare(read.scenario.given, [], edition);
  throw new Error(read.mistakes.map((one) => `${one.where}: ${one.got}`).join('; '));
}

function runOneWay<T>(words: GameWords<T>, scenario: Scenario, way: Way): Failure[] {
  const prepared = within(['given'], () =>
    words.prepare(scenario.given, scenario.when, scenario.edition ?? null),
  );
  if (way === 'stored in another order' && prepared.game.shuffled(prepared.match, way) === null) return [];
  const history = new History(prepared.game, prepared.match, null, prepared.opening ?? []);
  const play: Play<T> = { words, prepared, history, way, taken: [] };
  const start = prepared.game.clone(history.match);
  for (let i = 0; i < scenario.when.length; i++) {
    const failures = within(['when', i], () => playAndCheck(play, scenario, i));
    if (failures.length > 0) return failures;
  }
  const unused = chanceUnused(play, scenario, scenario.when.length);
  if (unused !== null) return [unused];
  return within(['then'], () => checkAt(play, scenario.then, start, 0, 0, ['then']));
}

/** An error of the game says at which step it happened. */
function within<R>(path: Path, body: () => R): R {
  try {
    return body();
  } catch (error) {
    throw new ScenarioError(path, error);
  }
}

/** A position that cannot be built, a result that cannot be had, or a defect of the game. */
export class ScenarioError extends Error {
  readonly where: string;
  readonly path: Path;

  constructor(path: Path, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'ScenarioError';
    this.where = placeOf(path);
    this.path = path;
  }
}

function playAndCheck<T>(play: Play<T>, scenario: Scenario, i: number): Failure[] {
  const { history, prepared } = play;
  const step = scenario.when[i] as Step;
  const before = prepared.game.clone(history.match);
  // What happened before the first decision belongs to the first step.
  const from = i === 0 ? 0 : history.events.length;
  const decided = play.taken.length;
  const failure = chanceUnused(play, scenario, i) ?? playStep(play, step, i);
  if (failure !== null) return [failure];
  return checkAt(play, step.then, before, from, decided, ['when', i, 'then']);
}

/**
 * Results that a scenario lays down have to happen. Those of a step may happen while the game goes on before it or after
 * it, but no later than the next step with results of its own; those of `given` may happen at any time. Looks before
 * step i, or at the end, and answers the first word of which something is left.
 */
function chanceUnused<T>({ words, history }: Play<T>, { given, when }: Scenario, i: number): Failure | null {
  const left = words.chanceLeft(history.match);
  const isOver = i === when.length;
  for (const word of words.chance) {
    if (!isOver && when[i]?.does[word] === undefined) continue;
    const to = [...when.slice(i).map(({ does }) => does), ...(isOver ? [] : [given])];
    const unused = (left[word] ?? 0) - to.reduce((n, one) => n + count(one[word]), 0);
    if (unused <= 0) continue;
    const at = when
      .slice(0, i)
      .map(({ does }) => does[word] !== undefined)
      .lastIndexOf(true);
    const path = at < 0 ? ['given', word] : ['when', at, when[at]?.who ?? '', word];
    const expected = `every result of '${word}' to happen`;
    return { where: placeOf(path), path, expected, got: `${unused} of them did not` };
  }
  return null;
}

const count = (results: Json | undefined): number => (Array.isArray(results) ? results.length : 0);

/** Checks expectations about everything since an event and a decision. */
function checkAt<T>(
  play: Play<T>,
  then: Words | undefined,
  before: Match<T>,
  from: number,
  decided: number,
  path: Path,
): Failure[] {
  if (then === undefined) return [];
  const { prepared, history } = play;
  const { game, players } = prepared;
  const events = history.events.slice(from);
  const moments = () => {
    const seen = play.taken.slice(decided).flatMap((taken) => momentsOf(game, taken));
    return [...events.slice(seen.length).map(() => null), ...seen];
  };
  const where = path.length > 1 ? `step ${Number(path[1]) + 1}` : 'then';
  const seen = { prepared, game, match: history.match, players, before, events, moments };
  return expectations(play.words, seen, then).map((one) => ({
    ...one,
    path: [...path, ...(one.path ?? [])],
    where: `${where}: ${one.where}`,
  }));
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
function playStep<T>(play: Play<T>, step: Step, i: number): Failure | null {
  const { words, prepared, history } = play;
  const where = `step ${i + 1}`;
  const seat = prepared.players.indexOf(step.who);
  if (seat < 0) return { where, expected: `a player (${prepared.players.join(', ')})`, got: step.who };
  let left = without(step.does, words.chance);
  const from = i === 0 ? 0 : history.events.length;
  for (let n = 0; n < MOST_ANSWERS; n++) {
    if (play.way === 'stored in another order') {
      const shuffled = prepared.game.shuffled(history.match, `${where} ${n}`);
      if (shuffled !== null) history.match = shuffled;
    }
    const decision = history.match.pending.find((one) => one.seat === seat);
    const over = (problem: string): Failure | null => {
      const unused = notChosen(play, left, from);
      if (Object.keys(unused).length > 0) return unusedWords(play, step, unused, i, problem);
      return refusalMissed(step, where);
    };
    if (decision === undefined) return over(waitingFor(prepared, history.match));
    const spoken = words.speak(prepared, history.match, decision, left);
    // With all its words used a step is over, unless the game answers what is left by itself (a plain payment).
    if ('problem' in spoken) return over(spoken.problem);
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

/** The event that ends what a step brought about: with the next turn others act. */
const NEXT_TURN = 'turn-began';

/** What was told in a step where a word of it could have been chosen. */
function toldFor<T>({ words, history }: Play<T>, word: string, from: number): readonly Event[] {
  const events = history.events.slice(from);
  const next = events.findIndex(({ kind }) => kind === NEXT_TURN);
  const inStep = next < 0 ? events : events.slice(0, next);
  const effects = words.effects?.[word];
  if (effects === undefined) return inStep;
  const began = inStep.findIndex(({ kind }) => effects.includes(kind));
  return began < 0 ? [] : inStep.slice(began);
}

/**
 * The words that nobody was asked for, without those that name what was chosen all the same: where there is one choice
 * only the game makes it, and tells it.
 */
function notChosen<T>(play: Play<T>, left: Words, from: number): Words {
  const { words, prepared, history } = play;
  const sight = words.sight(prepared, history.match);
  const isChosen = (word: string, value: Json): boolean => {
    const events = toldFor(play, word, from);
    const told = (words.choosing[word] ?? []).flatMap(([kind, argument]) =>
      events.filter((event) => event.kind === kind).flatMap((event) => sight.told(event)[argument] ?? []),
    );
    if (words.choosing[word] === undefined) return false;
    if (value === 'nobody' || value === null) return told.length === 0;
    const isTold = (name: Json): boolean =>
      told.some((one) => one === name || sight.isNamed(String(one), String(name)));
    return [value].flat().every(isTold);
  };
  return Object.fromEntries(Object.entries(left).filter(([word, value]) => !isChosen(word, value)));
}

/** Words of a step that no question took: whoever is asked, what would answer, and what is open there. */
function unusedWords<T>(play: Play<T>, step: Step, left: Words, i: number, got: string): Failure {
  const { words, prepared, history } = play;
  const [word = ''] = Object.keys(left);
  const seat = prepared.players.indexOf(step.who);
  const decision = history.match.pending.find((one) => one.seat === seat);
  const offers = decision === undefined ? [] : words.sight(prepared, history.match).offers(decision);
  const open = [...new Set(offers.filter(({ lit }) => lit).map((one) => one.words))];
  const shown = open.length === 0 ? '' : `; open: ${open.slice(0, 20).join(', ')}`;
  const chosen = words.choosing[word] === undefined ? '' : `; and no such choice was made without asking`;
  return {
    where: `step ${i + 1}: ${word}`,
    path: ['when', i, step.who, word],
    expected: `${step.who} to decide ${JSON.stringify(left)}`,
    got: `${got}${shown}${chosen}`,
  };
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
    .map(({ seat, ask }) => `${prepared.players[seat] ?? seat} is asked '${ask.key.replace(/^ask\./, '')}'`)
    .join(', ');
}
