import type { Json, Match, Seat, Unsaid, Words, Written } from '@assemble/kernel';
import type { Card, Content } from '../content.ts';
import type { Point } from '../geometry/shapes.ts';
import type { Character, Lasting, Table, Token } from '../table.ts';
import { abilityName, cardNamed, slugOf } from './names.ts';
import { madeOf, prepare } from './position.ts';
import { problems } from './problems.ts';
import { differs } from './same.ts';
import { terrainWords } from './terrain.ts';

/**
 * A match in the words of `given`. What was written is laid out again and compared: whatever the words cannot say is
 * named and nothing is written, so that no position loses a part of itself.
 */
export function write(cards: readonly Card[], match: Match<Table>, players: readonly string[]): Written {
  const no = (unsaid: Unsaid): Written => ({ unsaid });
  const { edition, phase } = match.table;
  if (match.outcome !== null) return no('over');
  if (phase === 'set-up') return no('set-up');
  const last = match.frames.at(-1)?.procedure;
  if (phase !== 'activation' || (last !== 'turn' && last !== 'activation')) return no('question');
  const { content } = madeOf(cards);
  const given = new Writer(match.table, content, cards, players).given();
  try {
    if (problems(cards, given, [], {}).length > 0) return no('things');
    const unsaid = differs(prepare(cards, given, [], edition).match, match);
    return unsaid === null ? { given, edition } : no(unsaid);
  } catch {
    // The words are there, but no position can be laid out with them.
    return no('things');
  }
}

const pair = ({ x, y }: Point): Json => [x, y];
const pairOrNull = (point: Point | null): Json => (point === null ? null : pair(point));

class Writer {
  readonly #table: Table;
  readonly #content: Content;
  readonly #cards: readonly Card[];
  readonly #players: readonly string[];
  /** What each character is called. */
  readonly #names: readonly string[];

  constructor(table: Table, content: Content, cards: readonly Card[], players: readonly string[]) {
    this.#table = table;
    this.#content = content;
    this.#cards = cards;
    this.#players = players;
    this.#names = table.characters.map((one, i) => {
      const name = slugOf(this.#id(one.card));
      const twins = table.characters
        .slice(0, i)
        .filter((other) => other.owner === one.owner && slugOf(this.#id(other.card)) === name);
      return twins.length === 0 ? name : `${name}-${twins.length + 1}`;
    });
  }

  given(): Words {
    const { round, priority, turn, lastActivation, mission } = this.#table;
    const [first = '', second = ''] = this.#players;
    return {
      players: [first, second],
      round,
      priority: this.#players[priority] ?? '',
      ...(turn === null ? {} : { turn: this.#players[turn.seat] ?? '' }),
      ...this.#activation(),
      ...(lastActivation === null || (turn !== null && turn.character >= 0)
        ? {}
        : { 'last-activation': this.#players[lastActivation] ?? '' }),
      ...(mission.secure < 0 ? {} : { secure: this.#card(mission.secure, 'crisis') }),
      ...(mission.extraction < 0 ? {} : { extraction: this.#card(mission.extraction, 'crisis') }),
      ...this.#oneShots(),
      ...this.#tokens(),
      terrain: Object.fromEntries(this.#table.terrain.map((feature) => [feature.id, terrainWords(feature)])),
      [first]: this.#side(0),
      [second]: this.#side(1),
      ...filled('lasting', once(this.#table.lasting.map((one) => this.#lasts(one)))),
      ...filled('used', once(this.#table.used.map((key) => this.#used(key)))),
    };
  }

  #id(slot: number): string {
    return this.#table.cards[slot]?.id ?? '';
  }

  /** A card by the last part of its id, where that is enough to find it. */
  #card(slot: number, kind: Card['card']): string {
    const id = this.#id(slot);
    return cardNamed(this.#cards, slugOf(id), kind)?.id === id ? slugOf(id) : id;
  }

  /** A character, whoever speaks of it. */
  #who(id: number): string {
    const owner = this.#table.characters[id]?.owner ?? 0;
    return `${this.#players[owner] ?? ''}'s ${this.#names[id] ?? ''}`;
  }

  #token({ id, crisis }: Token): string {
    const alike = this.#table.tokens.filter((one) => one.crisis === crisis);
    return `${crisis}-${alike.findIndex((one) => one.id === id) + 1}`;
  }

  /** Whose activation it is, and what has happened in it. */
  #activation(): Words {
    const { turn, tokens } = this.#table;
    if (turn === null || turn.character < 0) return {};
    const touched = turn.interacted.flatMap((id) => tokens[id] ?? []);
    return {
      activating: this.#who(turn.character),
      actions: turn.actions,
      ...(turn.made.length === 0 && turn.actions === 2 ? {} : { made: [...turn.made] }),
      ...filled(
        'interacted',
        touched.map((token) => this.#token(token)),
      ),
      ...filled(
        'attacked',
        turn.attacked.map((id) => this.#who(id)),
      ),
    };
  }

  #oneShots(): Words {
    const { oneShots, staged } = this.#table.mission;
    if (oneShots.length === 0) return {};
    return {
      'one-shots': Object.fromEntries(
        oneShots.map((slot) => [
          this.#card(slot, 'one-shot'),
          staged.find(({ card }) => card === this.#id(slot))?.terrain ?? null,
        ]),
      ),
    };
  }

  /** Tokens that are not as the crisis cards put them; those that are held are told of with their holders. */
  #tokens(): Words {
    const changed = this.#table.tokens.flatMap((token): [string, Words][] => {
      const { at, facing } = this.#printed(token);
      const said: Words = {
        ...(token.holder >= 0 || same(token.at, at) ? {} : { at: pairOrNull(token.at) }),
        ...(token.controller === null ? {} : { controller: this.#players[token.controller] ?? '' }),
        ...(token.exhausted ? { exhausted: true } : {}),
        ...(same(token.facing, facing) ? {} : { facing: pairOrNull(token.facing) }),
      };
      return Object.keys(said).length === 0 ? [] : [[this.#token(token), said]];
    });
    return changed.length === 0 ? {} : { tokens: Object.fromEntries(changed) };
  }

  /** Where its card puts a token. */
  #printed(token: Token): { readonly at: Point | null; readonly facing: Point | null } {
    const card = this.#content.find(this.#id(this.#table.mission[token.crisis]));
    const nowhere = { at: null, facing: null };
    if (card?.card !== 'crisis') return nowhere;
    const places = card.tokens.flatMap(({ at, facing = [] }) =>
      at.map((one, i) => ({ one, looks: facing[i] })),
    );
    const alike = this.#table.tokens.filter((one) => one.crisis === token.crisis);
    const place = places[alike.findIndex((one) => one.id === token.id)];
    if (place === undefined) return nowhere;
    const point = ([x, y]: readonly [number, number]): Point => ({ x, y });
    return { at: point(place.one), facing: place.looks === undefined ? null : point(place.looks) };
  }

  #side(seat: Seat): Words {
    const { points, edge, affiliation, tactics, leadership } = this.#table.players[seat as 0 | 1];
    const own = this.#table.characters.filter(({ controller }) => controller === seat);
    return {
      characters: Object.fromEntries(
        own.map((one) => [this.#names[one.id] ?? '', this.#character(one, seat)]),
      ),
      ...(affiliation === null ? {} : { affiliation }),
      ...(leadership === null ? {} : { leader: this.#names[leadership.character] ?? '' }),
      ...filled(
        'tactics',
        tactics.map((slot) => this.#card(slot, 'tactic')),
      ),
      points,
      edge,
    };
  }

  #character(one: Character, seat: Seat): Words {
    const card = this.#card(one.card, 'character');
    const held = this.#table.tokens.filter(({ holder }) => holder === one.id);
    return {
      ...(card === this.#names[one.id] ? {} : { card }),
      ...(one.at === null ? {} : { at: pair(one.at) }),
      ...(one.power === 0 ? {} : { power: one.power }),
      ...(one.damage === 0 ? {} : { damage: one.damage }),
      ...(one.side === 'healthy' ? {} : { side: one.side }),
      ...(one.dazed ? { dazed: true } : {}),
      ...(one.activated ? { activated: true } : {}),
      ...(one.gone ? { gone: true } : {}),
      ...filled('conditions', one.conditions),
      ...filled(
        'holds',
        held.map((token) => this.#token(token)),
      ),
      ...(one.form === 0 ? {} : { form: one.form }),
      ...(one.owner === seat ? {} : { owner: this.#players[one.owner] ?? '' }),
      ...filled(
        'gems',
        one.gems.map((slot) => this.#card(slot, 'gem')),
      ),
    };
  }

  #lasts({ at, character, seat, self, that, paid }: Lasting): Words {
    const [card = ''] = at.split('#');
    const isOwn = self >= 0 && this.#id(this.#table.characters[self]?.card ?? -1) === card;
    return {
      from: isOwn ? this.#who(self) : slugOf(card),
      ...(self < 0 || isOwn ? {} : { user: this.#who(self) }),
      ability: abilityName(this.#content, at),
      by: this.#players[seat] ?? '',
      ...(character < 0 ? {} : { on: [this.#who(character)] }),
      ...filled(
        'that',
        that.map((id) => this.#who(id)),
      ),
      ...(paid === 0 ? {} : { paid }),
    };
  }

  /** A limited use: `<limit> <ability>@<who>`, where it counts `><on whom>`. */
  #used(key: string): Words {
    const [, address = '', user = '-1', on] = /^(?:\w+ )?(.*)@(-?\d+)(?:>(-?\d+))?$/.exec(key) ?? [];
    const card = slugOf(address.split('#')[0] ?? '');
    return {
      from: Number(user) < 0 ? card : this.#who(Number(user)),
      ability: address === 'superpower' ? address : this.#abilityOf(address),
      ...(on === undefined || Number(on) < 0 ? {} : { on: [this.#who(Number(on))] }),
    };
  }

  #abilityOf(address: string): string {
    const name = address.split('#')[1] ?? '';
    return /[/.]/.test(name) ? abilityName(this.#content, address) : name;
  }
}

const same = (one: Point | null, other: Point | null): boolean => one?.x === other?.x && one?.y === other?.y;

/** Several parts of an ability may last or be used up: they are said in one breath. */
const once = (all: readonly Words[]): Words[] =>
  all.filter((one, i) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === i);

/** A list under its word, and nothing where it is empty. */
const filled = (word: string, list: readonly Json[]): Words =>
  list.length === 0 ? {} : { [word]: [...list] };
