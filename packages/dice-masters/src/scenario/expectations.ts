import type { Failure, Json, Match, Seat, Seen, Words } from '@assemble/kernel';
import { type Die, dieIn, type Table } from '../table.ts';
import { isDieNamed, nameFor, parse } from './cast.ts';
import { oneDie } from './dice.ts';
import { damageOf, firesOf } from './log.ts';
import type { Position } from './position.ts';
import { blockedOf, blocksOf, factsOf, type Scene, sceneOf, sideOf, statsOf, supply } from './state.ts';

type Add = (path: readonly (string | number)[], want: Json, got: Json) => void;

/** What is being looked at: the scene, and everything since the step began. */
interface Look extends Scene {
  readonly seen: Seen<Table>;
  readonly match: Match<Table>;
  readonly add: Add;
}

/** Checks the words that are this game's own. Everything not mentioned may be as it is. */
export function check(seen: Seen<Table>, expected: Words): Failure[] {
  const failures: Failure[] = [];
  const add: Add = (path, want, got) => {
    const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
    failures.push({ where: path.join(' '), path, expected: text(want), got: text(got) });
  };
  const at: Look = { ...sceneOf(seen.prepared as Position, seen.match), seen, match: seen.match, add };
  for (const [word, want] of Object.entries(expected)) {
    const seat = seen.players.indexOf(word);
    const test = WORDS[word];
    if (seat >= 0) checkSide(at, word, seat, want as Words);
    else if (test === undefined) add([word], 'a word scenarios know', word);
    else test(at, want);
  }
  return failures;
}

/** The words of `then` that are this game's own, apart from the players' sides. */
const WORDS: { readonly [word: string]: (at: Look, want: Json) => void } = {
  shared: (at, want) => {
    const got = supply(at, null);
    for (const [card, count] of Object.entries(want as { [card: string]: number })) {
      const left = got[nameFor(at.cast, 0, card)];
      if (left !== count) at.add(['shared', card], count, left ?? 'no such card');
    }
  },
  blocks: (at, want) => {
    const wanted = Object.entries(want as { [blocker: string]: string | string[] }).flatMap(
      ([blocker, attackers]) => [attackers].flat().map((attacker) => `${blocker} blocks ${attacker}`),
    );
    const same = (got: string, one: string): boolean => {
      const [a = '', b = ''] = got.split(' blocks ');
      const [c = '', d = ''] = one.split(' blocks ');
      return isDieNamed(at.cast, a, unnumbered(c)) && isDieNamed(at.cast, b, unnumbered(d));
    };
    sameAll(at, ['blocks'], wanted, blocksOf(at), same);
  },
  blocked: (at, want) =>
    sameAll(at, ['blocked'], want as string[], blockedOf(at), (got, one) =>
      isDieNamed(at.cast, got, unnumbered(one)),
    ),
  fires: (at, want) => {
    const wanted = (want as string[]).map((name) => nameFor(at.cast, 0, parse(name).name));
    const got = firesOf(at, at.seen.events);
    const same =
      wanted.length === got.length && wanted.every((one, i) => isDieNamed(at.cast, got[i] ?? '', one));
    if (!same) at.add(['fires'], wanted, got);
  },
  damage: (at, want) => {
    const got = damageOf(at, at.seen.events);
    for (const name of at.seen.players) {
      const wanted = (want as { [player: string]: number })[name] ?? 0;
      if ((got[name] ?? 0) !== wanted) at.add(['damage', name], wanted, got[name] ?? 0);
    }
  },
  dice: (at, want) => {
    for (const [name, facts] of Object.entries(want as { [die: string]: Words })) {
      const die = dieCalled(at, name);
      if (die === null) at.add(['dice', name], 'a die of that name', 'there is none');
      else checkFacts(at, ['dice', name], factsOf(at, die), facts);
    }
  },
};

/** The words of `then`, for the schema and the guide. */
export const THEN_WORDS: readonly string[] = Object.keys(WORDS);

const unnumbered = (name: string): string => name.replace(/#\d+$/, '');

function dieCalled(at: Look, name: string): Die | null {
  try {
    const looking = { position: at.seen.prepared as Position, match: at.match, seat: 0 };
    const id = oneDie(looking, name, null);
    return dieIn(at.match.table, id) ?? null;
  } catch {
    return null;
  }
}

/** Facts by name; names of dice and cards as the scenario calls them. */
function checkFacts(at: Look, path: readonly string[], got: Words, want: Words): void {
  for (const [fact, value] of Object.entries(want)) {
    const have = got[fact] ?? null;
    const same =
      typeof have === 'string' && typeof value === 'string'
        ? have === value || isDieNamed(at.cast, have, value)
        : JSON.stringify(have) === JSON.stringify(value);
    if (!same) at.add([...path, fact], value, have);
  }
}

/** Each of them is one of the others, whatever the order. */
function sameAll<W extends Json, G extends Json>(
  at: Look,
  path: readonly string[],
  want: readonly W[],
  got: readonly G[],
  same: (got: G, want: W) => boolean,
): void {
  if (!isSameAll(want, got, same)) at.add(path, want as readonly Json[], got as readonly Json[]);
}

/** What leaves much open comes last, so that it takes nothing from what does not. */
function isSameAll<W extends Json, G>(
  want: readonly W[],
  got: readonly G[],
  same: (got: G, want: W) => boolean,
): boolean {
  if (want.length !== got.length) return false;
  const fits = want.map((one) => got.filter((other) => same(other, one)));
  const order = want.map((_, i) => i).sort((a, b) => (fits[a]?.length ?? 0) - (fits[b]?.length ?? 0));
  const left = [...got];
  return order.every((i) => {
    const found = left.findIndex((other) => same(other, want[i] as W));
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

function checkSide(at: Look, player: string, seat: Seat, want: Words): void {
  const got = sideOf(at, seat);
  for (const [word, value] of Object.entries(want)) {
    const path = [player, word];
    const have = got[word];
    if (word === 'stats') checkStats(at, seat, path, value as { [die: string]: string });
    else if (have === undefined) at.add(path, `one of ${Object.keys(got).join(', ')}`, word);
    else if (Array.isArray(have)) checkDice(at, path, value as Json[], have as Json[]);
    else if (typeof have === 'object' && have !== null)
      checkPile(at, seat, path, value as Words, have as Words);
    else if (have !== value) at.add(path, value, have);
  }
}

/** Rolled dice, in full: names and faces; damage and whatever else is said of them. */
function checkDice(at: Look, path: readonly string[], want: readonly Json[], got: readonly Json[]): void {
  const same = (have: Json, one: Json): boolean => {
    const { die, ...facts } = typeof one === 'string' ? { die: one } : (one as Words);
    const { die: name, ...now } = (typeof have === 'string' ? { die: have } : have) as Words;
    const wanted: Words = path[1] === 'field' || path[1] === 'attack' ? { damage: 0, ...facts } : facts;
    return (
      isDieNamed(at.cast, name as string, die as string) &&
      Object.entries(wanted).every(([fact, value]) => isFact(at, now[fact] ?? null, value))
    );
  };
  sameAll(at, path, want, got, same);
}

const isFact = (at: Look, have: Json, want: Json): boolean =>
  typeof have === 'string' && typeof want === 'string'
    ? have === want || isDieNamed(at.cast, have, want)
    : have === want;

/** Piles, in full: how many of each name; none of a kind is the same as not naming it. */
function checkPile(at: Look, seat: Seat, path: readonly string[], want: Words, got: Words): void {
  const canonical = (map: Words): string =>
    JSON.stringify(
      Object.entries(map)
        .map(([name, part]) => [nameFor(at.cast, seat, name), Array.isArray(part) ? [...part].sort() : part])
        .filter(([, part]) => part !== 0)
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    );
  if (canonical(want) !== canonical(got)) at.add(path, want, got);
}

/** Attack and defense now, as "5/4"; where several dice have the name, one of them must have these. */
function checkStats(at: Look, seat: Seat, path: readonly string[], want: { [die: string]: string }): void {
  for (const [name, value] of Object.entries(want)) {
    const got = statsOf(at, seat, name);
    if (!got.includes(value)) at.add([...path, name], value, got.length === 0 ? 'not fielded' : got);
  }
}
