import type { Json } from '@assemble/kernel';
import { type Card, type Content, DRONE, type Face } from '../content.ts';
import { emptyTable } from '../rules/set-up.ts';
import { type Piece, type Player, SCENARIO, type Table, type Zone } from '../table.ts';
import { type Among, cardNamed, type NamedPrint } from './names.ts';

/** What may be true of a card in play when a scenario begins. */
export type Facts = Partial<
  Pick<Piece, 'exhausted' | 'damage' | 'threat' | 'counters' | 'stunned' | 'confused' | 'tough'>
>;

/** A card as a scenario writes it: its name, or its name and what is true of it. */
export interface Placed extends Facts {
  readonly card: string;
  /** A name of its own, to tell it from others like it. */
  readonly named?: string;
  /** The player who owns it, where another one controls it. */
  readonly owner?: string;
  /** The name of the card it is attached to. */
  readonly on?: string;
  /** The card that lies face down as a Drone. */
  readonly is?: string;
  /** Cards that lie face down under it. */
  readonly under?: readonly string[];
}

export interface Side extends Facts {
  readonly hero: string;
  readonly form?: 'hero' | 'alter-ego';
  readonly hand?: readonly Json[];
  /** Top card first. */
  readonly deck?: readonly Json[];
  readonly discard?: readonly Json[];
  readonly play?: readonly Json[];
  /** Minions engaged with the player; 'Drone' stands for a card that lies face down. */
  readonly minions?: readonly Json[];
  readonly dealt?: readonly Json[];
  readonly flipped?: boolean;
  readonly out?: boolean;
}

export interface VillainWords extends Facts {
  readonly card?: string;
  readonly stage?: number;
  readonly last?: boolean;
}

export interface Given {
  readonly villain?: string | VillainWords;
  readonly scheme?: { readonly stage?: number; readonly threat?: number };
  readonly acceleration?: number;
  readonly scenario?: readonly Json[];
  readonly encounter?: readonly Json[];
  readonly 'encounter-discard'?: readonly Json[];
  readonly aside?: readonly Json[];
  readonly removed?: readonly Json[];
}

/** The villain, by name alone or with what is true of it. */
export const villainOf = ({ villain = {} }: Given): VillainWords =>
  typeof villain === 'string' ? { card: villain } : villain;

const placedOf = (one: Json): Placed =>
  typeof one === 'string' ? { card: one } : (one as unknown as Placed);

/** What is true of a card, without what is said about which card it is. */
const factsIn = ({ exhausted, damage, threat, counters, stunned, confused, tough }: Facts): Facts =>
  Object.fromEntries(
    Object.entries({ exhausted, damage, threat, counters, stunned, confused, tough }).filter(
      ([, value]) => value !== undefined,
    ),
  );

/** Lays the cards of a position on the table: those that are named, and nothing else. */
export class Placing {
  readonly #content: Content;
  readonly #players: readonly string[];
  readonly #prints: NamedPrint[] = [];
  readonly #table: Table;
  readonly #sides: Side[] = [];
  /** Which card is attached to which: looked up when all of them lie there. */
  readonly #hosts: [Piece, string][] = [];

  constructor(content: Content, players: readonly string[]) {
    this.#content = content;
    this.#players = players;
    this.#table = emptyTable();
    this.#table.players = new Array<Player>(players.length);
  }

  #add(card: Card, owner: number, zone: Zone, named?: string): number {
    this.#prints.push(named === undefined ? { card: card.id, owner } : { card: card.id, owner, named });
    this.#table.zones.push(zone);
    return this.#prints.length - 1;
  }

  #list(written: readonly Json[] | undefined, owner: number, zone: Zone, among: Among): number[] {
    return (written ?? []).map((one) => {
      const { card, named } = placedOf(one);
      return this.#add(cardNamed(this.#content, card, among), owner, zone, named);
    });
  }

  #put(card: Card, face: Face | null, owner: number, controller: number, placed: Placed): Piece {
    const id = this.#add(card, owner, 'play', placed.named);
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
      under: this.#list(placed.under, owner, 'under', 'player'),
      ...factsIn(placed),
    };
    this.#table.play.push(piece);
    if (placed.on !== undefined) this.#hosts.push([piece, placed.on]);
    return piece;
  }

  #count(n: Face['threat']): number {
    return typeof n === 'number' ? n : n.perPlayer * this.#table.players.length;
  }

  #host(name: string): number {
    const piece =
      this.#table.play.find((one) => this.#prints[one.id]?.named === name) ??
      this.#table.play.find((one) => this.#content.face(one.face).title.en === name);
    if (piece === undefined) throw new Error(`nothing in play is called "${name}"`);
    return piece.id;
  }

  #ownerOf({ owner }: Placed, seat: number): number {
    return owner === undefined ? seat : this.#players.indexOf(owner);
  }

  player(side: Side, seat: number): void {
    this.#sides.push(side);
    const card = cardNamed(this.#content, side.hero, 'hero');
    const face = card.faces[side.form === 'alter-ego' ? 1 : 0];
    const out = side.out === true;
    const identity = out
      ? this.#add(card, seat, 'discard')
      : this.#put(card, face ?? null, seat, seat, { card: side.hero, ...factsIn(side) }).id;
    this.#table.players[seat] = {
      identity,
      deck: this.#list(side.deck, seat, 'deck', 'player').reverse(),
      hand: this.#list(side.hand, seat, 'hand', 'player'),
      discard: [...this.#list(side.discard, seat, 'discard', 'player'), ...(out ? [identity] : [])],
      dealt: this.#list(side.dealt, SCENARIO, 'dealt', 'encounter'),
      out,
      flipped: side.flipped ?? false,
    };
  }

  scenario(given: Given): void {
    const table = this.#table;
    const { card: villain = 'Rhino', stage = 1, last = false, ...facts } = villainOf(given);
    const stages = this.#content.cards.filter(
      ({ faces: [face] }) => face.type === 'villain' && face.title.en === villain,
    );
    const at = stages.find((card) => card.faces[0].stage === stage);
    if (at === undefined) throw new Error(`no villain is called "${villain}" at stage ${stage}`);
    table.villain = this.#put(at, at.faces[0], SCENARIO, SCENARIO, { card: villain, ...facts }).id;
    const later = last ? [] : stages.filter((card) => card.faces[0].stage === stage + 1);
    table.villains = later.map((card) => this.#add(card, SCENARIO, 'stage'));
    this.#mainScheme(at, given.scheme ?? {});
    table.acceleration = given.acceleration ?? 0;
    for (const one of given.scenario ?? []) this.#place(placedOf(one), SCENARIO, 'encounter');
    table.deck = this.#list(given.encounter, SCENARIO, 'deck', 'encounter').reverse();
    table.discard = this.#list(given['encounter-discard'], SCENARIO, 'discard', 'encounter');
    this.#list(given.aside, SCENARIO, 'aside', 'encounter');
    this.#list(given.removed, SCENARIO, 'removed', 'encounter');
    this.#sides.forEach((side, seat) => {
      for (const one of side.play ?? []) this.#place(placedOf(one), seat, 'player');
      for (const one of side.minions ?? []) this.#minion(placedOf(one), seat);
    });
  }

  #mainScheme(villain: Card, { stage = 1, threat = 0 }: NonNullable<Given['scheme']>): void {
    const table = this.#table;
    const schemes = this.#content.ofSet(villain.set).filter((card) => card.faces[0].type === 'main-scheme');
    const scheme = schemes.find((card) => card.faces[0].stage === stage);
    if (scheme === undefined) throw new Error(`no main scheme has stage ${stage}`);
    const main = this.#put(scheme, scheme.faces[1] ?? null, SCENARIO, SCENARIO, { card: 'scheme' });
    main.threat = threat;
    table.scheme = main.id;
    table.schemes = schemes
      .filter((card) => (card.faces[0].stage ?? 0) > stage)
      .map((card) => this.#add(card, SCENARIO, 'stage'));
  }

  #place(placed: Placed, controller: number, among: Among): void {
    const card = cardNamed(this.#content, placed.card, among);
    const owner = this.#ownerOf(placed, controller);
    const piece = this.#put(card, card.faces[0], owner, controller, placed);
    // An attachment lies on the villain unless the scenario names another card.
    if (card.faces[0].type === 'attachment') piece.host = this.#table.villain;
  }

  /** A Drone is a card of a player that lies face down; which one, and whose, may be said. */
  #minion(placed: Placed, seat: number): void {
    const drone = placed.card === 'Drone';
    const card = drone
      ? cardNamed(this.#content, placed.is ?? 'Energy', 'player')
      : cardNamed(this.#content, placed.card, 'minion');
    const owner = this.#ownerOf(placed, drone ? seat : SCENARIO);
    this.#put(card, drone ? null : card.faces[0], owner, SCENARIO, placed).engaged = seat;
  }

  finish(): Table {
    for (const [piece, name] of this.#hosts) piece.host = this.#host(name);
    this.#table.prints = this.#prints;
    return this.#table;
  }
}
