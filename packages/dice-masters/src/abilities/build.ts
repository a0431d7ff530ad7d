import type { EnergyType } from '../dice.ts';
import type { Zone } from '../table.ts';
import type { Beside } from './nodes/beside.ts';
import type { Bonus } from './nodes/bonus.ts';
import type { BurstPart, Bursts } from './nodes/bursts.ts';
import type { Buy } from './nodes/buy.ts';
import type { Choose } from './nodes/choose.ts';
import type { Copy } from './nodes/copy.ts';
import type { CopyCard } from './nodes/copy-card.ts';
import type { Damage } from './nodes/damage.ts';
import type { Draw } from './nodes/draw.ts';
import type { Increase } from './nodes/increase.ts';
import type { KnockOut } from './nodes/knock-out.ts';
import type { Later } from './nodes/later.ts';
import type { Life } from './nodes/life.ts';
import type { Mark, MarkName } from './nodes/mark.ts';
import type { May } from './nodes/may.ts';
import type { Move } from './nodes/move.ts';
import type { NameCard } from './nodes/name-card.ts';
import type { NameType } from './nodes/name-type.ts';
import type { Prevent } from './nodes/prevent.ts';
import type { Redirect } from './nodes/redirect.ts';
import type { Reroll } from './nodes/reroll.ts';
import type { Roll } from './nodes/roll.ts';
import type { Sequence } from './nodes/sequence.ts';
import type { Spin } from './nodes/spin.ts';
import type { Take } from './nodes/take.ts';
import type { Together } from './nodes/together.ts';
import type { Unless } from './nodes/unless.ts';
import type { UseCaptured } from './nodes/use-captured.ts';
import type { When } from './nodes/when.ts';
import type { Rolled } from './rolled.ts';
import type { Ban, Banned } from './statics/ban.ts';
import type { BlockRestriction } from './statics/blockers.ts';
import type { StandingBonus } from './statics/bonus.ts';
import type { CombatDamage } from './statics/combat-damage.ts';
import type { ExtraDraw } from './statics/extra-draw.ts';
import type { FieldingCost } from './statics/fielding-cost.ts';
import type { SpinsToBlock } from './statics/spins-to-block.ts';
import type { Unblockable } from './statics/unblockable.ts';
import type {
  ActionAbility,
  Activated,
  Amount,
  Condition,
  Cost,
  Dice,
  Effect,
  Global,
  On,
  Static,
  StaticEffect,
  Target,
  Trigger,
  Who,
  Would,
} from './vocabulary.ts';

/** Builders: cards are written with these words and nothing else. */

// Whom
export const self: Target = { to: 'self' };
export const that: Target = { to: 'that' };
export const namesakes: Target = { to: 'namesakes' };
export const you: Target = { to: 'you' };
export const opponent: Target = { to: 'opponent' };
export const bothPlayers: Target = { to: 'both-players' };
export const each = (dice: Dice): Target => ({ to: 'each', dice });
export const one = (dice: Dice): Target => ({ to: 'choose', dice, count: 1 });
export const two = (dice: Dice): Target => ({ to: 'choose', dice, count: 2 });
export const upTo = (count: number, dice: Dice): Target => ({ to: 'choose', dice, count, upTo: true });
/** A character or a player. */
export const oneOrPlayer = (dice: Dice, players: 'any' | 'opponent'): Target => ({
  to: 'choose',
  dice,
  count: 1,
  players,
});
/** Chosen by the opponent. */
export const opponentPicks = (count: number, dice: Dice): Target => ({
  to: 'choose',
  dice,
  count,
  by: 'opponent',
});

// Which dice
export const character: Dice = {};
export const own: Dice = { who: 'own' };
export const opposing: Dice = { who: 'opposing' };

// How much
export const count = (dice: Dice, times = 1): Amount => ({ amount: 'count', dice, times });
export const attackOf = (of: 'self' | 'that'): Amount => ({ amount: 'attack', of });
export const defenseOf = (of: 'self' | 'that'): Amount => ({ amount: 'defense', of });
export const byBursts = (none: number, more: { one?: number; two?: number }): Amount => ({
  amount: 'bursts',
  none,
  ...more,
});

/** For each one the effect before this one really reached. */
export const eachDone: Amount = { amount: 'done' };

// Effects
export const sequence = (...parts: Effect[]): Sequence => ({ node: 'sequence', parts });
/** Damage to several at the same moment, each with its own amount. */
export const together = (...parts: Damage[]): Together => ({ node: 'together', parts });
export const may = (effect: Effect, cost?: Cost): May => ({
  node: 'may',
  effect,
  ...(cost === undefined ? {} : { cost }),
});
export const unless = (cost: Cost, effect: Effect): Unless => ({ node: 'unless', cost, effect });
export const when = (condition: When['condition'], effect: Effect): When => ({
  node: 'when',
  condition,
  effect,
});
export const bursts = (base: Effect | null, ...parts: BurstPart[]): Bursts => ({
  node: 'bursts',
  base,
  parts,
});
export const insteadOn = (on: BurstPart['on'], effect: Effect): BurstPart => ({ on, instead: true, effect });
export const alsoOn = (on: BurstPart['on'], effect: Effect): BurstPart => ({ on, instead: false, effect });
export const choose = (to: Target, then: Effect): Choose => ({ node: 'choose', to, then });
export const damage = (amount: Amount, to: Target): Damage => ({ node: 'damage', amount, to });
/** Each of these dice deals it. */
export const damageBy = (from: Dice, amount: Amount, to: Target): Damage => ({
  node: 'damage',
  amount,
  to,
  from,
});
export const knockOut = (to: Target): KnockOut => ({ node: 'knock-out', to });
/** All but one of each player's, who choose what they keep. */
export const knockOutAllButOne = (dice: Dice): KnockOut => ({
  node: 'knock-out',
  to: { to: 'each', dice },
  spare: 'one-per-player',
});
export const bonus = (attack: Amount, defense: Amount, to: Target): Bonus => ({
  node: 'bonus',
  attack,
  defense,
  to,
});
export const spin = (by: Spin['by'], to: Target, below?: Spin['below']): Spin => ({
  node: 'spin',
  by,
  to,
  ...(below === undefined ? {} : { below }),
});
export const reroll = (to: Target, otherwise?: 'prep' | 'used'): Reroll => ({
  node: 'reroll',
  to,
  ...(otherwise === undefined ? {} : { else: otherwise }),
});
export const capture = (to: Target, back?: Take['back']): Take => ({
  node: 'take',
  how: 'capture',
  to,
  ...(back === undefined ? {} : { back }),
});
export const control = (to: Target): Take => ({ node: 'take', how: 'control', to });
export const copy = (what: Copy['what'], to: Target, level?: 1): Copy => ({
  node: 'copy',
  what,
  to,
  ...(level === undefined ? {} : { level }),
});
/** Uses one of the opponent's character cards, with or without the faces of its dice. */
export const copyCard = (faces: boolean): CopyCard => ({ node: 'copy-card', faces });
export const useCaptured: UseCaptured = { node: 'use-captured' };
export const later = (event: Later['event'], effect: Effect): Later => ({ node: 'later', event, effect });
export const nameType = (name: NameType['mark']): NameType => ({ node: 'name-type', mark: name });
/** All dice of the card copy until its player's next turn; with one burst they get so much more. */
export const copyForCard = (to: Target, plus: number): Copy => ({
  node: 'copy',
  what: 'values',
  to,
  lasts: 'next-turn',
  plus,
});
/** An opposing character card that cannot be fielded while this one is active. */
export const nameCard = (): NameCard => ({ node: 'name-card' });
/** Puts the action die beside a character; it may bar characters of that one's type until the end of the next turn. */
export const beside = (to: Target, bars?: Beside['bars']): Beside => ({
  node: 'beside',
  to,
  ...(bars === undefined ? {} : { bars }),
});
export const gainLife = (amount: Amount, to: Target = you): Life => ({
  node: 'life',
  how: 'gain',
  amount,
  to,
});
export const setLife = (amount: Amount, to: Target): Life => ({ node: 'life', how: 'set', amount, to });
export const move = (to: Target, zone: Zone): Move => ({ node: 'move', to, zone });
export const mark = (name: MarkName, to: Target): Mark => ({ node: 'mark', mark: name, to });
/** Attackers go back to the field: they no longer attack. */
export const withdraw = (to: Target): Move => move(to, 'field');
export const prevent = (amount: Amount | 'all'): Prevent => ({ node: 'prevent', amount });
export const redirect = (amount: Amount | 'all', to: Target): Redirect => ({ node: 'redirect', amount, to });
export const redirectUpTo = (amount: Amount, to: Target): Redirect => ({
  node: 'redirect',
  amount,
  to,
  upTo: true,
});
export const increase = (amount: Amount): Increase => ({ node: 'increase', amount });
export const draw = (
  take: Amount,
  to: 'prep' | Rolled,
  more: { keep?: number; rest?: 'used' | 'bag' } = {},
): Draw => ({
  node: 'draw',
  take,
  to,
  ...more,
});
export const roll = (to: Target, into: Rolled): Roll => ({ node: 'roll', to, into });
export const buyFree = (dice: Dice): Buy => ({ node: 'buy', dice });
export const RESERVE: Rolled = { character: 'reserve', other: 'reserve' };

// Events
export const on = (
  event: On['event'],
  who: Who | readonly Who[],
  more: Omit<On, 'event' | 'who'> = {},
): On => ({
  event,
  who: Array.isArray(who) ? (who as readonly Who[]) : [who as Who],
  ...more,
});
export const itself: Who = { is: 'self' };
export const yourself: Who = { is: 'you' };
export const theOpponent: Who = { is: 'opponent' };
export const namesake: Who = { is: 'namesake' };
export const anyone: Who = { is: 'anyone' };
export const any = (dice: Dice): Who => ({ is: 'dice', dice });

// Standing effects
export const unblockable: Unblockable = { holds: 'unblockable' };
export const standingBonus = (attack: number, defense: number, to: StandingBonus['to']): StandingBonus => ({
  holds: 'bonus',
  to,
  attack,
  defense,
});
export const combatDamage = (how: CombatDamage['how'], to: CombatDamage['to'] = 'self'): CombatDamage => ({
  holds: 'combat-damage',
  how,
  to,
});
export const onlyBlockedBy = (...only: Dice[]): BlockRestriction => ({ holds: 'blockers', only });
export const notBlockedBy = (...not: Dice[]): BlockRestriction => ({ holds: 'blockers', not });
export const notBlockedFromBelow: BlockRestriction = { holds: 'blockers', notBelowOwnLevel: true };
export const fieldingCost = (dice: Dice, by: FieldingCost['change']): FieldingCost => ({
  holds: 'fielding-cost',
  dice,
  change: by,
});
export const extraDraw = (dice: number): ExtraDraw => ({ holds: 'extra-draw', dice });
/** Spins down by up to so many levels to block that many attackers more. */
export const spinsToBlock = (most: number): SpinsToBlock => ({ holds: 'spins-to-block', most });
/** The opponent cannot do this, unless they pay life to switch it off for the turn. */
export const ban = (what: Banned, life?: number): Ban => ({
  holds: 'ban',
  what,
  ...(life === undefined ? {} : { lift: { life } }),
});

// Abilities
type TriggerMore = Partial<Pick<Trigger, 'condition' | 'limit'>>;
export const trigger = (event: On, effect: Effect, more: TriggerMore = {}): Trigger => ({
  node: 'trigger',
  on: event,
  ...more,
  effect,
});
export const whileActive = (event: On, effect: Effect, more: TriggerMore = {}): Trigger => ({
  node: 'trigger',
  on: event,
  active: true,
  ...more,
  effect,
});
export const whenFielded = (effect: Effect): Trigger => trigger(on('fielded', itself), effect);
export const whenAttacks = (effect: Effect): Trigger => trigger(on('attacks', itself), effect);
export const whenBlocks = (effect: Effect): Trigger => trigger(on('blocks', itself), effect);
export const would = (
  event: On,
  effect: Effect,
  more: Partial<Pick<Would, 'active' | 'condition' | 'limit' | 'may' | 'cost'>> = {},
): Would => ({ node: 'would', on: event, ...more, effect });
export const always = (holds: StaticEffect, condition?: Condition): Static => ({
  node: 'static',
  ...(condition === undefined ? {} : { condition }),
  holds,
});
export const alwaysWhileActive = (holds: StaticEffect, condition?: Condition): Static => ({
  node: 'static',
  active: true,
  ...(condition === undefined ? {} : { condition }),
  holds,
});
export const actionEffect = (effect: Effect): ActionAbility => ({ node: 'action', effect });
export const pay = (...energy: (EnergyType | 'any')[]): Cost => ({ energy });
export const global = (
  cost: Cost,
  effect: Effect,
  more: Partial<Pick<Global, 'reaction' | 'condition' | 'limit'>> = {},
): Global => ({ node: 'global', cost, ...more, effect });
/** Of the action die that lies beside a character. */
export const whileBeside = (effect: Effect): Activated => ({
  node: 'activated',
  beside: true,
  cost: { energy: [] },
  effect,
});
export const activated = (
  cost: Cost,
  effect: Effect,
  more: Partial<Pick<Activated, 'limit' | 'main'>> = {},
): Activated => ({
  node: 'activated',
  cost,
  ...more,
  effect,
});
