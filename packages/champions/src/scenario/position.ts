import {
  type Event,
  type Frame,
  type Game,
  type Json,
  type Match,
  type Prepared,
  randomness,
  seedHash,
  type Words,
} from '@assemble/kernel';
import { type Card, Content, DRONE, type Face } from '../content.ts';
import { champions } from '../game.ts';
import { emptyTable } from '../rules/set-up.ts';
import { type Piece, type Player, SCENARIO, type Table, type Zone } from '../table.ts';
import { type Among, cardNamed } from './names.ts';

/** A position and the cards it is played with. */
export interface Position extends Prepared<Table> {
  readonly content: Content;
}

/** A card in play as a scenario writes it: its name, or its name and what is true of it. */
export type Placed =
  | string
  | (Partial<
      Pick<Piece, 'exhausted' | 'damage' | 'threat' | 'counters' | 'stunned' | 'confused' | 'tough'>
    > & {
      readonly card: string;
      /** The name of the card it is attached to. */
      readonly on?: string;
    });

export interface Side {
  readonly hero: string;
  readonly form?: 'hero' | 'alter-ego';
  readonly identity?: Omit<Exclude<Placed, string>, 'card'>;
  readonly hand?: readonly string[];
  /** Top card first. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly play?: readonly Placed[];
  /** Minions engaged with the player; 'Drone' stands for a card that lies face down. */
  readonly minions?: readonly Placed[];
  readonly dealt?: readonly string[];
  readonly flipped?: boolean;
}

export interface Given {
  /** The name of the villain, and the stage it is at; later stages follow unless `last` is set. */
  readonly villain?: string;
  readonly stage?: number;
  readonly last?: boolean;
  readonly villainIs?: Omit<Exclude<Placed, string>, 'card'>;
  readonly threat?: number;
  readonly schemeStage?: number;
  readonly acceleration?: number;
  /** Attachments on the villain, side schemes, environments. */
  readonly scenario?: readonly Placed[];
  /** The encounter deck, top card first. */
  readonly encounter?: readonly string[];
  readonly encounterDiscard?: readonly string[];
  readonly aside?: readonly string[];
  readonly first?: string;
  /** Whether players are asked wherever they might have an answer. */
  readonly pacing?: 'always';
  /** Whose turn it is; the first player's unless another is named. */
  readonly turn?: string;
  /** Begins with this step of the villain phase instead of a turn. */
  readonly villainStep?: 1 | 2 | 3 | 4 | 5;
}

const WORDS: ReadonlySet<string> = new Set([
  'villain',
  'stage',
  'last',
  'villainIs',
  'threat',
  'schemeStage',
  'acceleration',
  'scenario',
  'encounter',
  'encounterDiscard',
  'aside',
  'first',
  'pacing',
  'turn',
  'villainStep',
]);

export const playersOf = (given: Words): string[] => Object.keys(given).filter((word) => !WORDS.has(word));

/** The rows of the villain phase by the number of their step. */
const VILLAIN_ROWS = { 1: 0, 2: 1, 3: 3, 4: 4, 5: 5 } as const;

const games = new WeakMap<readonly Card[], { content: Content; game: Game<Table> }>();

function gameOf(cards: readonly Card[]): { content: Content; game: Game<Table> } {
  let found = games.get(cards);
  if (found === undefined) {
    const content = new Content(cards);
    found = { content, game: champions(content) };
    games.set(cards, found);
  }
  return found;
}

/** Builds the position: the cards that are named, and nothing else. */
export function prepare(cards: readonly Card[], words: Words): Position {
  const { content, game } = gameOf(cards);
  const players = playersOf(words);
  const given = words as unknown as Given;
  const builder = new Builder(content, players.length);
  players.forEach((name, seat) => {
    builder.addPlayer(words[name] as unknown as Side, seat);
  });
  builder.addScenario(given);
  const table = builder.finish();
  table.first = given.first === undefined ? 0 : players.indexOf(given.first);
  const turn = given.turn === undefined ? table.first : players.indexOf(given.turn);
  const seed = 'scenario';
  const match: Match<Table> = {
    game: game.id,
    version: game.version,
    content: game.content,
    setup: (given.pacing === undefined
      ? { scenario: words }
      : { scenario: words, pacing: given.pacing }) as Json,
    seedHash: seedHash(seed),
    seats: players.length,
    random: randomness(seed),
    table,
    frames: framesFor(table, turn, given.villainStep),
    pending: [],
    given: [],
    asked: 0,
    outcome: null,
  };
  const opening: Event[] = [];
  game.resume(match, opening);
  return { game, match, players, opening, content };
}

function framesFor(table: Table, turn: number, villainStep: Given['villainStep']): Frame[] {
  const round = (step: number): Frame[] => [
    { procedure: 'match', step: 1, data: {} },
    { procedure: 'round', step, data: {} },
  ];
  table.round = 1;
  if (villainStep !== undefined) {
    table.phase = 'villain';
    const data = { done: [], minions: [], seat: -1 };
    return [...round(3), { procedure: 'villain-phase', step: VILLAIN_ROWS[villainStep], data }];
  }
  table.phase = 'player';
  table.active = turn;
  const before = table.players.map((_, i) => (table.first + i) % table.players.length);
  const done = before.slice(0, before.indexOf(turn) + 1);
  return [
    ...round(2),
    { procedure: 'player-phase', step: 1, data: { done, turn: 0 } },
    { procedure: 'turn', step: 1, data: { seat: turn, asked: -1, offered: 0 } },
  ];
}

class Builder {
  readonly #content: Content;
  readonly #prints: { card: string; owner: number }[] = [];
  readonly #table: Table;
  readonly #sides: Side[] = [];
  /** Which card is attached to which: looked up when all of them lie there. */
  readonly #hosts: [Piece, string][] = [];

  constructor(content: Content, seats: number) {
    this.#content = content;
    this.#table = emptyTable();
    this.#table.players = new Array<Player>(seats);
  }

  #add(card: Card, owner: number, zone: Zone): number {
    this.#prints.push({ card: card.id, owner });
    this.#table.zones.push(zone);
    return this.#prints.length - 1;
  }

  #list(names: readonly string[] | undefined, owner: number, zone: Zone, among: Among): number[] {
    return (names ?? []).map((name) => this.#add(cardNamed(this.#content, name, among), owner, zone));
  }

  #put(card: Card, face: Face | null, owner: number, controller: number, facts: Placed): Piece {
    const id = this.#add(card, owner, 'play');
    const {
      on,
      card: _name,
      ...more
    } = typeof facts === 'string' ? { card: facts } : { on: undefined, ...facts };
    const printed = face ?? card.faces[0];
    const piece: Piece = {
      id,
      face: face === null ? DRONE : printed.id,
      controller,
      engaged: -1,
      host: -1,
      exhausted: false,
      damage: 0,
      threat: this.#count(printed.threat),
      counters: printed.keywords.uses?.count ?? printed.counters?.count ?? 0,
      stunned: false,
      confused: false,
      tough: false,
      under: [],
      ...more,
    };
    this.#table.play.push(piece);
    if (on !== undefined) this.#hosts.push([piece, on]);
    return piece;
  }

  #count(n: Face['threat']): number {
    return typeof n === 'number' ? n : n.perPlayer * this.#table.players.length;
  }

  #host(name: string): number {
    const piece = this.#table.play.find((one) => this.#content.face(one.face).title.en === name);
    if (piece === undefined) throw new Error(`nothing in play is called "${name}"`);
    return piece.id;
  }

  addPlayer(side: Side, seat: number): void {
    this.#sides.push(side);
    const card = cardNamed(this.#content, side.hero, 'hero');
    const face = card.faces[side.form === 'alter-ego' ? 1 : 0];
    const identity = this.#put(card, face ?? null, seat, seat, { card: side.hero, ...side.identity });
    this.#table.players[seat] = {
      identity: identity.id,
      deck: this.#list(side.deck, seat, 'deck', 'player').reverse(),
      hand: this.#list(side.hand, seat, 'hand', 'player'),
      discard: this.#list(side.discard, seat, 'discard', 'player'),
      dealt: this.#list(side.dealt, SCENARIO, 'dealt', 'encounter'),
      out: false,
      flipped: side.flipped ?? false,
    };
  }

  addScenario(given: Given): void {
    const table = this.#table;
    const { villain = 'Rhino', stage = 1, schemeStage = 1 } = given;
    const stages = this.#content.cards.filter(
      ({ faces: [face] }) => face.type === 'villain' && face.title.en === villain,
    );
    const at = stages.find((card) => card.faces[0].stage === stage);
    if (at === undefined) throw new Error(`no villain is called "${villain}" at stage ${stage}`);
    const piece = this.#put(at, at.faces[0], SCENARIO, SCENARIO, { card: villain, ...given.villainIs });
    table.villain = piece.id;
    const later = given.last === true ? [] : stages.filter((card) => card.faces[0].stage === stage + 1);
    table.villains = later.map((card) => this.#add(card, SCENARIO, 'stage'));
    const schemes = this.#content.ofSet(at.set).filter((card) => card.faces[0].type === 'main-scheme');
    const scheme = schemes.find((card) => card.faces[0].stage === schemeStage);
    if (scheme === undefined) throw new Error(`no main scheme has stage ${schemeStage}`);
    const main = this.#put(scheme, scheme.faces[1] ?? null, SCENARIO, SCENARIO, { card: 'scheme' });
    main.threat = given.threat ?? 0;
    table.scheme = main.id;
    table.schemes = schemes
      .filter((card) => (card.faces[0].stage ?? 0) > schemeStage)
      .map((card) => this.#add(card, SCENARIO, 'stage'));
    table.acceleration = given.acceleration ?? 0;
    for (const one of given.scenario ?? []) this.#place(one, SCENARIO, 'encounter');
    table.deck = this.#list(given.encounter, SCENARIO, 'deck', 'encounter').reverse();
    table.discard = this.#list(given.encounterDiscard, SCENARIO, 'discard', 'encounter');
    this.#list(given.aside, SCENARIO, 'aside', 'encounter');
    this.#sides.forEach((side, seat) => {
      for (const one of side.play ?? []) this.#place(one, seat, 'player');
      for (const one of side.minions ?? []) this.#minion(one, seat);
    });
  }

  #place(placed: Placed, owner: number, among: Among): void {
    const name = typeof placed === 'string' ? placed : placed.card;
    const card = cardNamed(this.#content, name, among);
    const piece = this.#put(card, card.faces[0], owner, owner, placed);
    // An attachment lies on the villain unless the scenario names another card.
    if (card.faces[0].type === 'attachment') piece.host = this.#table.villain;
  }

  #minion(placed: Placed, seat: number): void {
    const name = typeof placed === 'string' ? placed : placed.card;
    const drone = name === 'Drone';
    const card = drone
      ? cardNamed(this.#content, 'Energy', 'player')
      : cardNamed(this.#content, name, 'minion');
    const piece = this.#put(card, drone ? null : card.faces[0], drone ? seat : SCENARIO, SCENARIO, placed);
    piece.engaged = seat;
  }

  finish(): Table {
    for (const [piece, name] of this.#hosts) piece.host = this.#host(name);
    this.#table.prints = this.#prints;
    return this.#table;
  }
}
