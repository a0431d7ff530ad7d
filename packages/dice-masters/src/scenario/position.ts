import {
  accepted,
  type Event,
  type Game,
  type Json,
  type Match,
  type Prepared,
  Run,
  type Seat,
  type Step,
  untouched,
  type Words,
} from '@assemble/kernel';
import { type Card, Content } from '../content.ts';
import type { CharacterFace, DieKind } from '../dice.ts';
import { diceMasters } from '../game.ts';
import { emptyTable } from '../rules/set-up.ts';
import { layOut } from '../rules/set-up-atoms.ts';
import type { Die, Phase, Table } from '../table.ts';
import type { View } from '../view/view.ts';
import { type Aliases, aliases, type Cast, castOf, parse, slugOf, teamsOf } from './cast.ts';
import { diceOf, limitShared, type Pile, Placing } from './placing.ts';
import { mustBePossible } from './possible.ts';
import { stackedChance } from './stacked.ts';
import { atPhase, type Finding, inAttack, lastingFrom, usedFrom } from './under-way.ts';

/** Words that lay down dice results and draws in advance, in the order in which they will happen. */
export const CHANCE = ['roll', 'draw'];

export interface Position extends Prepared<Table> {
  /** The names in use; cards may still come to the table while a match is being set up. */
  readonly cast: (match: Match<Table>) => Cast;
}

export const playersOf = (given: Words): readonly string[] => given['players'] as readonly string[];

/** Builds the position a scenario describes; what it leaves out is a legal default. */
export function prepare(cards: readonly Card[], given: Words, steps: readonly Step[]): Position {
  const players = playersOf(given);
  const { content, game } = gameWith(cards, given['stubs'] as Stubs | undefined);
  const opening: Event[] = [];
  if (given['setup'] !== undefined) {
    const setup = accepted(game, setupFrom(given['setup'] as Words, players));
    const match = untouched(game, setup, emptyTable(setup), 2);
    match.table.stacked = stackedFrom(given, steps, new Map());
    game.resume(match, opening);
    const cast = (later: Match<Table>): Cast =>
      castOf(later.table, content, players, [], new Map(), new Map());
    return { game, match, players, cast, opening };
  }
  const { table, cast, find } = positionTable(content, given, players, steps);
  for (const one of (given['lasting'] ?? []) as Words[]) table.lasting.push(lastingFrom(table, one, find));
  for (const one of (given['used'] ?? []) as Json[]) {
    const words = typeof one === 'string' ? { card: one } : (one as Words);
    table.usedThisTurn.push(...usedFrom(table, content, words, find));
  }
  const attack = given['attack'];
  const match = untouched(game, { format: table.format }, table, 2);
  match.frames = attack === undefined ? atPhase(table.phase) : inAttack(table, attack as Words, find);
  mustBePossible(new Run(game.rulebook, match, null), cast, { game: game as Game<Table>, match, players });
  game.resume(match, opening);
  return { game, match, players, cast: () => cast, opening };
}

/** A set-up as the game takes it: players by name, cards with their dice. */
function setupFrom(words: Words, players: readonly string[]): Json {
  const { first, teams, draft, ...rest } = words;
  const seat = typeof first === 'string' && first !== 'random' ? players.indexOf(first) : first;
  const team = (written: Json): Json => {
    if (typeof written !== 'object' || written === null || Array.isArray(written)) return written;
    const { cards, 'basic-actions': basicActions = [] } = written as Words;
    if (Array.isArray(cards)) return written;
    return {
      cards: Object.entries((cards ?? {}) as Pile).map(([card, dice]) => ({ card, dice })),
      basicActions,
    };
  };
  const { 'basic-actions': basicActions, 'dice-per-title': dicePerTitle, ...more } = (draft ?? {}) as Words;
  return {
    ...rest,
    ...(seat === undefined ? {} : { first: seat }),
    ...(teams === undefined
      ? {}
      : {
          teams: Array.isArray(teams)
            ? teams.map(team)
            : players.map((name) => team((teams as Words)[name] ?? null)),
        }),
    ...(draft === undefined
      ? {}
      : {
          draft: {
            ...more,
            ...(basicActions === undefined ? {} : { basicActions }),
            ...(dicePerTitle === undefined ? {} : { dicePerTitle }),
          },
        }),
  };
}

/** The game with these cards: made once for a list of cards, anew only where a scenario changes their numbers. */
function gameWith(
  cards: readonly Card[],
  stubs: Stubs | undefined,
): { content: Content; game: Game<Table, View> } {
  const known = games.get(cards);
  if (stubs === undefined && known !== undefined) return known;
  const content = new Content(stubbed(cards, stubs ?? {}));
  const made = { content, game: diceMasters(content, stackedChance) };
  if (stubs === undefined) games.set(cards, made);
  return made;
}

const games = new WeakMap<readonly Card[], { content: Content; game: Game<Table, View> }>();

function positionTable(content: Content, given: Words, players: readonly string[], steps: readonly Step[]) {
  const table = emptyTable({
    format: given['format'] ?? 'tournament',
    priority: given['priority'] ?? 'tournament',
  });
  const sides = players.map((name) => (given[name] ?? {}) as Words);
  const teams = teamsOf(content, given, players);
  const shared = aliases(content, given['shared'] ?? []);
  layOut(
    table,
    teams.map((team, seat) =>
      [...team].map(([alias, card]) => ({
        card,
        dice: diceOf(sides, players, seat, [alias, content.find(card)?.title ?? '', slugOf(card)]),
      })),
    ),
    [...shared.values()],
  );
  const { slots } = castOf(table, content, players, teams, shared, new Map());
  const placing = new Placing(table, content, players, slots);
  sides.forEach((side, seat) => {
    placing.side(seat, side);
    const player = table.players[seat];
    if (player === undefined) return;
    player.life = (side['life'] ?? player.startLife) as number;
    player.markers = (side['markers'] ?? 0) as number;
    player.fielded = (side['fielded'] ?? 0) as number;
    player.actionsUsed = (side['actions-used'] ?? 0) as number;
  });
  const cast = castOf(table, content, players, teams, shared, placing.own);
  const find = finding(table, cast);
  placing.hold(find.die);
  limitShared(table, slots, (given['left'] ?? {}) as Pile);
  table.active = Math.max(0, players.indexOf((given['turn'] ?? players[0] ?? '') as string));
  table.turn = (given['turn-number'] ?? 1) as number;
  table.phase = (given['phase'] ?? 'main') as Phase;
  table.stacked = stackedFrom(given, steps, new Map([...teams.flatMap((team) => [...team]), ...shared]));
  return { table, cast, find };
}

/** Finds fielded dice and cards by name, those of the seat first. */
function finding(table: Table, cast: Cast): Finding {
  const fits = (die: Die, name: string, seat: Seat): boolean =>
    die.controller === seat && die.zone === 'field' && cast.slots[die.owner]?.get(name) === die.card;
  return {
    players: cast.players,
    die: (seat, text) => {
      const { whose, name, nth } = parse(text);
      const own = cast.own.get(name);
      const of = whose === null ? seat : cast.players.indexOf(whose);
      const found =
        own === undefined
          ? table.dice.filter((die) => fits(die, name, of))[(nth ?? 1) - 1]
          : table.dice.find((die) => die.id === own.die);
      if (found === undefined) throw new Error(`${cast.players[of]} has no die "${text}" in the field`);
      return found;
    },
    slot: (seat, name) => {
      const slot = cast.slots[seat]?.get(name) ?? cast.slots[1 - seat]?.get(name);
      if (slot === undefined) throw new Error(`no card is called "${name}"`);
      return slot;
    },
  };
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
