import type { Json } from '@assemble/kernel';
import { remaining, stat } from '../rules/reading.ts';
import type { C } from '../rules/run.ts';
import { type Piece, SCENARIO } from '../table.ts';
import { type Cast, nameOf } from './names.ts';

export type Facts = { readonly [fact: string]: Json };

/** Whoever controls or owns something: a player, or the scenario. */
export const whose = (players: readonly string[], seat: number): string =>
  seat === SCENARIO ? 'scenario' : (players[seat] ?? 'nobody');

const STATS = ['thw', 'atk', 'def', 'rec', 'sch'] as const;

/** Everything that is true of a card in play, in the words of scenarios. */
function factsInPlay(c: C, cast: Cast, piece: Piece): Facts {
  const { content, players } = cast;
  const name = (id: number): string => nameOf(cast, c.table, id);
  const { id, face, controller, engaged, host, under, exhausted, damage, threat, counters } = piece;
  const { stunned, confused, tough } = piece;
  const printed = content.face(face);
  const card = content.card(c.table.prints[id]?.card ?? '');
  const faceDown = !card.faces.some((one) => one.id === face);
  const values = STATS.map((one): [string, Json] => [
    one,
    printed[one] === null ? null : stat(c, piece, one),
  ]);
  return {
    exhausted,
    damage,
    threat,
    counters,
    stunned,
    confused,
    tough,
    zone: 'play',
    owner: whose(players, c.table.prints[id]?.owner ?? SCENARIO),
    controller: whose(players, controller),
    remaining: Math.max(0, remaining(c, piece)),
    engaged: players[engaged] ?? null,
    on: host < 0 ? null : name(host),
    face,
    is: faceDown ? card.faces[0].title.en : null,
    under: under.length,
    attachments: c.table.play.filter((one) => one.host === id).map((one) => name(one.id)),
    stage: printed.stage,
    ...Object.fromEntries(values),
  };
}

/** Everything that is true of a card of the match, wherever it is. */
export function factsOf(c: C, cast: Cast, id: number): Facts {
  const piece = c.table.play.find((one) => one.id === id);
  if (piece !== undefined) return factsInPlay(c, cast, piece);
  return {
    zone: c.table.zones[id] ?? null,
    owner: whose(cast.players, c.table.prints[id]?.owner ?? SCENARIO),
  };
}

/** The form of a player: the side of the identity that is up. */
export function formOf(c: C, cast: Cast, seat: number): Json {
  const identity = c.table.play.find((one) => one.id === c.table.players[seat]?.identity);
  if (identity === undefined) return null;
  return cast.content.face(identity.face).type === 'hero' ? 'hero' : 'alter-ego';
}

/** A player's whole side, piles from the top. */
export function sideOf(c: C, cast: Cast, seat: number): Facts {
  const player = c.table.players[seat];
  if (player === undefined) return {};
  const names = (ids: readonly number[]): string[] => ids.map((id) => nameOf(cast, c.table, id));
  const all = (pieces: readonly Piece[]): Json =>
    pieces.map((piece) => ({ card: nameOf(cast, c.table, piece.id), ...factsOf(c, cast, piece.id) }));
  return {
    out: player.out,
    form: formOf(c, cast, seat),
    flipped: player.flipped,
    hand: names(player.hand).sort(),
    deck: names(player.deck).reverse(),
    discard: names(player.discard).reverse(),
    dealt: names(player.dealt),
    identity: factsOf(c, cast, player.identity),
    play: all(c.table.play.filter((one) => one.controller === seat && one.id !== player.identity)),
    minions: all(c.table.play.filter((one) => one.engaged === seat)),
  };
}
