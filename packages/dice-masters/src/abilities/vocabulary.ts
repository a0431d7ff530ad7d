import type { Node } from '@assemble/kernel';
import type { EnergyType } from '../dice.ts';
import type { Affiliation, TitleId } from '../names.ts';
import type { Zone } from '../table.ts';
import type { Effect } from './nodes/index.ts';
import type { StaticEffect } from './statics/index.ts';

/** Effects and standing effects: each kind is one file in `nodes/` or `statics/`, listed in its index. */
export type { Effect, StaticEffect };

/**
 * The words abilities are written with. A card is a tree of these; the builders in `build.ts` write them, the
 * files in `nodes/` run them, say them in three languages and tell bots what to expect.
 */

/** Which dice: everything that is set must hold. Without a zone: fielded characters (DM-CORE-RULES-2). */
export interface Dice {
  readonly who?: 'own' | 'opposing';
  readonly kind?: 'character' | 'sidekick' | 'action' | 'die';
  readonly zone?: Zone | 'reserve-or-used';
  /** By name: its player's own (DM-CORE-RULES-4). 'self' is the name of the card whose text it is. */
  readonly title?: TitleId | 'self';
  readonly notTitle?: TitleId | 'self';
  readonly type?: EnergyType;
  readonly notType?: EnergyType;
  readonly affiliation?: Affiliation;
  readonly notAffiliation?: Affiliation;
  readonly level?: number;
  readonly levelMax?: number | 'own-level';
  readonly levelMin?: number;
  readonly role?: 'attacking' | 'blocking' | 'fighting' | 'blocked' | 'unblocked' | 'engaged';
  /** Engaged with the die that has the ability. */
  readonly with?: 'self';
  /** Blocking the die that has the ability. */
  readonly blocks?: 'self';
  /** Obliged by the die that has the ability to block it. */
  readonly forcedBy?: 'self';
  /** Captured or controlled by the die that has the ability. */
  readonly held?: 'self';
  /** Other than the die that has the ability, or other than the dice chosen before. */
  readonly other?: 'self' | 'chosen';
  /** Not among the dice spent on this fielding (DM-FIELDING-6). */
  readonly notSpent?: true;
}

/** A number: fixed, or read off the table. */
export type Amount =
  | number
  | { readonly amount: 'count'; readonly dice: Dice; readonly times?: number }
  | { readonly amount: 'attack' | 'defense'; readonly of: 'self' | 'that' }
  /** How many dice or players the effect before this one really reached: "for each one knocked out this way". */
  | { readonly amount: 'done'; readonly times?: number }
  | { readonly amount: 'bursts'; readonly none: number; readonly one?: number; readonly two?: number };

/** Whom an effect is for. */
export type Target =
  | { readonly to: 'self' }
  /** The die the event is about, or the one chosen before. */
  | { readonly to: 'that' }
  /** All dice of the card in its player's field: "Hulk" in the text of a while-active ability. */
  | { readonly to: 'namesakes' }
  | { readonly to: 'each'; readonly dice: Dice }
  | { readonly to: 'you' }
  | { readonly to: 'opponent' }
  | { readonly to: 'both-players' }
  | {
      readonly to: 'choose';
      readonly dice: Dice;
      readonly count: number;
      readonly upTo?: true;
      readonly by?: 'opponent';
      /** Players that may be chosen instead of a die. */
      readonly players?: 'any' | 'opponent';
    };

/** What must hold for an ability or a part of it. */
export type Condition =
  | { readonly if: 'bursts'; readonly are: readonly number[] }
  | { readonly if: 'life-below-opponent' }
  | { readonly if: 'outnumbered' }
  | { readonly if: 'fielded'; readonly dice: Dice }
  | { readonly if: 'used-action' }
  | { readonly if: 'attacks-alone' }
  | { readonly if: 'role'; readonly role: 'attacking' | 'blocking' | 'engaged' | 'blocked' | 'unblocked' }
  | { readonly if: 'engaged-with'; readonly dice: Dice }
  | { readonly if: 'attack-phase' }
  | { readonly if: 'own-turn' }
  /** It has taken no damage this turn. */
  | { readonly if: 'undamaged' };

/** What an ability hears. */
export type EventName =
  | 'fielded'
  | 'attacks'
  | 'blocks'
  | 'blocked'
  | 'engaged'
  | 'unblocked'
  | 'damage'
  | 'knock-out'
  | 'action-used'
  | 'affected'
  | 'attack-starts'
  | 'attack-ends'
  | 'turn-starts'
  | 'turn-ends'
  | 'to-used';

/** Whom the event is about. */
export type Who =
  | { readonly is: 'self' }
  | { readonly is: 'dice'; readonly dice: Dice }
  | { readonly is: 'you' }
  | { readonly is: 'opponent' }
  | { readonly is: 'namesake' }
  | { readonly is: 'anyone' };

export interface On {
  readonly event: EventName;
  readonly who: readonly Who[];
  /** Who or what causes it. */
  readonly by?: 'self' | 'your-action-or-global' | 'not-engaged' | Dice;
  readonly combat?: true;
  /** What the die was doing when it was knocked out. */
  readonly while?: 'attacking' | 'blocking' | 'engaged';
  /** Only the first time in a turn: "the first character you field each turn". */
  readonly first?: true;
}

/** An ability of a card. */
export type Ability = Trigger | Would | Static | ActionAbility | Global | Activated;

export interface Trigger extends Node {
  readonly node: 'trigger';
  readonly on: On;
  /** While active: once for the card, whoever of its dice is out (DM-ACTIVE-AND-FIELDED-2). */
  readonly active?: true;
  readonly condition?: Condition;
  readonly limit?: 'once-per-turn';
  readonly effect: Effect;
}

/** Replaces, lessens, prevents or redirects a change that is about to happen. */
export interface Would extends Node {
  readonly node: 'would';
  readonly on: On;
  readonly active?: true;
  readonly condition?: Condition;
  readonly limit?: 'once-per-turn';
  readonly may?: true;
  readonly cost?: Cost;
  readonly effect: Effect;
}

/** Holds as long as the die (or, while active, any die of the card) is fielded. */
export interface Static extends Node {
  readonly node: 'static';
  readonly active?: true;
  readonly condition?: Condition;
  readonly holds: StaticEffect;
}

export interface ActionAbility extends Node {
  readonly node: 'action';
  readonly effect: Effect;
}

export interface Global extends Node {
  readonly node: 'global';
  readonly cost: Cost;
  /** A reaction: usable only when this happens (DM-GLOBAL-ABILITIES-7). */
  readonly reaction?: On;
  readonly condition?: Condition;
  /** 'once-per-event': a reaction that each player may use only once to the same thing. */
  readonly limit?: 'once-per-turn' | 'once-per-event';
  readonly effect: Effect;
}

/** Usable while active whenever its player may start something in their own turn. */
export interface Activated extends Node {
  readonly node: 'activated';
  /** In the main phase only. */
  readonly main?: true;
  /** Of an action die beside a character: usable whenever its player likes, also when damage is about to hit that character. */
  readonly beside?: true;
  readonly cost: Cost;
  readonly limit?: 'once-per-turn';
  readonly effect: Effect;
}

/** Energy by type ('any' for energy of any kind), and what else has to be done. */
export interface Cost {
  readonly energy: readonly (EnergyType | 'any')[];
  readonly damage?: number;
  readonly life?: number;
  readonly knockOut?: Dice;
  readonly spinDown?: Dice;
}
