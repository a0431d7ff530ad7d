import {
  ask,
  done,
  type Explained,
  goto,
  type Instruction,
  NEXT,
  type Part,
  propose,
  proposeAndSee,
  type Seat,
} from '@assemble/kernel';
import type { Hit, Piece } from '../table.ts';
import { activityNow, endedBatch } from './activities.ts';
import {
  beginActivity,
  dealBoost,
  declareDefender,
  endActivity,
  loseDefender,
  turnUpBoost,
} from './activity-atoms.ts';
import { boostAbility, discardBoost } from './boosting.ts';
import { faceOf, identityOf, pieceAt, playerOrder } from './cards-in-play.ts';
import { type AttackChange, attackOn, damageTo } from './changes.ts';
import { dealDamage } from './damage.ts';
import { ref, tell } from './events.ts';
import { sheet } from './index-of-cards.ts';
import { explainStat, stat } from './reading.ts';
import { type C, call, cardIn, steps } from './run.ts';
import { checkTable } from './settle.ts';

export type EnemyAttackData = {
  enemy: number;
  seat: Seat;
  asked: number;
  boost: number;
  hits: Hit[];
  result?: AttackChange[];
};

/** Has an enemy attack a player. Answers whom it hit, or false if it did not attack. */
export const enemyAttack = (enemy: number, seat: Seat): Instruction =>
  call('enemy-attack', { enemy, seat, asked: 0, boost: -1, hits: [] });

/** An enemy attack: boost card, defender, boost cards turned up, damage (MC-ENEMY-ATTACK-1). */
export const attack = steps('enemy-attack', [
  {
    name: 'the enemy initiates an attack: interrupts',
    rules: ['MC-ATTACK-6', 'MC-ACTIVATION-1', 'MC-INTERRUPT-1', 'MC-BOOST-7', 'MC-BOOST-8', 'MC-STATUS-6'],
    run: (c, d) => {
      const enemy = pieceAt(c, d.enemy);
      const identity = identityOf(c, d.seat);
      if (enemy === undefined || identity === undefined) return done(false);
      beginActivity(c, 'attack', enemy.id, enemy.face, d.seat, [identity.id], false);
      tell(c, 'enemy-attacks', ['MC-ATTACK-6'], () => ({ enemy: ref(c, d.enemy), seat: d.seat }));
      return proposeAndSee(c, [attackOn(d.enemy, d.seat, identity.id)]);
    },
  },
  {
    name: 'an attack that was replaced does not begin',
    rules: ['MC-CANCEL-4', 'MC-STATUS-6', 'MC-ACTIVATION-8'],
    run: (c, d) => {
      if (d.result?.[0]?.prevented !== true) return NEXT;
      endActivity(c);
      return done(false);
    },
  },
  {
    name: '1. deal a boost card',
    rules: ['MC-ENEMY-ATTACK-2', 'MC-ACTIVATION-4', 'MC-ACTIVATION-6'],
    run: (c) => {
      const now = activityNow(c);
      if (now.by === c.table.villain) dealBoost(c, now, ['MC-ENEMY-ATTACK-2']);
      return NEXT;
    },
  },
  {
    name: '2. declare a defender',
    rules: [
      'MC-ENEMY-ATTACK-3',
      'MC-ENEMY-ATTACK-5',
      'MC-ENEMY-ATTACK-12',
      'MC-GOLDEN-2',
      'MC-DEFENSE-2',
      'MC-ENEMY-ATTACK-13',
    ],
    run: (c, d) => {
      // MC-ELIM-6: an attack on somebody who fell meanwhile goes on without anybody to defend.
      if (identityOf(c, d.seat) === undefined) return NEXT;
      const order = defenderOrder(c, d.seat);
      for (; d.asked < order.length; d.asked++) {
        const seat = order[d.asked] ?? 0;
        const forced = mustDefend(c, d, seat);
        const from = forced.length > 0 ? forced : defenders(c, seat);
        if (from.length === 0 || pieceAt(c, activityNow(c).by) === undefined) continue;
        return ask({
          seat,
          ask: { key: 'ask.defender', args: { enemy: d.enemy, seat: d.seat } },
          rules: [forced.length > 0 ? 'MC-GOLDEN-2' : 'MC-ENEMY-ATTACK-3', 'MC-ENEMY-ATTACK-12'],
          shape: 'entities',
          from: from.map((piece) => piece.id),
          min: forced.length > 0 ? 1 : 0,
          max: 1,
        });
      }
      return NEXT;
    },
    take: (c, d, answer) => {
      d.asked++;
      const defender = pieceAt(c, cardIn(answer));
      if (defender === undefined) return { do: 'again' };
      declareDefender(c, activityNow(c), defender);
      return NEXT;
    },
  },
  {
    name: '3a. turn up a boost card',
    rules: ['MC-ENEMY-ATTACK-6', 'MC-ENEMY-ATTACK-14', 'MC-BOOST-1', 'MC-BOOST-2', 'MC-BOOST-5'],
    run: (c, d) => {
      loseDefender(c, activityNow(c));
      d.boost = turnUpBoost(c, activityNow(c), ['MC-ENEMY-ATTACK-6']);
      return d.boost < 0 ? goto('4. deal damage') : NEXT;
    },
  },
  {
    name: '3b. resolve its boost ability',
    rules: ['MC-BOOST-3', 'MC-BOOST-4'],
    run: (c, d) => boostAbility(c, d.boost, activityNow(c)),
  },
  {
    name: '3c. discard it and look for another',
    rules: ['MC-BOOST-5', 'MC-BOOST-6'],
    run: (c, d) => {
      discardBoost(c, d.boost);
      return goto('3a. turn up a boost card');
    },
  },
  {
    name: '4. deal damage',
    rules: [
      'MC-ENEMY-ATTACK-7',
      'MC-ENEMY-ATTACK-8',
      'MC-ENEMY-ATTACK-9',
      'MC-ENEMY-ATTACK-11',
      'MC-ENEMY-ATTACK-14',
    ],
    run: (c) => {
      const now = activityNow(c);
      const attacker = pieceAt(c, now.by);
      const hit = now.defender >= 0 ? pieceAt(c, now.defender) : identityOf(c, now.seat);
      if (attacker === undefined || hit === undefined) return NEXT;
      const amount = attackDamage(c, attacker, hit);
      return dealDamage([damageTo(c, hit.id, amount.value, attacker.id, true, amount)]);
    },
  },
  {
    name: 'the attack is over: responses',
    rules: ['MC-RESPONSE-1', 'MC-CONDITION-2', 'MC-KEYWORD-11', 'MC-KEYWORD-12', 'MC-ATTACK-8'],
    run: (c, d) => {
      const over = endActivity(c);
      d.hits = over.hits;
      return propose(c, endedBatch(c, over));
    },
  },
  { name: 'check the table', rules: ['MC-DAMAGE-10'], run: checkTable },
  { name: 'answer whom it hit', rules: ['MC-ATTACK-6'], run: (_c, d) => done(d.hits) },
]);

/** The damage of the current attack with its sources: "3 = 2 ATK + 1 boost". */
function attackDamage(c: C, attacker: Piece, hit: Piece): Explained {
  const now = activityNow(c);
  const atk = explainStat(c, attacker, 'atk');
  const parts: Part[] = [...atk.parts];
  let value = atk.value + now.icons;
  if (now.icons > 0) {
    parts.push({ amount: now.icons, source: { key: 'part.boost', args: {} }, rule: 'MC-ENEMY-ATTACK-6' });
  }
  if (now.defender === hit.id && faceOf(c, hit).type === 'hero') {
    const def = stat(c, hit, 'def');
    value -= def;
    parts.push({
      amount: -def,
      source: { key: 'part.defense', args: { face: hit.face } },
      rule: 'MC-ENEMY-ATTACK-8',
    });
  }
  return { value: Math.max(0, value), parts };
}

/** Ready heroes and allies of a player; an alter-ego shows no DEF (MC-ENEMY-ATTACK-13). */
const defenders = (c: C, seat: Seat): Piece[] =>
  c.table.play.filter((piece) => {
    if (piece.controller !== seat || piece.exhausted) return false;
    const { type, def } = faceOf(c, piece);
    return type === 'ally' || (type === 'hero' && def !== null);
  });

/** The allies that the attacked player has to defend with. */
function mustDefend(c: C, d: EnemyAttackData, seat: Seat): Piece[] {
  const enemy = pieceAt(c, d.enemy);
  if (seat !== d.seat || enemy === undefined) return [];
  if (sheet(c, enemy.face).constants['must-defend'] === undefined) return [];
  return defenders(c, seat).filter((piece) => faceOf(c, piece).type === 'ally');
}

/** MC-ENEMY-ATTACK-12: the attacked player first, then the others in player order. */
const defenderOrder = (c: C, target: Seat): Seat[] => [
  target,
  ...playerOrder(c).filter((seat) => seat !== target),
];
