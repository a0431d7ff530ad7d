import {
  type Json,
  type Match,
  type Prepared,
  randomness,
  type Seat,
  type Step,
  seedHash,
  type Words,
} from '@assemble/kernel';
import { type Card, Content } from '../content.ts';
import { DEFAULT_EDITION, EDITIONS, type EditionId } from '../editions/index.ts';
import { crisisProtocol } from '../game.ts';
import type { Point } from '../geometry/shapes.ts';
import type { Feature } from '../geometry/terrain.ts';
import { onGrid } from '../geometry/tolerance.ts';
import type { ConditionName, Face } from '../names.ts';
import { newToken } from '../rules/mission.ts';
import { emptyTable } from '../rules/set-up.ts';
import { newCharacter } from '../rules/squads.ts';
import type { CrisisType, Slot, Table } from '../table.ts';

/** Words that lay down chance in advance. */
export const CHANCE: readonly string[] = ['dice'];

/** Words of `given` that are no player's side. */
export const GIVEN: readonly string[] = [
  'round',
  'phase',
  'priority',
  'turn',
  'active',
  'actions',
  'terrain',
  'secure',
  'extraction',
  'one-shots',
  'tokens',
  'dice',
];

/** A position a scenario starts from, with the names it uses. */
export interface Position extends Prepared<Table> {
  readonly content: Content;
  /** The number of a character by its player and its name: the last part of its card's id. */
  readonly find: (name: string, seat: Seat) => number;
  readonly nameOf: (id: number) => string;
}

interface CharacterWords {
  readonly at?: readonly [number, number];
  readonly power?: number;
  readonly damage?: number;
  readonly side?: 'healthy' | 'injured';
  readonly dazed?: boolean;
  readonly activated?: boolean;
  readonly conditions?: readonly ConditionName[];
  /** Numbers of the tokens it holds. */
  readonly holds?: readonly number[];
  readonly form?: number;
  /** The Infinity Gems it has, by name. */
  readonly gems?: readonly string[];
  /** The card, where the name in the scenario is another one. */
  readonly card?: string;
}

interface SideWords {
  readonly characters?: { readonly [name: string]: CharacterWords };
  readonly affiliation?: string;
  readonly leader?: string;
  readonly tactics?: readonly string[];
  readonly points?: number;
  readonly edge?: 'top' | 'right' | 'bottom' | 'left';
}

export const playersOf = (given: Words): readonly string[] => {
  const named = Object.keys(given).filter((word) => !GIVEN.includes(word));
  return named.length >= 2
    ? named.slice(0, 2)
    : [...named, ...['Ann', 'Ben'].filter((name) => !named.includes(name))].slice(0, 2);
};

/** A card by its id or by the last part of it. */
export function cardNamed(cards: readonly Card[], name: string, kind: Card['card']): Card | undefined {
  return cards.find((card) => card.card === kind && (card.id === name || card.id.endsWith(`/${name}`)));
}

/** The outline of a rectangle by two opposite corners. */
const rectangle = ([x1, y1, x2, y2]: readonly [number, number, number, number]): Point[] => [
  { x: x1, y: y1 },
  { x: x2, y: y1 },
  { x: x2, y: y2 },
  { x: x1, y: y2 },
];

interface TerrainWords {
  readonly at: readonly [number, number, number, number];
  readonly size: number;
  readonly fixed?: true;
  readonly steep?: true;
}

const terrainFrom = (given: Json | undefined): Feature[] =>
  Object.entries((given ?? {}) as unknown as { readonly [id: string]: TerrainWords }).map(
    ([id, { at, size, fixed, steep }]) => ({
      id,
      kind: 'building',
      size,
      interactive: fixed !== true,
      outline: rectangle(at),
      standing: steep === true ? null : 'outline',
    }),
  );

const made = new WeakMap<
  readonly Card[],
  { readonly content: Content; readonly game: Prepared<Table>['game'] }
>();

/** The game with these cards, made once. */
function madeOf(cards: readonly Card[]): {
  readonly content: Content;
  readonly game: Prepared<Table>['game'];
} {
  let one = made.get(cards);
  if (one === undefined) {
    const content = new Content(cards);
    one = { content, game: crisisProtocol(content) as Prepared<Table>['game'] };
    made.set(cards, one);
  }
  return one;
}

/** Builds the position and runs it until somebody is asked. */
export function prepare(
  cards: readonly Card[],
  given: Words,
  steps: readonly Step[],
  edition: string | null,
): Position {
  const { content, game } = madeOf(cards);
  const players = playersOf(given);
  const chosen = (edition ?? DEFAULT_EDITION) as EditionId;
  if (!(chosen in EDITIONS)) throw new Error(`no edition "${edition}"`);
  const terrain = terrainFrom(given['terrain']);
  const setup = { edition: chosen, terrain, rosters: [], oneShots: [] } as unknown as Json;
  const table = emptyTable(setup);
  const names = new Map<string, number>();
  const slots: Slot[] = [];
  const put = (id: string, owner: Seat | null): number => slots.push({ id, owner }) - 1;
  for (const type of ['secure', 'extraction'] as const) addCrisis(table, cards, given[type], type, put);
  for (const [name, feature] of Object.entries((given['one-shots'] ?? {}) as Words)) {
    const card = cardNamed(cards, name, 'one-shot');
    if (card === undefined) throw new Error(`no One-Shot card "${name}"`);
    table.mission.oneShots.push(put(card.id, null));
    if (typeof feature === 'string')
      table.mission.staged = [...table.mission.staged, { card: card.id, terrain: feature }];
  }
  moveTokens(table, given['tokens']);
  players.forEach((player, seat) => {
    addSide(table, cards, (given[player] ?? {}) as SideWords, seat, put, names);
  });
  table.cards = slots;
  table.round = (given['round'] as number | undefined) ?? 1;
  table.priority = seatOf(players, given['priority'], 0);
  const faces = [given['dice'], ...steps.map((step) => step.does['dice'])].flatMap(
    (list) => (list ?? []) as Face[],
  );
  table.stacked = { faces, crises: [] };
  const match: Match<Table> = {
    game: game.id,
    version: game.version,
    content: game.content,
    setup,
    seedHash: seedHash('scenario'),
    seats: 2,
    random: randomness('scenario'),
    table,
    frames: [],
    pending: [],
    given: [],
    asked: 0,
    outcome: null,
  };
  const find = (name: string, seat: Seat): number => findCharacter(names, players, name, seat);
  placeFrames(game.rulebook.procedures, match, given, players, find);
  const opening: never[] = [];
  game.resume(match, opening);
  const nameOf = (id: number): string =>
    [...names].find(([, value]) => value === id)?.[0].replace(/^\d\//, '') ?? '';
  return { game, match, players, opening, content, find, nameOf };
}

const seatOf = (players: readonly string[], name: Json | undefined, fallback: Seat): Seat =>
  typeof name === 'string' ? Math.max(0, players.indexOf(name)) : fallback;

function addCrisis(
  table: Table,
  cards: readonly Card[],
  name: Json | undefined,
  type: CrisisType,
  put: (id: string, owner: Seat | null) => number,
): void {
  if (typeof name !== 'string') return;
  const card = cardNamed(cards, name, 'crisis');
  if (card?.card !== 'crisis') throw new Error(`no crisis "${name}"`);
  table.mission[type] = put(card.id, null);
  card.tokens.forEach(({ kind, at, facing = [] }, of) => {
    at.forEach(([x, y], i) => {
      const [ax, ay] = facing[i] ?? [];
      const looks = ax === undefined || ay === undefined ? null : { x: ax, y: ay };
      table.tokens.push(newToken(table.tokens.length, type, of, kind, { x, y }, looks));
    });
  });
}

function moveTokens(table: Table, given: Json | undefined): void {
  const moved = (given ?? {}) as unknown as {
    readonly [id: string]: { at?: readonly [number, number]; controller?: number; exhausted?: boolean };
  };
  for (const [id, { at, controller, exhausted }] of Object.entries(moved)) {
    const token = table.tokens[Number(id)];
    if (token === undefined) throw new Error(`no token ${id}`);
    if (at !== undefined) token.at = onGrid({ x: at[0], y: at[1] });
    if (controller !== undefined) token.controller = controller;
    if (exhausted !== undefined) token.exhausted = exhausted;
  }
}

function addSide(
  table: Table,
  cards: readonly Card[],
  side: SideWords,
  seat: Seat,
  put: (id: string, owner: Seat | null) => number,
  names: Map<string, number>,
): void {
  const player = table.players[seat as 0 | 1];
  for (const [name, words] of Object.entries(side.characters ?? {})) {
    const card = cardNamed(cards, words.card ?? name, 'character');
    if (card === undefined) throw new Error(`no character "${words.card ?? name}"`);
    const id = table.characters.length;
    const gems = (words.gems ?? []).map((gem) => {
      const found = cardNamed(cards, gem, 'gem');
      if (found === undefined) throw new Error(`no Infinity Gem "${gem}"`);
      return put(found.id, seat);
    });
    const character = newCharacter(id, put(card.id, seat), seat, gems);
    names.set(`${seat}/${name}`, id);
    if (words.at !== undefined) character.at = onGrid({ x: words.at[0], y: words.at[1] });
    character.power = words.power ?? 0;
    character.damage = words.damage ?? 0;
    character.side = words.side ?? 'healthy';
    character.dazed = words.dazed ?? false;
    character.activated = words.activated ?? false;
    character.conditions = [...(words.conditions ?? [])];
    character.form = words.form ?? 0;
    for (const held of words.holds ?? []) {
      const token = table.tokens[held];
      if (token === undefined) throw new Error(`no token ${held} to hold`);
      token.at = null;
      token.holder = id;
    }
    table.characters.push(character);
  }
  player.tactics = (side.tactics ?? []).map((name) => {
    const card = cardNamed(cards, name, 'tactic');
    if (card === undefined) throw new Error(`no tactic card "${name}"`);
    return put(card.id, seat);
  });
  player.points = side.points ?? 0;
  player.affiliation = side.affiliation ?? null;
  if (side.edge !== undefined) player.edge = side.edge;
  const leader = side.leader === undefined ? undefined : names.get(`${seat}/${side.leader}`);
  if (leader !== undefined) player.leadership = { character: leader, of: 0 };
}

function findCharacter(
  names: ReadonlyMap<string, number>,
  players: readonly string[],
  name: string,
  seat: Seat,
): number {
  const owned = /^(.+)'s (.+)$/.exec(name);
  const found =
    owned === null
      ? (names.get(`${seat}/${name}`) ?? names.get(`${1 - seat}/${name}`))
      : names.get(`${players.indexOf(owned[1] ?? '')}/${owned[2]}`);
  if (found === undefined) throw new Error(`no character is called "${name}"`);
  return found;
}

type Procedures = Prepared<Table>['game']['rulebook']['procedures'];

/** Puts the match where the scenario begins: in a phase, in a turn, or in the activation of a character. */
function placeFrames(
  procedures: Procedures,
  match: Match<Table>,
  given: Words,
  players: readonly string[],
  find: (name: string, seat: Seat) => number,
): void {
  const at = (procedure: string, row: string): number => {
    const step = procedures[procedure]?.rowAt.get(row);
    if (step === undefined) throw new Error(`${procedure} has no row "${row}"`);
    return step;
  };
  const { table } = match;
  const phase = (given['phase'] as string | undefined) ?? 'activation';
  const seat = seatOf(players, given['turn'], table.priority);
  if (phase === 'leadership') {
    match.frames = [
      { procedure: 'match', step: at('match', 'a round: Power Phase'), data: {} },
      { procedure: 'leadership', step: 0, data: { seat: 0 } },
    ];
    return;
  }
  if (phase !== 'activation') {
    const row = phase === 'power' ? 'a round: Power Phase' : 'Cleanup Phase';
    if (phase === 'power') table.round--;
    match.frames = [{ procedure: 'match', step: at('match', row), data: {} }];
    return;
  }
  table.phase = 'activation';
  const active = given['active'];
  const turns = at('activation-phase', 'a turn of the next player');
  match.frames = [
    { procedure: 'match', step: at('match', 'Cleanup Phase'), data: {} },
    { procedure: 'activation-phase', step: turns, data: { seat } },
  ];
  if (typeof active !== 'string') return;
  const who = find(active, seat);
  const owner = table.characters[who]?.controller ?? seat;
  const made = 2 - ((given['actions'] as number | undefined) ?? 2);
  match.frames[1] = { procedure: 'activation-phase', step: turns, data: { seat: 1 - owner } };
  match.frames.push(
    { procedure: 'turn', step: at('turn', 'the turn ends'), data: { seat: owner, with: who } },
    {
      procedure: 'activation',
      step: at('activation', 'actions, superpowers, interactions and cards, until the player ends it'),
      data: { who },
    },
  );
  table.lastActivation = owner;
  table.turn = {
    seat: owner,
    character: who,
    actions: 2 - made,
    made: Array.from({ length: made }, () => 'other'),
    interacted: [],
    attacked: [],
  };
}
