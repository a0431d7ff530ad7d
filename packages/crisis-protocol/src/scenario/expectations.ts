import type { Failure, Json, Match, Seat, Seen, Words } from '@assemble/kernel';
import type { Character, Die, Table } from '../table.ts';
import type { Position } from './position.ts';

interface Look {
  readonly seen: Seen<Table>;
  readonly position: Position;
  readonly match: Match<Table>;
  readonly add: (where: string, want: Json, got: Json) => void;
}

/** Questions that belong to the flow of the game: nothing of an effect is pending when one of them is asked. */
const REGULAR: readonly string[] = ['ask.turn', 'ask.activation'];

/** Checks what a scenario expects. Everything not mentioned may be as it is. */
export function check(seen: Seen<Table>, expected: Words): Failure[] {
  const failures: Failure[] = [];
  const add = (where: string, want: Json, got: Json): void => {
    failures.push({ where, expected: JSON.stringify(want), got: JSON.stringify(got) });
  };
  const at: Look = { seen, position: seen.prepared as Position, match: seen.match, add };
  for (const [word, want] of Object.entries(expected)) {
    const seat = seen.players.indexOf(word);
    const test = WORDS[word];
    if (seat >= 0) checkSide(at, word, seat, want as Words);
    else if (test === undefined) add(word, 'a word scenarios know', word);
    else test(at, want);
  }
  return failures;
}

function same(at: Look, where: string, want: Json, got: Json): void {
  if (JSON.stringify(got) !== JSON.stringify(want)) at.add(where, want, got);
}

/** Words about a player. */
function checkSide(at: Look, player: string, seat: Seat, want: Words): void {
  const side = at.match.table.players[seat as 0 | 1];
  for (const [word, value] of Object.entries(want)) {
    if (word === 'points') same(at, `${player} points`, value, side.points);
    else if (word === 'tactics')
      same(
        at,
        `${player} tactics`,
        value,
        side.tactics.map((slot) => (at.match.table.cards[slot]?.id ?? '').replace(/^.*\//, '')),
      );
    else checkCharacter(at, `${player} ${word}`, at.position.find(word, seat), value as Words);
  }
}

function checkCharacter(at: Look, where: string, id: number, want: Words): void {
  const character = at.match.table.characters[id];
  if (character === undefined) {
    at.add(where, want, null);
    return;
  }
  for (const [word, value] of Object.entries(want)) {
    const fact = FACTS[word];
    if (fact === undefined) at.add(`${where} ${word}`, 'a word scenarios know', word);
    else same(at, `${where} ${word}`, value, fact(character, at.match.table));
  }
}

const FACTS: { readonly [word: string]: (one: Character, table: Table) => Json } = {
  at: ({ at }) => (at === null ? null : [round(at.x), round(at.y)]),
  power: ({ power }) => power,
  damage: ({ damage }) => damage,
  side: ({ side }) => side,
  dazed: ({ dazed }) => dazed,
  activated: ({ activated }) => activated,
  conditions: ({ conditions }) => conditions,
  gone: ({ gone }) => gone,
  form: ({ form }) => form,
  holds: ({ id }, table) => table.tokens.filter((token) => token.holder === id).map((token) => token.id),
};

/** Positions are compared to a thousandth of an inch. */
const round = (x: number): number => Math.round(x * 1000) / 1000;

/** The words of `then`, apart from the players' sides. */
const WORDS: { readonly [word: string]: (at: Look, want: Json) => void } = {
  quiet: (at, want) => {
    const { outcome, pending, table } = at.match;
    const ask = pending[0]?.ask.key ?? 'nothing';
    const quiet = outcome !== null || (REGULAR.includes(ask) && table.rolls.length === 0);
    if (quiet !== want) at.add('quiet', want, quiet ? true : ask);
  },
  asked: (at, want) => {
    const got = at.match.pending.map((one) => [at.seen.players[one.seat] ?? '', one.ask.key] as const);
    same(at, 'asked', want, got.length === 0 ? null : Object.fromEntries(got));
  },
  won: (at, want) => {
    const { outcome } = at.match;
    const winners = (outcome?.winners ?? []).map((seat) => at.seen.players[seat] ?? '');
    same(at, 'won', want, outcome === null ? null : (winners[0] ?? 'nobody'));
  },
  'won-by': (at, want) => same(at, 'won-by', want, at.match.outcome?.rule ?? null),
  phase: (at, want) => same(at, 'phase', want, at.match.table.phase),
  round: (at, want) => same(at, 'round', want, at.match.table.round),
  priority: (at, want) => same(at, 'priority', want, at.seen.players[at.match.table.priority] ?? null),
  actions: (at, want) => same(at, 'actions', want, at.match.table.turn?.actions ?? null),
  terrain: (at, want) =>
    same(
      at,
      'terrain',
      want,
      at.match.table.terrain.map(({ id }) => id),
    ),
  tokens: (at, want) => {
    for (const [id, facts] of Object.entries(want as unknown as { [id: string]: Words })) {
      const token = at.match.table.tokens[Number(id)];
      const got: { [word: string]: Json } = {
        at: token === undefined || token.at === null ? null : [round(token.at.x), round(token.at.y)],
        controller: token?.controller == null ? null : (at.seen.players[token.controller] ?? null),
        exhausted: token?.exhausted ?? null,
        facing: token?.facing == null ? null : [round(token.facing.x), round(token.facing.y)],
      };
      for (const [word, value] of Object.entries(facts))
        same(at, `token ${id} ${word}`, value, got[word] ?? null);
    }
  },
  /** The dice of the roll being made, as they lie. */
  roll: (at, want) => {
    const dice = at.match.table.rolls.at(-1)?.dice ?? [];
    for (const [side, faces] of Object.entries(want as { [side: string]: Json }))
      same(
        at,
        `roll ${side}`,
        faces,
        dice.filter((die: Die) => die.side === side).map((die) => die.face),
      );
  },
  offered: (at, want) => {
    for (const [player, ids] of Object.entries(want as unknown as { [player: string]: readonly string[] })) {
      const seat = at.seen.players.indexOf(player);
      const got = at.seen.game.verdicts(at.match, seat).filter((one) => one.verdict.yes);
      for (const name of ids)
        if (!got.some(({ id }) => matchesChoice(id, name)))
          at.add(
            `offered ${name}`,
            true,
            got.map(({ id }) => id),
          );
    }
  },
  'not-offered': (at, want) => {
    for (const [player, ids] of Object.entries(want as unknown as { [player: string]: readonly string[] })) {
      const seat = at.seen.players.indexOf(player);
      const got = at.seen.game.verdicts(at.match, seat).filter((one) => one.verdict.yes);
      for (const name of ids)
        if (got.some(({ id }) => matchesChoice(id, name))) at.add(`offered ${name}`, false, true);
    }
  },
  /** Events in this order, with what is said of them; others may stand between. */
  happened: (at, want) => {
    let from = 0;
    for (const pattern of want as unknown as readonly Pattern[]) {
      const found = at.seen.events.findIndex((event, i) => i >= from && isEvent(at, pattern, event));
      if (found < 0)
        return at.add(
          'happened',
          pattern as Json,
          at.seen.events.slice(from).map((event) => event.kind),
        );
      from = found + 1;
    }
  },
  'not-happened': (at, want) => {
    for (const pattern of want as unknown as readonly Pattern[])
      if (at.seen.events.some((event) => isEvent(at, pattern, event)))
        at.add(`happened ${JSON.stringify(pattern)}`, false, true);
  },
};

const matchesChoice = (id: string, name: string): boolean =>
  id === name || id.endsWith(`#${name}`) || id.includes(`#${name}/`) || id.includes(`/${name}#`);

/** An event by its kind, or with what is said of it. */
type Pattern = string | { readonly [kind: string]: Words };

function isEvent(at: Look, pattern: Pattern, event: Seen<Table>['events'][number]): boolean {
  if (typeof pattern === 'string') return event.kind === pattern;
  const [kind = '', args = {}] = Object.entries(pattern)[0] ?? [];
  if (event.kind !== kind) return false;
  return Object.entries(args).every(([name, value]) => {
    const got = event.args[name];
    if (typeof got === 'number' && typeof value === 'string') return at.position.nameOf(got) === value;
    return JSON.stringify(got) === JSON.stringify(value);
  });
}

/** The words of `then`, for the test that holds the schema to them. */
export const THEN_WORDS: readonly string[] = Object.keys(WORDS);
