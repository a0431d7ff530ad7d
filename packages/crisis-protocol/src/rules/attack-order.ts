import type { Instruction } from '@assemble/kernel';
import type { AttackType } from '../names.ts';
import type { Roll } from '../table.ts';
import type { DamageChange } from './damage.ts';
import { call } from './run.ts';

/** An order to attack: who, with which attack ('' for one of its choice), against whom it may go, and who has paid. */
export type AttackData = {
  attacker: number;
  attack: string;
  among: number[] | null;
  anyRange: boolean;
  /** Without paying the Power cost, or as part of a beam or area that was paid for. */
  free: boolean;
  /** Part of a beam or area. */
  series: boolean;
  /** Only an attack that costs no more than this; null for any. */
  costMax: number | null;
  /** A special rule that the attack lacks this time. */
  without: string;
  /** The last one whose being targeted was heard; -1 before anybody is. */
  targeted: number;
  /** What became of the damage; null before there is any. */
  result: readonly DamageChange[] | null;
};

type More = Partial<Pick<AttackData, 'among' | 'anyRange' | 'free' | 'series' | 'costMax' | 'without'>>;

export const makeAttack = (attacker: number, attack: string, more: More = {}): Instruction =>
  call('attack', {
    attacker,
    attack,
    among: null,
    anyRange: false,
    free: false,
    series: false,
    costMax: null,
    without: '',
    targeted: -1,
    result: null,
    ...more,
  });

export const newRoll = (
  attacker: number,
  target: number,
  attack: string,
  type: AttackType,
  without: string,
): Roll => ({
  kind: 'attack',
  attacker,
  target,
  attack,
  type,
  without,
  bonuses: [],
  pools: { attack: null, defense: null },
  dice: [],
  successes: { attack: 0, defense: 0, left: 0 },
  failureCounts: [],
  dealt: 0,
  felled: false,
});
