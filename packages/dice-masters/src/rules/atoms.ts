import type { Seat } from '@assemble/kernel';
import type { Hearer } from '../abilities/memory.ts';
import type { Die, Lasting, Zone } from '../table.ts';
import { diceIn, other, playerOf } from './dice-in-play.ts';
import { ref, refs, tell } from './events.ts';
import { indexOf } from './index-of-cards.ts';
import { type C, chanceOf, type Rules } from './run.ts';

/**
 * The only writers. An atom changes one fact and keeps what hangs on it true; whoever calls it tells the log what
 * happened in the words of the rule it carries out.
 */

/** Puts a die into a zone; which way is for the steps to say (DM-ZONES-10). Leaving the field ends what was true of it there: damage, bonuses, its fight, its copies. */
export function moveTo(c: C, die: Die, zone: Zone): void {
  const leavesField =
    (die.zone === 'field' || die.zone === 'attack') && zone !== 'field' && zone !== 'attack';
  if (die.zone === 'beside' && zone !== 'beside') {
    die.holder = -1;
    endLasting(c, (one) => one.kind === 'beside' && one.die === die.id);
  }
  die.zone = zone;
  if (PILES.has(zone)) {
    die.face = -1;
    // Piles are their owner's, whoever had the die.
    die.controller = die.owner;
    die.holder = -1;
    die.takenFrom = null;
  }
  if (zone !== 'attack') leaveCombat(c, die);
  if (leavesField) {
    removeDamage(die);
    endCopy(die);
    endLasting(c, (one) => one.die === die.id);
    loseBeside(c, die);
    releaseHeld(c, die);
  }
}

const PILES: ReadonlySet<Zone> = new Set(['bag', 'prep', 'used', 'card']);

/** What a die captured or controls goes back at once when it is gone (DM-CAPTURE-AND-CONTROL-5, -10). */
export function releaseHeld(c: C, holder: Die): void {
  for (const die of c.table.dice) {
    if (die.holder === holder.id && die.zone !== 'beside') release(c, die, ['DM-CAPTURE-AND-CONTROL-5']);
  }
}

/** What lies beside a character that leaves goes to the used pile, unless its effect has a time of its own. */
function loseBeside(c: C, character: Die): void {
  for (const die of c.table.dice) {
    if (die.zone !== 'beside' || die.holder !== character.id) continue;
    if (!c.table.lasting.some((one) => one.kind === 'beside' && one.die === die.id)) useUpBeside(c, die);
  }
}

/** What a die beside a character was there for is over: it goes to the used pile, and everybody is told. */
export function useUpBeside(c: C, die: Die): void {
  tell(c, 'moved', ['DM-CORE-RULES-7'], () => ({ die: ref(c, die), from: 'beside', to: 'used' }));
  moveTo(c, die, 'used');
}

/** Puts an action die beside a character, where it stays. */
export function layBeside(c: C, die: Die, character: Die): void {
  moveTo(c, die, 'beside');
  die.holder = character.id;
}

/** A die that leaves the attack zone no longer attacks or blocks; whoever it blocked stays blocked (DM-BLOCKING-9). */
function leaveCombat(c: C, die: Die): void {
  const { combat } = c.table;
  if (combat === null) return;
  if (combat.attackers.includes(die.id)) {
    combat.attackers = combat.attackers.filter((id) => id !== die.id);
    combat.blocked = combat.blocked.filter((id) => id !== die.id);
  }
  if (combat.blocks.some((block) => block.blocker === die.id || block.attacker === die.id)) {
    combat.blocks = combat.blocks.filter((block) => block.blocker !== die.id && block.attacker !== die.id);
  }
}

/**
 * Sends a die to its owner's pile; a controlled one goes to its owner's prep area (DM-CAPTURE-AND-CONTROL-9,
 * DM-CAPTURE-AND-CONTROL-13).
 */
export function sendToOwner(c: C, die: Die, zone: 'prep' | 'used' | 'reserve'): void {
  const controlled = die.controller !== die.owner;
  die.controller = die.owner;
  die.holder = -1;
  die.takenFrom = null;
  moveTo(c, die, controlled && zone === 'used' ? 'prep' : zone);
}

/** Turned by hand, for good: what ends with the turn does not turn it back (DM-GLOSSARY-6, DM-SPINNING-8). */
export function turnTo(die: Die, face: number): void {
  die.face = face;
}

export function roll(c: C, die: Die): void {
  const kind = indexOf(c).kinds[die.card];
  if (kind === undefined) throw new Error(`die ${die.id} has no kind`);
  die.face = chanceOf(c).face(c, die, kind);
}

/**
 * Draws a die: the bag is refilled from the used pile only when a die must be drawn and none is left
 * (DM-ZONES-3, DM-ZONES-4). Null when there is nothing to draw at all.
 */
export function draw(c: C, seat: Seat): Die | null {
  let bag = diceIn(c, seat, 'bag');
  if (bag.length === 0) {
    const used = diceIn(c, seat, 'used');
    if (used.length === 0) return null;
    for (const die of used) moveTo(c, die, 'bag');
    tell(c, 'refilled', ['DM-ZONES-3'], () => ({ seat, count: used.length }));
    bag = used;
  }
  return chanceOf(c).drawn(c, bag) ?? null;
}

/** Takes damage off a player's life; the player whose life is emptied first loses (DM-LIFE-AND-WINNING-4). */
export function loseLife(c: C, seat: Seat, amount: number): void {
  const player = playerOf(c, seat);
  player.life = Math.max(0, player.life - amount);
  if (player.life === 0 && c.match.outcome === null) {
    const winner = other(seat);
    c.match.outcome = { winners: [winner], rule: 'DM-LIFE-AND-WINNING-1', reason: 'life' };
    tell(c, 'won', ['DM-LIFE-AND-WINNING-1'], () => ({ seat: winner }));
  }
}

/** Raises life, never above its start (DM-LIFE-AND-WINNING-3). Answers how much was really gained. */
export function gainLife(c: C, seat: Seat, amount: number): number {
  const player = playerOf(c, seat);
  const before = player.life;
  player.life = Math.min(player.startLife, player.life + amount);
  return player.life - before;
}

export function setLife(c: C, seat: Seat, life: number): void {
  const player = playerOf(c, seat);
  player.life = Math.min(player.startLife, life);
}

export function addDamage(die: Die, amount: number): void {
  die.damage += amount;
}

/** DM-REGROUP-4. */
export function removeDamage(die: Die): void {
  die.damage = 0;
}

/** What a die was to do for damage it took it does no more; what its card does is no die's own (DM-KNOCK-OUT-6). */
export function stopAnswering(c: C, { id }: Die): void {
  const isOwn = ({ source, scope }: Hearer): boolean =>
    source === String(id) && scope.event === 'damage' && scope.that.includes(id);
  c.table.waiting = c.table.waiting.map((group) => group.filter((one) => !isOwn(one)));
}

/** It uses its own card and its own values again (DM-COPYING-7). */
export function endCopy(die: Die): void {
  die.as = die.card;
  die.valuesOf = -1;
  die.valuesFace = -1;
}

/** What else it copied this turn is over: it goes on with the copy that lasts (DM-COPYING-7). */
export function resumeCopy(die: Die, { data }: Lasting): void {
  die.as = data['as'] as number;
  die.valuesOf = data['valuesOf'] as number;
  die.valuesFace = data['valuesFace'] as number;
}

/** A bought die belongs to its buyer and goes to the used pile (DM-PURCHASING-8). */
export function buyDie(c: C, die: Die, buyer: Seat): void {
  die.owner = buyer;
  tell(c, 'bought', ['DM-PURCHASING-8'], () => ({ seat: buyer, die: ref(c, die) }));
  moveTo(c, die, 'used');
}

export function addLasting(c: C, lasting: Lasting): void {
  c.table.lasting.push(lasting);
}

/** Ends what lasts, here and now. */
export function endLasting(c: C, ended: (lasting: Lasting) => boolean): void {
  c.table.lasting = c.table.lasting.filter((lasting) => !ended(lasting));
}

/** A die leaves whoever captured or controls it and returns to where it was taken from (DM-CAPTURE-AND-CONTROL-3). */
export function release(c: C, die: Die, rules: Rules): void {
  const back = die.takenFrom ?? 'field';
  const zone: Zone = back === 'attack' ? 'field' : back;
  die.controller = die.owner;
  die.holder = -1;
  die.takenFrom = null;
  moveTo(c, die, zone);
  tell(c, 'released', rules, () => ({ die: ref(c, die), to: zone }));
}

/**
 * Takes a die away from its player: under the captor, or on the controlling die. That is not fielding
 * (DM-ACTIVE-AND-FIELDED-6), and it goes on using its own card (DM-CAPTURE-AND-CONTROL-8).
 */
export function take(c: C, die: Die, holder: Die, how: 'captured' | 'controlled'): void {
  const from = die.zone === 'attack' ? 'field' : die.zone;
  // DM-CAPTURE-AND-CONTROL-14: a captured die keeps its level, damage and bonuses are gone.
  moveTo(c, die, how === 'captured' ? 'captured' : 'field');
  die.controller = holder.controller;
  die.holder = holder.id;
  die.takenFrom = from;
}

export function rollAll(c: C, seat: Seat, dice: readonly Die[], again: boolean, rules: Rules): void {
  for (const die of dice) roll(c, die);
  tell(c, 'rolled', rules, () => ({ seat, dice: refs(c, dice), again }));
}
