import type { Seat } from '@assemble/kernel';
import type { Activity, Piece, Reveal } from '../table.ts';
import { activityNow, currentActivity } from './activities.ts';
import { endLasting, exhaust, moveTo } from './atoms.ts';
import { identityOf, pieceAt, printed } from './cards-in-play.ts';
import type { DamageChange, DefeatChange } from './changes.ts';
import { ref, tell } from './events.ts';
import type { Viewpoint } from './query.ts';
import type { C, Rules } from './run.ts';

/** The writers of what is under way: attacks, schemes and thwarts, their boost cards, cards that are being revealed. */

export function beginActivity(
  c: C,
  kind: Activity['kind'],
  by: number,
  face: string,
  seat: Seat,
  targets: readonly number[],
  basic: boolean,
): Activity {
  const activity: Activity = {
    kind,
    by,
    face,
    seat,
    targets: [...targets],
    basic,
    overkill: false,
    defender: -1,
    alsoDefended: [],
    boosts: [],
    icons: 0,
    hits: [],
    threat: 0,
  };
  c.table.activities.push(activity);
  // What waited for the end of an earlier one in vain.
  endLasting(c, (lasting) => lasting.until === 'activation' && lasting.depth >= c.table.activities.length);
  return activity;
}

/** Ends the innermost activity, and with it what lasted for it (MC-LASTING-4). */
export function endActivity(c: C): Activity {
  const activity = activityNow(c);
  const depth = c.table.activities.length;
  for (const id of activity.boosts.slice()) moveTo(c, id, 'discard');
  c.table.activities.pop();
  endLasting(
    c,
    (lasting) => lasting.kind === 'holds' && lasting.until === 'activation' && lasting.depth >= depth,
  );
  return activity;
}

/** What a labelled ability does to these makes the attack or thwart one against them (MC-ATTACK-3, MC-THWART-3). */
export function aim(c: C, { label }: Pick<Viewpoint, 'label'>, at: readonly Piece[]): void {
  if (label !== 'attack' && label !== 'thwart') return;
  const { targets } = activityNow(c);
  for (const { id } of at) if (!targets.includes(id)) targets.push(id);
}

/** MC-KEYWORD-2: the attack that runs now gains overkill. */
export function gainOverkill(c: C): void {
  const now = c.table.activities.at(-1);
  if (now !== undefined) now.overkill = true;
}

/** MC-ENEMY-ATTACK-3, -4: the defender exhausts and is attacked now; so is the player who controls it. */
export function declareDefender(c: C, attack: Activity, defender: Piece): void {
  exhaust(c, defender, ['MC-ENEMY-ATTACK-3']);
  attack.defender = defender.id;
  attack.targets = [defender.id];
  attack.seat = defender.controller;
  tell(c, 'defends', ['MC-ENEMY-ATTACK-3'], () => ({
    card: ref(c, defender.id),
    seat: defender.controller,
  }));
}

/** MC-ENEMY-ATTACK-14: without its defender an attack is undefended; whoever defended stays its target (MC-ENEMY-ATTACK-4). */
export function loseDefender(c: C, attack: Activity): void {
  if (attack.defender < 0 || pieceAt(c, attack.defender) !== undefined) return;
  const identity = identityOf(c, attack.seat);
  attack.defender = -1;
  attack.targets = identity === undefined ? [] : [identity.id];
}

/** MC-DEFENSE-1: whoever uses an ability labelled as a defense has defended against the attack that runs now. */
export function alsoDefend(c: C, hero: Piece): void {
  const attack = currentActivity(c, 'attack');
  if (attack !== undefined && !attack.alsoDefended.includes(hero.id)) attack.alsoDefended.push(hero.id);
}

/** Notes what an attack did to characters: it is answered when the attack is over (MC-CONDITION-2). */
export function noteHits(c: C, dealt: readonly DamageChange[], defeated: readonly DefeatChange[]): void {
  const attack = currentActivity(c, 'attack');
  if (attack === undefined) return;
  for (const { target, face, dealt: amount } of dealt) {
    attack.hits.push({
      target,
      face,
      dealt: amount,
      defeated: defeated.some((one) => one.target === target && !one.prevented),
    });
  }
}

/** Notes how much threat the thwart that runs now has removed, or the scheme placed (MC-THWART-5, MC-ENEMY-SCHEME-4). */
export function noteThreat(c: C, amount: number): void {
  activityNow(c).threat += amount;
}

/** Gives the acting enemy a boost card, face down, from the top of the encounter deck. */
export function dealBoost(c: C, activity: Activity, rules: Rules): void {
  const top = c.table.deck.at(-1);
  if (top === undefined) return; // MC-EMPTY-8
  activity.boosts.push(top);
  tell(c, 'boost-dealt', rules, () => ({ enemy: ref(c, activity.by), card: ref(c, top) }));
  moveTo(c, top, 'boost');
}

/** Turns up the next boost card and counts its icons; -1 when none is left. */
export function turnUpBoost(c: C, activity: Activity, rules: Rules): number {
  const [id] = activity.boosts;
  if (id === undefined) return -1;
  moveTo(c, id, 'shown');
  const { boost } = printed(c, id);
  activity.icons += boost;
  tell(c, 'boosted', rules, () => ({ enemy: ref(c, activity.by), card: ref(c, id), icons: boost }));
  return id;
}

/** MC-REVEAL-1: a card is being revealed; while one with peril is, the other players are silent (MC-KEYWORD-9). */
export function beginReveal(c: C, card: number, seat: Seat): void {
  const { surge, peril } = printed(c, card).keywords;
  c.table.reveals.push({ card, seat, surge: surge === true });
  if (peril === true) c.table.peril = seat;
}

/** "This card gains surge" (MC-KEYWORD-7). */
export function gainSurge(c: C): void {
  const now = c.table.reveals.at(-1);
  if (now !== undefined) now.surge = true;
}

/** MC-KEYWORD-9: the card has been resolved; one with peril that brought it may still be. */
export function endPeril(c: C): void {
  const outer = c.table.reveals.slice(0, -1);
  const still = outer.filter(({ card }) => printed(c, card).keywords.peril === true).at(-1);
  c.table.peril = still?.seat ?? -1;
}

/** Nothing of the card is left to be resolved but its surge. */
export function endReveal(c: C): Reveal {
  const now = c.table.reveals.pop();
  if (now === undefined) throw new Error('no card is being revealed');
  return now;
}
