import type { Phrases } from '../../text/phrases.ts';
import type { Said } from '../../text/said.ts';
import type { Hint, StandingKind } from '../node.ts';
import { type AllyLimit, allyLimit } from './ally-limit.ts';
import { type Base, base } from './base.ts';
import { type Cannot, cannot } from './cannot.ts';
import { type CostChange, costChange } from './cost-change.ts';
import { type DoubleResources, doubleResources } from './double-resources.ts';
import { type GainsKeyword, gainsKeyword } from './gains-keyword.ts';
import { type GainsTrait, gainsTrait } from './gains-trait.ts';
import { type Gets, gets } from './gets.ts';
import { type Multiply, multiply } from './multiply.ts';
import { type MustDefend, mustDefend } from './must-defend.ts';
import { type Sets, sets } from './sets.ts';

/** Every standing effect. */
export type StaticEffect =
  | Gets
  | Base
  | Multiply
  | Sets
  | GainsTrait
  | GainsKeyword
  | Cannot
  | AllyLimit
  | CostChange
  | DoubleResources
  | MustDefend;

/** What each says and what a bot may make of it: a kind without words or hint does not compile. */
const standingKinds: { readonly [S in StaticEffect as S['holds']]: StandingKind<S> } = {
  gets,
  base,
  multiply,
  sets,
  'gains-trait': gainsTrait,
  'gains-keyword': gainsKeyword,
  cannot,
  'ally-limit': allyLimit,
  'cost-change': costChange,
  'double-resources': doubleResources,
  'must-defend': mustDefend,
};

// Each kind's hint is written for its own effects; the kind was just looked up.
export const hintStatic = (effect: StaticEffect): Hint =>
  (standingKinds[effect.holds] as StandingKind<StaticEffect>).hint(effect);

export const sayStatic = (effect: StaticEffect, p: Phrases): Said =>
  (standingKinds[effect.holds] as StandingKind<StaticEffect>).say(effect, p);
