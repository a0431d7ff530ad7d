import type { Failure, Json, Match, Seat, Seen, Words } from '@assemble/kernel';
import type { Die, Table } from '../table.ts';
import { factsOf, rounded } from './facts.ts';
import { type Cast, characterWords, findCharacter, slugOf, tokenNamed } from './names.ts';
import type { Position } from './position.ts';

type Path = readonly (string | number)[];

interface Look {
  readonly seen: Seen<Table>;
  readonly cast: Cast;
  readonly match: Match<Table>;
  readonly add: (path: Path, want: Json, got: Json) => void;
}

/** Checks the words that are this game's own. Everything not mentioned may be as it is. */
export function check(seen: Seen<Table>, expected: Words): Failure[] {
  const failures: Failure[] = [];
  const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
  const at: Look = {
    seen,
    cast: (seen.prepared as Position).cast,
    match: seen.match,
    add: (path, want, got) => {
      failures.push({ where: path.join(' '), path, expected: text(want), got: text(got) });
    },
  };
  for (const [word, want] of Object.entries(expected)) {
    const seat = seen.players.indexOf(word);
    const test = WORDS[word];
    if (seat >= 0) checkSide(at, word, seat, want as Words);
    else if (test === undefined) at.add([word], 'a word scenarios know', word);
    else test(at, want);
  }
  return failures;
}

function same(at: Look, path: Path, want: Json, got: Json): void {
  if (JSON.stringify(got) !== JSON.stringify(want)) at.add(path, want, got);
}

/** Words about a player; what is none of them is a character. */
function checkSide(at: Look, player: string, seat: Seat, want: Words): void {
  const { table } = at.match;
  const side = table.players[seat as 0 | 1];
  for (const [word, value] of Object.entries(want)) {
    const path = [player, word];
    switch (word) {
      case 'points':
      case 'affiliation':
      case 'edge':
        same(at, path, value, side[word]);
        break;
      case 'tactics':
        same(
          at,
          path,
          value,
          side.tactics.map((slot) => slugOf(table.cards[slot]?.id ?? '')),
        );
        break;
      case 'leader': {
        const leader = side.leadership;
        const name = leader === null ? null : characterWords(at.cast, table, leader.character);
        same(at, path, value, name === null ? null : name.replace(/^.*?'s /, ''));
        break;
      }
      case 'characters':
        for (const [name, facts] of Object.entries(value as { [name: string]: Words }))
          checkCharacter(at, [...path, name], name, seat, facts);
        break;
      default:
        checkCharacter(at, path, word, seat, value as Words);
    }
  }
}

function checkCharacter(at: Look, path: Path, name: string, seat: Seat, want: Words): void {
  const { table } = at.match;
  const character = table.characters[findCharacter(at.cast, table, name, seat)];
  if (character === undefined) return;
  const facts = factsOf(at.cast, table, character);
  for (const [word, value] of Object.entries(want)) {
    const sorted = word === 'conditions' && Array.isArray(value) ? [...(value as string[])].sort() : value;
    const wanted =
      word === 'holds' && Array.isArray(value)
        ? (value as (string | number)[]).map((token) => tokenNamed(at.match, token)).sort((a, b) => a - b)
        : sorted;
    same(at, [...path, word], wanted, facts[word] ?? null);
  }
}

/** The words of `then` that are this game's own, apart from the players' sides. */
const WORDS: { readonly [word: string]: (at: Look, want: Json) => void } = {
  priority: (at, want) => same(at, ['priority'], want, at.seen.players[at.match.table.priority] ?? null),
  actions: (at, want) => same(at, ['actions'], want, at.match.table.turn?.actions ?? null),
  terrain: (at, want) =>
    same(
      at,
      ['terrain'],
      want,
      at.match.table.terrain.map(({ id }) => id),
    ),
  tokens: (at, want) => {
    for (const [name, facts] of Object.entries(want as { [name: string]: Words })) {
      const token = at.match.table.tokens[tokenNamed(at.match, name)];
      if (token === undefined) continue;
      const point = (p: typeof token.at): Json => (p === null ? null : [rounded(p.x), rounded(p.y)]);
      const holder = token.holder < 0 ? null : characterWords(at.cast, at.match.table, token.holder);
      const got: Words = {
        at: point(token.at),
        controller: token.controller === null ? null : (at.seen.players[token.controller] ?? null),
        exhausted: token.exhausted,
        facing: point(token.facing),
        holder: holder === null ? null : holder.replace(/^.*?'s /, ''),
      };
      for (const [word, value] of Object.entries(facts))
        same(at, ['tokens', name, word], value, got[word] ?? null);
    }
  },
  /** The dice of the roll being made, as they lie. */
  roll: (at, want) => {
    const roll = at.match.table.rolls.at(-1);
    if (roll === undefined) {
      at.add(['roll'], 'dice that are rolled now', 'no roll is being made');
      return;
    }
    for (const [side, faces] of Object.entries(want as { [side: string]: Json }))
      same(
        at,
        ['roll', side],
        faces,
        roll.dice.filter((die: Die) => die.side === side).map((die) => die.face),
      );
  },
};

/** The words of `then`, for the test that holds the schema to them. */
export const THEN_WORDS: readonly string[] = Object.keys(WORDS);
