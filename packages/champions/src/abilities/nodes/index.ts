import type { Paragraph } from '../../text/ability-phrase.ts';
import type { Phrases } from '../../text/phrases.ts';
import type { Said } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';
import type { Ability } from '../vocabulary.ts';
import { abilityNodes } from './ability-nodes.ts';
import { type Acceleration, acceleration } from './acceleration.ts';
import { type AddCounters, addCounters } from './add-counters.ts';
import { type AssignDamage, assignDamage } from './assign-damage.ts';
import { type Attacks, attacks } from './attacks.ts';
import { type Cancel, cancel } from './cancel.ts';
import { type ChangeForm, changeForm } from './change-form.ts';
import { type ChooseCards, chooseCards } from './choose-cards.ts';
import { type ChooseOne, chooseOne } from './choose-one.ts';
import { type ChoosePlayer, choosePlayer } from './choose-player.ts';
import { type Damage, damage } from './damage.ts';
import { type DamageHere, damageHere } from './damage-here.ts';
import { type DealEncounter, dealEncounter } from './deal-encounter.ts';
import { type Discard, discard } from './discard.ts';
import { type DiscardHand, discardHand } from './discard-hand.ts';
import { type DiscardTop, discardTop } from './discard-top.ts';
import { type DiscardUntil, discardUntil } from './discard-until.ts';
import { type Draw, draw } from './draw.ts';
import { type DrawUp, drawUp } from './draw-up.ts';
import { type Drone, drone } from './drone.ts';
import { type EachPlayer, eachPlayer } from './each-player.ts';
import { type Exhaust, exhaust } from './exhaust.ts';
import { type ExtraBoost, extraBoost } from './extra-boost.ts';
import { type GainControl, gainControl } from './gain-control.ts';
import { type GiveStatus, giveStatus } from './give-status.ts';
import { type Heal, heal } from './heal.ts';
import { type Instead, instead } from './instead.ts';
import { type LastingNode, lasting } from './lasting.ts';
import { type Later, later } from './later.ts';
import { type LayUnder, layUnder } from './lay-under.ts';
import { type LookAtTop, lookAtTop } from './look-at-top.ts';
import { type May, may } from './may.ts';
import { type MoveCard, moveCard } from './move-card.ts';
import { type MoveDamage, moveDamage } from './move-damage.ts';
import { type Nemesis, nemesis } from './nemesis.ts';
import { type Overkill, overkill } from './overkill.ts';
import { type PlaceThreat, placeThreat } from './place-threat.ts';
import { type Prevent, prevent } from './prevent.ts';
import { type PutIntoPlay, putIntoPlay } from './put-into-play.ts';
import { type Ready, ready } from './ready.ts';
import { type RemoveThreat, removeThreat } from './remove-threat.ts';
import { type RevealNode, reveal } from './reveal.ts';
import { ruleNodes } from './rule-nodes.ts';
import { type Schemes, schemes } from './schemes.ts';
import { type Search, search } from './search.ts';
import { type Sequence, sequence } from './sequence.ts';
import { type Specials, specials } from './specials.ts';
import { type Spend, spend } from './spend.ts';
import { type Surge, surge } from './surge.ts';
import { type Then, then } from './then.ts';
import { type When, when } from './when.ts';

/** Every effect. */
export type Effect =
  | Sequence
  | May
  | When
  | Then
  | ChooseOne
  | ChoosePlayer
  | EachPlayer
  | Damage
  | Heal
  | PlaceThreat
  | RemoveThreat
  | Draw
  | GainControl
  | GiveStatus
  | Exhaust
  | Ready
  | Discard
  | Attacks
  | Schemes
  | Surge
  | ExtraBoost
  | Cancel
  | Prevent
  | Instead
  | LastingNode
  | Later
  | Acceleration
  | AddCounters
  | AssignDamage
  | ChangeForm
  | ChooseCards
  | DamageHere
  | DealEncounter
  | DiscardHand
  | DiscardTop
  | DiscardUntil
  | DrawUp
  | Drone
  | LayUnder
  | LookAtTop
  | MoveCard
  | MoveDamage
  | Nemesis
  | Overkill
  | PutIntoPlay
  | RevealNode
  | Search
  | Specials
  | Spend;

/** Every kind of effect, by its word: one without run, can and say does not compile. */
const effectNodes: {
  readonly [K in Effect['node']]: EffectNode<Extract<Effect, { readonly node: K }>, never>;
} = {
  sequence,
  may,
  when,
  then,
  'choose-one': chooseOne,
  'choose-player': choosePlayer,
  'each-player': eachPlayer,
  damage,
  heal,
  'place-threat': placeThreat,
  'remove-threat': removeThreat,
  draw,
  'gain-control': gainControl,
  'give-status': giveStatus,
  exhaust,
  ready,
  discard,
  attacks,
  schemes,
  surge,
  'extra-boost': extraBoost,
  cancel,
  prevent,
  instead,
  lasting,
  later,
  acceleration,
  'add-counters': addCounters,
  'assign-damage': assignDamage,
  'change-form': changeForm,
  'choose-cards': chooseCards,
  'damage-here': damageHere,
  'deal-encounter': dealEncounter,
  'discard-hand': discardHand,
  'discard-top': discardTop,
  'discard-until': discardUntil,
  'draw-up': drawUp,
  drone,
  'lay-under': layUnder,
  'look-at-top': lookAtTop,
  'move-card': moveCard,
  'move-damage': moveDamage,
  nemesis,
  overkill,
  'put-into-play': putIntoPlay,
  reveal,
  search,
  specials,
  spend,
};

/** All nodes that run. */
export const nodes = { ...abilityNodes, ...effectNodes, ...ruleNodes } as const;

// What a kind says is written for its own nodes; the kind was just looked up.
export const sayEffect = (effect: Effect, p: Phrases): Said =>
  (effectNodes[effect.node] as EffectNode<Effect>).say(effect, p);

export const sayAbility = (ability: Ability, p: Phrases): Paragraph =>
  (abilityNodes[ability.node].say as (one: Ability, p: Phrases) => Paragraph)(ability, p);
