import type { Localized } from '@assemble/language';
import { sayBeside } from '../abilities/nodes/beside.ts';
import { sayBonus } from '../abilities/nodes/bonus.ts';
import { sayBursts } from '../abilities/nodes/bursts.ts';
import { sayBuy } from '../abilities/nodes/buy.ts';
import { sayChoose } from '../abilities/nodes/choose.ts';
import { sayCopy } from '../abilities/nodes/copy.ts';
import { sayCopyCard } from '../abilities/nodes/copy-card.ts';
import { sayDamage } from '../abilities/nodes/damage.ts';
import { sayDraw } from '../abilities/nodes/draw.ts';
import { sayIncrease } from '../abilities/nodes/increase.ts';
import type { effectNodes } from '../abilities/nodes/index.ts';
import { sayKnockOut } from '../abilities/nodes/knock-out.ts';
import { sayLater } from '../abilities/nodes/later.ts';
import { sayLife } from '../abilities/nodes/life.ts';
import { sayMark } from '../abilities/nodes/mark.ts';
import { sayMay } from '../abilities/nodes/may.ts';
import { sayMove } from '../abilities/nodes/move.ts';
import { sayNameCard } from '../abilities/nodes/name-card.ts';
import { sayNameType } from '../abilities/nodes/name-type.ts';
import { sayPrevent } from '../abilities/nodes/prevent.ts';
import { sayRedirect } from '../abilities/nodes/redirect.ts';
import { sayReroll } from '../abilities/nodes/reroll.ts';
import { sayRoll } from '../abilities/nodes/roll.ts';
import { saySequence } from '../abilities/nodes/sequence.ts';
import { saySpin } from '../abilities/nodes/spin.ts';
import { sayTake } from '../abilities/nodes/take.ts';
import { sayUnless } from '../abilities/nodes/unless.ts';
import { sayUseCaptured } from '../abilities/nodes/use-captured.ts';
import { sayWhen } from '../abilities/nodes/when.ts';
import { sayWithdraw } from '../abilities/nodes/withdraw.ts';
import type { Effect } from '../abilities/vocabulary.ts';
import type { Phrases, Said } from './said.ts';

/** The words of one kind of effect. */
type Says = Localized<(node: never, p: Phrases) => Said>;

/** How every kind of effect reads: a kind without words does not compile. */
const effectWords: Readonly<Record<keyof typeof effectNodes, Says>> = {
  sequence: saySequence,
  may: sayMay,
  unless: sayUnless,
  when: sayWhen,
  bursts: sayBursts,
  choose: sayChoose,
  damage: sayDamage,
  'knock-out': sayKnockOut,
  bonus: sayBonus,
  spin: saySpin,
  reroll: sayReroll,
  capture: sayTake,
  control: sayTake,
  copy: sayCopy,
  'gain-life': sayLife,
  'set-life': sayLife,
  move: sayMove,
  mark: sayMark,
  withdraw: sayWithdraw,
  prevent: sayPrevent,
  redirect: sayRedirect,
  increase: sayIncrease,
  draw: sayDraw,
  'copy-card': sayCopyCard,
  later: sayLater,
  'name-type': sayNameType,
  'name-card': sayNameCard,
  beside: sayBeside,
  'use-captured': sayUseCaptured,
  roll: sayRoll,
  buy: sayBuy,
};

const isKnown = (kind: string): kind is keyof typeof effectWords => Object.hasOwn(effectWords, kind);

/** Says an effect. */
export function sayEffect(effect: Effect, p: Phrases): Said {
  if (!isKnown(effect.node)) throw new Error(`no words for the effect "${effect.node}"`);
  // Each kind's words are written for its own nodes; the kind was just looked up.
  const say = effectWords[effect.node][p.locale] as (node: Effect, p: Phrases) => Said;
  return say(effect, p);
}
