import type { Resource } from '../content.ts';
import type { Trait } from '../names.ts';
import type { StatName } from '../rules/reading.ts';
import type {
  Action,
  Amount,
  Called,
  Cards,
  CardsIn,
  Condition,
  Constant,
  Cost,
  Effect,
  EventName,
  Form,
  Generates,
  Period,
  Players,
  StaticEffect,
  Status,
  Target,
  Triggered,
  When,
} from './vocabulary.ts';

/** The builders that cards are written with: a card reads like its text. */

// --- which cards
export const enemies: Cards = { type: 'enemy' };
export const minions: Cards = { type: 'minion' };
export const characters: Cards = { type: 'character' };
export const friendlyCharacters: Cards = { type: 'character', who: 'friendly' };
export const yourCharacters: Cards = { type: 'character', who: 'yours' };
export const heroes: Cards = { type: 'hero' };
export const allies: Cards = { type: 'ally' };
export const yourAllies: Cards = { type: 'ally', who: 'yours' };
export const schemes: Cards = { type: 'scheme' };
export const sideSchemes: Cards = { type: 'side-scheme' };
export const yourUpgrades: Cards = { type: 'upgrade', who: 'yours' };
export const yourMinions: Cards = { type: 'minion', engaged: 'you' };
/** Cards of the name that this card bears. */
export const named = (card: string): Cards => ({ named: card });
export const withTrait = (trait: Trait, cards: Cards): Cards => ({ ...cards, trait });

// --- whom
export const self: Target = { to: 'self' };
export const that: Target = { to: 'that' };
export const you: Target = { to: 'you' };
export const yourHero: Target = { to: 'your-hero' };
export const yourAlterEgo: Target = { to: 'your-alter-ego' };
export const host: Target = { to: 'host' };
export const theVillain: Target = { to: 'villain' };
export const theMainScheme: Target = { to: 'main-scheme' };
export const theAttacker: Target = { to: 'attacker' };
export const theAttacked: Target = { to: 'attacked' };
export const theDamaged: Target = { to: 'damaged' };
export const one = (cards: Cards): Target => ({ to: 'choose', cards, count: 1 });
/** Of several the first player picks one: for cards of the scenario that do not say "choose". */
export const picked = (cards: Cards): Target => ({ to: 'picked', cards });
export const each = (cards: Cards): Target => ({ to: 'each', cards });

// --- how much
export const timesPlayers = (n: number): Amount => ({ amount: 'per-player', perPlayer: n });
export const forEach = (cards: Cards, times = 1): Amount => ({ amount: 'count', cards, times });
export const yourStat = (stat: 'atk' | 'thw' | 'def'): Amount => ({ amount: 'stat', stat, of: 'you' });
export const sustained = (of: 'you' | 'self'): Amount => ({ amount: 'sustained', of });
export const remainingPoints = (of: 'you' | 'self'): Amount => ({ amount: 'remaining', of });
export const threatOn = (on: Cards): Amount => ({ amount: 'threat', on });
export const x = (times = 1): Amount => ({ amount: 'x', times });
export const asMuch = (times = 1, plus = 0): Amount => ({ amount: 'done', times, plus });
export const printed = (what: Resource | 'types' | 'boost', times = 1, plus = 0): Amount => ({
  amount: 'printed',
  what,
  times,
  plus,
});
/** "5 (8 instead if …)". */
export const orInstead = (otherwise: Amount, then: Amount, condition: Condition): Amount => ({
  amount: 'instead',
  if: condition,
  then,
  otherwise,
});
export const atMost = (most: number, of: Amount): Amount => ({ amount: 'at-most', most, of });

// --- if
export const youHave = (trait: Trait): Condition => ({ if: 'trait', trait });
export const youAre = (side: string): Condition => ({ if: 'identity', is: side });
export const inPlay = (cards: Cards): Condition => ({ if: 'in-play', cards });
export const paidWith = (resource: Resource): Condition => ({ if: 'paid-with', resource });
export const finalStep: Condition = { if: 'final-step' };
export const itDid: Condition = { if: 'done' };
export const undefended: Condition = { if: 'undefended' };
export const isStatus = (status: Status, who: Target): Condition => ({ if: 'has-status', status, who });
export const damageHereIs = (least: number): Condition => ({ if: 'damage-here', least });
export const showsResource = (resource: Resource): Condition => ({ if: 'printed-resource', resource });
export const anyOf = (...of: readonly Condition[]): Condition => ({ if: 'any', of });
export const anyDamage: Condition = { if: 'x' };
export const not = (condition: Condition): Condition => ({ if: 'not', not: condition });

// --- costs: what stands before the arrow
export const exhaustSelf: Cost = { cost: 'exhaust', what: 'self' };
export const exhaustYourHero: Cost = { cost: 'exhaust', what: 'your-hero' };
export const spending = (...resources: readonly Resource[]): Cost => ({ cost: 'spend', resources });
export const spendingX = (resource: Resource): Cost => ({ cost: 'spend-x', resource });
export const removeCounter: Cost = { cost: 'remove-counter', count: 1 };
export const discardSelf: Cost = { cost: 'discard-self' };
export const discardingCards = (least: number, most = least): Cost => ({
  cost: 'discard-cards',
  least,
  most,
});
export const takingDamage = (amount: number, who: 'self' | 'you' = 'you'): Cost => ({
  cost: 'take-damage',
  amount,
  who,
});
export const healing = (amount: number): Cost => ({ cost: 'heal', amount });
export const payingPrintedCost = (of: CardsIn): Cost => ({ cost: 'printed-cost', of });

// --- when
export const on = (event: EventName, more: Omit<When, 'event'> = {}): When => ({ event, ...more });
/** "When … would …". */
export const would = (event: EventName, more: Omit<When, 'event' | 'would'> = {}): When => ({
  event,
  would: true,
  ...more,
});

// --- abilities
type Options<A> = Partial<Omit<A, 'node' | 'effect' | 'on' | 'forced' | 'gives' | 'holds'>>;
export const action = (effect: Effect, more: Options<Action> = {}): Action => ({
  node: 'action',
  effect,
  ...more,
});
export const interrupt = (when: When, effect: Effect, more: Options<Triggered> = {}): Triggered => ({
  node: 'interrupt',
  on: when,
  effect,
  ...more,
});
export const response = (when: When, effect: Effect, more: Options<Triggered> = {}): Triggered => ({
  node: 'response',
  on: when,
  effect,
  ...more,
});
export const forcedInterrupt = (when: When, effect: Effect, more: Options<Triggered> = {}): Triggered => ({
  ...interrupt(when, effect, more),
  forced: true,
});
export const forcedResponse = (when: When, effect: Effect, more: Options<Triggered> = {}): Triggered => ({
  ...response(when, effect, more),
  forced: true,
});
const called =
  (node: Called['node']) =>
  (effect: Effect, more: Options<Called> = {}): Called => ({ node, effect, ...more });
export const whenRevealed = called('when-revealed');
export const whenDefeated = called('when-defeated');
export const boost = called('boost');
export const setUp = called('set-up');
export const special = called('special');
export const generates = (gives: Generates['gives'], more: Options<Generates> = {}): Generates => ({
  node: 'generates',
  gives,
  ...more,
});
export const constant = (holds: StaticEffect, condition?: Condition): Constant =>
  condition === undefined ? { node: 'constant', holds } : { node: 'constant', holds, condition };

// --- what holds
export const gets = (
  to: Target,
  values: { readonly [S in StatName]?: Amount },
  most?: number,
): StaticEffect => (most === undefined ? { holds: 'gets', to, values } : { holds: 'gets', to, values, most });
export const hasBase = (to: Target, values: { readonly [S in StatName]?: Amount }): StaticEffect => ({
  holds: 'base',
  to,
  values,
});
export const gainsTrait = (to: Target, trait: Trait): StaticEffect => ({ holds: 'gains-trait', to, trait });
export const gainsRetaliate = (to: Target, retaliate: number): StaticEffect => ({
  holds: 'gains-keyword',
  to,
  keywords: { retaliate },
});
export const cannotTakeDamage = (to: Target, from?: Cards): StaticEffect =>
  from === undefined
    ? { holds: 'cannot', what: 'take-damage', to }
    : { holds: 'cannot', what: 'take-damage', to, from };
export const threatCannotBeRemoved = (to: Target): StaticEffect => ({
  holds: 'cannot',
  what: 'lose-threat',
  to,
});

// --- effects
export const sequence = (...parts: readonly Effect[]): Effect => ({ node: 'sequence', parts });
export const may = (effect: Effect): Effect => ({ node: 'may', effect });
export const when = (condition: Condition, effect: Effect, otherwise?: Effect): Effect =>
  otherwise === undefined
    ? { node: 'when', if: condition, effect }
    : { node: 'when', if: condition, effect, otherwise };
/** "… Then, …". */
export const andThen = (first: Effect, second: Effect): Effect => ({ node: 'then', first, second });
export const chooseOne = (...effects: readonly Effect[]): Effect => ({ node: 'choose-one', effects });
export const choosePlayer = (then: Effect): Effect => ({ node: 'choose-player', then });
export const eachPlayer = (effect: Effect): Effect => ({ node: 'each-player', effect });
export const eachOtherPlayer = (effect: Effect): Effect => ({ node: 'each-player', effect, others: true });
export const damage = (amount: Amount, to: Target): Effect => ({ node: 'damage', amount, to });
export const assignDamage = (amount: Amount, among: Cards): Effect => ({
  node: 'assign-damage',
  amount,
  among,
});
export const moveDamage = (amount: Amount, to: Target): Effect => ({ node: 'move-damage', amount, to });
export const damageHere = (amount: Amount): Effect => ({ node: 'damage-here', amount });
export const heal = (amount: Amount | 'all', to: Target): Effect => ({ node: 'heal', amount, to });
export const placeThreat = (amount: Amount, to: Target): Effect => ({ node: 'place-threat', amount, to });
export const removeThreat = (amount: Amount, to: Target): Effect => ({ node: 'remove-threat', amount, to });
export const draw = (count: Amount, who: Players = 'you'): Effect => ({ node: 'draw', count, who });
export const drawUp: Effect = { node: 'draw-up' };
const give = (status: Status, to: Target): Effect => ({ node: 'give-status', status, to });
export const stun = (to: Target): Effect => give('stunned', to);
export const confuse = (to: Target): Effect => give('confused', to);
export const toughen = (to: Target): Effect => give('tough', to);
export const exhaust = (to: Target): Effect => ({ node: 'exhaust', to });
export const ready = (to: Target): Effect => ({ node: 'ready', to });
export const discard = (to: Target): Effect => ({ node: 'discard', to, where: 'discard' });
export const returnToHand = (to: Target): Effect => ({ node: 'discard', to, where: 'hand' });
export const discardAtRandom = (count: number, who: Players = 'you'): Effect => ({
  node: 'discard-hand',
  who,
  count,
});
export const discardAllWith = (resource: Resource): Effect => ({
  node: 'discard-hand',
  who: 'you',
  count: 0,
  resource,
});
export const discardTop = (count: Amount, whose: Players | 'encounter' = 'you'): Effect => ({
  node: 'discard-top',
  whose,
  count,
});
export const discardUntil = (cards: Omit<CardsIn, 'in'>, then: Effect): Effect => ({
  node: 'discard-until',
  cards,
  then,
});
export const search = (cards: CardsIn, then: Effect): Effect => ({ node: 'search', cards, then });
/** Up to so many different cards. */
export const chooseUpTo = (count: number, cards: CardsIn, then: Effect): Effect => ({
  node: 'choose-cards',
  cards,
  count,
  upTo: true,
  different: true,
  then,
});
export const topmost = (cards: CardsIn, then: Effect): Effect => ({
  node: 'choose-cards',
  cards,
  count: 1,
  topmost: true,
  then,
});
export const lookAtTop = (count: number): Effect => ({ node: 'look-at-top', count });
export const addToHand: Effect = { node: 'move-card', what: 'those', where: 'hand' };
export const addToHandWith = (resource: Resource): Effect => ({
  node: 'move-card',
  what: 'those',
  where: 'hand',
  resource,
});
export const shuffleIntoDeck: Effect = { node: 'move-card', what: 'those', where: 'deck' };
export const discardThisCard: Effect = { node: 'move-card', what: 'self', where: 'discard' };
export const removeFromGame: Effect = { node: 'move-card', what: 'self', where: 'removed' };
export const putIntoPlay = (what: 'found' | 'self', who: Players = 'you'): Effect => ({
  node: 'put-into-play',
  what,
  who,
});
export const drone = (who: Players = 'you', count = 1): Effect => ({ node: 'drone', who, count });
export const changeForm = (to?: Form): Effect =>
  to === undefined ? { node: 'change-form' } : { node: 'change-form', to };
export const addCounters = (amount: Amount): Effect => ({ node: 'add-counters', amount });
/** An enemy attacks you. */
export const attacksYou = (enemy: Target): Effect => ({ node: 'attacks', to: enemy, whom: 'you' });
export const attacksYourHero = (enemy: Target): Effect => ({
  node: 'attacks',
  to: enemy,
  whom: 'you',
  heroes: true,
});
/** Enemies attack the heroes they are engaged with. */
export const attackTheirHeroes = (to: Target): Effect => ({
  node: 'attacks',
  to,
  whom: 'engaged',
  heroes: true,
});
export const villainSchemes: Effect = { node: 'schemes', to: theVillain };
export const surge: Effect = { node: 'surge' };
export const extraBoost: Effect = { node: 'extra-boost' };
export const overkill: Effect = { node: 'overkill' };
export const accelerationToken: Effect = { node: 'acceleration' };
export const revealTop: Effect = { node: 'reveal', what: 'top' };
export const revealIt: Effect = { node: 'reveal', what: 'found' };
export const dealEncounterCard = (who: Players = 'you'): Effect => ({ node: 'deal-encounter', who });
export const nemesisComes: Effect = { node: 'nemesis' };
export const cancelEffects: Effect = { node: 'cancel', what: 'effects' };
export const cancelCard: Effect = { node: 'cancel', what: 'card' };
export const prevent = (amount: Amount | 'all'): Effect => ({ node: 'prevent', amount });
export const instead = (effect: Effect): Effect => ({ node: 'instead', effect });
export const until = (period: Period, holds: StaticEffect): Effect => ({
  node: 'lasting',
  until: period,
  holds,
});
export const later = (when: When, effect: Effect, period: Period): Effect => ({
  node: 'later',
  on: when,
  effect,
  until: period,
});
export const spend = (...resources: readonly Resource[]): Effect => ({ node: 'spend', resources });
export const specials = (trait: Trait): Effect => ({ node: 'specials', trait });
export const layRandomCardsHere: Effect = { node: 'lay-under', what: 'random-from-each-hand' };
export const returnCardsFromHere: Effect = { node: 'lay-under', what: 'back-to-hands' };
