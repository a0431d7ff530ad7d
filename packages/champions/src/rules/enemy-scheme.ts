import {
  done,
  goto,
  type Instruction,
  NEXT,
  type Part,
  propose,
  proposeAndSee,
  type Seat,
} from '@assemble/kernel';
import { activityNow, endedBatch } from './activities.ts';
import { beginActivity, dealBoost, endActivity, noteThreat, turnUpBoost } from './activity-atoms.ts';
import { boostAbility, discardBoost } from './boosting.ts';
import { formOf, pieceAt } from './cards-in-play.ts';
import { type SchemeChange, schemeBy, type ThreatChange, threatOn } from './changes.ts';
import { enemyAttack } from './enemy-attack.ts';
import { ref, tell } from './events.ts';
import { explainStat } from './reading.ts';
import { type C, call, steps } from './run.ts';
import { checkTable } from './settle.ts';
import { placeThreat } from './threat.ts';

export type EnemySchemeData = {
  enemy: number;
  seat: Seat;
  boost: number;
  result?: (SchemeChange | ThreatChange)[];
};

/** Has an enemy scheme, with this player resolving it. Answers how much threat it placed, or false if it did not. */
export const enemyScheme = (enemy: number, seat: Seat): Instruction =>
  call('enemy-scheme', { enemy, seat, boost: -1 });

/** MC-ACTIVATION-2, -3, -5, -7: an enemy attacks a hero and schemes against an alter-ego. */
export const activate = (c: C, enemy: number, seat: Seat): Instruction =>
  formOf(c, seat) === 'hero' ? enemyAttack(enemy, seat) : enemyScheme(enemy, seat);

/** An enemy scheme: boost card, boost cards turned up, threat; nobody can defend (MC-ENEMY-SCHEME-1, -5). */
export const scheme = steps('enemy-scheme', [
  {
    name: 'the enemy schemes: interrupts',
    rules: ['MC-ACTIVATION-1', 'MC-INTERRUPT-1', 'MC-STATUS-8', 'MC-BOOST-7', 'MC-BOOST-8'],
    run: (c, d) => {
      const enemy = pieceAt(c, d.enemy);
      if (enemy === undefined) return done(false);
      beginActivity(c, 'scheme', enemy.id, enemy.face, d.seat, [c.table.scheme], false);
      tell(c, 'enemy-schemes', ['MC-ACTIVATION-1'], () => ({ enemy: ref(c, d.enemy), seat: d.seat }));
      return proposeAndSee(c, [schemeBy(d.enemy, d.seat)]);
    },
  },
  {
    name: 'a scheme that was replaced does not begin',
    rules: ['MC-CANCEL-4', 'MC-STATUS-8', 'MC-ACTIVATION-8'],
    run: (c, d) => {
      if (d.result?.[0]?.prevented !== true) return NEXT;
      endActivity(c);
      return done(false);
    },
  },
  {
    name: '1. deal a boost card',
    rules: ['MC-ENEMY-SCHEME-2', 'MC-ACTIVATION-4', 'MC-ACTIVATION-6'],
    run: (c) => {
      const now = activityNow(c);
      if (now.by === c.table.villain) dealBoost(c, now, ['MC-ENEMY-SCHEME-2']);
      return NEXT;
    },
  },
  {
    name: '2a. turn up a boost card',
    rules: ['MC-ENEMY-SCHEME-3', 'MC-BOOST-1', 'MC-BOOST-2', 'MC-BOOST-5'],
    run: (c, d) => {
      d.boost = turnUpBoost(c, activityNow(c), ['MC-ENEMY-SCHEME-3']);
      return d.boost < 0 ? goto('3. place threat on the main scheme') : NEXT;
    },
  },
  {
    name: '2b. resolve its boost ability',
    rules: ['MC-BOOST-3', 'MC-BOOST-4'],
    run: (c, d) => boostAbility(c, d.boost, activityNow(c)),
  },
  {
    name: '2c. discard it and look for another',
    rules: ['MC-BOOST-5', 'MC-BOOST-6'],
    run: (c, d) => {
      discardBoost(c, d.boost);
      return goto('2a. turn up a boost card');
    },
  },
  {
    name: '3. place threat on the main scheme',
    rules: ['MC-ENEMY-SCHEME-4'],
    run: (c, d) => {
      const now = activityNow(c);
      const enemy = pieceAt(c, now.by);
      d.result = [];
      if (enemy === undefined) return NEXT;
      const sch = explainStat(c, enemy, 'sch');
      const parts: Part[] = [...sch.parts];
      if (now.icons > 0) {
        parts.push({ amount: now.icons, source: { key: 'part.boost', args: {} }, rule: 'MC-ENEMY-SCHEME-3' });
      }
      const value = sch.value + now.icons;
      return placeThreat([
        threatOn(c.table.scheme, value, enemy.id, d.seat, { explained: { value, parts } }),
      ]);
    },
  },
  {
    name: 'the scheme is over: responses',
    rules: ['MC-RESPONSE-1'],
    run: (c, d) => {
      let placed = 0;
      for (const change of d.result ?? [])
        if (change.kind === 'threat' && !change.prevented) placed += change.amount;
      noteThreat(c, placed);
      d.boost = placed;
      return propose(c, endedBatch(c, endActivity(c)));
    },
  },
  { name: 'check the table', rules: ['MC-DAMAGE-10'], run: checkTable },
  { name: 'answer how much it placed', rules: ['MC-ENEMY-SCHEME-4'], run: (_c, d) => done(d.boost) },
]);
