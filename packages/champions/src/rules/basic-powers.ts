import {
  ask,
  DONE,
  type Explaining,
  Judge,
  NEXT,
  propose,
  proposeAndSee,
  type Seat,
  type Verdict,
} from '@assemble/kernel';
import type { Piece } from '../table.ts';
import { activityNow, endedBatch } from './activities.ts';
import { beginActivity, endActivity, noteThreat } from './activity-atoms.ts';
import { isAttackable } from './aiming.ts';
import { exhaust, flip, heal, loseStatus } from './atoms.ts';
import { faceOf, formOf, identityOf, isIdentity, pieceAt, pieceOf, playerOf } from './cards-in-play.ts';
import { type AttackChange, attackOn, changedForm, damageTo } from './changes.ts';
import { dealDamage } from './damage.ts';
import { ref, tell } from './events.ts';
import { explainStat, stat } from './reading.ts';
import { type C, cardIn, type Rule, steps } from './run.ts';
import { checkTable } from './settle.ts';
import { defeatEmpty, isRemovable, takeThreat } from './threat.ts';

type Power = 'atk' | 'thw';

/** May this character attack or thwart with its own stat now (MC-TURN-7, MC-TURN-8, MC-EXHAUST-7)? */
export function powerVerdict(
  c: C,
  seat: Seat,
  piece: Piece,
  power: Power,
  explaining: Explaining = 'bare',
): Verdict<Rule> {
  const judge = new Judge<Rule>(explaining);
  const face = faceOf(c, piece);
  judge.must(c.table.active === seat && piece.controller === seat, 'MC-TURN-11', 'no.turn');
  if (isIdentity(face)) judge.must(face.type === 'hero', 'MC-TURN-7', 'no.form', { form: 'hero' });
  else judge.must(face.type === 'ally', 'MC-TURN-8', 'no.power', { card: piece.id });
  judge.must(!piece.exhausted, 'MC-EXHAUST-2', 'no.exhausted', { card: piece.id });
  if (face.type === 'hero' || face.type === 'ally') {
    judge.must(face[power] !== null, 'MC-EXHAUST-7', 'no.dash', { card: piece.id });
  }
  if (judge.settled) return judge.verdict();
  // A stunned or confused character may always try: its status card goes instead (MC-STATUS-4, -7).
  if (power === 'atk' && !piece.stunned) {
    judge.must(
      c.table.play.some((one) => isAttackable(c, seat, one)),
      'MC-ATTACK-5',
      'no.enemy',
    );
  }
  if (power === 'thw' && !piece.confused) {
    judge.must(
      c.table.play.some((one) => isRemovable(c, one)),
      'MC-THWART-4',
      'no.scheme',
    );
  }
  return judge.verdict();
}

export function recoverVerdict(c: C, seat: Seat, explaining: Explaining = 'bare'): Verdict<Rule> {
  const judge = new Judge<Rule>(explaining);
  const identity = identityOf(c, seat);
  judge.must(c.table.active === seat && identity !== undefined, 'MC-TURN-11', 'no.turn');
  judge.must(formOf(c, seat) === 'alter-ego', 'MC-TURN-6', 'no.form', { form: 'alter-ego' });
  judge.must(identity?.exhausted !== true, 'MC-EXHAUST-2', 'no.exhausted', { card: identity?.id ?? -1 });
  judge.must((identity?.damage ?? 0) > 0, 'MC-ABILITY-2', 'no.damage-to-heal');
  return judge.verdict();
}

export function flipVerdict(c: C, seat: Seat, explaining: Explaining = 'bare'): Verdict<Rule> {
  const judge = new Judge<Rule>(explaining);
  judge.must(c.table.active === seat && identityOf(c, seat) !== undefined, 'MC-TURN-4', 'no.turn');
  judge.must(!playerOf(c.table, seat).flipped, 'MC-TURN-4', 'no.flipped');
  return judge.verdict();
}

export type BasicPowerData = { piece: number; seat: Seat; target: number; result?: AttackChange[] };

/** A hero or an ally attacks with its own ATK (MC-ATTACK-1, MC-ATTACK-2). */
export const basicAttack = steps('basic-attack', [
  {
    name: 'exhaust the character',
    rules: ['MC-ATTACK-1', 'MC-ATTACK-2', 'MC-STATUS-4', 'MC-STATUS-5'],
    run: (c, d) => {
      const piece = pieceOf(c, d.piece);
      exhaust(c, piece, ['MC-ATTACK-1']);
      if (!piece.stunned) return NEXT;
      loseStatus(c, piece, 'stunned', ['MC-STATUS-4']);
      return DONE;
    },
  },
  {
    name: 'choose the enemy',
    rules: ['MC-ATTACK-5', 'MC-KEYWORD-5', 'MC-INIT-5'],
    run: (c, d) => {
      const found = c.table.play.filter((piece) => isAttackable(c, d.seat, piece));
      if (found.length === 0) return DONE;
      if (found.length === 1) {
        d.target = found[0]?.id ?? -1;
        return NEXT;
      }
      return ask({
        seat: d.seat,
        ask: { key: 'ask.attack', args: { card: d.piece } },
        rules: ['MC-ATTACK-5'],
        shape: 'entities',
        from: found.map((piece) => piece.id),
        min: 1,
        max: 1,
      });
    },
    take: (_c, d, answer) => {
      d.target = cardIn(answer);
      return NEXT;
    },
  },
  {
    name: 'the attack begins: interrupts',
    rules: ['MC-INTERRUPT-1'],
    run: (c, d) => {
      const piece = pieceOf(c, d.piece);
      beginActivity(c, 'attack', piece.id, piece.face, d.seat, [d.target], true);
      tell(c, 'attacks', ['MC-ATTACK-1'], () => ({ by: ref(c, d.piece), seat: d.seat }));
      return proposeAndSee(c, [attackOn(d.piece, d.seat, d.target)]);
    },
  },
  {
    name: 'an attack that was replaced does not happen',
    rules: ['MC-CANCEL-4'],
    run: (c, d) => {
      if (d.result?.[0]?.prevented !== true) return NEXT;
      endActivity(c);
      return DONE;
    },
  },
  {
    name: 'deal damage equal to its ATK',
    rules: ['MC-ATTACK-1', 'MC-ATTACK-2'],
    run: (c, d) => {
      const piece = pieceAt(c, d.piece);
      if (piece === undefined) return NEXT;
      const atk = explainStat(c, piece, 'atk');
      const { targets } = activityNow(c);
      return dealDamage(targets.map((target) => damageTo(c, target, atk.value, d.piece, true, atk)));
    },
  },
  {
    name: 'the attack is over: responses',
    rules: ['MC-RESPONSE-1', 'MC-CONDITION-2', 'MC-KEYWORD-11', 'MC-KEYWORD-12'],
    run: (c) => propose(c, endedBatch(c, endActivity(c))),
  },
  {
    name: 'last of all an ally takes consequential damage',
    rules: ['MC-DAMAGE-3', 'MC-DAMAGE-4'],
    run: (c, d) => consequential(c, d, 'atk'),
  },
  { name: 'check the table', rules: ['MC-DAMAGE-10'], run: checkTable },
]);

/** MC-DAMAGE-3: damage an ally does itself; it is no attack. Defending causes none (MC-ALLY-1). */
function consequential(c: C, d: BasicPowerData, power: Power) {
  const piece = pieceAt(c, d.piece);
  const amount = piece === undefined ? 0 : faceOf(c, piece).consequential[power];
  return amount === 0 ? NEXT : dealDamage([damageTo(c, d.piece, amount, d.piece, false)]);
}

/** A hero or an ally thwarts with its own THW (MC-THWART-1, MC-THWART-2). */
export const basicThwart = steps('basic-thwart', [
  {
    name: 'exhaust the character',
    rules: ['MC-THWART-1', 'MC-THWART-2', 'MC-STATUS-7', 'MC-STATUS-5'],
    run: (c, d) => {
      const piece = pieceOf(c, d.piece);
      exhaust(c, piece, ['MC-THWART-1']);
      if (!piece.confused) return NEXT;
      loseStatus(c, piece, 'confused', ['MC-STATUS-7']);
      return DONE;
    },
  },
  {
    name: 'choose the scheme',
    rules: ['MC-THWART-4', 'MC-SIDE-3', 'MC-INIT-5'],
    run: (c, d) => {
      const found = c.table.play.filter((piece) => isRemovable(c, piece));
      if (found.length === 0) return DONE;
      if (found.length === 1) {
        d.target = found[0]?.id ?? -1;
        return NEXT;
      }
      return ask({
        seat: d.seat,
        ask: { key: 'ask.thwart', args: { card: d.piece } },
        rules: ['MC-THWART-4'],
        shape: 'entities',
        from: found.map((piece) => piece.id),
        min: 1,
        max: 1,
      });
    },
    take: (_c, d, answer) => {
      d.target = cardIn(answer);
      return NEXT;
    },
  },
  {
    name: 'remove threat equal to its THW',
    rules: ['MC-THWART-1', 'MC-THWART-2', 'MC-THWART-5'],
    run: (c, d) => {
      const piece = pieceOf(c, d.piece);
      beginActivity(c, 'thwart', piece.id, piece.face, d.seat, [d.target], true);
      tell(c, 'thwarts', ['MC-THWART-1'], () => ({ by: ref(c, d.piece), seat: d.seat }));
      noteThreat(c, takeThreat(c, pieceOf(c, d.target), stat(c, piece, 'thw'), ['MC-THWART-1']));
      return defeatEmpty(c, [d.target], d.piece);
    },
  },
  {
    name: 'the thwart is over: responses',
    rules: ['MC-RESPONSE-1'],
    run: (c) => propose(c, endedBatch(c, endActivity(c))),
  },
  {
    name: 'last of all an ally takes consequential damage',
    rules: ['MC-DAMAGE-3', 'MC-DAMAGE-4'],
    run: (c, d) => consequential(c, d, 'thw'),
  },
  { name: 'check the table', rules: ['MC-DAMAGE-10'], run: checkTable },
]);

export type RecoverData = { seat: Seat };

/** MC-HEAL-1. */
export const recover = steps('recover', [
  {
    name: 'exhaust the alter-ego and heal damage equal to its REC',
    rules: ['MC-HEAL-1', 'MC-HEAL-2', 'MC-TURN-6'],
    run: (c, d) => {
      const identity = identityOf(c, d.seat);
      if (identity === undefined) return DONE;
      exhaust(c, identity, ['MC-HEAL-1']);
      heal(c, identity, stat(c, identity, 'rec'), ['MC-HEAL-1']);
      return DONE;
    },
  },
]);

export type ChangeFormData = { seat: Seat; chosen: boolean };

/** Changing form, by choice or by a card (MC-IDENTITY-5). */
export const changeForm = steps('change-form', [
  {
    name: 'turn the identity card over: responses',
    rules: ['MC-TURN-4', 'MC-IDENTITY-1', 'MC-IDENTITY-3', 'MC-IDENTITY-4', 'MC-IDENTITY-5'],
    run: (c, d) => {
      const identity = identityOf(c, d.seat);
      if (identity === undefined) return DONE;
      flip(c, d.seat, identity, d.chosen, ['MC-IDENTITY-1']);
      return propose(c, [changedForm(identity.id, d.seat, formOf(c, d.seat) ?? 'hero')]);
    },
  },
  { name: 'check the table', rules: ['MC-HP-3'], run: checkTable },
]);
