import type { LiftingBan, Paying, UsingAbility, UsingDie } from './acting.ts';
import type { Drawing } from './clear-and-draw.ts';
import type { AssigningDamage } from './combat-damage.ts';
import type { Acting } from './priority.ts';
import type { Rolling } from './roll-and-reroll.ts';
import type { SettingUp } from './set-up.ts';
import type { Spending } from './spending.ts';

/** What each step table remembers between its rows, by the name it is called by. */
export interface Procedures {
  match: object;
  'set-up': SettingUp;
  turn: object;
  'clear-and-draw': Drawing;
  'roll-and-reroll': Rolling;
  main: object;
  attack: object;
  regroup: object;
  priority: Acting;
  spend: Spending;
  'use-action': UsingDie;
  'use-beside': UsingDie;
  'use-ability': UsingAbility;
  'pay-cost': Paying;
  'lift-ban': LiftingBan;
  'combat-damage': AssigningDamage;
  settle: object;
}
