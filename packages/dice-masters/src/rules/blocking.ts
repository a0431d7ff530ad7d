import { Judge, type Seat, type Verdict } from '@assemble/kernel';
import type { BlockRestriction } from '../abilities/statics/blockers.ts';
import type { SpinsToBlock } from '../abilities/statics/spins-to-block.ts';
import type { Unblockable } from '../abilities/statics/unblockable.ts';
import type { Die } from '../table.ts';
import { dieOf, fieldedBy, isSidekick } from './dice-in-play.ts';
import { matches, viewOf } from './filter.ts';
import { indexOf, slotId } from './index-of-cards.ts';
import { isMarked } from './lasting.ts';
import type { C, Rule } from './run.ts';
import { inForce } from './statics.ts';

/** Whether a die may be declared as an attacker. */
export function attackVerdict(c: C, seat: Seat, die: Die): Verdict<Rule> {
  const controls = c.table.dice.some(
    (held) => held.holder === die.id && held.zone !== 'captured' && held.zone !== 'beside',
  );
  return new Judge<Rule>()
    .must(die.zone === 'field' && die.controller === seat, 'DM-ZONES-7', 'no.not-fielded')
    .must(!controls, 'DM-CAPTURE-AND-CONTROL-7', 'no.controls')
    .must(!isMarked(c, die, 'cannot-attack') && !isBarred(c, die), 'DM-CORE-RULES-3', 'no.cannot-attack')
    .verdict();
}

/** Dice that an effect obliges to attack, and that can. */
export function mustAttack(c: C, seat: Seat): number[] {
  return fieldedBy(c, seat)
    .filter((die) => isMarked(c, die, 'must-attack') && attackVerdict(c, seat, die).yes)
    .map((die) => die.id);
}

/** Characters of an energy type that may neither attack nor block. */
function isBarred(c: C, die: Die): boolean {
  const type = indexOf(c).cards[die.as]?.energy;
  return c.table.lasting.some(
    (one) => one.kind === 'type-barred' && one.seat === die.controller && one.data['type'] === type,
  );
}

/** Whether this character may block that attacker (DM-BLOCKING-7); 'cannot' beats 'can' (DM-CORE-RULES-3). */
function blockVerdict(c: C, blocker: Die, attacker: Die): Verdict<Rule> {
  const judge = new Judge<Rule>()
    .must(
      blocker.zone === 'field' && blocker.controller !== attacker.controller,
      'DM-ZONES-7',
      'no.not-fielded',
    )
    .must(
      !isMarked(c, blocker, 'cannot-block') && !isBarred(c, blocker),
      'DM-CORE-RULES-3',
      'no.cannot-block',
    );
  judge.must(!isMarked(c, attacker, 'unblockable'), 'DM-BLOCKING-7', 'no.unblockable', {});
  for (const { source } of inForce<Unblockable>(c, 'unblockable')) {
    judge.must(source.id !== attacker.id, 'DM-BLOCKING-7', 'no.unblockable', {});
  }
  for (const { effect, source, slot } of inForce<BlockRestriction>(c, 'blockers')) {
    if (source.id !== attacker.id) continue;
    const card = slotId(c, slot);
    judge.must(mayBlock(c, effect, blocker, attacker), 'DM-BLOCKING-7', 'no.block-restriction', { card });
  }
  return judge.verdict();
}

function mayBlock(c: C, effect: BlockRestriction, blocker: Die, attacker: Die): boolean {
  const from = viewOf(attacker);
  if (effect.not?.some((dice) => matches(c, dice, blocker, from)) === true) return false;
  if (effect.only !== undefined && !effect.only.some((dice) => matches(c, dice, blocker, from))) return false;
  return effect.notBelowOwnLevel !== true || levelOfDie(c, blocker) >= levelOfDie(c, attacker);
}

const levelOfDie = (c: C, die: Die): number => {
  const face = indexOf(c).kinds[die.card]?.faces[die.face];
  return face !== undefined && face.kind === 'character' ? face.level : isSidekick(die) ? 1 : 0;
};

/** The attackers a character may be assigned to. */
export function blockTargets(c: C, blocker: Die): number[] {
  const attackers = c.table.combat?.attackers ?? [];
  return attackers.filter((id) => blockVerdict(c, blocker, dieOf(c, id)).yes);
}

/** The verdict on a whole declaration: one attacker each unless a card allows more, and duties to block kept. */
export function blockersVerdict(
  c: C,
  items: readonly number[],
  answer: readonly (readonly number[])[],
): Verdict<Rule> {
  const judge = new Judge<Rule>();
  items.forEach((id, i) => {
    const blocker = dieOf(c, id);
    const put = answer[i] ?? [];
    judge.must(put.length <= 1 + stretch(c, blocker), 'DM-BLOCKING-3', 'no.one-attacker', { die: id });
    for (const attacker of put) {
      if (isAttacker(c, attacker)) judge.also(blockVerdict(c, blocker, dieOf(c, attacker)));
      else judge.refuse('DM-BLOCKING-1', 'no.not-attacking', { die: id });
    }
    const duties = dutiesOf(c, blocker);
    // Of several duties one is all it can keep: whoever blocks chooses which (DM-BLOCKING-1, DM-BLOCKING-3).
    judge.must(
      duties.length === 0 || duties.some((duty) => put.includes(duty)),
      'DM-CORE-RULES-1',
      'no.must-block',
      {
        die: id,
        attackers: duties,
      },
    );
  });
  return judge.verdict();
}

const isAttacker = (c: C, id: number): boolean => c.table.combat?.attackers.includes(id) === true;

/** How many attackers more it may block by spinning down: one for each level it really loses (DM-PAYING-8). */
function stretch(c: C, blocker: Die): number {
  const own = inForce<SpinsToBlock>(c, 'spins-to-block').find(({ source }) => source.id === blocker.id);
  return own === undefined ? 0 : Math.max(0, Math.min(own.effect.most, levelOfDie(c, blocker) - 1));
}

/** Attackers this character is obliged to block, as far as it can. */
export function dutiesOf(c: C, blocker: Die): number[] {
  const able = blockTargets(c, blocker);
  const duties: number[] = [];
  for (const one of c.table.lasting) {
    if (one.kind !== 'must-block') continue;
    const attacker = one.data['attacker'] as number;
    const whose = one.data['blocker'];
    if (whose === undefined ? one.seat !== blocker.controller : whose !== blocker.id) continue;
    if (able.includes(attacker) && !duties.includes(attacker)) duties.push(attacker);
  }
  return duties.sort((a, b) => a - b);
}
