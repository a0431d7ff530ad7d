import type { Rich } from '@assemble/language';
import type { Phrases, Said } from '../../text/said.ts';
import type { AbilityNode, CrisisNode } from '../node.ts';
import type { Ability } from '../vocabulary.ts';
import { type Act, act } from './act.ts';
import { active } from './active.ts';
import { type AddDice, addDice } from './add-dice.ts';
import { type AddTactic, addTactic } from './add-tactic.ts';
import { type Advance, advance } from './advance.ts';
import { type AttackAgain, attack } from './attack.ts';
import { type Bring, bring } from './bring.ts';
import { type ChangeDice, changeDice } from './change-dice.ts';
import { type Choose, choose } from './choose.ts';
import { type ChooseToken, chooseToken } from './choose-token.ts';
import { type Collide, collide } from './collide.ts';
import { condition, type GiveCondition } from './condition.ts';
import { type Damage, damage } from './damage.ts';
import { type Drop, drop } from './drop.ts';
import { type EachPays, eachPays } from './each-pays.ts';
import { type ForEach, forEach } from './for-each.ts';
import { type ForEachPlayer, forEachPlayer } from './for-each-player.ts';
import { type ForEachToken, forEachToken } from './for-each-token.ts';
import { type HandOver, handOver } from './hand-over.ts';
import { type Heal, heal } from './heal.ts';
import { type Interact, interactNow } from './interact.ts';
import { type LastingEffect, lasting } from './lasting.ts';
import { type May, may } from './may.ts';
import { type MoveTokens, moveTokens } from './move-tokens.ts';
import { type OneOf, oneOf } from './one-of.ts';
import { type Pay, pay } from './pay.ts';
import { type Place, place } from './place.ts';
import { type Power, power } from './power.ts';
import { type Push, push } from './push.ts';
import { type Ready, ready } from './ready.ts';
import { type Reduce, reduce } from './reduce.ts';
import { type Reroll, reroll } from './reroll.ts';
import { type RerollAll, rerollAll } from './reroll-all.ts';
import { type Restore, restore } from './restore.ts';
import { type Retarget, retarget } from './retarget.ts';
import { type RollDice, roll } from './roll.ts';
import { type Rouse, rouse } from './rouse.ts';
import { type Score, score } from './score.ts';
import { type Sequence, sequence } from './sequence.ts';
import { type Shed, shed } from './shed.ts';
import { type Spare, spare } from './spare.ts';
import { type Stage, stage } from './stage.ts';
import { standing } from './static.ts';
import { hurlOrThrow, type Throw } from './throw.ts';
import { token, type UseToken } from './token.ts';
import { type Transform, transform } from './transform.ts';
import { trigger } from './trigger.ts';
import { type When, when } from './when.ts';

/** Every effect. */
export type Effect =
  | Sequence
  | May
  | OneOf
  | When
  | Choose
  | ChooseToken
  | ForEach
  | ForEachToken
  | ForEachPlayer
  | Stage
  | Pay
  | EachPays
  | Damage
  | Heal
  | Power
  | GiveCondition
  | Shed
  | Advance
  | Push
  | Throw
  | Place
  | Bring
  | Collide
  | AddTactic
  | Act
  | AttackAgain
  | RollDice
  | AddDice
  | Reroll
  | RerollAll
  | ChangeDice
  | Retarget
  | Reduce
  | Spare
  | LastingEffect
  | UseToken
  | HandOver
  | Interact
  | MoveTokens
  | Drop
  | Score
  | Ready
  | Rouse
  | Restore
  | Transform;

/** Every kind of effect, by its word: one without run, can and say does not compile. */
const effectNodes: {
  readonly [K in Effect['node']]: CrisisNode<Extract<Effect, { readonly node: K }>, never>;
} = {
  sequence,
  may,
  'one-of': oneOf,
  when,
  choose,
  'choose-token': chooseToken,
  'for-each': forEach,
  'for-each-token': forEachToken,
  'for-each-player': forEachPlayer,
  stage,
  pay,
  'each-pays': eachPays,
  damage,
  heal,
  power,
  condition,
  shed,
  advance,
  push,
  throw: hurlOrThrow,
  place,
  bring,
  collide,
  'add-tactic': addTactic,
  act,
  attack,
  roll,
  'add-dice': addDice,
  reroll,
  'reroll-all': rerollAll,
  'change-dice': changeDice,
  retarget,
  reduce,
  spare,
  lasting,
  token,
  'hand-over': handOver,
  interact: interactNow,
  'move-tokens': moveTokens,
  drop,
  score,
  ready,
  rouse,
  restore,
  transform,
};

/** How the abilities of cards begin: what stands around their effects. */
const abilityNodes: { readonly [A in Ability as A['node']]: AbilityNode<A, never> } = {
  active,
  trigger,
  static: standing,
};

/** All nodes that run. */
export const nodes = { ...abilityNodes, ...effectNodes } as const;

/** The words of an effect. Each kind is written for its own nodes; the kind was just looked up. */
export const sayEffect = (effect: Effect, p: Phrases): Said =>
  (effectNodes[effect.node] as CrisisNode<Effect, never>).say(effect, p);

/** The sentences of an ability. */
export const sayAbility = (ability: Ability, p: Phrases): readonly Rich[] =>
  (abilityNodes[ability.node] as AbilityNode<Ability, never>).say(ability, p);
