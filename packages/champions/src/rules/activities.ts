import type { Seat } from '@assemble/kernel';
import type { Activity, Piece } from '../table.ts';
import { endLasting, moveTo } from './atoms.ts';
import { type AnyChange, type DamageChange, type DefeatChange, ended } from './changes.ts';
import type { Viewpoint } from './query.ts';
import type { C } from './run.ts';

/** Attacks, schemes and thwarts in progress: the innermost is the one that runs now. */

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

/** The innermost activity of this kind. */
export function currentActivity(c: C, kind: Activity['kind']): Activity | undefined {
  const { activities } = c.table;
  for (let i = activities.length - 1; i >= 0; i--) if (activities[i]?.kind === kind) return activities[i];
  return undefined;
}

export function activityNow(c: C): Activity {
  const activity = c.table.activities.at(-1);
  if (activity === undefined) throw new Error('nobody attacks, schemes or thwarts');
  return activity;
}

/** What a labelled ability does to these makes the attack or thwart one against them (MC-ATTACK-3, MC-THWART-3). */
export function aim(c: C, { label }: Pick<Viewpoint, 'label'>, at: readonly Piece[]): void {
  if (label !== 'attack' && label !== 'thwart') return;
  const { targets } = activityNow(c);
  for (const { id } of at) if (!targets.includes(id)) targets.push(id);
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

/** How deep the activity is that an ability speaks of: not the one that it makes itself by its label. */
export const depthOf = (c: C, { label }: Pick<Viewpoint, 'label'>): number =>
  c.table.activities.length - (label === 'attack' || label === 'thwart' ? 1 : 0);

/** Notes what an attack did to characters. */
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

/** MC-CONDITION-2: the end of an attack, the damage it dealt and the defeats share one window of responses. */
export function endedBatch(activity: Activity): AnyChange[] {
  const end = ended(activity);
  const batch: AnyChange[] = [end];
  if (activity.kind !== 'attack') return batch;
  for (const hit of activity.hits) {
    const { target, face, dealt, defeated } = hit;
    const { seat, by } = end;
    if (dealt > 0) {
      batch.push({
        kind: 'damaged',
        prevented: false,
        target,
        seat,
        by,
        amount: dealt,
        attack: true,
        source: by,
        dealt,
        excess: 0,
        face,
        explained: null,
      });
    }
    if (defeated)
      batch.push({ kind: 'defeated', prevented: false, target, seat, by, attack: true, face, moved: [] });
  }
  return batch;
}
