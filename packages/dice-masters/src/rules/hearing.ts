import type { Hearer } from '../abilities/memory.ts';
import type { On, Who } from '../abilities/vocabulary.ts';
import { type DiceChange, type Die, isPlayer, seatOf } from '../table.ts';
import type { AnyChange } from './changes.ts';
import { dieOf, engagedWith, hasRole } from './dice-in-play.ts';
import { isNamesake, matches, type Viewpoint } from './filter.ts';
import { wasOf } from './knock-out.ts';
import { dealersOf } from './lasting.ts';
import type { C } from './run.ts';

/** Whether an ability of this player and die is about this change. */
export function hears(c: C, on: On, change: AnyChange, from: Viewpoint): boolean {
  const { seat, self } = from;
  if (!on.who.some((who) => isAbout(c, who, change, from))) return false;
  if (on.combat === true && change.cause.how !== 'combat') return false;
  if (on.first === true && change['nth'] !== 1) return false;
  if (on.while !== undefined && !wasDoing(c, on.while, change)) return false;
  const { by } = on;
  if (by === undefined) return true;
  const { cause } = change;
  if (by === 'self' && change.kind === 'knock-out' && change.by?.includes(self?.id ?? -1) === true)
    return true;
  if (by === 'self') return cause.die === self?.id && (cause.how === 'combat' || cause.how === 'ability');
  if (by === 'your-action-or-global')
    return cause.seat === seat && (cause.how === 'action' || cause.how === 'global');
  if (by === 'not-engaged') {
    // Only damage of a character engaged with it is beyond reach; what else such a character does is not.
    const foes = self === null ? [] : engagedWith(c, self);
    const engaged = dealersOf(c, cause).some((dealer) => foes.includes(dealer));
    return cause.how !== 'rule' && !(change.kind === 'damage' && engaged);
  }
  return dealersOf(c, cause).some((dealer) => matches(c, by, dealer, from));
}

/** What a die was doing when it was knocked out, or is doing when it is about to be. */
function wasDoing(c: C, role: NonNullable<On['while']>, change: AnyChange): boolean {
  const was = wasOf(change);
  return was === undefined
    ? !isPlayer(change.target) && hasRole(c, role, dieOf(c, change.target))
    : was[role];
}

function isAbout(c: C, who: Who, change: AnyChange, from: Viewpoint): boolean {
  const { target } = change;
  const { seat, self } = from;
  switch (who.is) {
    case 'anyone':
      return true;
    case 'self':
      return self !== null && target === self.id;
    case 'you':
      return isPlayer(target) && seatOf(target) === seat;
    case 'opponent':
      return isPlayer(target) && seatOf(target) !== seat;
    case 'namesake':
      return !isPlayer(target) && isNamesake(c, dieInEvent(c, change), from);
    case 'dice':
      return !isPlayer(target) && matches(c, who.dice, dieInEvent(c, change), from);
  }
}

/** A die that was knocked out is looked at as it was. */
const dieInEvent = (c: C, change: AnyChange): Die => wasOf(change)?.die ?? dieOf(c, change.target);

/** Kinds of change that are "an ability or effect affecting" a die, on top of their own name. */
const AFFECTS: ReadonlySet<string> = new Set([
  'damage',
  'knock-out',
  'bonus',
  'spin',
  'reroll',
  'capture',
  'control',
  'mark',
  'move',
  'lay',
]);

/** Hearers by card and die, whoever was found first: so they are listed, and so the first is taken where time is up. */
export function inOrder(listeners: readonly Hearer[]): Hearer[] {
  return [...listeners].sort((a, b) => {
    if (a.ability !== b.ability) return a.ability < b.ability ? -1 : 1;
    const [mine, theirs] = [numbersOf(a), numbersOf(b)];
    const at = mine.findIndex((n, i) => n !== theirs[i]);
    return at < 0 ? mine.length - theirs.length : (mine[at] ?? 0) - (theirs[at] ?? -Infinity);
  });
}

/** The dice, players and cards that a listener's source and event name. */
const numbersOf = ({ source, scope }: Hearer): number[] => [
  ...(source.match(/-?\d+/g) ?? []).map(Number),
  ...scope.that,
];

/** The names under which abilities hear a change. */
export function namesOf(change: AnyChange): readonly string[] {
  const affects = change.cause.how !== 'rule' && AFFECTS.has(change.kind);
  return affects ? [change.kind, 'affected'] : [change.kind];
}

/**
 * What counts as one event. The damage of one die at one moment is one, whomever it reaches and in how many ways; each
 * further die is another (DM-DAMAGE-14). Anything else happens to each die on its own.
 */
export const eventOf = ({ kind, target, cause }: DiceChange): string =>
  kind === 'damage' ? `by ${cause.die < 0 ? `${cause.how} of ${cause.card}` : cause.die}` : `to ${target}`;

/** Whom it reaches and who causes it; the same once more is numbered. */
export function nameIn(batch: readonly DiceChange[], i: number): string {
  const name = ({ target, cause }: DiceChange): string => `${target}<${cause.die}`;
  const own = name(batch[i] as DiceChange);
  const before = batch.slice(0, i).filter((change) => name(change) === own).length;
  return before === 0 ? own : `${own}#${before}`;
}
