import type { Node } from '@assemble/kernel';

/** The words this slice's abilities are written with, and the builders that write them. */

export type Resource = 'physical' | 'mental' | 'energy' | 'wild';

export interface Cost {
  /** So many resources, of which some must be of certain types. */
  readonly resources?: number;
  readonly types?: readonly Resource[];
  readonly exhaustSelf?: true;
  readonly spendCounter?: true;
  readonly discardSelf?: true;
}

/** What an ability hears, and whom it must be about. */
export interface When {
  readonly event:
    | 'attack'
    | 'damage'
    | 'attack-damage'
    | 'defeat'
    | 'reveal-treachery'
    | 'attacked'
    | 'defended';
  readonly who: 'you' | 'your-hero' | 'self' | 'host' | 'anyone';
}

export interface Triggered extends Node {
  readonly node: 'interrupt' | 'response';
  readonly on: When;
  readonly forced?: true;
  readonly label?: 'defense' | 'attack';
  readonly cost?: Cost;
  readonly effect: Node;
}
export interface Action extends Node {
  readonly node: 'action';
  readonly cost?: Cost;
  readonly effect: Node;
}
/** Abilities that start when their card is revealed, turned up as a boost, or called for by another card. */
export interface Called extends Node {
  readonly node: 'when-revealed' | 'boost' | 'special';
  readonly effect: Node;
}
/** Generates a resource while something is paid for. */
interface ResourceAbility extends Node {
  readonly node: 'resource';
  readonly gives: readonly Resource[];
}
export type Ability = Triggered | Action | Called | ResourceAbility;

export interface Face {
  readonly type:
    | 'hero'
    | 'ally'
    | 'villain'
    | 'upgrade'
    | 'event'
    | 'resource'
    | 'attachment'
    | 'treachery'
    | 'minion';
  readonly atk?: number;
  readonly def?: number;
  readonly health?: number;
  readonly cost?: number;
  readonly boost?: number;
  readonly gives?: readonly Resource[];
  readonly retaliate?: number;
  readonly surge?: true;
  readonly special?: true;
  readonly abilities: readonly Ability[];
}

/** A number, larger in the last step of a sequence. */
interface Amount {
  readonly step: number;
  readonly final: number;
}
export type To = 'chosen' | 'villain' | 'attacker' | 'your-hero' | 'self';

export interface Draw extends Node {
  readonly node: 'draw';
  readonly count: number;
}
export interface DealDamage extends Node {
  readonly node: 'damage';
  readonly amount: Amount | 'your-atk';
  readonly to: To;
  readonly attack: boolean;
}
export interface ChooseEnemy extends Node {
  readonly node: 'choose-enemy';
}
export interface Parts extends Node {
  readonly node: 'sequence';
  readonly parts: readonly Node[];
}
/** Effects without any detail of their own. */
export interface Plain extends Node {
  readonly node:
    | 'prevent'
    | 'cancel-reveal'
    | 'ready-hero'
    | 'gains-overkill'
    | 'place-it-here'
    | 'heal-all-instead'
    | 'discard-self'
    | 'villain-attacks-you'
    | 'each-special'
    | 'each-player-discards'
    | 'hits-its-source'
    | 'tough'
    | 'stunned'
    | 'retaliate';
}

export const interrupt = (on: When, effect: Node, more: Partial<Triggered> = {}): Triggered => ({
  node: 'interrupt',
  on,
  effect,
  ...more,
});
export const response = (on: When, effect: Node, more: Partial<Triggered> = {}): Triggered => ({
  node: 'response',
  on,
  effect,
  ...more,
});
export const forced = { forced: true } as const;
export const action = (effect: Node, cost: Cost = {}): Action => ({ node: 'action', cost, effect });
export const whenRevealed = (effect: Node): Called => ({ node: 'when-revealed', effect });
export const boost = (effect: Node): Called => ({ node: 'boost', effect });
export const special = (effect: Node): Called => ({ node: 'special', effect });
export const draw = (count: number): Draw => ({ node: 'draw', count });
export const damage = (
  amount: DealDamage['amount'] | number,
  to: To,
  more: { attack: boolean } = { attack: false },
): DealDamage => ({
  node: 'damage',
  amount: typeof amount === 'number' ? { step: amount, final: amount } : amount,
  to,
  ...more,
});
export const chooseEnemy = (): ChooseEnemy => ({ node: 'choose-enemy' });
export const sequence = (...parts: readonly Node[]): Parts => ({ node: 'sequence', parts });
export const plain = (node: Plain['node']): Plain => ({ node });
