import {
  type Event,
  type Game,
  type Match,
  type Prepared,
  randomness,
  type Seat,
  type Step,
  type Words,
} from '@assemble/kernel';
import { FORMATS } from '../builder/formats.ts';
import { type Card, Content, SIDEKICK_ID } from '../content.ts';
import type { CharacterFace, DieKind } from '../dice.ts';
import { diceMasters } from '../game.ts';
import { emptyTable, layOut } from '../rules/set-up.ts';
import { turn } from '../rules/turn.ts';
import type { Die, Phase, Table, Zone } from '../table.ts';
import type { View } from '../view/view.ts';
import { type Aliases, aliases, type Cast, castOf, slugOf, teamsOf } from './cast.ts';
import { faceIndex } from './faces.ts';

/** Words that lay down dice results and draws in advance, in the order in which they will happen. */
export const CHANCE = ['roll', 'draw'];

export interface Position extends Prepared<Table> {
  /** The names in use; cards may still come to the table while a match is being set up. */
  readonly cast: (match: Match<Table>) => Cast;
}

type Pile = { readonly [alias: string]: number };
type Placed = string | { readonly die: string; readonly damage?: number };

const ROLLED: readonly Zone[] = ['reserve', 'field'];
const UNROLLED: readonly Zone[] = ['bag', 'prep', 'used'];
const ROWS: Readonly<Record<string, string>> = {
  'clear-and-draw': 'clear and draw',
  'roll-and-reroll': 'roll and reroll',
  main: 'main',
  attack: 'attack',
  regroup: 'regroup',
};

export const playersOf = (given: Words): readonly string[] =>
  (given['players'] ?? ['Ann', 'Ben']) as readonly string[];

/** Builds the position a scenario describes; what it leaves out is a legal default. */
export function prepare(cards: readonly Card[], given: Words, steps: readonly Step[]): Position {
  const players = playersOf(given);
  const { content, game } = gameWith(cards, given['stubs'] as Stubs | undefined);
  const opening: Event[] = [];
  if (given['setup'] !== undefined) {
    const match = game.create(given['setup'], 'scenario', opening);
    match.table.stacked = stackedFrom(given, steps, new Map());
    const cast = (later: Match<Table>): Cast => castOf(later.table, content, players, [], new Map());
    return { game, match, players, cast, opening };
  }
  const { table, cast } = positionTable(content, given, players, steps);
  const match: Match<Table> = {
    game: game.id,
    version: game.version,
    content: game.content,
    setup: { format: 'tournament' },
    seedHash: '',
    seats: 2,
    random: randomness('scenario'),
    table,
    frames: [
      { procedure: 'match', step: 2, data: {} },
      { procedure: 'turn', step: turn.rowAt.get(ROWS[table.phase] ?? 'main') ?? 0, data: {} },
    ],
    pending: [],
    given: [],
    asked: 0,
    outcome: null,
  };
  game.resume(match, opening);
  return { game, match, players, cast: () => cast, opening };
}

/** The game with these cards: made once for a list of cards, anew only where a scenario changes their numbers. */
function gameWith(
  cards: readonly Card[],
  stubs: Stubs | undefined,
): { content: Content; game: Game<Table, View> } {
  const known = games.get(cards);
  if (stubs === undefined && known !== undefined) return known;
  const content = new Content(stubbed(cards, stubs ?? {}));
  const made = { content, game: diceMasters(content) };
  if (stubs === undefined) games.set(cards, made);
  return made;
}

const games = new WeakMap<readonly Card[], { content: Content; game: Game<Table, View> }>();

function positionTable(content: Content, given: Words, players: readonly string[], steps: readonly Step[]) {
  const table = emptyTable({ format: 'tournament', priority: given['priority'] ?? 'tournament' });
  const sides = players.map((name) => (given[name] ?? {}) as Words);
  const teams = teamsOf(content, given, players);
  const shared = aliases(content, given['shared'] ?? []);
  layOut(
    table,
    teams.map((team, seat) =>
      [...team].map(([alias, card]) => ({ card, dice: diceOf(sides[seat] ?? {}, alias) })),
    ),
    [...shared.values()],
  );
  const cast = castOf(table, content, players, teams, shared);
  sides.forEach((side, seat) => {
    placeSide(table, content, cast, seat, side);
    const player = table.players[seat];
    if (player === undefined) return;
    player.life = (side['life'] ?? FORMATS.tournament.life) as number;
    player.markers = (side['markers'] ?? 0) as number;
  });
  limitShared(table, cast, (given['left'] ?? {}) as Pile);
  table.active = Math.max(0, players.indexOf((given['active'] ?? players[0] ?? '') as string));
  table.turn = (given['turn'] ?? 1) as number;
  table.phase = (given['phase'] ?? 'main') as Phase;
  table.stacked = stackedFrom(given, steps, new Map([...teams.flatMap((team) => [...team]), ...shared]));
  return { table, cast };
}

/** All results the scenario lays down: first those of `given`, then step by step. */
function stackedFrom(given: Words, steps: readonly Step[], known: Aliases): Table['stacked'] {
  const lists = (word: string): string[] =>
    [given, ...steps.map((step) => step.does)].flatMap((words) => (words[word] ?? []) as string[]);
  // Chance knows cards by their id: an alias that is not the beginning of it is replaced.
  const byId = (word: string): string => {
    const [name = '', ...face] = word.split('@');
    const slug = slugOf(known.get(name) ?? '');
    return slug === '' || slug.startsWith(name) ? word : [slug, ...face].join('@');
  };
  return { faces: lists('roll').map(byId), draws: lists('draw').map(byId) };
}

/** How many dice of a card the side's zones hold, together with those left on the card; at least one. */
function diceOf(side: Words, alias: string): number {
  let count = ((side['cards'] ?? {}) as Pile)[alias] ?? 0;
  for (const zone of UNROLLED) count += ((side[zone] ?? {}) as Pile)[alias] ?? 0;
  for (const zone of ROLLED) {
    count += ((side[zone] ?? []) as Placed[]).filter((one) => wordsOf(one)[0] === alias).length;
  }
  return Math.max(1, count);
}

export const wordsOf = (placed: Placed): [alias: string, face: string] => {
  const text = typeof placed === 'string' ? placed : placed.die;
  const at = text.indexOf('@');
  return at < 0 ? [text, 'L1'] : [text.slice(0, at), text.slice(at + 1)];
};

function placeSide(table: Table, content: Content, cast: Cast, seat: Seat, side: Words): void {
  const taken = new Set<number>();
  const next = (alias: string): Die => {
    const slot = cast.slots[seat]?.get(alias);
    const die = table.dice.find(
      (one) =>
        one.card === slot &&
        !taken.has(one.id) &&
        (one.owner === seat || (one.owner === -1 && one.zone === 'card')),
    );
    if (slot === undefined || die === undefined)
      throw new Error(`${cast.players[seat]} has no die "${alias}" left`);
    taken.add(die.id);
    die.owner = seat;
    die.controller = seat;
    return die;
  };
  for (const zone of ROLLED) {
    for (const placed of (side[zone] ?? []) as Placed[]) {
      const [alias, face] = wordsOf(placed);
      const die = next(alias);
      die.zone = zone;
      die.face = faceIndex(content.dieKind(table.cards[die.card]?.id ?? SIDEKICK_ID), face);
      die.damage = typeof placed === 'string' ? 0 : (placed.damage ?? 0);
    }
  }
  for (const zone of UNROLLED) {
    for (const [alias, count] of Object.entries((side[zone] ?? {}) as Pile)) {
      for (let i = 0; i < count; i++) next(alias).zone = zone;
    }
  }
  if (side['bag'] === undefined) return;
  // With a bag spelt out, sidekicks that are named nowhere are out of the way on no pile at all: in the used pile.
  for (const die of table.dice) {
    if (die.card === 0 && die.owner === seat && die.zone === 'bag' && !taken.has(die.id))
      die.zone = 'captured';
  }
}

/** Dice left on shared cards, where the scenario says so. */
function limitShared(table: Table, cast: Cast, left: Pile): void {
  for (const [alias, count] of Object.entries(left)) {
    const slot = cast.slots[0].get(alias);
    const onCard = table.dice.filter((die) => die.card === slot && die.zone === 'card');
    for (const die of onCard.slice(count)) die.zone = 'captured';
  }
}

type Stubs = { readonly [card: string]: { readonly [level: string]: Partial<CharacterFace> } };

/** Cards with other numbers on their dice, for examples that fix them. */
function stubbed(cards: readonly Card[], stubs: Stubs): Card[] {
  return cards.map((card) => {
    const stub = stubs[card.id];
    if (stub === undefined) return card;
    const die: DieKind = {
      kind: card.die.kind,
      faces: card.die.faces.map((face) =>
        face.kind === 'character' ? { ...face, ...stub[`L${face.level}`] } : face,
      ),
    };
    return { ...card, die };
  });
}
