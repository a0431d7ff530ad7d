import type { Paragraph } from '../../text/ability-phrase.ts';
import type { Phrases, Said } from '../../text/said.ts';
import type { AbilityNode, DiceNode, Hint, Outlook } from '../node.ts';
import type { Ability } from '../vocabulary.ts';
import { action } from './action.ts';
import { activated } from './activated.ts';
import { type Beside, beside } from './beside.ts';
import { type Bonus, bonus } from './bonus.ts';
import { type Bursts, bursts } from './bursts.ts';
import { type Buy, buy } from './buy.ts';
import { type Choose, choose } from './choose.ts';
import { type Copy, copy } from './copy.ts';
import { type CopyCard, copyCard } from './copy-card.ts';
import { type Damage, damage } from './damage.ts';
import { type Draw, draw } from './draw.ts';
import { global } from './global.ts';
import { type Increase, increase } from './increase.ts';
import { type KnockOut, knockOut } from './knock-out.ts';
import { type Later, later } from './later.ts';
import { type Life, life } from './life.ts';
import { type Mark, mark } from './mark.ts';
import { type May, may } from './may.ts';
import { type Move, move } from './move.ts';
import { type NameCard, nameCard } from './name-card.ts';
import { type NameType, nameType } from './name-type.ts';
import { type Prevent, prevent } from './prevent.ts';
import { type Redirect, redirect } from './redirect.ts';
import { type Reroll, reroll } from './reroll.ts';
import { type Roll, roll } from './roll.ts';
import { type Sequence, sequence } from './sequence.ts';
import { type Spin, spin } from './spin.ts';
import { standing } from './static.ts';
import { type Take, take } from './take.ts';
import { type Together, together } from './together.ts';
import { trigger } from './trigger.ts';
import { type Unless, unless } from './unless.ts';
import { type UseCaptured, useCaptured } from './use-captured.ts';
import { type When, when } from './when.ts';
import { would } from './would.ts';

/** Every effect. */
export type Effect =
  | Sequence
  | Together
  | May
  | Unless
  | When
  | Bursts
  | Choose
  | Damage
  | KnockOut
  | Bonus
  | Spin
  | Reroll
  | Take
  | Copy
  | Life
  | Move
  | Mark
  | Prevent
  | Redirect
  | Increase
  | Draw
  | Roll
  | Later
  | NameType
  | NameCard
  | Beside
  | UseCaptured
  | CopyCard
  | Buy;

/** Every kind of effect, by its word: one without run, can, say (in three languages) and hint does not compile. */
const effectNodes: { readonly [K in Effect['node']]: DiceNode<Extract<Effect, { readonly node: K }>> } = {
  sequence,
  together,
  may,
  unless,
  when,
  bursts,
  choose,
  damage,
  'knock-out': knockOut,
  bonus,
  spin,
  reroll,
  take,
  copy,
  life,
  move,
  mark,
  prevent,
  redirect,
  increase,
  draw,
  roll,
  later,
  'name-type': nameType,
  'name-card': nameCard,
  beside,
  'use-captured': useCaptured,
  'copy-card': copyCard,
  buy,
};

/** How the abilities of cards begin: what stands around their effects. */
const abilityNodes: { readonly [A in Ability as A['node']]: AbilityNode<A> } = {
  trigger,
  would,
  static: standing,
  action,
  global,
  activated,
};

/** All nodes that run. */
export const nodes = { ...abilityNodes, ...effectNodes } as const;

// Each kind is written for its own nodes; the kind was just looked up.
const kindOf = (effect: Effect) => effectNodes[effect.node] as DiceNode<Effect>;
const abilityKind = (ability: Ability) => abilityNodes[ability.node] as AbilityNode<Ability>;

export const sayEffect = (effect: Effect, p: Phrases): Said => kindOf(effect).say[p.locale](effect, p);

export const hintEffect = (effect: Effect, o: Outlook): Hint => kindOf(effect).hint(effect, o);

export const sayAbility = (ability: Ability, p: Phrases): readonly Paragraph[] =>
  abilityKind(ability).say[p.locale](ability, p);

export const hintAbility = (ability: Ability, o: Outlook): Hint => abilityKind(ability).hint(ability, o);
