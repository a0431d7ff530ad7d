import { DONE, type Instruction, NEXT, propose, proposeAndSee } from '@assemble/kernel';
import type { CauseData, Roll } from '../table.ts';
import { rollDice } from './atoms.ts';
import { beginRoll, endRoll, formPool } from './attack-atoms.ts';
import { characterOf, isUp } from './characters.ts';
import { damageTo, dealDamage } from './damage.ts';
import { tell } from './events.ts';
import { currentRoll } from './filter.ts';
import { type Moment, moment } from './listeners.ts';
import { dodgePool, extraForCriticals, successes } from './pools.ts';
import { type C, call, editionOf, steps } from './run.ts';

/** CP-DODGE-4, CP-DODGE-5: what a collision with something of this Size threatens. */
export const collisionDamage = (c: C, size: number): number =>
  editionOf(c).collisionDamage === 'three' ? 3 : size + 1;

/** A collision is about to happen to these; effects may spare some of them its damage. */
export interface Collision extends Moment {
  readonly spared: number[];
}

export function collisionOf(c: C, those: readonly number[], by: number): Instruction {
  const there = those.filter((id) => id >= 0 && isUp(characterOf(c, id)));
  const [first] = there;
  if (first === undefined) return NEXT;
  return proposeAndSee(c, [moment('collision', first, by, { those: there, spared: [] })]);
}

/** Whether an effect spares it the damage of the collision that was just proposed. */
export const isSpared = (result: readonly Collision[] = [], id: number): boolean =>
  result.some(({ spared }) => spared.includes(id));

/** A character that something hit rolls to dodge. */
export const makeDodge = (who: number, incoming: number, cause: CauseData): Instruction =>
  call('dodge', { who, incoming, cause });

/** A roll that is no attack: a dodge, or dice that an effect rolls. */
export const soloRoll = (kind: 'dodge' | 'plain', who: number): Roll => ({
  kind,
  attacker: -1,
  target: who,
  attack: '',
  type: null,
  without: '',
  bonuses: [],
  pools: { attack: null, defense: null },
  dice: [],
  successes: { attack: 0, defense: 0, left: 0 },
  failureCounts: [],
  dealt: 0,
  felled: false,
});

export interface DodgeData {
  who: number;
  incoming: number;
  cause: CauseData;
}

function now(c: C): Roll {
  const roll = currentRoll(c);
  if (roll === null) throw new Error('nobody dodges');
  return roll;
}

/** Dodging. */
export const dodge = steps('dodge', [
  {
    name: 'roll as many dice as the Physical Defense',
    rules: ['CP-DODGE-1', 'CP-DICE-9'],
    run: (c, d) => {
      if (!isUp(characterOf(c, d.who))) return DONE;
      const roll = beginRoll(c, soloRoll('dodge', d.who));
      const pool = dodgePool(c, roll);
      formPool(c, roll, 'dodge', pool, ['CP-DODGE-1']);
      rollDice(c, roll, d.who, 'dodge', 'initial', pool.value, ['CP-DODGE-1']);
      return NEXT;
    },
  },
  {
    name: 'one more die for each critical',
    rules: ['CP-DODGE-2', 'CP-COND-6'],
    run: (c, d) => {
      rollDice(c, now(c), d.who, 'dodge', 'critical', extraForCriticals(c, now(c), 'dodge'), ['CP-DODGE-2']);
      return NEXT;
    },
  },
  {
    name: 'effects of having rolled',
    rules: ['CP-DODGE-2', 'CP-EFFECT-6'],
    run: (c, d) => propose(c, [moment('rolled', d.who, -1, { role: 'dodging' })]),
  },
  {
    name: 'modify the dice',
    rules: ['CP-DODGE-3'],
    run: (c, d) => propose(c, [moment('modify', d.who, -1, { role: 'dodging', dice: 'own' })]),
  },
  {
    name: 'each success takes 1 off the damage; the rest is suffered',
    rules: ['CP-DODGE-4', 'CP-DODGE-5', 'CP-DODGE-6', 'CP-THROW-13'],
    run: (c, d) => {
      const dodged = successes(c, now(c), 'dodge');
      const amount = Math.max(0, d.incoming - dodged.value);
      const incoming = {
        amount: d.incoming,
        source: { key: 'part.collision', args: {} },
        rule: editionOf(c).collisionDamage === 'three' ? 'CP-DODGE-5' : 'CP-DODGE-4',
      };
      const taken = dodged.parts.map((part) => ({ ...part, amount: -part.amount }));
      tell(c, 'dodge-counted', ['CP-DODGE-6'], () => ({
        who: d.who,
        damage: { value: amount, parts: [incoming, ...taken] },
      }));
      return amount === 0 ? NEXT : dealDamage([damageTo(d.who, amount, d.cause)]);
    },
  },
  {
    name: 'the dodge is over',
    rules: ['CP-DODGE-6'],
    run: (c) => {
      endRoll(c);
      return DONE;
    },
  },
]);
