import { type Answer, type Decision, type Game, type Match, stream } from '@assemble/kernel';
import { TooLarge } from './too-large.ts';

/** More answers than anybody looks through: a question with more of them makes no puzzle. */
const MOST = 4096;
/** Draws from the game's own sampler, where answers cannot be listed. */
const DRAWS = 24;

/**
 * All answers to a question that may be worth trying; whether they are legal, the game says. Payments, commitments and
 * places are drawn, always the same ones, beside the places that are named.
 */
function* answersTo<T>(
  game: Game<T>,
  match: Match<T>,
  decision: Decision,
  places: readonly (readonly [number, number])[] = [],
): Generator<Answer> {
  switch (decision.shape) {
    case 'options':
      for (const { id } of decision.options) yield id;
      return;
    case 'yes-no':
      yield true;
      yield false;
      return;
    case 'number':
      for (let n = decision.min; n <= decision.max; n++) yield n;
      return;
    case 'entities':
      for (let size = decision.min; size <= Math.min(decision.max, decision.from.length); size++)
        yield* setsOf(decision.from, size, 0);
      return;
    case 'order':
      yield* orders(decision.options.map(({ id }) => id));
      return;
    case 'distribute':
      yield* shares(decision.total, decision.among.length);
      return;
    case 'assign':
      yield* assignments(decision.to);
      return;
    default:
      yield* drawn(game, match, decision, places);
  }
}

function* setsOf(from: readonly number[], size: number, start: number): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let i = start; i <= from.length - size; i++)
      for (const rest of setsOf(from, size - 1, i + 1)) yield [from[i] as number, ...rest];
}

function* orders(ids: readonly string[]): Generator<string[]> {
  if (ids.length === 0) yield [];
  for (const [i, id] of ids.entries())
    for (const rest of orders([...ids.slice(0, i), ...ids.slice(i + 1)])) yield [id, ...rest];
}

function* shares(total: number, among: number): Generator<number[]> {
  if (among === 0) {
    if (total === 0) yield [];
  } else if (among === 1) yield [total];
  else
    for (let own = total; own >= 0; own--)
      for (const rest of shares(total - own, among - 1)) yield [own, ...rest];
}

/** Each item to nobody or to one of those it may be put to. */
function* assignments(to: readonly (readonly number[])[]): Generator<number[][]> {
  const [own, ...others] = to;
  if (own === undefined) yield [];
  else
    for (const rest of assignments(others)) {
      yield [[], ...rest];
      for (const one of own) yield [[one], ...rest];
    }
}

function* drawn<T>(
  game: Game<T>,
  match: Match<T>,
  decision: Decision,
  places: readonly (readonly [number, number])[],
): Generator<Answer> {
  if (decision.shape === 'place') for (const [x, y] of places) yield { x, y };
  const least = game.fallback(match, decision);
  if (least !== null) yield least;
  // What matters of places is named; payments differ in many ways.
  const draws = decision.shape === 'place' ? DRAWS / 4 : DRAWS;
  for (let i = 0; i < draws; i++) yield game.sample(match, decision, stream(`draw ${i}`, 'puzzle'));
}

/** The legal answers, each once. */
export function legalAnswers<T>(
  game: Game<T>,
  match: Match<T>,
  decision: Decision,
  places?: readonly (readonly [number, number])[],
): readonly Answer[] {
  const known = new Set<string>();
  const legal: Answer[] = [];
  let tried = 0;
  for (const answer of answersTo(game, match, decision, places)) {
    if (++tried > MOST) throw new TooLarge(`${decision.ask.key} has more than ${MOST} answers`);
    const text = JSON.stringify(answer);
    if (known.has(text)) continue;
    known.add(text);
    if (game.probe(match, decision.seat, decision.n, answer).verdict.yes) legal.push(answer);
  }
  return legal;
}
