import type { Phrases } from '../../text/phrases.ts';
import type { Said } from '../../text/said.ts';
import type { StandingKind } from '../node.ts';
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

/** What each says: a kind without words does not compile. */
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

// What a kind says is written for its own effects; the kind was just looked up.
export const sayStatic = (effect: StaticEffect, p: Phrases): Said =>
  (standingKinds[effect.holds] as StandingKind<StaticEffect>).say(effect, p);
