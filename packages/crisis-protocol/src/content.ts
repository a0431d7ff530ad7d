import { Abilities } from '@assemble/kernel';
import type { Localized } from '@assemble/language';
import type { StaticEffect } from './abilities/statics.ts';
import type { Ability, Active, Effect, Trigger, Who } from './abilities/vocabulary.ts';
import type { BaseDiameter, MovementTool, Range } from './geometry/tools.ts';
import type { Affiliation, AttackType, Face, TokenKind } from './names.ts';
import { BUILT_IN } from './rules/built-in.ts';
import type { CrisisType } from './table.ts';

export type Name = Localized<string>;

/** The values on one side of a stat card (CP-STAT-10 to CP-STAT-16). */
export interface Stats {
  readonly stamina: number;
  /** The longest tool that it may advance with (CP-STAT-11). */
  readonly speed: MovementTool;
  /** For sight, movement, throws and collisions (CP-STAT-12, CP-STAT-13). */
  readonly size: number;
  readonly defense: { readonly [type in AttackType]: number };
}

/** Where something is printed: on one side only, in one Form only. */
export interface Printed {
  readonly side?: 'healthy' | 'injured';
  readonly form?: number;
}

/** A special rule of an attack (CP-STAT-22): with icons it applies when the final roll shows them (CP-ICON-1). */
export interface AttackRule {
  readonly icons: readonly Face[];
  readonly name: Name | null;
  readonly abilities: readonly Ability[];
}

export interface Attack extends Printed {
  /** Other rules may call it by its name (CP-STAT-18). */
  readonly name: Name;
  readonly type: AttackType;
  readonly shape: 'target' | 'beam' | 'area';
  readonly range: Range;
  /** How many dice it rolls (CP-STAT-20). */
  readonly strength: number;
  readonly cost: number;
  readonly rules: readonly AttackRule[];
}

/** Keywords are superpowers too, innate ones (CP-SUPER-13). */
export interface Superpower extends Printed {
  /** Other rules may call it by its name (CP-SUPER-2). */
  readonly name: Name;
  /** CP-STAT-9 */
  readonly kind: 'active' | 'reactive' | 'innate';
  readonly abilities: readonly Ability[];
}

export interface Leadership {
  readonly name: Name;
  readonly affiliation: Affiliation;
  readonly abilities: readonly Ability[];
}

/** A Form (CP-FORM-2): what differs from the card. The first one is the Normal Form. */
export interface Form {
  readonly name: Name;
  readonly base: BaseDiameter;
  readonly stats: { readonly healthy: Stats; readonly injured: Stats };
}

/** A stat card: facts and abilities, nothing else. Its text is generated from the abilities. */
export interface CharacterCard {
  readonly card: 'character';
  /** Set and slug: 'core/iron-man'. */
  readonly id: string;
  /** CP-STAT-5 */
  readonly name: Name;
  /** By it two cards of one person are told (CP-STAT-6). */
  readonly alterEgo: string;
  /** What it takes of the Maximum Threat of a squad (CP-STAT-15). */
  readonly threat: number;
  readonly affiliations: readonly Affiliation[];
  readonly forms: readonly Form[];
  /** It has no Injured side (CP-GRUNT-14). */
  readonly grunt: boolean;
  /** CP-STAT-7 */
  readonly attacks: readonly Attack[];
  readonly superpowers: readonly Superpower[];
  /** Only some have one (CP-STAT-8). */
  readonly leadership: readonly Leadership[];
}

/** Who plays a tactic card. `activated`: the first of them must be the activated character. */
export interface TacticPlayers {
  readonly who: Who;
  readonly min: number;
  readonly max: number;
  readonly activated?: true;
  /** One more character that plays it, seen from the first one. */
  readonly and?: Who;
}

/** A team tactic card (CP-TACTIC-1). */
export interface TacticCard {
  readonly card: 'tactic';
  readonly id: string;
  readonly name: Name;
  readonly affiliation: Affiliation | null;
  /** "Active: action" cards cost an action (CP-TACTIC-8). */
  readonly kind: 'active' | 'action' | 'reactive';
  /** Which characters play it, how many, and what each of them pays (CP-TACTIC-9, CP-TACTIC-10). */
  readonly players: TacticPlayers;
  readonly ability: Active | Trigger;
  /** The Reactive half of an Active card: it may be played either way. */
  readonly reaction?: { readonly players: TacticPlayers; readonly ability: Trigger };
  /** A superpower that it gives to somebody. */
  readonly grants?: Superpower;
  /** An attack that it lets somebody make. */
  readonly attack?: Attack;
  /** Tactic cards, by their ids, that it says cannot be in a roster with it. */
  readonly notWith?: readonly string[];
}

/** Tokens of one kind that a crisis puts on the battlefield. */
export interface CrisisTokens {
  readonly name: Name;
  readonly kind: TokenKind;
  /** In inches, as the card's map shows them to players who deploy along the top and the bottom edge. */
  readonly at: readonly (readonly [number, number])[];
  /** Zone tokens: the point that the arc of each looks at on the map (CP-XOBJ-4). */
  readonly facing?: readonly (readonly [number, number])[];
  /** CP-XOBJ-6: a character can hold only one of them. */
  readonly limited?: true;
}

/** What earns victory points in the Cleanup Phase (CP-CRISIS-8). */
export interface Scoring {
  readonly points: number;
  /** guarded: once, for two or more controlled Zone tokens that each have an enemy in their arc. */
  readonly for: 'secured' | 'controlled' | 'held' | 'holder' | 'guarded';
}

/** A crisis card: its title, its type (CP-CRISIS-2, CP-CRISIS-3), and what it brings. */
export interface CrisisCard {
  readonly card: 'crisis';
  readonly id: string;
  readonly name: Name;
  readonly type: CrisisType;
  readonly maximumThreat: number;
  readonly tokens: readonly CrisisTokens[];
  /** What interacting does, and what it costs beyond the usual 1 Power (CP-INTERACT-3, CP-INTERACT-6). */
  readonly interact: Active | null;
  readonly scoring: readonly Scoring[];
  /** Also of terrain (CP-TERRAIN-10). */
  readonly rules: readonly Ability[];
}

/** An Infinity Gem (CP-GEM-5). */
export interface GemCard {
  readonly card: 'gem';
  readonly id: string;
  readonly name: Name;
  readonly threat: number;
  readonly superpowers: readonly Superpower[];
}

/** A One-Shot card (CP-ONESHOT-3). */
export interface OneShotCard {
  readonly card: 'one-shot';
  readonly id: string;
  readonly name: Name;
  readonly threatModifier: number;
  readonly setup: Effect | null;
  readonly rules: readonly Ability[];
}

export type Card = CharacterCard | TacticCard | CrisisCard | GemCard | OneShotCard;

/** An ability, where it is registered, and the rule of the card it belongs to. */
export interface Registered {
  readonly address: string;
  readonly ability: Ability;
}

/** 'Friday A.I.' as a part of an address: friday-a-i. */
export const slug = (name: Name): string =>
  name.en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The abilities of something printed on a card, each with its address: 'core/iron-man#friday-a-i/0'. */
export const registered = (card: string, part: string, abilities: readonly Ability[]): Registered[] =>
  abilities.map((ability, i) => ({ address: `${card}#${part}/${i}`, ability }));

/** The address of an attack, by which rolls name it. */
export const attackAddress = (card: string, attack: Attack): string => `${card}#${slug(attack.name)}`;

/** The attacks that are printed on a card. */
export const attacksOn = (card: Card): readonly Attack[] =>
  card.card === 'character'
    ? card.attacks
    : card.card === 'tactic' && card.attack !== undefined
      ? [card.attack]
      : [];

const halves = new WeakMap<TacticCard, readonly TacticCard[]>();

/** The ways to play a tactic card: as it is, and where it has a Reactive half, as that alone. */
export function halvesOf(card: TacticCard): readonly TacticCard[] {
  const known = halves.get(card) ?? [
    card,
    ...(card.reaction === undefined ? [] : [{ ...card, kind: 'reactive' as const, ...card.reaction }]),
  ];
  halves.set(card, known);
  return known;
}

/** The superpower that a tactic card gives to somebody. */
export const grantedOn = ({ grants }: TacticCard): readonly Superpower[] =>
  grants === undefined ? [] : [grants];

const rulesOf = (card: string, attack: Attack): Registered[] =>
  attack.rules.flatMap((rule, i) => registered(card, `${slug(attack.name)}.${i}`, rule.abilities));

/** Everything on a card that can be addressed. */
function partsOf(card: Card): Registered[] {
  switch (card.card) {
    case 'character':
      return [
        ...card.attacks.flatMap((attack) => rulesOf(card.id, attack)),
        ...card.superpowers.flatMap((power) => registered(card.id, slug(power.name), power.abilities)),
        ...card.leadership.flatMap((one) => registered(card.id, slug(one.name), one.abilities)),
      ];
    case 'tactic':
      return [
        ...registered(
          card.id,
          'played',
          halvesOf(card).map(({ ability }) => ability),
        ),
        ...grantedOn(card).flatMap((power) => registered(card.id, slug(power.name), power.abilities)),
        ...attacksOn(card).flatMap((attack) => rulesOf(card.id, attack)),
      ];
    case 'crisis':
      return [
        ...registered(card.id, 'interact', card.interact === null ? [] : [card.interact]),
        ...registered(card.id, 'rules', card.rules),
      ];
    case 'gem':
      return card.superpowers.flatMap((power) => registered(card.id, slug(power.name), power.abilities));
    case 'one-shot':
      return registered(card.id, 'rules', card.rules);
  }
}

/** What a One-Shot card sets up is an effect of its own, not an ability. */
export const setupAddress = (card: string): string => `${card}#setup`;

/** All cards the rules know, by id. */
export class Content {
  readonly cards: readonly Card[];
  readonly abilities = new Abilities();
  readonly #byId = new Map<string, Card>();
  readonly #attacks = new Map<string, Attack>();

  constructor(cards: readonly Card[]) {
    this.cards = cards;
    for (const [address, effect] of Object.entries(BUILT_IN)) this.abilities.add(address, effect);
    for (const card of cards) {
      if (this.#byId.has(card.id)) throw new Error(`two cards are called ${card.id}`);
      this.#byId.set(card.id, card);
      const seen = new Set<string>();
      for (const { address, ability } of partsOf(card)) {
        if (seen.has(address)) throw new Error(`two rules of a card are called ${address}`);
        seen.add(address);
        this.abilities.add(address, ability);
      }
      if (card.card === 'one-shot' && card.setup !== null)
        this.abilities.add(setupAddress(card.id), card.setup);
      for (const attack of attacksOn(card)) this.#attacks.set(attackAddress(card.id, attack), attack);
    }
  }

  find(id: string): Card | undefined {
    return this.#byId.get(id);
  }

  /** A card of one kind; a card of another kind is none. */
  of<K extends Card['card']>(kind: K, id: string): Extract<Card, { card: K }> {
    const card = this.#byId.get(id);
    if (card?.card !== kind) throw new Error(`no ${kind} card ${id}`);
    return card as Extract<Card, { card: K }>;
  }

  attack(address: string): Attack {
    const attack = this.#attacks.get(address);
    if (attack === undefined) throw new Error(`no attack ${address}`);
    return attack;
  }
}

const known = new WeakMap<CharacterCard, Map<string, StaticEffect[]>>();

/** A standing effect printed on a character card, whoever has it. Asked all the time, so each card is read once. */
export function printed<K extends StaticEffect['holds']>(
  card: CharacterCard,
  kind: K,
): readonly Extract<StaticEffect, { holds: K }>[] {
  let byKind = known.get(card);
  if (byKind === undefined) {
    byKind = new Map();
    for (const { abilities } of card.superpowers)
      for (const ability of abilities)
        if (ability.node === 'static')
          byKind.set(ability.holds.holds, [...(byKind.get(ability.holds.holds) ?? []), ability.holds]);
    known.set(card, byKind);
  }
  return (byKind.get(kind) ?? NONE) as readonly Extract<StaticEffect, { holds: K }>[];
}
const NONE: readonly never[] = [];
