import type { Failure, Json, Seen, Words } from '@assemble/kernel';
import { Run } from '@assemble/kernel';
import { remaining } from '../rules/reading.ts';
import type { C } from '../rules/run.ts';
import type { Piece, Table } from '../table.ts';
import { idNamed } from './names.ts';
import type { Position } from './position.ts';

type Facts = { readonly [fact: string]: Json };

/** Everything that is true of a card in play, in the words of scenarios. */
function factsOf(c: C, position: Position, piece: Piece): Facts {
  const name = (id: number): string => nameOf(position, c.match.table, id);
  const { id, face, controller, engaged, host, under, ...rest } = piece;
  return {
    ...rest,
    zone: 'play',
    remaining: Math.max(0, remaining(c, piece)),
    controller: position.players[controller] ?? 'scenario',
    engaged: position.players[engaged] ?? null,
    on: host < 0 ? null : name(host),
    face,
    under: under.length,
    attachments: c.table.play.filter((one) => one.host === id).map((one) => name(one.id)),
    stage: position.content.face(face).stage,
  };
}

function nameOf(position: Position, table: Table, id: number): string {
  const piece = table.play.find((one) => one.id === id);
  if (piece !== undefined) return position.content.face(piece.face).title.en;
  return position.content.card(table.prints[id]?.card ?? '').faces[0].title.en;
}

/** Checks expectations: only what is named is looked at. */
export function check(seen: Seen<Table>, expected: Words): Failure[] {
  const position = seen.prepared as Position;
  const { match } = seen;
  const { table } = match;
  const c = new Run(position.game.rulebook, match, null);
  const failures: Failure[] = [];
  const names = (ids: readonly number[]): string[] => ids.map((id) => nameOf(position, table, id)).sort();
  const same = (where: string, got: Json, want: Json): void => {
    if (JSON.stringify(got) === JSON.stringify(want)) return;
    failures.push({ where, expected: JSON.stringify(want), got: JSON.stringify(got) });
  };
  const piles = (where: string, ids: readonly number[], want: Json): void => {
    if (typeof want === 'number') same(where, ids.length, want);
    else same(where, names(ids), [...(want as string[])].sort());
  };
  const card = (where: string, id: number, want: Facts): void => {
    const piece = table.play.find((one) => one.id === id);
    const facts: Facts =
      piece === undefined ? { zone: table.zones[id] ?? null } : factsOf(c, position, piece);
    for (const [fact, value] of Object.entries(want)) same(`${where}.${fact}`, facts[fact] ?? null, value);
  };

  for (const [word, want] of Object.entries(expected)) {
    const seat = position.players.indexOf(word);
    if (seat >= 0) {
      side(word, seat, want as Facts);
      continue;
    }
    switch (word) {
      case 'villain':
        card('villain', table.villain, want as Facts);
        break;
      case 'scheme':
        card('scheme', table.scheme, want as Facts);
        break;
      case 'cards':
        for (const [name, facts] of Object.entries(want as { [name: string]: Facts })) {
          card(name, idNamed(position.content, match, name), facts);
        }
        break;
      case 'encounter':
        piles('encounter', table.deck, want);
        break;
      case 'encounterDiscard':
        piles('encounterDiscard', table.discard, want);
        break;
      case 'sideSchemes':
        piles(
          'sideSchemes',
          table.play
            .filter((one) => position.content.face(one.face).type === 'side-scheme')
            .map((one) => one.id),
          want,
        );
        break;
      case 'acceleration':
        same(word, table.acceleration, want);
        break;
      case 'first':
        same(word, position.players[table.first] ?? null, want);
        break;
      case 'round':
        same(word, table.round, want);
        break;
      case 'asks':
        same(
          word,
          match.pending.map((one) => `${position.players[one.seat]}: ${one.ask.key}`),
          want,
        );
        break;
      case 'told':
        for (const kind of want as string[]) {
          if (!seen.events.some((event) => event.kind === kind)) {
            failures.push({
              where: 'told',
              expected: kind,
              got: seen.events.map((event) => event.kind).join(', '),
            });
          }
        }
        break;
      case 'untold':
        for (const kind of want as string[]) {
          if (seen.events.some((event) => event.kind === kind)) {
            failures.push({ where: 'untold', expected: `no ${kind}`, got: kind });
          }
        }
        break;
      case 'outcome':
        same(word, match.outcome === null ? null : match.outcome.winners.length > 0 ? 'won' : 'lost', want);
        break;
      case 'quiet':
        same(
          word,
          isQuiet(
            match.pending.map((one) => one.ask.key),
            table,
          ),
          want,
        );
        break;
      default:
        failures.push({ where: word, expected: 'a word that scenarios know', got: word });
    }
  }
  return failures;

  function side(name: string, seat: number, want: Facts): void {
    const player = table.players[seat];
    if (player === undefined) return;
    for (const [fact, value] of Object.entries(want)) {
      const where = `${name}.${fact}`;
      switch (fact) {
        case 'hand':
        case 'deck':
        case 'discard':
        case 'dealt':
          piles(where, player[fact], value);
          break;
        case 'play':
          piles(
            where,
            table.play
              .filter((one) => one.controller === seat && one.id !== player.identity)
              .map((one) => one.id),
            value,
          );
          break;
        case 'minions':
          piles(
            where,
            table.play.filter((one) => one.engaged === seat).map((one) => one.id),
            value,
          );
          break;
        case 'out':
          same(where, player.out, value);
          break;
        case 'form': {
          const identity = table.play.find((one) => one.id === player.identity);
          same(where, identity?.face.endsWith('a') === true ? 'hero' : 'alter-ego', value);
          break;
        }
        default:
          card(name, player.identity, { [fact]: value });
      }
    }
  }
}

/** Nothing is under way: a player is asked what to do in their turn, and nobody else anything. */
const isQuiet = (asks: readonly string[], table: Table): boolean =>
  asks.length === 1 && asks[0] === 'ask.turn' && table.activities.length === 0 && table.reveals.length === 0;
