import type { Event, Failure, GameWords, Json, Match, Offer, Seen, Sight, Words } from '@assemble/kernel';
import { nearest } from './nearest.ts';

/** An event as a scenario writes it: its kind, or its kind with what matters of it. */
type Pattern = string | { readonly [kind: string]: Words };

interface Look<T> {
  readonly words: GameWords<T>;
  readonly seen: Seen<T>;
  readonly sight: Sight;
  /** Notes what is not as expected: the keys down to it, what was wanted, what is there. */
  readonly add: (path: readonly (string | number)[], want: Json, got: Json) => void;
}

/** Checks everything that a scenario expects at a moment: the shared words here, the game's own in the game. */
export function expectations<T>(words: GameWords<T>, seen: Seen<T>, expected: Words): Failure[] {
  const failures: Failure[] = [];
  const add: Look<T>['add'] = (path, want, got) => {
    failures.push({
      where: path.join(' '),
      path,
      expected: typeof want === 'string' ? want : JSON.stringify(want),
      got: typeof got === 'string' ? got : JSON.stringify(got),
    });
  };
  const look: Look<T> = { words, seen, sight: words.sight(seen.prepared, seen.match), add };
  const own: { [word: string]: Json } = {};
  for (const [word, want] of Object.entries(expected)) {
    const check = CHECKS[word];
    if (check === undefined || words.schema.shared.then[word] === undefined) own[word] = want;
    else check(look as Look<unknown>, want);
  }
  return [...failures, ...words.check(seen, own)];
}

const same = (look: Look<unknown>, word: string, want: Json, got: Json): void => {
  if (JSON.stringify(want) !== JSON.stringify(got)) look.add([word], want, got);
};

/** The shared words of `then`. */
const CHECKS: { readonly [word: string]: (look: Look<unknown>, want: Json) => void } = {
  quiet: (look, want) => {
    const busy = look.seen.match.outcome === null ? look.sight.busy : null;
    if ((busy === null) !== want) look.add(['quiet'], want, busy === null ? true : `busy: ${busy}`);
  },
  asked: (look, want) => {
    const { pending } = look.seen.match;
    const got = pending.map(({ seat, ask }) => [
      look.seen.players[seat] ?? '',
      ask.key.replace(/^ask\./, ''),
    ]);
    const sorted = (map: Json): Json =>
      map === null
        ? null
        : Object.fromEntries(Object.entries(map as Words).sort(([a], [b]) => (a < b ? -1 : 1)));
    same(look, 'asked', sorted(want), got.length === 0 ? null : sorted(Object.fromEntries(got) as Words));
  },
  phase: (look, want) => same(look, 'phase', want, look.sight.phase),
  round: (look, want) => same(look, 'round', want, look.sight.round),
  turn: (look, want) => same(look, 'turn', want, look.sight.turn),
  won: (look, want) => {
    const { outcome } = look.seen.match;
    const { players } = look.seen;
    const winners = (outcome?.winners ?? []).map((seat) => players[seat] ?? '');
    const wanted = want === 'everybody' ? players : want === 'nobody' ? [] : [want].flat();
    const right =
      outcome === null || want === null
        ? want === null && outcome === null
        : JSON.stringify([...wanted].sort()) === JSON.stringify([...winners].sort());
    if (!right) look.add(['won'], want, outcome === null ? null : winners.length === 0 ? 'nobody' : winners);
  },
  'won-by': (look, want) => same(look, 'won-by', want, look.seen.match.outcome?.rule ?? null),
  offered: (look, want) => offers(look, 'offered', want),
  'only-offered': (look, want) => offers(look, 'only-offered', want),
  'not-offered': (look, want) => offers(look, 'not-offered', want),
  happened: (look, want) => {
    let from = 0;
    for (const [i, one] of (want as (Pattern | Pattern[])[]).entries()) {
      const to = foundAt(look, [one].flat() as Pattern[], from);
      if (to === null) {
        const told = look.seen.events.slice(from).map((event) => eventLine(look.sight, event));
        look.add(['happened', i], one as Json, told.length === 0 ? 'nothing more happened' : told.join('; '));
        return;
      }
      from = to;
    }
  },
  'not-happened': (look, want) => {
    for (const [i, pattern] of (want as Pattern[]).entries()) {
      const found = look.seen.events.find((event) => isEvent(look.sight, pattern, event));
      if (found !== undefined) look.add(['not-happened', i], pattern as Json, eventLine(look.sight, found));
    }
  },
  unchanged: (look, want) => {
    const before = look.words.sight(look.seen.prepared, look.seen.before).sides;
    for (const [i, name] of (want as string[]).entries()) {
      const [was, is] = [before[name], look.sight.sides[name]];
      if (was === undefined || is === undefined) {
        look.add(
          ['unchanged', i],
          `one of ${Object.keys(before).join(', ')}`,
          unknown(name, Object.keys(before)),
        );
        continue;
      }
      const now = is();
      for (const [word, value] of Object.entries(was()))
        if (JSON.stringify(value) !== JSON.stringify(now[word] ?? null))
          look.add(
            ['unchanged', i],
            { [`${name} ${word}`]: value },
            { [`${name} ${word}`]: now[word] ?? null },
          );
    }
  },
  meanwhile: (look, want) => {
    for (const [i, moment] of (want as Words[]).entries()) checkMoment(look, i, moment);
  },
};

const unknown = (name: string, among: readonly string[]): string => {
  const meant = nearest(name, among);
  return `unknown name '${name}'${meant === null ? '' : `: did you mean '${meant}'?`}`;
};

type Offered = 'offered' | 'only-offered' | 'not-offered';

/** Choices in the words of a step, of those that are open. */
function offers(look: Look<unknown>, word: Offered, want: Json): void {
  for (const [name, list] of Object.entries(want as { [player: string]: readonly string[] })) {
    const seat = look.seen.players.indexOf(name);
    const decision = look.seen.match.pending.find((one) => one.seat === seat);
    if (decision === undefined) {
      look.add([word, name], `${name} to be asked something`, `${name} is not asked`);
      continue;
    }
    const open = look.sight.offers(decision).filter(({ lit }) => lit);
    const isMeant = ({ words, id, also = [] }: Offer, wanted: string): boolean =>
      id === wanted || [words, ...also].some((one) => one === wanted || look.sight.isNamed(one, wanted));
    const isOpen = (wanted: string): boolean => open.some((one) => isMeant(one, wanted));
    const all = open.map(({ words }) => words).join(', ');
    list.forEach((wanted, i) => {
      if (isOpen(wanted) === (word === 'not-offered'))
        look.add([word, name, i], `'${wanted}' ${word === 'not-offered' ? 'not ' : ''}to be offered`, all);
    });
    if (word !== 'only-offered') continue;
    const more = open.filter((one) => !list.some((wanted) => isMeant(one, wanted)));
    if (more.length > 0)
      look.add([word, name], 'nothing else to be offered', more.map(({ words }) => words).join(', '));
  }
}

/** Where the events after a place go on once all of these have happened; null when one of them has not. */
function foundAt({ seen, sight }: Look<unknown>, patterns: readonly Pattern[], from: number): number | null {
  const taken = new Set<number>();
  for (const pattern of patterns) {
    const at = seen.events.findIndex(
      (event, i) => i >= from && !taken.has(i) && isEvent(sight, pattern, event),
    );
    if (at < 0) return null;
    taken.add(at);
  }
  return Math.max(from - 1, ...taken) + 1;
}

/** Whether an event is one of those a pattern means. */
function isEvent(sight: Sight, pattern: Pattern, event: Event): boolean {
  if (typeof pattern === 'string') return event.kind === pattern;
  const [kind = '', facts = {}] = Object.entries(pattern)[0] ?? [];
  if (event.kind !== kind) return false;
  const told = sight.told(event);
  return Object.entries(facts).every(([word, want]) => isSaid(sight, told[word] ?? null, want));
}

/** Lists are compared without order, maps as far as the scenario goes, names as the game reads them. */
function isSaid(sight: Sight, told: Json, want: Json): boolean {
  if (Array.isArray(told) && Array.isArray(want)) {
    const left = [...told];
    return (
      told.length === want.length &&
      want.every((one: Json) => {
        const at = left.findIndex((other: Json) => isSaid(sight, other, one));
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      })
    );
  }
  if (typeof told === 'string' && typeof want === 'string') return told === want || sight.isNamed(told, want);
  if (typeof told === 'object' && told !== null && typeof want === 'object' && want !== null)
    return Object.entries(want).every(([word, part]) => isSaid(sight, (told as Words)[word] ?? null, part));
  return told === want;
}

/** An event in a line, for failures. */
function eventLine(sight: Sight, event: Event): string {
  const told = Object.entries(sight.told(event)).map(([word, value]) => `${word} ${JSON.stringify(value)}`);
  return `${event.kind} (${told.join(', ')})`.replaceAll('"', '');
}

/** The state in the middle of a step: at the moment the log told of the event that `at` names. */
function checkMoment(look: Look<unknown>, i: number, { at: pattern, ...expected }: Words): void {
  const { seen, sight, add, words } = look;
  const found = seen.events.findIndex((event) => isEvent(sight, pattern as Pattern, event));
  const match = seen.moments()[found] as Match<unknown> | null | undefined;
  if (found < 0 || match === undefined || match === null) {
    const why = found < 0 ? 'it did not happen' : 'it happened before the first decision';
    add(['meanwhile', i, 'at'], pattern ?? null, why);
    return;
  }
  for (const one of expectations(words, { ...seen, match }, expected))
    add(['meanwhile', i, ...(one.path ?? [])], one.expected, one.got);
}
