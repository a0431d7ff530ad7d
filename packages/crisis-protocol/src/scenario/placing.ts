import type { Json, Seat, Words } from '@assemble/kernel';
import type { Card } from '../content.ts';
import { onGrid } from '../geometry/tolerance.ts';
import type { ConditionName } from '../names.ts';
import { newCharacter, newToken } from '../rules/set-up-atoms.ts';
import type { CrisisType, Slot, Table } from '../table.ts';
import { cardNamed, tokenNamed } from './names.ts';

type Pair = readonly [number, number];

/** What may be true of a character when a scenario begins. */
interface CharacterWords {
  readonly at?: Pair;
  readonly power?: number;
  readonly damage?: number;
  readonly side?: 'healthy' | 'injured';
  readonly dazed?: boolean;
  readonly activated?: boolean;
  readonly gone?: boolean;
  readonly conditions?: readonly ConditionName[];
  readonly holds?: readonly (string | number)[];
  readonly form?: number;
  readonly gems?: readonly string[];
  /** The card, where the name in the scenario is another one. */
  readonly card?: string;
  /** Whose it is, where another player controls it. */
  readonly owner?: string;
}

interface SideWords {
  readonly characters?: { readonly [name: string]: CharacterWords };
  readonly affiliation?: string;
  readonly leader?: string;
  readonly tactics?: readonly string[];
  readonly points?: number;
  readonly edge?: 'top' | 'right' | 'bottom' | 'left';
}

/** Puts cards, characters and tokens where the position wants them. */
export class Placing {
  readonly #table: Table;
  readonly #cards: readonly Card[];
  readonly #players: readonly string[];
  readonly #slots: Slot[] = [];
  /** '0/iron-man' to the number of the character. */
  readonly characters = new Map<string, number>();

  constructor(table: Table, cards: readonly Card[], players: readonly string[]) {
    this.#table = table;
    this.#cards = cards;
    this.#players = players;
  }

  #put(name: string, kind: Card['card'], owner: Seat | null): number {
    const card = cardNamed(this.#cards, name, kind);
    if (card === undefined) throw new Error(`no ${kind} card is called "${name}"`);
    return this.#slots.push({ id: card.id, owner }) - 1;
  }

  mission(given: Words): void {
    const { mission } = this.#table;
    for (const type of ['secure', 'extraction'] as const) this.#crisis(given[type], type);
    for (const [name, feature] of Object.entries((given['one-shots'] ?? {}) as Words)) {
      const slot = this.#put(name, 'one-shot', null);
      mission.oneShots.push(slot);
      if (typeof feature === 'string')
        mission.staged = [...mission.staged, { card: this.#slots[slot]?.id ?? '', terrain: feature }];
    }
    for (const [name, words] of Object.entries((given['tokens'] ?? {}) as { [token: string]: Words }))
      this.#token(name, words);
  }

  #crisis(name: Json | undefined, type: CrisisType): void {
    if (typeof name !== 'string') return;
    const card = cardNamed(this.#cards, name, 'crisis');
    if (card?.card !== 'crisis') throw new Error(`no crisis card is called "${name}"`);
    const { tokens, mission } = this.#table;
    mission[type] = this.#put(name, 'crisis', null);
    card.tokens.forEach(({ kind, at, facing = [] }, of) => {
      at.forEach(([x, y], i) => {
        const [ax, ay] = facing[i] ?? [];
        const looks = ax === undefined || ay === undefined ? null : { x: ax, y: ay };
        tokens.push(newToken(tokens.length, type, of, kind, { x, y }, looks));
      });
    });
  }

  #token(name: string, words: Words): void {
    const { at, controller, exhausted, facing } = words as {
      at?: Pair | null;
      controller?: string | null;
      exhausted?: boolean;
      facing?: Pair | null;
    };
    const token = this.#table.tokens[this.#tokenNamed(name)];
    if (token === undefined) return;
    if (at !== undefined) token.at = at === null ? null : onGrid({ x: at[0], y: at[1] });
    if (facing !== undefined) token.facing = facing === null ? null : { x: facing[0], y: facing[1] };
    if (controller !== undefined)
      token.controller = controller === null ? null : this.#players.indexOf(controller);
    if (exhausted !== undefined) token.exhausted = exhausted;
  }

  #tokenNamed(name: string | number): number {
    return tokenNamed({ table: this.#table } as Parameters<typeof tokenNamed>[0], name);
  }

  side(side: SideWords, seat: Seat): void {
    for (const [name, words] of Object.entries(side.characters ?? {})) this.#character(name, words, seat);
    const player = this.#table.players[seat as 0 | 1];
    player.tactics = (side.tactics ?? []).map((name) => this.#put(name, 'tactic', seat));
    player.points = side.points ?? 0;
    player.affiliation = side.affiliation ?? null;
    if (side.edge !== undefined) player.edge = side.edge;
    if (side.leader === undefined) return;
    const leader = this.characters.get(`${seat}/${side.leader}`);
    if (leader === undefined) throw new Error(`${this.#players[seat]} has no character "${side.leader}"`);
    player.leadership = { character: leader, of: 0 };
  }

  #character(name: string, words: CharacterWords, seat: Seat): void {
    const table = this.#table;
    const owner = words.owner === undefined ? seat : this.#players.indexOf(words.owner);
    const id = table.characters.length;
    const gems = (words.gems ?? []).map((gem) => this.#put(gem, 'gem', owner));
    const character = newCharacter(id, this.#put(words.card ?? name, 'character', owner), owner, gems);
    this.characters.set(`${owner}/${name}`, id);
    if (words.at !== undefined) character.at = onGrid({ x: words.at[0], y: words.at[1] });
    character.power = words.power ?? 0;
    character.damage = words.damage ?? 0;
    character.side = words.side ?? 'healthy';
    character.dazed = words.dazed ?? false;
    character.activated = words.activated ?? false;
    character.gone = words.gone ?? false;
    character.conditions = [...(words.conditions ?? [])];
    character.form = words.form ?? 0;
    for (const held of words.holds ?? []) {
      const token = table.tokens[this.#tokenNamed(held)];
      if (token === undefined) continue;
      token.at = null;
      token.holder = id;
    }
    table.characters.push(character);
  }

  finish(): void {
    this.#table.cards = this.#slots;
  }
}
