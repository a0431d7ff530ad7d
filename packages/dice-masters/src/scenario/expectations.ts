import type { Decision, Failure, Json, Match, Seat, Seen, Words } from '@assemble/kernel';
import type { Die, Table } from '../table.ts';
import { dieNameFor, dieWords, nameFor, nameOfCard } from './cast.ts';
import { damageOf, type EventPattern, eventLine, firesOf, isEvent } from './log.ts';
import type { Position } from './position.ts';
import { blockedOf, blocksOf, type Scene, sceneOf, sideOf, statsOf, supply } from './state.ts';

type Add = (where: string, want: Json, got: Json) => void;

/** What is being looked at: the scene, and everything since the step began. */
interface Look extends Scene {
  readonly seen: Seen<Table>;
  readonly match: Match<Table>;
  readonly add: Add;
}

/** Questions that belong to the flow of a turn: nothing of an effect is pending when one of them is asked. */
const REGULAR: readonly string[] = [
  'ask.main',
  'ask.attack-actions',
  'ask.respond',
  'ask.reroll',
  'ask.attackers',
  'ask.blockers',
];

/** Checks what a scenario expects. Everything not mentioned may be as it is. */
export function check(seen: Seen<Table>, expected: Words): Failure[] {
  const failures: Failure[] = [];
  const add: Add = (where, want, got) => {
    failures.push({ where, expected: JSON.stringify(want), got: JSON.stringify(got) });
  };
  look(seen, seen.match, expected, add);
  return failures;
}

function look(seen: Seen<Table>, match: Match<Table>, expected: Words, add: Add): void {
  const at: Look = { ...sceneOf(seen.prepared as Position, match), seen, match, add };
  for (const [word, want] of Object.entries(expected)) {
    const seat = seen.players.indexOf(word);
    const test = WORDS[word];
    if (seat >= 0) checkSide(at, seat, want as Words, (where, a, b) => add(`${word} ${where}`, a, b));
    else if (test === undefined) add(word, 'a word scenarios know', word);
    else test(at, want);
  }
}

const same = (at: Look, word: string, want: Json, got: Json): void => {
  if (JSON.stringify(got) !== JSON.stringify(want)) at.add(word, want, got);
};

/** The words of `then`, apart from the players' sides. */
const WORDS: { readonly [word: string]: (at: Look, want: Json) => void } = {
  shared: (at, want) => {
    const got = supply(at, null);
    for (const [card, count] of Object.entries(want as { [card: string]: number })) {
      const left = got[nameFor(at.cast, 0, card)];
      if (left !== count) at.add(`shared ${card}`, count, left ?? 'no such card');
    }
  },
  quiet: (at, want) => {
    const { outcome, pending, table } = at.match;
    const ask = pending[0]?.ask.key ?? 'nothing';
    const quiet = outcome !== null || (REGULAR.includes(ask) && table.waiting.length === 0);
    if (quiet !== want) at.add('quiet', want, quiet ? true : ask);
  },
  asked: (at, want) => {
    const got = at.match.pending.map((one) => [at.seen.players[one.seat] ?? '', one.ask.key] as const);
    same(at, 'asked', want, got.length === 0 ? null : Object.fromEntries(got));
  },
  won: (at, want) => {
    const winners = (at.match.outcome?.winners ?? []).map((seat) => at.seen.players[seat] ?? '');
    same(
      at,
      'won',
      want,
      at.match.outcome === null ? null : winners.length === 1 ? (winners[0] ?? null) : winners,
    );
  },
  phase: (at, want) => same(at, 'phase', want, at.match.table.phase),
  active: (at, want) => same(at, 'active', want, at.seen.players[at.match.table.active] ?? null),
  offered: (at, want) => {
    for (const [name, list] of Object.entries(want as { [player: string]: string[] }))
      checkOffered(at, name, list);
  },
  blocks: (at, want) => {
    const wanted = Object.entries(want as { [blocker: string]: string | string[] }).flatMap(
      ([blocker, attackers]) =>
        [attackers].flat().map((attacker) => `${either(at, blocker)} blocks ${either(at, attacker)}`),
    );
    sameSet(at, 'blocks', wanted, blocksOf(at));
  },
  blocked: (at, want) => {
    const wanted = (want as string[]).map((name) => either(at, name));
    sameSet(at, 'blocked', wanted, blockedOf(at));
  },
  fires: (at, want) => {
    const wanted = (want as string[]).map((name) => either(at, name));
    same(at, 'fires', wanted, firesOf(at, at.seen.events));
  },
  damage: (at, want) => {
    const got = damageOf(at, at.seen.events);
    for (const name of at.seen.players) {
      const wanted = (want as { [player: string]: number })[name] ?? 0;
      if ((got[name] ?? 0) !== wanted) at.add(`damage to ${name}`, wanted, got[name] ?? 0);
    }
  },
  happened: (at, want) => {
    const { events } = at.seen;
    let from = 0;
    for (const pattern of want as EventPattern[]) {
      const found = events.findIndex((event, i) => i >= from && isEvent(at, pattern, event));
      if (found < 0) {
        at.add(
          'happened',
          pattern as Json,
          events.slice(from).map((event) => eventLine(at, event)),
        );
        return;
      }
      from = found + 1;
    }
  },
  'not-happened': (at, want) => {
    for (const pattern of want as EventPattern[]) {
      const found = at.seen.events.find((event) => isEvent(at, pattern, event));
      if (found !== undefined) at.add('not-happened', pattern as Json, eventLine(at, found));
    }
  },
  unchanged: (at, want) => {
    for (const name of want as string[]) {
      const seat = at.seen.players.indexOf(name);
      const before = sideOf(sceneOf(at.seen.prepared as Position, at.seen.before), seat);
      const after = sideOf(at, seat);
      for (const [word, value] of Object.entries(before)) {
        if (canonical(value) !== canonical(after[word] ?? null)) {
          at.add(`${name} ${word} unchanged`, value, after[word] ?? null);
        }
      }
    }
  },
  meanwhile: (at, want) => {
    for (const moment of want as Words[]) checkMoment(at, moment);
  },
};

/** The words of `then`, for the schema and the guide. */
export const THEN_WORDS: readonly string[] = Object.keys(WORDS);

/** The name of a card or die, whoever's it is; what follows # tells dice of one name apart. */
const either = (at: Look, word: string): string => nameFor(at.cast, 0, word.replace(/@.*$|#\d+$/g, ''));

function sameSet(at: Look, where: string, want: readonly string[], got: readonly string[]): void {
  const [a, b] = [[...want].sort(), [...got].sort()];
  if (JSON.stringify(a) !== JSON.stringify(b)) at.add(where, a, b);
}

/** The state in the middle of a step: at the moment the log told of the event that `at` names. */
function checkMoment(at: Look, { at: pattern, ...expected }: Words): void {
  const { events } = at.seen;
  const found = events.findIndex((event) => isEvent(at, pattern as EventPattern, event));
  const match = at.seen.moments()[found];
  if (found < 0 || match === undefined || match === null) {
    at.add(
      'meanwhile',
      pattern ?? null,
      found < 0 ? 'it did not happen' : 'it happened before the first decision',
    );
    return;
  }
  look(at.seen, match, expected, (where, want, got) =>
    at.add(`at ${JSON.stringify(pattern)}: ${where}`, want, got),
  );
}

/** Exactly these choices are lit: 'buy beast', 'pass', 'thor@L2', 'beast blocks thor'. */
function checkOffered(at: Look, name: string, list: readonly string[]): void {
  const seat = at.seen.players.indexOf(name);
  const decision = at.match.pending.find((one) => one.seat === seat);
  const want = list.map((one) => one.replace(/[^ ]+/g, (word) => dieNameFor(at.cast, seat, word)));
  const got = decision === undefined ? [] : offers(at, decision);
  sameSet(at, `offered ${name}`, [...new Set(want)], [...new Set(got)]);
}

function offers(at: Look, decision: Decision): string[] {
  const { table } = at.match;
  const die = (id: number): Die => table.dice[id] as Die;
  const cardName = (id: number): string => at.cast.names[die(id).card] ?? '';
  if (decision.shape === 'entities') {
    return decision.from.map((id) =>
      id < 0 ? (at.seen.players[-1 - id] ?? '') : dieWords(at.c, at.cast, die(id)),
    );
  }
  if (decision.shape === 'assign') {
    return decision.items.flatMap((id, i) =>
      (decision.to[i] ?? []).map((to) => `${cardName(id)} blocks ${cardName(to)}`),
    );
  }
  return at.seen.game
    .verdicts(at.match, decision.seat)
    .filter((choice) => choice.verdict.yes)
    .map((choice) => {
      if (choice.id === 'stop' || choice.id === 'pass') return 'pass';
      const card = choice.say.args['card'];
      const verb = choice.id.includes(':') ? choice.id.slice(0, choice.id.indexOf(':')) : choice.id;
      return card === undefined ? verb : `${verb} ${nameOfCard(at.cast, at.match, card as string)}`;
    });
}

function checkSide(at: Look, seat: Seat, want: Words, add: Add): void {
  const got = sideOf(at, seat);
  for (const [word, value] of Object.entries(want)) {
    if (word === 'stats') {
      checkStats(at, seat, value as { [die: string]: string }, add);
      continue;
    }
    const have = got[word];
    if (have === undefined) add(word, `one of ${Object.keys(got).join(', ')}`, word);
    else if (canonical(have) !== canonical(written(at, seat, word, value))) add(word, value, have);
  }
}

/** Attack and defense now, as "5/4"; where several dice have the name, one of them must have these. */
function checkStats(at: Look, seat: Seat, want: { [die: string]: string }, add: Add): void {
  for (const [name, value] of Object.entries(want)) {
    const got = statsOf(at, seat, nameFor(at.cast, seat, name));
    if (!got.includes(value)) add(`stats of ${name}`, value, got.length === 0 ? 'not fielded' : got);
  }
}

/** What a scenario writes of a side, with names as the cast has them and short forms spelt out. */
function written(at: Look, seat: Seat, word: string, value: Json): Json {
  if (Array.isArray(value)) {
    return value.map((one: Json) => {
      const { die, damage } =
        typeof one === 'string' ? { die: one, damage: 0 } : (one as { die: string; damage?: number });
      const name = dieNameFor(at.cast, seat, die);
      return word === 'reserve' ? name : { die: name, damage: damage ?? 0 };
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [nameFor(at.cast, seat, name), part]),
  );
}

/** Equal whatever the order; nothing of a kind is the same as not naming it. */
const canonical = (value: Json): string => {
  if (Array.isArray(value)) return JSON.stringify(value.map((one: Json) => canonical(one)).sort());
  if (typeof value === 'object' && value !== null) {
    return JSON.stringify(
      Object.entries(value)
        .filter(([, part]) => part !== 0)
        .map(([key, part]) => [key, canonical(part)])
        .sort(),
    );
  }
  return JSON.stringify(value);
};
