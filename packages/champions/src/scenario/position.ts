import {
  accepted,
  type Event,
  type Frame,
  type Game,
  type Json,
  type Match,
  type Prepared,
  Run,
  untouched,
  type Words,
} from '@assemble/kernel';
import { RECOMMENDED } from '../builder/setup.ts';
import { type Card, Content } from '../content.ts';
import { champions } from '../game.ts';
import type { C } from '../rules/run.ts';
import type { Table } from '../table.ts';
import { type Cast, cardNamed, idNamed } from './names.ts';
import { type Given, Placing, type Side } from './placing.ts';
import { mustBePossible } from './possible.ts';
import {
  atEndOfTurns,
  type Finding,
  inAttack,
  inTurn,
  inVillainPhase,
  lastingFrom,
  usedFrom,
} from './under-way.ts';

/** A position and the names in it. */
export interface Position extends Prepared<Table> {
  readonly content: Content;
  readonly cast: Cast;
}

export const playersOf = (given: Words): readonly string[] => given['players'] as readonly string[];

const games = new WeakMap<readonly Card[], { content: Content; game: Game<Table> }>();

/** The game with these cards, made once. */
export function gameOf(cards: readonly Card[]): { content: Content; game: Game<Table> } {
  let found = games.get(cards);
  if (found === undefined) {
    const content = new Content(cards);
    found = { content, game: champions(content) };
    games.set(cards, found);
  }
  return found;
}

/** Builds the position: the cards that are named, and nothing else; or sets a match up in the regular way. */
export function prepare(cards: readonly Card[], given: Words): Position {
  const { content, game } = gameOf(cards);
  const players = playersOf(given);
  if (given['setup'] !== undefined) return setUp(content, game, given, players);
  const placing = new Placing(content, players);
  players.forEach((name, seat) => {
    placing.player(given[name] as unknown as Side, seat);
  });
  placing.scenario(given as unknown as Given);
  const table = placing.finish();
  const cast: Cast = { content, players };
  const seat = (name: Json | undefined, fallback: number): number =>
    typeof name === 'string' ? players.indexOf(name) : fallback;
  const firstIn = table.players.findIndex((player) => !player.out);
  table.first = seat(given['first'], firstIn);
  table.round = (given['round'] ?? 1) as number;
  const { pacing } = given;
  const setup = pacing === undefined ? { scenario: given } : { scenario: given, pacing };
  const match = untouched(game, setup, table, players.length);
  const find: Finding = { content, players, card: (name) => idNamed(cast, match, name) };
  const c: C = new Run(game.rulebook, match, null);
  match.frames = framesFor(c, given, seat(given['turn'], table.first), find);
  for (const one of (given['lasting'] ?? []) as Words[])
    table.lasting.push({ ...lastingFrom(table, one, find), id: table.lastingIds++ });
  for (const one of (given['used'] ?? []) as Json[])
    table.used.push(...usedFrom(c, typeof one === 'string' ? { card: one } : (one as Words), find));
  mustBePossible(c, cast, { game, match, players });
  const opening: Event[] = [];
  game.resume(match, opening);
  return { game, match, players, opening, content, cast };
}

/** Where the match stands: in an attack, at a step of the villain phase, or in a turn. */
function framesFor(c: C, given: Words, turn: number, find: Finding): Frame[] {
  const { table } = c;
  const { attack, phase, 'villain-step': step, 'turns-are-over': over } = given;
  if (attack !== undefined) return inAttack(c, attack as Words, find);
  if (step !== undefined || phase === 'villain') return inVillainPhase(table, (step ?? 1) as number);
  return over === true ? atEndOfTurns(table) : inTurn(table, turn);
}

/** A match from its set-up on; what chance deals is as the sides say, as far as they do. */
function setUp(content: Content, game: Game<Table>, given: Words, players: readonly string[]): Position {
  const setup = accepted(game, setupFrom(content, given, players));
  const opening: Event[] = [];
  const match = game.create(setup, 'scenario', opening);
  players.forEach((name, seat) => {
    const { hand, deck } = (given[name] ?? {}) as { hand?: string[]; deck?: string[] };
    if (hand !== undefined || deck !== undefined) deal(content, match, seat, hand ?? [], deck ?? []);
  });
  // Whoever is asked about a hand is asked about the one that is dealt.
  match.pending = [];
  match.asked--;
  game.resume(match, opening);
  return { game, match, players, opening, content, cast: { content, players } };
}

/** Swaps cards of a player between hand and deck until these are in hand and those on top: chance could have dealt so. */
function deal(
  content: Content,
  { table }: Match<Table>,
  seat: number,
  hand: readonly string[],
  deck: readonly string[],
): void {
  const player = table.players[seat];
  if (player === undefined) return;
  if (hand.length > player.hand.length)
    throw new Error(
      player.hand.length === 0
        ? 'no hand is dealt yet: name the first player in the set-up'
        : `a starting hand has ${player.hand.length} cards`,
    );
  // Hand first, then the deck from the top: one row of places.
  const all = [...player.hand, ...player.deck.slice().reverse()];
  const put = (name: string, place: number): void => {
    const { id } = cardNamed(content, name, 'player');
    const at = all.findIndex((card, i) => i >= place && table.prints[card]?.card === id);
    if (at < 0) throw new Error(`the deck has no more "${name}"`);
    const [card = -1] = all.splice(at, 1);
    all.splice(place, 0, card);
  };
  hand.forEach((name, i) => {
    put(name, i);
  });
  deck.forEach((name, i) => {
    put(name, player.hand.length + i);
  });
  const size = player.hand.length;
  player.hand = all.slice(0, size);
  player.deck = all.slice(size).reverse();
  for (const id of player.hand) table.zones[id] = 'hand';
  for (const id of player.deck) table.zones[id] = 'deck';
}

/** A set-up as the game takes it: identities and cards by name. */
function setupFrom(content: Content, given: Words, players: readonly string[]): Json {
  const words = given['setup'] as Words;
  const villain = String(words['villain'] ?? 'rhino');
  const first = words['first'];
  const decks = (words['decks'] ?? {}) as { [player: string]: Words };
  return {
    players: players.map((name) => {
      const { hero, cards = {} } = decks[name] ?? {};
      return {
        identity: cardNamed(content, String(hero), 'hero').id,
        cards: Object.fromEntries(
          Object.entries(cards as Words).map(([card, count]) => [
            cardNamed(content, card, 'player').id,
            count,
          ]),
        ),
      };
    }),
    villain,
    mode: words['mode'] ?? 'standard',
    modular: words['modular'] ?? [RECOMMENDED[villain] ?? ''],
    ...(first === undefined ? {} : { first: players.indexOf(String(first)) }),
    ...(words['pacing'] === undefined ? {} : { pacing: words['pacing'] }),
  };
}
