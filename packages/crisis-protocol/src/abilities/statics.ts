import type { MovementTool, Range } from '../geometry/tools.ts';
import type { AttackType, ConditionName, Face } from '../names.ts';
import type { CrisisType } from '../table.ts';
import type { Amount, Who } from './vocabulary.ts';

/** Standing effects: the rules ask for them by kind (`rules/in-force.ts`). */
export type StaticEffect =
  /** More or fewer dice in rolls (CP-ATTACK-4, CP-ATTACK-5). */
  | {
      readonly holds: 'dice';
      readonly in: 'attack' | 'defense' | 'dodge';
      readonly amount: Amount;
      readonly types?: readonly AttackType[];
      /** Against these opponents only. */
      readonly against?: Who;
      /** For these attacks only, by the English name that makes their address. */
      readonly attacks?: readonly string[];
    }
  /** Half as many dice, rounded up (CP-EFFECT-9). */
  | { readonly holds: 'halved-dice'; readonly in: 'attack' | 'defense' | 'dodge' }
  /** As many dice as the target's Size. */
  | { readonly holds: 'dice-by-size' }
  /** A face counts as so many successes. */
  | {
      readonly holds: 'counts';
      readonly in: 'attack' | 'defense';
      readonly face: Face;
      readonly as: number;
      readonly types?: readonly AttackType[];
      readonly against?: Who;
    }
  /** Each critical of the initial roll adds so many dice. */
  | { readonly holds: 'dice-per-critical'; readonly amount: number }
  | { readonly holds: 'needs-no-sight' }
  | { readonly holds: 'denies-cover' }
  | { readonly holds: 'has-cover'; readonly from?: Who }
  /** The attacker picks the type when the attack is declared. */
  | { readonly holds: 'type-choice'; readonly types: readonly AttackType[] }
  | { readonly holds: 'immunity'; readonly to: readonly ConditionName[] }
  | { readonly holds: 'flight' }
  | { readonly holds: 'wall-crawler' }
  | { readonly holds: 'stealth' }
  | { readonly holds: 'healing-factor'; readonly amount: number }
  /** In each of its rolls one failure counts as a critical. */
  | { readonly holds: 'failure-as-critical' }
  /** Where it would flip to its Injured side it is KO'd instead. */
  | { readonly holds: 'no-injured-side' }
  /** Superpowers of its Infinity Gems cost it nothing. */
  | { readonly holds: 'free-gems' }
  /** So much more Power for Infinity Gems in the Power Phase. */
  | { readonly holds: 'gem-power'; readonly amount: number }
  | { readonly holds: 'gem-bearer'; readonly gems: readonly string[]; readonly most?: number }
  | { readonly holds: 'grunt'; readonly parents: readonly string[] }
  | { readonly holds: 'unrivalled' }
  | { readonly holds: 'reserve' }
  /** Superpowers cost less, never below 1: the first one each turn. */
  | { readonly holds: 'cheaper-first-superpower'; readonly amount: number }
  /** The player whose effect it is controls the character (CP-CHAR-1). */
  | { readonly holds: 'controlled' }
  /** What its attacks and superpowers cost may also be paid with the Power of one of these. */
  | { readonly holds: 'pays-with'; readonly who: Who }
  | { readonly holds: 'one-move-action' }
  /** It pays so much more Power to play a tactic card. */
  | { readonly holds: 'dearer-tactics'; readonly amount: number }
  /** Mystic attacks and superpowers of enemies cannot push or advance it. */
  | { readonly holds: 'unmoved-by-minds' }
  /** May reroll any of its own dice in the roll; failures too, unless they are left out. */
  | {
      readonly holds: 'rerolls-any';
      readonly failures?: false;
      /** Only attacking or only defending, only against these, only so many. */
      readonly in?: 'attack' | 'defense';
      readonly against?: Who;
      readonly count?: Amount;
    }
  /** Range and line of sight are measured from this ally. */
  | { readonly holds: 'measured-from'; readonly who: Who }
  /** It has the superpower of the tactic card that says so. */
  | { readonly holds: 'granted-power' }
  /** It may make the attack of the tactic card that says so, once. */
  | { readonly holds: 'granted-attack' }
  /** Whom its attack damages gains these special conditions after it. */
  | { readonly holds: 'gives-for-damage'; readonly conditions: readonly ConditionName[] }
  /** No effect moves it, neither of enemies nor of allies. */
  | { readonly holds: 'immovable' }
  /** It loses Stealth and cannot gain it. */
  | { readonly holds: 'no-stealth' }
  | { readonly holds: 'speed'; readonly tool: MovementTool }
  /** Nothing adds dice to its defense rolls. */
  | { readonly holds: 'no-extra-defense' }
  /** It cannot modify or reroll its defense dice. */
  | { readonly holds: 'unmodified-defense' }
  /** It does not contest tokens of the crisis type. */
  | { readonly holds: 'no-contest'; readonly crisis: CrisisType }
  /** Interacting with Civilian and Asset tokens costs it nothing. */
  | { readonly holds: 'free-interact' }
  /** It interacts with tokens within this Range. */
  | { readonly holds: 'interacts-within'; readonly range: Range }
  /** It can hold no objective tokens. */
  | { readonly holds: 'cannot-hold' }
  /** Its damage gives no Power to who suffers it. */
  | { readonly holds: 'denies-power' }
  /** It cannot contest, interact with or hold objective tokens. */
  | { readonly holds: 'no-objectives' }
  /** Its own player places what it drops, up to this Range away: 2 unless it is named. */
  | { readonly holds: 'places-its-drops'; readonly within?: Range }
  /** Enemies within this Range suffer so much damage when it would be Dazed or KO'd. */
  | { readonly holds: 'harms-as-it-falls'; readonly amount: number; readonly within: Range };

export type StaticKind = StaticEffect['holds'];
