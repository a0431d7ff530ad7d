import type { Node } from '@assemble/kernel';
import type { Localized } from '@assemble/language';
import type { CardType, Resource } from '../content.ts';
import type { Trait } from '../names.ts';
import type { Effect } from './nodes/index.ts';
import type { StaticEffect } from './statics/index.ts';

/** Effects and standing effects: each kind is one file in `nodes/` or `statics/`, listed in its index. */
export type { Effect, StaticEffect };

/**
 * The words abilities are written with. A card is a tree of these; the builders in `build.ts` write them, the files
 * in `nodes/` run them.
 */

export type Form = 'hero' | 'alter-ego';
export type Label = 'attack' | 'thwart' | 'defense';
export type Status = 'stunned' | 'confused' | 'tough';
/** When a lasting effect ends, or how often something may be used. `activation`: the attack or scheme that runs now. */
export type Period = 'phase' | 'round' | 'activation';

/** Kinds of cards that the rules group under one word (MC-WORD-7, MC-MINION-4). */
export type Group = 'enemy' | 'character' | 'identity' | 'scheme';

/** Which cards in play: everything that is set must hold. */
export interface Cards {
  readonly type?: CardType | Group | readonly (CardType | Group)[];
  /** Controlled by you, by any player, or by the scenario (MC-CONTROL-8, -9). */
  readonly who?: 'yours' | 'friendly' | 'enemy';
  /** Minions: engaged with you, or with the player chosen before. */
  readonly engaged?: 'you' | 'chosen';
  /** Beside the minions, the villain as well. */
  readonly orVillain?: true;
  /** Controlled by the player chosen before. */
  readonly of?: 'chosen';
  readonly trait?: Trait;
  /** A card by its name: any card that has the name of this one. */
  readonly named?: string;
  /** Other than the card that has the ability, or other than what was chosen before. */
  readonly not?: 'self' | 'that';
  readonly ready?: boolean;
  readonly damaged?: true;
  readonly facedown?: true;
  /** Only those with the most printed hit points among all that qualify. */
  readonly highest?: 'hit-points';
  /** Without a card of this name attached. */
  readonly without?: string;
}

/** Which cards outside play, and where. */
export interface CardsIn {
  readonly in: 'hand' | 'deck' | 'discard' | 'encounter-deck' | 'encounter-discard' | 'encounter';
  /** Whose hand, deck or discard pile: yours unless another is named. */
  readonly whose?: 'any' | 'chosen';
  readonly type?: CardType | readonly CardType[];
  readonly trait?: Trait;
  readonly named?: string;
  readonly resource?: Resource;
}

/** Whom or what an effect is for. */
export type Target =
  | { readonly to: 'self' }
  /** What the event is about, or what was chosen before. */
  | { readonly to: 'that' }
  /** Your identity, in whichever form it is. */
  | { readonly to: 'you' }
  /** Your hero: nothing while you are in alter-ego form (MC-IDENTITY-6). */
  | { readonly to: 'your-hero' }
  | { readonly to: 'your-alter-ego' }
  /** The card that this one is attached to. */
  | { readonly to: 'host' }
  | { readonly to: 'villain' }
  | { readonly to: 'main-scheme' }
  /** Whoever makes the attack that the event is about. */
  | { readonly to: 'attacker' }
  /** Whom the attack was made against that the event is about. */
  | { readonly to: 'attacked' }
  /** Each character that this attack damaged, whoever was attacked. */
  | { readonly to: 'damaged' }
  | { readonly to: 'each'; readonly cards: Cards }
  /** A card that the scenario looks for: of several the first player picks one (MC-FIRST-2). */
  | { readonly to: 'picked'; readonly cards: Cards }
  | { readonly to: 'choose'; readonly cards: Cards; readonly count: number };

/** Which players. */
export type Players = 'you' | 'each' | 'first' | 'chosen';

/** A number: fixed, or read off the table. */
export type Amount =
  | number
  /** So much for each player (MC-MOD-11). */
  | { readonly amount: 'per-player'; readonly perPlayer: number }
  | { readonly amount: 'count'; readonly cards: Cards; readonly times?: number }
  | { readonly amount: 'stat'; readonly stat: 'atk' | 'thw' | 'def'; readonly of: 'you' | 'self' | 'that' }
  | { readonly amount: 'sustained' | 'remaining'; readonly of: 'you' | 'self' }
  | { readonly amount: 'threat'; readonly on: Cards }
  /** What X stands for: the resources that were spent, the cards that were discarded as a cost. */
  | { readonly amount: 'x'; readonly times?: number }
  /** Printed on the cards that were discarded or found: resources of a type, different types of resources, or boost icons. */
  | {
      readonly amount: 'printed';
      readonly what: Resource | 'types' | 'boost';
      readonly times?: number;
      readonly plus?: number;
    }
  /** How much the effect before this one really did. */
  | { readonly amount: 'done'; readonly times?: number; readonly plus?: number }
  | { readonly amount: 'instead'; readonly if: Condition; readonly then: Amount; readonly otherwise: Amount }
  | { readonly amount: 'at-most'; readonly most: number; readonly of: Amount };

/** What must hold for an ability or a part of it. */
export type Condition =
  /** You have the trait. */
  | { readonly if: 'trait'; readonly trait: Trait }
  /** You are the hero or the alter-ego of this name: the id of the side. */
  | { readonly if: 'identity'; readonly is: string }
  | { readonly if: 'in-play'; readonly cards: Cards }
  | { readonly if: 'paid-with'; readonly resource: Resource }
  | { readonly if: 'final-step' }
  /** The effect before this one did something. */
  | { readonly if: 'done' }
  | { readonly if: 'has-status'; readonly status: Status; readonly who: Target }
  /** The attack that runs now is undefended. */
  | { readonly if: 'undefended' }
  /** This much damage or more lies on the card. */
  | { readonly if: 'damage-here'; readonly least: number }
  /** Printed on a card that was discarded or found before. */
  | { readonly if: 'printed-resource'; readonly resource: Resource }
  /** X is more than nothing. */
  | { readonly if: 'x' }
  | { readonly if: 'any'; readonly of: readonly Condition[] }
  | { readonly if: 'not'; readonly not: Condition };

/** Whom an event is about. */
export type Whom = 'you' | 'your-hero' | 'self' | 'host' | 'villain' | Cards;

/** What can happen, as abilities hear it (MC-CONDITION-1): what is about to happen, or what has happened. */
export type EventName =
  | 'attack'
  | 'attacked'
  | 'damage'
  | 'damaged'
  | 'defeat'
  | 'defeated'
  | 'scheme'
  | 'schemed'
  | 'threat'
  | 'threatened'
  | 'thwarted'
  | 'reveal'
  | 'entered'
  | 'play'
  | 'played'
  | 'changed-form'
  | 'phase-ended'
  | 'round-ended';

export interface When {
  readonly event: EventName;
  /** "When … would …": before everything that only says "when …". */
  readonly would?: true;
  /** Who does it. */
  readonly by?: Whom;
  /** Whom or what it happens to: the attacked player, the damaged character, the scheme, the card that enters. */
  readonly to?: Whom;
  /** Who defended. */
  readonly defender?: Whom;
  /** The attack damaged, or defeated, one of these. */
  readonly damages?: Cards;
  readonly defeats?: Cards;
  /** Damage from an attack. */
  readonly attack?: true;
  /** With a basic power. */
  readonly basic?: true;
  /** The revealed card. */
  readonly card?: CardType;
  /** In step one of the villain phase. */
  readonly stepOne?: true;
  /** Only where the same card is not already attacking: an attack that it makes within its own attack is not heard. */
  readonly outermost?: true;
  /** Into this form. */
  readonly form?: Form;
}

/** What has to be given for an ability: everything before the arrow (MC-COST-1). */
export type Cost =
  | { readonly cost: 'spend'; readonly resources: readonly Resource[] }
  /** Any number of resources of a type: X is how many. */
  | { readonly cost: 'spend-x'; readonly resource: Resource }
  | { readonly cost: 'exhaust'; readonly what: 'self' | 'your-hero' }
  | { readonly cost: 'remove-counter'; readonly count: number }
  | { readonly cost: 'discard-self' }
  /** X is how many are discarded. */
  | { readonly cost: 'discard-cards'; readonly least: number; readonly most: number }
  | { readonly cost: 'take-damage'; readonly amount: number; readonly who: 'self' | 'you' }
  | { readonly cost: 'heal'; readonly amount: number }
  /** The printed cost of a card that is chosen; what follows is about that card. */
  | { readonly cost: 'printed-cost'; readonly of: CardsIn };

/** What an upgrade or attachment is attached to (MC-ATTACH-1). */
export interface Attach {
  readonly to: Cards;
}

interface Titled {
  /** The name before the dash: "Spider-Sense". */
  readonly name?: Localized<string>;
}

/** What triggered abilities that players use have in common. */
interface Usable extends Node, Titled {
  readonly form?: Form;
  readonly label?: Label;
  readonly cost?: readonly Cost[];
  readonly condition?: Condition;
  /** Once in each period, for each copy of the card (MC-LIMIT-1). */
  readonly limit?: 'phase' | 'round';
  /** Once in each period over all copies by name, whoever has them (MC-LIMIT-3, -4). */
  readonly max?: 'phase' | 'round';
  readonly effect: Effect;
}

export interface Action extends Usable {
  readonly node: 'action';
}
export interface Triggered extends Usable {
  readonly node: 'interrupt' | 'response';
  readonly on: When;
  readonly forced?: true;
}
/** Abilities that begin when their card is revealed, defeated, turned up as a boost, set up, or called for. */
export interface Called extends Node, Titled {
  readonly node: 'when-revealed' | 'when-defeated' | 'boost' | 'set-up' | 'special';
  readonly form?: Form;
  readonly label?: Label;
  readonly effect: Effect;
}
/** Generates resources while something is paid for (MC-TRIGGER-4). */
export interface Generates extends Node, Titled {
  readonly node: 'generates';
  readonly form?: Form;
  readonly cost?: readonly Cost[];
  readonly limit?: 'phase' | 'round';
  readonly gives: readonly Resource[] | 'top-of-discard';
}
/** Holds while its card is in play (MC-CONSTANT-1). */
export interface Constant extends Node {
  readonly node: 'constant';
  readonly condition?: Condition;
  readonly holds: StaticEffect;
}

export type Ability = Action | Triggered | Called | Generates | Constant;
