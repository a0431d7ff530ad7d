import { argumentWord, type Event, type Json, type Match, Run, type Sight } from '@assemble/kernel';
import type { CardRef } from '../rules/events.ts';
import type { C } from '../rules/run.ts';
import type { Table } from '../table.ts';
import { factsOf, sideOf, whose } from './facts.ts';
import { type Cast, nameOf, ownName } from './names.ts';
import { cardWords, isNamed, offers } from './phrases.ts';
import type { Position } from './position.ts';

/** A match as the shared words of `then` see it. */
export function sight(position: Position, match: Match<Table>): Sight {
  const { cast, players } = position;
  const { table } = match;
  const c: C = new Run(position.game.rulebook, match, null);
  const names = (ids: readonly number[]): string[] => ids.map((id) => nameOf(cast, table, id));
  const sides = Object.fromEntries(players.map((name, seat) => [name, () => sideOf(c, cast, seat)]));
  return {
    phase: table.phase,
    round: table.round,
    turn: players[table.active] ?? null,
    busy: busyWith(match),
    sides: {
      ...sides,
      villain: () => factsOf(c, cast, table.villain),
      scheme: () => factsOf(c, cast, table.scheme),
      encounter: () => ({
        deck: names(table.deck).reverse(),
        discard: names(table.discard).reverse(),
        acceleration: table.acceleration,
      }),
    },
    offers: (decision) => offers(position, match, decision),
    told: (event) => toldOf(cast, table, event),
    isNamed: (told, written) => isNamed(cast, match, told, written),
  };
}

/** What is under way; null when a player is asked what to do in their turn, and nobody else anything. */
function busyWith({ pending, table }: Match<Table>): string | null {
  if (table.activities.length > 0) return `an ${table.activities.at(-1)?.kind} is under way`;
  if (table.reveals.length > 0) return 'a card is being revealed';
  if (pending.length === 1 && pending[0]?.ask.key === 'ask.turn') return null;
  return `asked: ${pending.map((one) => one.ask.key.replace(/^ask\./, '')).join(', ')}`;
}

/** What an event says, in the words of scenarios: players and cards by name. */
function toldOf(cast: Cast, table: Table, event: Event): { readonly [word: string]: Json } {
  return Object.fromEntries(
    Object.entries(event.args).map(([word, value]) => [
      argumentWord(word),
      inWords(cast, table, word, value),
    ]),
  );
}

function inWords(cast: Cast, table: Table, word: string, value: Json): Json {
  if (Array.isArray(value)) return value.map((one: Json) => inWords(cast, table, word, one));
  if (word === 'seat') return whose(cast.players, value as number);
  if (word === 'engaged') return cast.players[value as number] ?? null;
  if (typeof value !== 'object' || value === null) return value;
  const { id, face } = value as Partial<CardRef>;
  if (id === undefined || face === undefined) return value;
  return cardWords(cast, table, id, ownName(table, id) ?? cast.content.face(face).title.en);
}
