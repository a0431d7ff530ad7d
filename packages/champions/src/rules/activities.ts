import type { Activity } from '../table.ts';
import { type AnyChange, controllerAt, ended } from './changes.ts';
import type { Viewpoint } from './query.ts';
import type { C } from './run.ts';

/** Attacks, schemes and thwarts in progress: the innermost is the one that runs now. */

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

/** How deep the activity is that an ability speaks of: not the one that it makes itself by its label. */
export const depthOf = (c: C, { label }: Pick<Viewpoint, 'label'>): number =>
  c.table.activities.length - (label === 'attack' || label === 'thwart' ? 1 : 0);

/** MC-CONDITION-2: the end of an attack, the damage it dealt and the defeats share one window of responses. */
export function endedBatch(c: C, activity: Activity): AnyChange[] {
  const end = ended(activity);
  const batch: AnyChange[] = [end];
  if (activity.kind !== 'attack') return batch;
  const doer = controllerAt(c, activity.by);
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
      batch.push({
        kind: 'defeated',
        prevented: false,
        target,
        seat,
        by,
        attack: true,
        face,
        doer,
        moved: [],
      });
  }
  return batch;
}
