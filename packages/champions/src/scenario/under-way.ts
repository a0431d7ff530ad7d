import type { Data, Frame, Procedure, Words } from '@assemble/kernel';
import { newScope } from '../abilities/scope.ts';
import type { Content, Face } from '../content.ts';
import { beginActivity } from '../rules/activity-atoms.ts';
import { attack } from '../rules/enemy-attack.ts';
import type { Procedures } from '../rules/procedures.ts';
import { match, playerPhase, round, villainPhase } from '../rules/round.ts';
import type { C } from '../rules/run.ts';
import { maxKey, useKey } from '../rules/sources.ts';
import { turn } from '../rules/turn.ts';
import type { Lasting, Piece, Table, Used } from '../table.ts';

/** How a position finds what it speaks of. */
export interface Finding {
  readonly content: Content;
  readonly players: readonly string[];
  readonly card: (name: string) => number;
}

/** A procedure that is under way, at one of its rows. */
function frame<N extends keyof Procedures>(
  name: N,
  { rowAt }: Procedure<C>,
  row: string,
  data: Procedures[N],
): Frame {
  const step = rowAt.get(row);
  if (step === undefined) throw new Error(`no step "${row}"`);
  return { procedure: name, step, data: data as Data };
}

const inRound = (table: Table, then: string): Frame[] => {
  if (table.round === 0) table.round = 1;
  return [frame('match', match, 'rounds', {}), frame('round', round, then, {})];
};

/** In a player's turn: those before them in player order have had theirs. */
export function inTurn(table: Table, seat: number): Frame[] {
  table.phase = 'player';
  table.active = seat;
  const order = table.players.map((_, i) => (table.first + i) % table.players.length);
  const done = order.slice(0, order.indexOf(seat) + 1);
  return [
    ...inRound(table, 'the villain phase'),
    frame('player-phase', playerPhase, 'each player takes a turn in player order', { done, turn: 0 }),
    frame('turn', turn, 'the active player does something or ends the turn', {
      seat,
      asked: -1,
      offered: 0,
    }),
  ];
}

/** The rows of the villain phase by the number of their step. */
const VILLAIN_STEPS = [
  '1. place threat on the main scheme',
  '2. the villain activates once for each player',
  '3. deal an encounter card to each player',
  '4. each player reveals their encounter cards',
  '5. pass the first player token',
];

/** At a step of the villain phase. */
export function inVillainPhase(table: Table, step: number): Frame[] {
  table.phase = 'villain';
  const row = VILLAIN_STEPS[step - 1] ?? '';
  return [
    ...inRound(table, 'the round ends'),
    frame('villain-phase', villainPhase, row, { done: [], minions: [], seat: -1 }),
  ];
}

/** The end of the player phase, when all turns are over. */
export function atEndOfTurns(table: Table): Frame[] {
  table.phase = 'player';
  const done = table.players.map((_, seat) => seat);
  return [
    ...inRound(table, 'the villain phase'),
    frame('player-phase', playerPhase, 'each player may discard, and must down to their hand size', {
      done,
      turn: 0,
    }),
  ];
}

export const ATTACK_STEPS: readonly string[] = [
  '1. deal a boost card',
  '2. declare a defender',
  '3a. turn up a boost card',
  '4. deal damage',
];

/** An enemy's attack that is under way, in the villain phase. */
export function inAttack(c: C, words: Words, find: Finding): Frame[] {
  const { by = 'villain', on, step = 2, defender, boosts = [], icons = 0, overkill = false } = words;
  const { table } = c;
  const seat = find.players.indexOf(on as string);
  const enemy = by === 'villain' ? table.villain : find.card(by as string);
  const piece = table.play.find((one) => one.id === enemy);
  const player = table.players[seat];
  if (piece === undefined || player === undefined)
    throw new Error(`${String(by)} cannot attack ${String(on)}`);
  const activity = beginActivity(c, 'attack', enemy, piece.face, seat, [player.identity], false);
  if (defender !== undefined) {
    const blocker = pieceNamed(table, find, defender as string);
    if (blocker === undefined) throw new Error(`"${String(defender)}" is not in play to defend`);
    activity.defender = blocker.id;
    activity.targets = [blocker.id];
    activity.seat = blocker.controller;
  }
  activity.boosts = (boosts as string[]).map((name) => boostCard(table, find, name));
  activity.icons = icons as number;
  activity.overkill = overkill as boolean;
  table.phase = 'villain';
  const order = table.players.map((_, i) => (table.first + i) % table.players.length);
  const own = enemy === table.villain;
  return [
    ...inRound(table, 'the round ends'),
    frame('villain-phase', villainPhase, '2. then each minion engaged with that player', {
      done: order.slice(0, order.indexOf(seat) + 1),
      minions: own ? [] : [enemy],
      seat,
    }),
    frame('enemy-attack', attack, ATTACK_STEPS[(step as number) - 1] ?? '', {
      enemy,
      seat,
      asked: 0,
      boost: -1,
      hits: [],
      result: [],
    }),
  ];
}

const pieceNamed = (table: Table, find: Finding, name: string): Piece | undefined => {
  const id = find.card(name);
  return table.play.find((piece) => piece.id === id);
};

/** A boost card that was dealt already: it comes from the encounter deck. */
function boostCard(table: Table, find: Finding, name: string): number {
  const id = find.card(name);
  if (!table.deck.includes(id)) throw new Error(`the boost card "${name}" has to be in the encounter deck`);
  table.deck = table.deck.filter((one) => one !== id);
  table.zones[id] = 'boost';
  return id;
}

type Lasts = { readonly node: string; readonly until: Lasting['until'] };

/** What an effect of a card left behind: the node that says it, found on the card. */
export function lastingFrom(table: Table, words: Words, find: Finding): Omit<Lasting, 'id'> {
  const {
    card,
    by,
    on = [],
    nth = 1,
    player,
  } = words as {
    card: string;
    by?: string;
    player?: string;
    on?: string | readonly string[];
    nth?: number;
  };
  const id = find.card(card);
  const found = facesOf(table, find, id).flatMap((face) => lastingNodes(face.abilities));
  const node = found[nth - 1];
  if (node === undefined) throw new Error(`no effect of "${card}" lasts`);
  const piece = table.play.find((one) => one.id === id);
  const owner = piece?.controller ?? table.prints[id]?.owner ?? -1;
  const scope = { ...newScope(by === undefined ? owner : find.players.indexOf(by), id) };
  scope.that = [on].flat().map(find.card);
  if (player !== undefined) scope.player = find.players.indexOf(player);
  return {
    at: find.content.abilities.address(node),
    kind: node.node === 'later' ? 'waits' : 'holds',
    until: node.until,
    depth: table.activities.length,
    scope,
  };
}

/** The nodes of abilities whose effects last, in their order. */
export function lastingNodes(value: unknown): (Lasts & object)[] {
  if (Array.isArray(value)) return value.flatMap(lastingNodes);
  if (typeof value !== 'object' || value === null) return [];
  const { node } = value as { node?: unknown };
  const inside = Object.values(value).flatMap(lastingNodes);
  return node === 'lasting' || node === 'later' ? [value as Lasts, ...inside] : inside;
}

/** The sides that are meant: the one that is called so, else the one that is up; elsewhere than in play all of them. */
const facesOf = (table: Table, { content }: Finding, id: number, called = ''): readonly Face[] => {
  const piece = table.play.find((one) => one.id === id);
  const { faces } = content.card(table.prints[id]?.card ?? '');
  if (piece === undefined) return faces;
  const named = faces.filter((face) => face.title.en === called);
  return named.length === 1 ? named : [content.face(piece.face)];
};

/** The notes that say that a card's limited abilities were used this phase or round. */
export function usedFrom(c: C, words: Words, find: Finding): Used[] {
  const { card, ability } = words as { card: string; ability?: number };
  const id = find.card(card);
  const found = facesOf(c.table, find, id, card).flatMap((face) =>
    face.abilities.flatMap((one, i): Used[] => {
      if (ability !== undefined && ability !== i + 1) return [];
      const { limit, max } = one as { limit?: Used['period']; max?: Used['period'] };
      const address = find.content.abilities.address(one);
      return [
        ...(limit === undefined ? [] : [{ what: useKey(address, id), period: limit }]),
        ...(max === undefined ? [] : [{ what: maxKey(c, address, id), period: max }]),
      ];
    }),
  );
  if (found.length === 0) throw new Error(`"${card}" has no ability with a limit`);
  return found;
}
