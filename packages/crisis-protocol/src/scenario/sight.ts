import { argumentWord, type Event, type Json, type Match, type Sight, type Words } from '@assemble/kernel';
import type { Point } from '../geometry/shapes.ts';
import type { EventKind } from '../rules/events.ts';
import type { Table } from '../table.ts';
import { EVENTS } from './events.ts';
import { factsOf, rounded } from './facts.ts';
import { abilityName, type Cast, characterWords, slugOf } from './names.ts';
import { isNamed, offers } from './phrases.ts';
import type { Position } from './position.ts';

/** Questions that belong to the flow of the game: nothing of an effect is pending when one of them is asked. */
const REGULAR: readonly string[] = ['ask.turn', 'ask.activation', 'ask.cards'];

/** A match as the shared words of `then` see it. */
export function sight(position: Position, match: Match<Table>): Sight {
  const { cast, players } = position;
  const { pending, table } = match;
  const ask = pending[0]?.ask.key ?? 'ask.nothing';
  const side = (seat: number) => (): Words => {
    const { points, affiliation, tactics, leadership } = table.players[seat as 0 | 1];
    return {
      points,
      affiliation,
      tactics: tactics.map((slot) => slugOf(table.cards[slot]?.id ?? '')),
      leader: leadership === null ? null : characterWords(cast, table, leadership.character),
      characters: Object.fromEntries(
        table.characters
          .filter((one) => one.controller === seat)
          .map((one) => [characterWords(cast, table, one.id), factsOf(cast, table, one)]),
      ),
    };
  };
  return {
    phase: table.phase,
    round: table.round,
    turn: table.turn === null ? null : (players[table.turn.seat] ?? null),
    busy: REGULAR.includes(ask) && table.rolls.length === 0 ? null : `asked: ${ask.replace(/^ask\./, '')}`,
    sides: {
      ...Object.fromEntries(players.map((name, seat) => [name, side(seat)])),
      terrain: () => ({ terrain: table.terrain.map(({ id }) => id) }),
      tokens: () => ({ tokens: table.tokens as unknown as Json }),
    },
    offers: (decision) => offers(position, match, decision),
    told: (event) => toldOf(cast, table, event),
    isNamed: (told, written) => isNamed(cast, told, written),
  };
}

/** What an event says, in the words of scenarios: players, characters, abilities and cards by name. */
function toldOf(cast: Cast, table: Table, event: Event): Words {
  const means = EVENTS[event.kind as EventKind] as { readonly [argument: string]: string } | undefined;
  return Object.fromEntries(
    Object.entries(event.args).map(([word, value]) => [
      argumentWord(word),
      inWords(cast, table, means?.[word] ?? '', value),
    ]),
  );
}

function inWords(cast: Cast, table: Table, means: string, value: Json): Json {
  if (value === null) return null;
  if (Array.isArray(value))
    return value.map((one: Json) => inWords(cast, table, means.replace(/s$/, ''), one));
  if (/^a?\s?player/.test(means)) return cast.players[value as number] ?? value;
  if (/^a?\s?character/.test(means))
    return (value as number) < 0 ? null : characterWords(cast, table, value as number);
  if (means === 'an ability' || means === 'an attack')
    return value === '' ? '' : abilityName(cast.content, value as string);
  if (means === 'a card' || means === 'card') return slugOf(value as string);
  if (means === 'a place') {
    const { x, y } = value as Point;
    return [rounded(x), rounded(y)];
  }
  return value;
}
