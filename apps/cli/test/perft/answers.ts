import { type Answer, type Decision, type Game, type Match, stream } from '@assemble/kernel';

/**
 * Answers that are tried at a decision, always the same ones: all of them where they can be listed and are few, else a
 * part that every shape defines for itself. Whether they are legal, the game says.
 *
 * options, yes-no: all · number: all up to TRIED, else the two least, the middle and the two greatest · entities: sets by
 * size, then by place, up to TRIED · order: all orders of up to four, else each rotation, forwards and backwards ·
 * distribute: all up to TRIED · assign: counted up like an odometer, nothing first, up to TRIED · pay, commit, place:
 * what is answered when time is up and what the sampler draws from DRAWN fixed streams.
 */
const TRIED = 48;
const DRAWN = 6;

export function triedAnswers(game: Game, match: Match, decision: Decision): readonly Answer[] {
  switch (decision.shape) {
    case 'options':
      return decision.options.map(({ id }) => id);
    case 'yes-no':
      return [false, true];
    case 'number':
      return numbers(decision.min, decision.max);
    case 'entities':
      return [...first(sets(decision.from, decision.min, Math.min(decision.max, decision.from.length)))];
    case 'order':
      return orders(decision.options.map(({ id }) => id));
    case 'distribute':
      return [...first(shares(decision.total, decision.among.length))];
    case 'assign':
      return [...first(assignments(decision.to))];
    case 'pay':
    case 'commit':
    case 'place':
      return drawn(game, match, decision);
  }
}

/** The legal ones among the tried answers, each once. */
export function legalAnswers(game: Game, match: Match, decision: Decision): readonly Answer[] {
  const known = new Set<string>();
  return triedAnswers(game, match, decision).filter((answer) => {
    const text = JSON.stringify(answer);
    if (known.has(text)) return false;
    known.add(text);
    return game.probe(match, decision.seat, decision.n, answer).verdict.yes;
  });
}

function* first<T>(all: Iterable<T>): Generator<T> {
  let n = 0;
  for (const one of all) {
    if (n++ === TRIED) return;
    yield one;
  }
}

function numbers(min: number, max: number): number[] {
  const count = max - min + 1;
  if (count <= TRIED) return Array.from({ length: count }, (_, i) => min + i);
  return [min, min + 1, Math.floor((min + max) / 2), max - 1, max];
}

/** Sets of entities, the smaller ones first. */
function* sets(from: readonly number[], min: number, max: number): Generator<number[]> {
  for (let size = min; size <= max; size++) yield* setsOf(from, size, 0);
}

function* setsOf(from: readonly number[], size: number, start: number): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let i = start; i <= from.length - size; i++)
      for (const rest of setsOf(from, size - 1, i + 1)) yield [from[i] as number, ...rest];
}

function orders(ids: readonly string[]): string[][] {
  if (ids.length <= 4) return permutations(ids);
  const rotations = (list: readonly string[]): string[][] =>
    list.map((_, i) => [...list.slice(i), ...list.slice(0, i)]);
  return [...rotations(ids), ...rotations([...ids].reverse())];
}

function permutations(ids: readonly string[]): string[][] {
  if (ids.length === 0) return [[]];
  return ids.flatMap((id, i) =>
    permutations([...ids.slice(0, i), ...ids.slice(i + 1)]).map((rest) => [id, ...rest]),
  );
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

function drawn(game: Game, match: Match, decision: Decision): Answer[] {
  const samples = Array.from({ length: DRAWN }, (_, i) =>
    game.sample(match, decision, stream(`perft ${i}`, 'players')),
  );
  const least = game.fallback(match, decision);
  return least === null ? samples : [least, ...samples];
}
