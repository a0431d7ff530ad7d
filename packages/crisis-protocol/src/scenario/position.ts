import {
  accepted,
  type Event,
  type Json,
  type Match,
  type Prepared,
  Run,
  type Step,
  untouched,
  type Words,
} from '@assemble/kernel';
import { READY_MADE, rosterFor } from '../builder/ready-made.ts';
import { type Card, Content } from '../content.ts';
import { citing } from '../editions/citations.ts';
import { DEFAULT_EDITION, EDITIONS, type EditionId } from '../editions/index.ts';
import { crisisProtocol } from '../game.ts';
import type { Face } from '../names.ts';
import type { C } from '../rules/run.ts';
import { emptyTable } from '../rules/set-up.ts';
import type { Table } from '../table.ts';
import { type Cast, cardNamed, findCharacter, tokenNamed } from './names.ts';
import { Placing } from './placing.ts';
import { mustBePossible } from './possible.ts';
import { battlefieldFrom, terrainFrom } from './terrain.ts';
import { addLastingFrom, type Finding, framesFor, usedFrom } from './under-way.ts';

/** Words that lay down chance in advance. */
export const CHANCE: readonly string[] = ['roll'];

/** A position a scenario starts from, with the names it uses. */
export interface Position extends Prepared<Table> {
  readonly content: Content;
  readonly cast: Cast;
}

export const playersOf = (given: Words): readonly string[] => given['players'] as readonly string[];

const made = new WeakMap<
  readonly Card[],
  { readonly content: Content; readonly game: Prepared<Table>['game'] }
>();

/** The game with these cards, made once. */
export function madeOf(cards: readonly Card[]): {
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
  if (!(chosen in EDITIONS))
    throw new Error(`no edition "${edition}" (there are ${Object.keys(EDITIONS).join(', ')})`);
  const faces = [given['roll'], ...steps.map((step) => step.does['roll'])].flatMap(
    (list) => (list ?? []) as Face[],
  );
  const opening: Event[] = [];
  if (given['setup'] !== undefined) {
    const match = setUp(cards, game, given, players, chosen, faces, opening);
    return {
      game: citing(game),
      match,
      players,
      opening,
      content,
      cast: { content, players, characters: new Map() },
    };
  }
  const setup = { edition: chosen, terrain: terrainFrom(given['terrain']), rosters: [], oneShots: [] };
  const table = emptyTable(setup);
  const placing = new Placing(table, cards, players);
  placing.mission(given);
  players.forEach((player, seat) => {
    placing.side((given[player] ?? {}) as Words, seat);
  });
  placing.finish();
  table.round = (given['round'] as number | undefined) ?? 1;
  const { priority } = given;
  table.priority = typeof priority === 'string' ? players.indexOf(priority) : 0;
  const last = given['last-activation'];
  table.lastActivation = typeof last === 'string' ? players.indexOf(last) : null;
  table.stacked = { faces, crises: [] };
  const match = untouched(game, setup, table, 2);
  const cast: Cast = { content, players, characters: placing.characters };
  const find: Finding = {
    content,
    players,
    character: (name, seat) => findCharacter(cast, table, name, seat),
    token: (name) => tokenNamed(match, name),
  };
  const c: C = new Run(game.rulebook, match, null);
  for (const one of (given['lasting'] ?? []) as Words[]) addLastingFrom(c, one, find);
  controlled(table, given, players, placing.characters);
  for (const one of (given['used'] ?? []) as Words[]) table.used.push(...usedFrom(c, one, find));
  mustBePossible(c, cast, { game, match, players });
  match.frames = framesFor(c, given, find);
  game.resume(match, opening);
  return { game: citing(game), match, players, opening, content, cast };
}

/** CP-CHAR-1: only an effect lets a player control another one's character. */
function controlled(
  table: Table,
  given: Words,
  players: readonly string[],
  numbers: ReadonlyMap<string, number>,
): void {
  players.forEach((player, seat) => {
    const { characters = {} } = (given[player] ?? {}) as { characters?: { [name: string]: Words } };
    for (const [name, { owner }] of Object.entries(characters)) {
      if (owner === undefined) continue;
      const id = numbers.get(`${players.indexOf(String(owner))}/${name}`);
      if (table.characters[id ?? -1]?.controller !== seat)
        throw new Error(`nothing lets ${player} control "${name}": name the lasting effect that does`);
    }
  });
}

/** A match from its set-up on: rosters by name, dice and crises as they are laid down. */
function setUp(
  cards: readonly Card[],
  game: Prepared<Table>['game'],
  given: Words,
  players: readonly string[],
  edition: EditionId,
  faces: Face[],
  opening: Event[],
): Match<Table> {
  const words = given['setup'] as Words;
  const id = (kind: Card['card'], name: string): string => {
    const card = cardNamed(cards, name, kind);
    if (card === undefined) throw new Error(`no ${kind} card is called "${name}"`);
    return card.id;
  };
  const ids = (kind: Card['card'], names: Json | undefined): string[] =>
    ((names ?? []) as string[]).map((name) => id(kind, name));
  const roster = (written: Json | undefined): Json => {
    if (typeof written === 'string') {
      const ready = READY_MADE.find((one) => one.id === written);
      if (ready === undefined) throw new Error(`no roster is called "${written}"`);
      return rosterFor(ready, EDITIONS[edition]);
    }
    const { characters = [], tactics, crises } = (written ?? {}) as Words;
    const people = Array.isArray(characters)
      ? (characters as string[]).map((name): [string, Words] => [name, {}])
      : Object.entries(characters as { [name: string]: Words });
    return {
      characters: people.map(([name, { gems }]) => ({
        id: id('character', name),
        ...(gems === undefined ? {} : { gems: ids('gem', gems) }),
      })),
      tactics: ids('tactic', tactics),
      crises: ids('crisis', crises),
    };
  };
  const rosters = (words['rosters'] ?? {}) as Words;
  const setup: Json = {
    edition,
    terrain: battlefieldFrom(words),
    rosters: players.map((player) => roster(rosters[player])),
    oneShots: ids('one-shot', words['one-shots']),
  };
  const table = emptyTable(accepted(game, setup));
  table.stacked = { faces, crises: ids('crisis', words['draw']) };
  const match = untouched(game, setup, table, 2);
  game.resume(match, opening);
  return match;
}
