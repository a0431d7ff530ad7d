import type { Name } from '../content.ts';
import type { MovementTool, Range } from '../geometry/tools.ts';
import type { Affiliation, AttackType, ConditionName, Face } from '../names.ts';
import type { CrisisType, Until } from '../table.ts';
import type { Act } from './nodes/act.ts';
import type { AddDice } from './nodes/add-dice.ts';
import type { AddTactic } from './nodes/add-tactic.ts';
import type { Advance } from './nodes/advance.ts';
import type { AttackAgain } from './nodes/attack.ts';
import type { Bring } from './nodes/bring.ts';
import type { ChangeDice } from './nodes/change-dice.ts';
import type { Choose } from './nodes/choose.ts';
import type { ChooseToken } from './nodes/choose-token.ts';
import type { Collide } from './nodes/collide.ts';
import type { GiveCondition } from './nodes/condition.ts';
import type { Damage } from './nodes/damage.ts';
import type { Directed } from './nodes/directed.ts';
import type { Drop } from './nodes/drop.ts';
import type { EachPays } from './nodes/each-pays.ts';
import type { ForEach } from './nodes/for-each.ts';
import type { ForEachPlayer } from './nodes/for-each-player.ts';
import type { ForEachToken } from './nodes/for-each-token.ts';
import type { HandOver } from './nodes/hand-over.ts';
import type { Heal } from './nodes/heal.ts';
import type { Interact } from './nodes/interact.ts';
import type { LastingEffect } from './nodes/lasting.ts';
import type { May } from './nodes/may.ts';
import type { MoveTokens } from './nodes/move-tokens.ts';
import type { OneOf } from './nodes/one-of.ts';
import type { Pay } from './nodes/pay.ts';
import type { Place } from './nodes/place.ts';
import type { Power } from './nodes/power.ts';
import type { Push } from './nodes/push.ts';
import type { Ready } from './nodes/ready.ts';
import type { Reduce } from './nodes/reduce.ts';
import type { Reroll } from './nodes/reroll.ts';
import type { RerollAll } from './nodes/reroll-all.ts';
import type { Restore } from './nodes/restore.ts';
import type { Retarget } from './nodes/retarget.ts';
import type { RollDice } from './nodes/roll.ts';
import type { Rouse } from './nodes/rouse.ts';
import type { Score } from './nodes/score.ts';
import type { Sequence } from './nodes/sequence.ts';
import type { Shed } from './nodes/shed.ts';
import type { Spare } from './nodes/spare.ts';
import type { Stage } from './nodes/stage.ts';
import type { Throw } from './nodes/throw.ts';
import type { UseToken } from './nodes/token.ts';
import type { Transform } from './nodes/transform.ts';
import type { When } from './nodes/when.ts';
import type {
  Active,
  Amount,
  Anchor,
  Condition,
  Cost,
  Effect,
  EventName,
  Limit,
  On,
  Static,
  StaticEffect,
  Target,
  Trigger,
  Who,
} from './vocabulary.ts';

/** Builders: cards are written with these words and nothing else. */

// Whom
export const self: Target = { to: 'self' };
export const attacker: Target = { to: 'attacker' };
export const target: Target = { to: 'target' };
export const that: Target = { to: 'that' };
export const players: Target = { to: 'players' };
export const each = (who: Who): Target => ({ to: 'each', who });
export const one = (who: Who): Target => ({ to: 'choose', who, count: 1 });

// Which characters
export const itself: Who = { is: 'self' };
export const enemy = (more: Who = {}): Who => ({ side: 'enemy', ...more });
/** An allied character, the one with the ability included. */
export const ally = (more: Who = {}): Who => ({ side: 'allied', ...more });
/** Another allied character. */
export const otherAlly = (more: Who = {}): Who => ({ side: 'allied', other: 'self', ...more });

// How much
export const dealt: Amount = { amount: 'dealt' };
export const paid: Amount = { amount: 'paid' };
export const done: Amount = { amount: 'done' };
export const rolled = (...faces: Face[]): Amount => ({ amount: 'rolled', faces, dice: 'own' });
export const theyRolled = (...faces: Face[]): Amount => ({ amount: 'rolled', faces, dice: 'theirs' });
export const defense = (type: AttackType): Amount => ({ amount: 'defense', type });
/** One for each so much damage that somebody has. */
export const wounds = (of: Anchor, each = 1, most?: number): Amount => ({
  amount: 'wounds',
  of,
  each,
  ...(most === undefined ? {} : { most }),
});
export const held = (of: Anchor): Amount => ({ amount: 'held', of });

// What must hold
export const dealtDamage: Condition = { if: 'dealt' };
export const dealtNone: Condition = { if: 'not-dealt' };
/** The target was Dazed or KO'd. */
export const felled: Condition = { if: 'felled' };
export const is = (of: Anchor, who: Who): Condition => ({ if: 'character', of, who });
export const not = (of: Condition): Condition => ({ if: 'not', of });
export const anyRolled = (...faces: Face[]): Condition => ({ if: 'rolled', faces, dice: 'own', min: 1 });
export const attackedThisTurn: Condition = { if: 'attacked-this-turn', of: 'target' };
export const outrollsContesting: Condition = {
  if: 'outrolls-contesting',
  faces: ['critical', 'wild', 'hit'],
};
export const all = (...of: Condition[]): Condition => ({ if: 'all', of });
/** The token is of this kind, by its place on the crisis card. */
export const tokenOf = (of: number): Condition => ({ if: 'token-of', of });
export const trailing: Condition = { if: 'trailing' };
export const ownTurn: Condition = { if: 'own-turn' };
/** The effect before this one came to nothing. */
export const nothingDone: Condition = { if: 'nothing-done' };
export const holdsNothing: Condition = { if: 'holds', what: 'nothing' };
/** It holds none of the tokens it is about to pick up (CP-XOBJ-6). */
export const holdsNoneOfIt: Condition = not({ if: 'holds', what: 'limited-token' });

// Effects
export const sequence = (...parts: Effect[]): Sequence => ({ node: 'sequence', parts });
export const may = (effect: Effect): May => ({ node: 'may', effect });
export const oneOf = (...effects: Effect[]): OneOf => ({ node: 'one-of', effects });
export const when = (condition: Condition, effect: Effect, otherwise?: Effect): When => ({
  node: 'when',
  condition,
  effect,
  ...(otherwise === undefined ? {} : { otherwise }),
});
export const choose = (to: Target, then: Effect): Choose => ({ node: 'choose', to, then });
export const forEach = (who: Who, effect: Effect): ForEach => ({ node: 'for-each', who, effect });
/** For each token of the crisis that a player controls; its player decides. */
export const forEachControlled = (crisis: CrisisType, effect: Effect): ForEachToken => ({
  node: 'for-each-token',
  crisis,
  effect,
});
/** Each player, the one with priority first. */
export const forEachPlayer = (effect: Effect): ForEachPlayer => ({ node: 'for-each-player', effect });
/** A terrain feature of these Sizes plays a part for the One-Shot card. */
export const stage = (what: Name, sizeMin: number, sizeMax: number): Stage => ({
  node: 'stage',
  what,
  sizeMin,
  sizeMax,
});
/** Another token of the crisis is picked; what follows is about it. */
export const anotherToken = (crisis: CrisisType, then: Effect): ChooseToken => ({
  node: 'choose-token',
  crisis,
  then,
});
/** Somebody may pay Power for what follows. */
export const pay = (who: Anchor, power: number, then: Effect): Pay => ({ node: 'pay', who, power, then });
/** Power is paid for what follows: that it is was decided before. */
export const payFor = (who: Anchor, power: number, then: Effect): Pay => ({
  node: 'pay',
  who,
  power,
  must: true,
  then,
});
/** Each of these enemies may pay; then the first happens for each that did, the other to all that did not. */
export const eachPays = (how: Omit<EachPays, 'node'>): EachPays => ({ node: 'each-pays', ...how });
export const damage = (amount: Amount, to: Target): Damage => ({ node: 'damage', amount, to });
export const heal = (amount: Amount, to: Target = self): Heal => ({ node: 'heal', amount, to });
export const gain = (amount: Amount, to: Target = self): Power => ({
  node: 'power',
  how: 'gain',
  amount,
  to,
});
export const lose = (amount: Amount, to: Target): Power => ({ node: 'power', how: 'lose', amount, to });
export const give = (to: Target, ...conditions: ConditionName[]): GiveCondition => ({
  node: 'condition',
  to,
  conditions,
});
export const shed = (to: Target, conditions: Shed['conditions']): Shed => ({
  node: 'shed',
  to,
  conditions,
});
export const advance = (
  tool: MovementTool | 'speed',
  to: Target = self,
  directed: Directed = {},
): Advance => ({
  node: 'advance',
  tool,
  to,
  ...directed,
});
export const push = (tool: MovementTool, to: Target, directed: Directed = {}): Push => ({
  node: 'push',
  tool,
  to,
  ...directed,
});
export const throwing = (tool: MovementTool, to: Target, directed: Directed = {}): Throw => ({
  node: 'throw',
  tool,
  to,
  ...directed,
});
/** Throws an interactive terrain feature, or one of the characters named. */
export const hurl = (tool: MovementTool, terrain: Throw['terrain'], who?: Who): Throw => ({
  node: 'throw',
  tool,
  ...(terrain === undefined ? {} : { terrain }),
  ...(who === undefined ? {} : { to: each(who) }),
});
export const place = (range: Range, to: Target = self, of?: Anchor): Place => ({
  node: 'place',
  range,
  to,
  ...(of === undefined ? {} : { of }),
});
/** Terrain near somebody is destroyed; who is named is hit by it. */
export const collide = (terrain: Collide['terrain'], to: Target): Collide => ({
  node: 'collide',
  terrain,
  to,
});
export const bring = (named: string, range: Range, ...conditions: ConditionName[]): Bring => ({
  node: 'bring',
  named,
  range,
  conditions,
});
/** As `bring`, but it comes Activated. */
export const bringActivated = (named: string, range: Range): Bring => ({
  ...bring(named, range),
  activated: true,
});
/** It interacts with a token outside its activation. */
export const interactWith = (to: Target, crisis: CrisisType): Interact => ({ node: 'interact', to, crisis });
export const addTactic = (affiliation: Affiliation): AddTactic => ({ node: 'add-tactic', affiliation });
/** The opponent of its player decides where the character goes. */
export const byItsOpponent = <N extends Advance | Push | Place | ChooseToken>(effect: N): N => ({
  ...effect,
  decides: 'its-opponent',
});
export const toward = (from: Anchor = 'self'): Directed => ({ way: 'toward', from });
export const away = (from: Anchor = 'self'): Directed => ({ way: 'away', from });
/** Granted actions, one after the other. */
export const act = (...actions: Act['actions'][number][]): Act => ({ node: 'act', actions });
export const attackAgain = (how: Omit<AttackAgain, 'node'> = {}): AttackAgain => ({ node: 'attack', ...how });
export const roll = (dice: Amount, then: Effect): RollDice => ({ node: 'roll', count: dice, then });
export const addDice = (amount: Amount): AddDice => ({ node: 'add-dice', amount, dice: 'own' });
/** Dice for the attacker, whoever gives them. */
export const addAttackDice = (amount: Amount): AddDice => ({ node: 'add-dice', amount, dice: 'attack' });
/** Attacker and defender reroll everything. */
export const rerollAll: RerollAll = { node: 'reroll-all' };
export const rerollAllButFailures: RerollAll = { node: 'reroll-all', failures: false };
export const reroll = (dice: Amount | 'any'): Reroll => ({ node: 'reroll', count: dice });
export const rerollAlsoFailures = (dice: Amount | 'any'): Reroll => ({
  node: 'reroll',
  count: dice,
  failures: true,
});
export const changeOwn = (dice: Amount, from: readonly Face[], face: Face | 'any'): ChangeDice => ({
  node: 'change-dice',
  count: dice,
  from,
  face,
  dice: 'own',
});
export const changeTheirs = (dice: Amount, from: readonly Face[], face: Face): ChangeDice => ({
  node: 'change-dice',
  count: dice,
  from,
  face,
  dice: 'theirs',
});
export const becomeTarget = (to: Target): Retarget => ({ node: 'retarget', to });
export const reduce = (amount: number, least = 0): Reduce => ({ node: 'reduce', amount, least });
/** They suffer no damage from the collision. */
export const spare = (to: Target): Spare => ({ node: 'spare', to });
export const lasting = (until: Until, holds: StaticEffect, to: Target = self): LastingEffect => ({
  node: 'lasting',
  until,
  holds,
  to,
});
/** Holds for all these as long as it lasts, wherever they go. */
export const lastingFor = (who: Who, until: Until, holds: StaticEffect): LastingEffect => ({
  ...lasting(until, holds),
  for: who,
});
/** As `lastingFor`, but of the squad: it stays, whatever becomes of who brought it about. */
export const lastingOfSquad = (...of: Parameters<typeof lastingFor>): LastingEffect => ({
  ...lastingFor(...of),
  squad: true,
});
/** The Activated token, or the Dazed token, is removed. */
export const ready = (to: Target): Ready => ({ node: 'ready', to });
export const rouse = (to: Target): Rouse => ({ node: 'rouse', to });
export const restore = (to: Target = self): Restore => ({ node: 'restore', to });
/** As many of them as Power was paid. */
export const asManyAsPaid = (who: Who): Target => ({ to: 'choose', who, count: paid });
export const roundNumber: Amount = { amount: 'round' };
export const mayReroll = (
  roll: 'attack' | 'defense',
  more: { readonly against?: Who; readonly count?: Amount } = {},
): StaticEffect => ({
  holds: 'rerolls-any',
  failures: false,
  in: roll,
  ...more,
});
/** Somebody else holds a token of the character from now on. */
export const handOver = (to: Target): HandOver => ({ node: 'hand-over', to });
export const pickUp: UseToken = { node: 'token', how: 'pick-up' };
export const takeControl: UseToken = { node: 'token', how: 'control' };
export const exhaust: UseToken = { node: 'token', how: 'exhaust' };
/** Takes a token of another kind of the same crisis: from a Source. */
export const takeToken = (of: number): UseToken => ({ node: 'token', how: 'take', of });
/** Tokens of one kind leave the game. */
export const removeTokens = (crisis: CrisisType, of: number): MoveTokens => ({
  node: 'move-tokens',
  which: { crisis, of },
  range: null,
});
/** Its opponent places each token that somebody secures within the Range of where it lies. */
export const placeSecured = (crisis: CrisisType, range: Range): MoveTokens => ({
  node: 'move-tokens',
  which: { crisis, secured: true },
  range,
});
/** A token of the crisis that the player controls is picked; what follows is about it. */
export const controlledToken = (crisis: CrisisType, then: Effect): ChooseToken => ({
  node: 'choose-token',
  crisis,
  controlled: true,
  then,
});
/** The token the ability is about is placed within the Range of where it lies. */
export const placeToken = (crisis: CrisisType, range: Range): MoveTokens => ({
  node: 'move-tokens',
  which: { crisis, about: true },
  range,
});
/** The tokens of the crisis that it holds leave the game. */
export const removeHeld = (crisis: CrisisType): MoveTokens => ({
  node: 'move-tokens',
  which: { crisis, held: true },
  range: null,
});
/** It drops the objective tokens it holds. */
export const dropAll: Drop = { node: 'drop', to: self };
export const score = (points: number): Score => ({ node: 'score', points });
export const transform = (form: Transform['form']): Transform => ({ node: 'transform', form });

// Abilities
/** Used in the character's own activation. */
export const active = (
  cost: Cost,
  effect: Effect,
  more: { readonly action?: true; readonly limit?: Limit; readonly if?: Condition } = {},
): Active => ({ node: 'active', cost, effect, ...more });
/** "Action: …" */
export const action = (cost: Cost, effect: Effect, limit?: Limit): Active =>
  active(cost, effect, { action: true, ...(limit === undefined ? {} : { limit }) });
export const on = (event: EventName, more: Omit<On, 'event'> = {}): On => ({ event, ...more });
/** Happens whenever its event does. */
export const whenever = (event: On, effect: Effect, limit?: Limit): Trigger => ({
  node: 'trigger',
  on: event,
  effect,
  ...(limit === undefined ? {} : { limit }),
});
/** Its player may use it when its event happens. */
export const mayWhen = (event: On, effect: Effect, limit?: Limit): Trigger => ({
  ...whenever(event, effect, limit),
  may: true,
});
/** A Reactive superpower or card: for its cost, when its event happens. */
export const reaction = (cost: Cost, event: On, effect: Effect, limit?: Limit): Trigger => ({
  ...mayWhen(event, effect, limit),
  cost,
});
/** Holds always, for the character itself or for those named. */
export const always = (holds: StaticEffect, who?: Who, condition?: Condition): Static => ({
  node: 'static',
  holds,
  ...(who === undefined ? {} : { for: who }),
  ...(condition === undefined ? {} : { if: condition }),
});
