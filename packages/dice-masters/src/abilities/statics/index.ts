import type { Phrases, Said } from '../../text/said.ts';
import type { Hint, Outlook, StandingKind } from '../node.ts';
import { type Ban, ban } from './ban.ts';
import { type BlockRestriction, blockers } from './blockers.ts';
import { bonus, type StandingBonus } from './bonus.ts';
import { type CombatDamage, combatDamage } from './combat-damage.ts';
import { type ExtraDraw, extraDraw } from './extra-draw.ts';
import { type FieldingCost, fieldingCost } from './fielding-cost.ts';
import { type SpinsToBlock, spinsToBlock } from './spins-to-block.ts';
import { type Unblockable, unblockable } from './unblockable.ts';

/** Every standing effect. */
export type StaticEffect =
  | StandingBonus
  | BlockRestriction
  | Unblockable
  | SpinsToBlock
  | Ban
  | FieldingCost
  | ExtraDraw
  | CombatDamage;

/** How each is said and judged: a kind without words or hint does not compile. */
export const standingKinds: {
  readonly [S in StaticEffect as S['holds']]: StandingKind<S>;
} = {
  bonus,
  blockers,
  unblockable,
  'spins-to-block': spinsToBlock,
  ban,
  'fielding-cost': fieldingCost,
  'extra-draw': extraDraw,
  'combat-damage': combatDamage,
};

// Each kind's words and hints are written for its own effects; the kind was just looked up.
const kindOf = (effect: StaticEffect) => standingKinds[effect.holds] as StandingKind<StaticEffect>;

export const sayStatic = (effect: StaticEffect, p: Phrases): Said => kindOf(effect).say[p.locale](effect, p);

export const hintStatic = (effect: StaticEffect, o: Outlook): Hint => kindOf(effect).hint(effect, o);
