import type { Node } from '@assemble/kernel';
import type { Name } from '../content.ts';
import type { Range } from '../geometry/tools.ts';
import type { Affiliation, AttackType, ConditionName, Face } from '../names.ts';
import type { CrisisType } from '../table.ts';
import type { Effect } from './nodes/index.ts';
import type { StaticEffect } from './statics.ts';

/**
 * The words abilities are written with. A card is a tree of these; the builders in `build.ts` write them, the files in
 * `nodes/` run them and tell bots what to expect. Standing effects are asked for by the rules (`statics.ts`).
 */
export type { Effect, StaticEffect };

/** A character or place that an ability can point at. */
export type Anchor = 'self' | 'attacker' | 'target' | 'that' | 'token' | 'held-by';

/**
 * Which characters: everything that is set must hold. Only characters on the battlefield without a Dazed token are ever
 * meant (CP-DAZED-4).
 */
export interface Who {
  readonly side?: 'allied' | 'enemy';
  /** Other than this one. */
  readonly other?: Anchor;
  /** Just this one; "that" may be several. */
  readonly is?: Anchor;
  /** paid: as many as Power was paid. */
  readonly within?: Range | 'paid';
  /** What `within` is measured from: the character with the ability unless another is named. */
  readonly of?: Anchor | 'players';
  readonly sizeMax?: number;
  /** Of a smaller Size than this one. */
  readonly smallerThan?: Anchor;
  readonly affiliation?: string;
  /** Not on the list of this affiliation. */
  readonly unaffiliated?: string;
  readonly threatMax?: number;
  /** It has a leadership: in use, or any on its card. */
  readonly leader?: 'active' | 'any';
  /** By the English name on its card, or by its alter ego. */
  readonly named?: string;
  readonly alterEgo?: string | readonly string[];
  /** It has the superpower of this name. */
  readonly superpower?: Name;
  readonly health?: 'healthy' | 'injured';
  /** Holds objective tokens: any, none, or some of the named crisis type. */
  readonly holding?: boolean | CrisisType;
  readonly condition?: ConditionName;
  readonly damaged?: true;
  /** It has an Activated token, or has none. */
  readonly activated?: boolean;
  /** It has a Dazed token, or may have one: then, and only then, somebody who is Dazed is meant. */
  readonly dazed?: true | 'either';
  readonly grunt?: boolean;
  /** In line of sight of the character with the ability. */
  readonly seen?: true;
  /** Contests the token the ability is about, or one of the named crisis type (CP-SECURE-1). */
  readonly contesting?: 'token' | CrisisType;
  /** Contests no token that this one contests. */
  readonly contestingApart?: Anchor;
  /** Within this Range of an objective token of the crisis type. */
  readonly nearToken?: { readonly crisis: CrisisType; readonly within: Range };
  /** Within the arc of a Zone token of the crisis type (CP-XOBJ-4). */
  readonly inArc?: CrisisType;
  /** Within this Range of at least one of these. */
  readonly near?: { readonly within: Range; readonly who: Who };
  /** It attacks, or is attacked. */
  readonly fighting?: true;
  /** Within this Range of the terrain that plays a part for the One-Shot card with this id. */
  readonly nearStage?: { readonly card: string; readonly within: Range };
  /** It is the character that is being activated. */
  readonly activating?: true;
  readonly powerMin?: number;
  readonly powerMax?: number;
}

/** Whom an effect is for. */
export type Target =
  | { readonly to: Exclude<Anchor, 'token'> }
  /** Whoever plays the tactic card. */
  | { readonly to: 'players' }
  | { readonly to: 'each'; readonly who: Who }
  | { readonly to: 'choose'; readonly who: Who; readonly count: Amount; readonly upTo?: true };

/** A number: fixed, or read off the table. */
export type Amount =
  | number
  /** Damage the attack dealt. */
  | { readonly amount: 'dealt' }
  /** Dice of a side that show one of the faces, in the current roll. */
  | { readonly amount: 'rolled'; readonly faces: readonly Face[]; readonly dice: 'own' | 'theirs' }
  /** Power that was paid for the ability. */
  | { readonly amount: 'paid' }
  /** How many, or how much, the effect before this one came to. */
  | { readonly amount: 'done' }
  /** The number of the round. */
  | { readonly amount: 'round' }
  | { readonly amount: 'size'; readonly of: Anchor }
  | { readonly amount: 'defense'; readonly type: AttackType }
  | { readonly amount: 'count'; readonly who: Who }
  | { readonly amount: 'held'; readonly of: Anchor }
  /** One for each so much damage that somebody has, up to `most`. */
  | { readonly amount: 'wounds'; readonly of: Anchor; readonly each: number; readonly most?: number }
  /** As much as the rule that lets it happen says (Healing Factor). */
  | { readonly amount: 'given' };

/** What must hold for an ability or a part of it. */
export type Condition =
  /** The attack dealt damage. */
  | { readonly if: 'dealt' }
  | { readonly if: 'not-dealt' }
  | { readonly if: 'felled' }
  | { readonly if: 'character'; readonly of: Anchor; readonly who: Who }
  | {
      readonly if: 'rolled';
      readonly faces: readonly Face[];
      readonly dice: 'own' | 'theirs';
      readonly min: number;
    }
  | { readonly if: 'attacked-this-turn'; readonly of: Anchor }
  /** More dice with these faces than Healthy enemies contest the token. */
  | { readonly if: 'outrolls-contesting'; readonly faces: readonly Face[] }
  | { readonly if: 'holds'; readonly what: 'limited-token' | 'nothing' }
  /** The token the ability is about is of this kind, by its place on the crisis card. */
  | { readonly if: 'token-of'; readonly of: number }
  /** It is a turn of the ability's player. */
  | { readonly if: 'own-turn' }
  /** The ability's player has fewer victory points than the opponent. */
  | { readonly if: 'trailing' }
  /** A die of the roll was changed by the rule of this name, as addresses have it. */
  | { readonly if: 'die-changed-by'; readonly rule: string }
  /** The effect before this one came to nothing. */
  | { readonly if: 'nothing-done' }
  /** The squad uses one of these affiliations. */
  | { readonly if: 'squad'; readonly affiliations: readonly Affiliation[] }
  | { readonly if: 'not'; readonly of: Condition }
  | { readonly if: 'all'; readonly of: readonly Condition[] };

/** What an ability hears. `who` is whom it happens to, `by` who does it. */
export type EventName =
  /** who: the target, by: the attacker. */
  | 'targeted'
  /** The attack pool is about to be formed; who: the target, by: the attacker. */
  | 'attack-pool'
  /** who: the attacker, who is rolling attack dice; what they show can still add dice. */
  | 'rolling'
  /** who: the fighter whose turn it is to modify, by: the opponent. */
  | 'modify'
  /** A collision is about to happen; who, and "that": all who would suffer it, thrown or hit. */
  | 'collision'
  /** All dice are modified; who: the target, by: the attacker. */
  | 'before-comparing'
  | 'before-damage'
  | 'after-attack'
  /** After every attack of a beam or area. */
  | 'after-series'
  /** Damage is about to be suffered. */
  | 'damage'
  /** It is being suffered: nobody is Dazed or KO'd by it yet. */
  | 'suffers'
  /** All that came of it is done. */
  | 'damaged'
  | 'dazed'
  /** It is about to drop what it holds, Dazed or not. */
  | 'dropping'
  /** It is about to be taken off the battlefield. */
  | 'leaving'
  | 'knocked-out'
  /** Dazed or KO'd. */
  | 'felled'
  /** An advance, climb, push, throw or place of `who` ended. */
  | 'moved'
  /** All dice of a roll are rolled, and nobody has modified them yet. */
  | 'rolled'
  | 'power-spent'
  /** who: the character that used an Active or Reactive superpower. */
  | 'superpower-used'
  | 'power-phase'
  | 'activation-phase-starts'
  | 'activation-phase-ends'
  | 'turn-starts'
  | 'activation-starts'
  | 'activation-ends'
  | 'cleanup'
  | 'terrain-destroyed'
  /** who: the first of the characters that played it; "that": all who paid for it. */
  | 'tactic-played'
  /** who: the leader whose leadership comes into use. */
  | 'leadership-starts';

export interface On {
  readonly event: EventName;
  readonly who?: Who;
  readonly by?: Who;
  /** Attacks of one of these types only. */
  readonly types?: readonly AttackType[];
  readonly role?: readonly ('attacking' | 'defending' | 'dodging')[];
  readonly dice?: 'own' | 'theirs';
  /** CP-EFFECT-4: from an effect of an enemy. */
  readonly from?: 'enemy';
  /** A climb is an advance (CP-CLIMB-1). */
  readonly how?: readonly ('advance' | 'push' | 'throw' | 'place')[];
  readonly if?: Condition;
}

/** Power to spend, of the character or of whoever plays a tactic card. */
export type Cost = number | { readonly min: number; readonly max: number };

/** turn, round, game: once in it. character, character-round: each character can be affected once in a turn, in a round. */
export type Limit = 'turn' | 'character' | 'character-round' | 'round' | 'game';

export type Ability = Active | Trigger | Static;

/** Used by its player at any time during the character's own activation (CP-SUPER-5). */
export interface Active extends Node {
  readonly node: 'active';
  readonly cost: Cost;
  /** The text begins with "Action:" (CP-SUPER-6). */
  readonly action?: true;
  readonly limit?: Limit;
  readonly if?: Condition;
  readonly effect: Effect;
}

/** Something happens, then the effect does: forced, or at its player's will and cost. */
export interface Trigger extends Node {
  readonly node: 'trigger';
  readonly on: On;
  readonly cost?: Cost;
  readonly may?: true;
  readonly limit?: Limit;
  readonly effect: Effect;
}

/** Holds as long as its source is there, for the character itself or for all that `for` names. */
export interface Static extends Node {
  readonly node: 'static';
  readonly for?: Who;
  readonly if?: Condition;
  readonly holds: StaticEffect;
}
