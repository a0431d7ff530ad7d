import { type Failure, type Json, Run, type Seen, type Words } from '@assemble/kernel';
import type { C } from '../rules/run.ts';
import type { Table } from '../table.ts';
import { type Facts, factsOf, formOf } from './facts.ts';
import { type Cast, goesBy, idsNamed, nameOf, parse } from './names.ts';
import type { Position } from './position.ts';

type Path = readonly (string | number)[];

/** What is being looked at. */
interface Look {
  readonly c: C;
  readonly cast: Cast;
  readonly seen: Seen<Table>;
  readonly add: (path: Path, want: Json, got: Json) => void;
}

/** Checks the words that are this game's own: only what is named is looked at. */
export function check(seen: Seen<Table>, expected: Words): Failure[] {
  const failures: Failure[] = [];
  const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
  const position = seen.prepared as Position;
  const at: Look = {
    c: new Run(position.game.rulebook, seen.match, null),
    cast: position.cast,
    seen,
    add: (path, want, got) => {
      failures.push({ where: path.join(' '), path, expected: text(want), got: text(got) });
    },
  };
  for (const [word, want] of Object.entries(expected)) {
    const seat = seen.players.indexOf(word);
    const test = WORDS[word];
    if (seat >= 0) checkSide(at, word, seat, want as Words);
    else if (test === undefined) at.add([word], 'a word that scenarios know', word);
    else test(at, want);
  }
  return failures;
}

const same = (at: Look, path: Path, want: Json, got: Json): void => {
  if (JSON.stringify(want) !== JSON.stringify(got)) at.add(path, want, got);
};

/** The words of `then` that are this game's own, apart from the players' sides. */
const WORDS: { readonly [word: string]: (at: Look, want: Json) => void } = {
  villain: (at, want) => checkCard(at, ['villain'], at.c.table.villain, want as Words),
  scheme: (at, want) => checkCard(at, ['scheme'], at.c.table.scheme, want as Words),
  cards: (at, want) => {
    for (const [name, facts] of Object.entries(want as { [name: string]: Words }))
      checkNamed(at, name, facts);
  },
  encounter: (at, want) => checkPile(at, ['encounter'], at.c.table.deck, want, 'top-last'),
  'encounter-discard': (at, want) =>
    checkPile(at, ['encounter-discard'], at.c.table.discard, want, 'top-last'),
  'side-schemes': (at, want) => {
    const found = at.c.table.play.filter(({ face }) => at.cast.content.face(face).type === 'side-scheme');
    checkPile(
      at,
      ['side-schemes'],
      found.map(({ id }) => id),
      want,
      'top-first',
    );
  },
  acceleration: (at, want) => same(at, ['acceleration'], want, at.c.table.acceleration),
  first: (at, want) => same(at, ['first'], want, at.seen.players[at.c.table.first] ?? null),
};

/** The words of `then`, for the schema and the guide. */
export const THEN_WORDS: readonly string[] = Object.keys(WORDS);

/** Lists are compared whatever their order. */
function isFact(have: Json, want: Json): boolean {
  if (Array.isArray(have) && Array.isArray(want))
    return JSON.stringify([...have].sort()) === JSON.stringify([...want].sort());
  return JSON.stringify(have) === JSON.stringify(want);
}

/** What is true of one card; what is only true in play is not true elsewhere. */
function checkCard(at: Look, path: Path, id: number, want: Words): void {
  const got = factsOf(at.c, at.cast, id);
  for (const [fact, value] of Object.entries(want)) {
    const have = got[fact];
    if (have === undefined)
      at.add(
        [...path, fact],
        value,
        `${nameOf(at.cast, at.c.table, id)} is not in play: ${String(got['zone'])}`,
      );
    else if (!isFact(have, value)) at.add([...path, fact], value, have);
  }
}

const holds = (got: Facts, want: Words): boolean =>
  Object.entries(want).every(([fact, value]) => got[fact] !== undefined && isFact(got[fact], value));

/** A card by name. Where several have it and not all are so, the scenario has to say which it means. */
function checkNamed(at: Look, name: string, want: Words): void {
  const path = ['cards', name];
  const all = idsNamed(at.cast, at.seen.match, name);
  const { nth } = parse(at.cast.players, name);
  const inPlay = all.filter((id) => at.c.table.zones[id] === 'play');
  const meant = nth === null ? (inPlay.length > 0 ? inPlay : all) : all.slice(nth - 1, nth);
  const [first] = meant;
  if (first === undefined) {
    at.add(path, 'a card of that name', 'there is none in this match');
    return;
  }
  const right = meant.filter((id) => holds(factsOf(at.c, at.cast, id), want));
  if (right.length === meant.length) return;
  if (right.length === 0) checkCard(at, path, first, want);
  else at.add(path, `one card of that name, or which: ${name}#1`, `${meant.length} of them, not all alike`);
}

/** A pile: how many cards, which in any order, or from its top: {top: [...]}, {bottom: [...]}, {order: [...]}. */
function checkPile(
  at: Look,
  path: Path,
  ids: readonly number[],
  want: Json,
  lies: 'top-last' | 'top-first',
): void {
  const { cast } = at;
  const { table } = at.c;
  const fromTop = lies === 'top-last' ? [...ids].reverse() : [...ids];
  const names = (list: readonly number[]): string[] => list.map((id) => nameOf(cast, table, id));
  const are = (list: readonly number[], written: readonly string[]): boolean =>
    list.length === written.length && list.every((id, i) => goesBy(cast, table, id, written[i] ?? ''));
  if (typeof want === 'number') {
    same(at, path, want, ids.length);
    return;
  }
  if (Array.isArray(want)) {
    const left = [...ids];
    const found = (want as string[]).every((name) => {
      const i = left.findIndex((id) => goesBy(cast, table, id, name));
      if (i >= 0) left.splice(i, 1);
      return i >= 0;
    });
    if (!found || left.length > 0) at.add(path, want, names(fromTop));
    return;
  }
  const { top, bottom, order, has, count } = want as {
    top?: string[];
    bottom?: string[];
    order?: string[];
    has?: string[];
    count?: number;
  };
  if (count !== undefined) same(at, [...path, 'count'], count, ids.length);
  if (order !== undefined && !are(fromTop, order)) at.add([...path, 'order'], order, names(fromTop));
  if (top !== undefined && !are(fromTop.slice(0, top.length), top))
    at.add([...path, 'top'], top, names(fromTop.slice(0, top.length)));
  // The lowest card comes last, as in the whole pile from its top.
  if (bottom !== undefined && !are(fromTop.slice(-bottom.length), bottom))
    at.add([...path, 'bottom'], bottom, names(fromTop.slice(-bottom.length)));
  for (const name of has ?? [])
    if (!ids.some((id) => goesBy(cast, table, id, name))) at.add([...path, 'has'], name, names(fromTop));
}

function checkSide(at: Look, name: string, seat: number, want: Words): void {
  const { table } = at.c;
  const player = table.players[seat];
  if (player === undefined) return;
  for (const [fact, value] of Object.entries(want)) {
    const path = [name, fact];
    switch (fact) {
      case 'hand':
      case 'dealt':
        checkPile(at, path, player[fact], value, 'top-first');
        break;
      case 'deck':
      case 'discard':
        checkPile(at, path, player[fact], value, 'top-last');
        break;
      case 'play': {
        const own = table.play.filter((one) => one.controller === seat && one.id !== player.identity);
        checkPile(
          at,
          path,
          own.map((one) => one.id),
          value,
          'top-first',
        );
        break;
      }
      case 'minions': {
        const own = table.play.filter((one) => one.engaged === seat);
        checkPile(
          at,
          path,
          own.map((one) => one.id),
          value,
          'top-first',
        );
        break;
      }
      case 'out':
        same(at, path, value, player.out);
        break;
      case 'flipped':
        same(at, path, value, player.flipped);
        break;
      case 'form':
        same(at, path, value, formOf(at.c, at.cast, seat));
        break;
      default:
        checkCard(at, [name], player.identity, { [fact]: value });
    }
  }
}
