import { type Change, canRun, type Data, type Listener, type Seat } from '@assemble/kernel';
import type { Memory } from '../abilities/memory.ts';
import type { StaticEffect } from '../abilities/statics.ts';
import { amountOf } from '../abilities/values.ts';
import type { On, Trigger, Who } from '../abilities/vocabulary.ts';
import type { CauseData } from '../table.ts';
import { BUILT_IN, REROLLS, REROLLS_BUT_FAILURES, REROLLS_SOME } from './built-in.ts';
import { characterOf, isUp } from './characters.ts';
import { holds } from './conditions.ts';
import { fundsOf, isUsedUp, limitedUser, superpowerCost } from './costs.ts';
import { COVER, canChangeWithCover } from './cover.ts';
import { currentAttack, currentRoll, fits, matches, type Viewpoint } from './filter.ts';
import { HEALING, healingFactor } from './healing.ts';
import { inForce, nameIn, viewpointsOf } from './in-force.ts';
import { type Heard, indexOf, isUsed } from './index-of-cards.ts';
import { type C, editionOf, other } from './run.ts';
import { costMin, halfAt, playing, tacticPlayers, waysToPlay } from './tactic-players.ts';

/** Something that happens and may be heard: whom it happens to, who does it, -1 for nobody. */
export interface Moment extends Change {
  readonly who: number;
  readonly by: number;
  /** All whom it happens to, where they are several. */
  readonly those?: readonly number[];
  /** What whom it happens to is doing in the roll, and whose dice it is about. */
  readonly role?: 'attacking' | 'defending' | 'dodging' | 'plain';
  readonly dice?: 'own' | 'theirs';
  /** How it moved. */
  readonly how?: 'advance' | 'climb' | 'push' | 'throw' | 'place';
  readonly cause?: CauseData;
  /** Who heard that it was about to happen: they are meant, wherever it left everybody. */
  readonly heardBy?: readonly number[];
  /** Only effects of players, only those of cards of nobody, or only those of crisis cards hear it. */
  readonly whose?: 'players' | 'nobody' | 'crises';
}

/** One that hears it; `reactive`: it is played or used, and does not just happen. */
interface Hearer extends Listener<Memory> {
  readonly reactive: boolean;
}

export const moment = (kind: string, who = -1, by = -1, more: Data = {}): Moment => ({
  kind,
  who,
  by,
  prevented: false,
  ...more,
});

/** A moment that only effects of players, or only those of cards of nobody, hear: conditions come between (CP-TIMING-5). */
export const momentOf = (whose: 'players' | 'nobody', kind: string, who = -1): Moment =>
  moment(kind, who, -1, { whose });

const isTurnOf = (c: C, { whose }: Moment, { belongs, slot }: Heard): boolean => {
  if (whose === undefined) return true;
  if (whose === 'players' || belongs.of !== 'crisis')
    return (whose === 'players') !== (belongs.of === 'crisis');
  return whose === 'nobody' || indexOf(c).crises[slot] != null;
};

const NONE: readonly never[] = [];

/** Who hears a batch at this stage; everything is heard before it is applied. */
export function listeners(c: C, _stage: string, batch: readonly Change[]): readonly Listener<Memory>[] {
  const { triggers } = indexOf(c);
  const found: Hearer[] = [];
  batch.forEach((change, i) => {
    if (change.prevented) return;
    const happening = change as Moment;
    for (const heard of triggers.get(change.kind as never) ?? NONE) {
      if (!isTurnOf(c, happening, heard)) continue;
      if (!isAbout(c, heard.ability.on, happening)) continue;
      for (const view of viewpointsOf(c, heard)) add(c, heard, view, happening, i, found);
    }
    if (happening.whose === undefined || happening.whose === 'players') addBuiltIn(c, happening, i, found);
  });
  return found.length === 0 ? NONE : inOrder(c, oncePerName(found));
}

/**
 * CP-TIMING-2, CP-TIMING-4, CP-RULING-14, CP-RULING-15: in an attack the attacker's effects come first, elsewhere the
 * active player's, and the priority player's where both react (CP-TIMING-1). CP-TIMING-3, CP-TIMING-5: cards of nobody
 * come last, in an order that the first player chooses.
 */
function inOrder(c: C, found: readonly Hearer[]): Listener<Memory>[] {
  const first = firstPlayer(c, found);
  return found.map(({ reactive: _, ...one }) => {
    const nobodys = one.scope.crisis === true;
    const seat = one.scope.seat === null ? first : one.seat;
    return { ...one, seat, turn: nobodys ? 2 : one.seat === first ? 0 : 1 };
  });
}

function firstPlayer(c: C, found: readonly Hearer[]): Seat {
  const attack = currentAttack(c);
  if (attack !== null) return characterOf(c, attack.attacker).controller;
  const reacting = new Set(found.filter((one) => one.reactive).map((one) => one.seat));
  return reacting.size > 1 || c.table.turn === null ? c.table.priority : c.table.turn.seat;
}

/** CP-EFFECT-10, CP-EFFECT-11: of effects that share a name only one reaches the same character for one event. */
function oncePerName(found: readonly Hearer[]): Hearer[] {
  const names = new Set<string>();
  return found.filter((one) => {
    if (one.scope.aura !== true) return true;
    const key = `${nameIn(one.ability)} ${one.seat} ${String(one.scope.that)}`;
    if (names.has(key)) return false;
    names.add(key);
    return true;
  });
}

function add(c: C, heard: Heard<Trigger>, view: Viewpoint, change: Moment, i: number, found: Hearer[]): void {
  const { ability, address, belongs } = heard;
  const { on } = ability;
  const seen: Viewpoint = {
    ...granted(c, heard, view, change),
    that: thoseIn(change),
    token: -1,
  };
  if (change.heardBy === undefined ? !hears(c, on, change, seen) : !change.heardBy.includes(seen.self))
    return;
  if (isUsedUp(c, ability.limit, address, limitedUser(seen.self, belongs.of === 'crisis'))) return;
  if (!canPay(c, heard, seen)) return;
  const scope = scopeOf(heard, seen, change, i);
  if (!couldRun(c, heard, scope, seen)) return;
  const reactive = belongs.of === 'tactic' || isUsed(belongs);
  found.push({
    ability: address,
    // Both players may hold the same card: its place tells them apart.
    source: view.self < 0 ? `card ${heard.slot}/${change.who}` : `${view.self}/${change.who}`,
    seat: seen.seat ?? c.table.priority,
    forced: ability.may !== true && !reactive,
    // CP-TACTIC-5
    repeatable: belongs.of === 'tactic' && !editionOf(c).tacticOncePerEvent,
    scope,
    say: { key: 'option.ability', args: { ability: address, who: view.self } },
    reactive,
  });
}

/** CP-EFFECT-6: whose abilities hear of something that begins; what they do comes when it is over. */
export function hearersOf(c: C, change: Moment): number[] {
  return (indexOf(c).triggers.get(change.kind as never) ?? NONE).flatMap((heard) =>
    viewpointsOf(c, heard)
      .filter((view) => hears(c, heard.ability.on, change, { ...view, that: thoseIn(change), token: -1 }))
      .map(({ self }) => self),
  );
}

/** CP-CRISIS-9: what a card of nobody lets a character do is up to that character's player. */
function granted(c: C, { ability, belongs }: Heard<Trigger>, view: Viewpoint, change: Moment): Viewpoint {
  if (belongs.of !== 'crisis' || ability.may !== true || change.who < 0) return view;
  return { ...view, self: change.who, seat: characterOf(c, change.who).controller };
}

/** Whom "that" means: whom it happens to, where the moment does not name several. */
const thoseIn = ({ those, who }: Moment): readonly number[] => those ?? (who < 0 ? [] : [who]);

/** Whether it would change anything: a tactic card in the hands of somebody who could play it. */
function couldRun(
  c: C,
  { ability, address, belongs, slot }: Heard<Trigger>,
  scope: Memory,
  view: Viewpoint,
): boolean {
  const whole = belongs.of === 'tactic' ? indexOf(c).tactics[slot] : null;
  if (whole == null) return canRun(c, ability.effect, scope);
  const card = halfAt(whole, address);
  return waysToPlay(c, card, view).some((players) =>
    canRun(c, ability.effect, { ...scope, ...playing(card, players) }),
  );
}

/** CP-SUPER-3, CP-SUPER-10: reactive superpowers cost Power, innate ones none (CP-SUPER-11); a tactic card needs a player. */
function canPay(c: C, { ability, address, belongs, slot }: Heard<Trigger>, view: Viewpoint): boolean {
  if (belongs.of === 'tactic') {
    const card = indexOf(c).tactics[slot];
    return card != null && tacticPlayers(c, halfAt(card, address), view).length >= card.players.min;
  }
  if (view.self < 0) return true;
  const self = characterOf(c, view.self);
  if (isUsed(belongs))
    return fundsOf(c, self) >= superpowerCost(c, self, ability.cost ?? 0, belongs.of === 'gem').min;
  return self.power >= costMin(ability.cost);
}

/** What an ability knows when it starts. `aura`: it helps others than its bearer. */
function scopeOf(heard: Heard<Trigger>, view: Viewpoint, change: Moment, i: number): Memory {
  const aura = heard.ability.on.who?.is !== 'self' && heard.ability.on.by?.is !== 'self';
  return {
    card: heard.slot,
    seat: view.seat,
    self: view.self,
    that: thoseIn(change),
    who: change.who,
    by: change.by,
    token: view.token,
    event: change.kind,
    dice: change.dice ?? 'own',
    at: heard.address,
    limit: heard.ability.limit ?? null,
    squad: view.squad === true,
    aura,
    crisis: heard.belongs.of === 'crisis',
    superpower: isUsed(heard.belongs),
    gem: heard.belongs.of === 'gem',
    // What would at least be paid: whether it is worth anything is asked before it is paid.
    paid: costMin(heard.ability.cost),
    change: { frame: -1, i },
  };
}

/**
 * Whether an ability is about what happens, whoever has it: asked first, because it rules out most. Damage that was
 * reduced to nothing is no damage any more.
 */
function isAbout(c: C, on: On, change: Moment): boolean {
  if (on.event === 'damage' && change['amount'] === 0) return false;
  if (on.dice !== undefined && on.dice !== change.dice) return false;
  if (on.dice === undefined && change.dice === 'theirs') return false;
  if (on.role !== undefined && !on.role.some((role) => role === change.role)) return false;
  if (on.how !== undefined && !on.how.some((how) => how === heardAs(change))) return false;
  if (on.types !== undefined) {
    // Only attacks have a type; a dodge asked for beside them is not refused for lack of one.
    const roll = currentRoll(c);
    if (roll?.kind === 'attack' && (roll.type === null || !on.types.includes(roll.type))) return false;
  }
  return on.from === undefined || isFromEnemy(c, change);
}

/** CP-TACTIC-4: whether it happens to, and is done by, somebody who is meant by whoever has the ability. */
function hears(c: C, on: On, change: Moment, view: Viewpoint): boolean {
  if (on.who !== undefined && !happensTo(c, on.who, change, view)) return false;
  if (on.by !== undefined && !isCharacter(c, on.by, change.by, view)) return false;
  return on.if === undefined || holds(c, on.if, view);
}

/** CP-CLIMB-1, CP-CLIMB-2: whoever hears of an advance hears of a climb. */
const heardAs = ({ how }: Moment) => (how === 'climb' ? 'advance' : how);

/** Whether it happens to somebody who is meant: to one of those, where it happens to several. */
function happensTo(c: C, who: Who, change: Moment, view: Viewpoint): boolean {
  const down = DOWN.has(change.kind);
  if (isCharacter(c, who, change.who, view, down)) return true;
  const those = change['those'] as number[] | undefined;
  return those?.some((id) => isCharacter(c, who, id, view, down)) === true;
}

function isCharacter(c: C, who: Who, id: number, view: Viewpoint, down = false): boolean {
  if (id < 0) return false;
  return down ? fits(c, who, characterOf(c, id), view) : matches(c, who, characterOf(c, id), view);
}

/** Moments that come when the character is Dazed or gone already, or may be. */
const DOWN: ReadonlySet<string> = new Set(['dazed', 'dropping', 'knocked-out', 'felled', 'after-attack']);

/** CP-EFFECT-4: an effect of a character that the other player controls. */
const isFromEnemy = (c: C, { cause, who }: Moment): boolean =>
  cause !== undefined && cause.seat !== null && cause.seat === other(characterOf(c, who).controller);

/** CP-DICE-7: failures only where the rule does not leave them out. */
const rerollsOf = (effect: Extract<StaticEffect, { holds: 'rerolls-any' }>): string =>
  effect.count !== undefined ? REROLLS_SOME : effect.failures === false ? REROLLS_BUT_FAILURES : REROLLS;

const ROLL_OF: { readonly [role: string]: string } = { attacking: 'attack', defending: 'defense' };

/** What the rulebook itself lets players do at a moment: cover, and Healing Factor. */
function addBuiltIn(c: C, change: Moment, i: number, found: Hearer[]): void {
  if (change.kind !== 'modify' && change.kind !== 'activation-ends') return;
  const offer = (ability: string, who: number, more: Partial<Memory>, named = ability): void => {
    const seat = characterOf(c, who).controller;
    const scope = { seat, self: who, that: [who], at: ability, change: { frame: -1, i }, ...more };
    const effect = BUILT_IN[ability];
    if (effect === undefined || !canRun(c, effect, { dice: 'own', ...scope })) return;
    found.push({
      ability,
      source: named === ability ? `${who}/${who}` : `${who}/${who}/${named}`,
      seat,
      forced: false,
      repeatable: false,
      scope: { dice: 'own', ...scope },
      say: { key: 'option.ability', args: { ability: named, who } },
      reactive: false,
    });
  };
  if (change.kind === 'modify' && change.role === 'defending' && change.dice === 'own') {
    if (canChangeWithCover(c)) offer(COVER, change.who, {});
  }
  if (change.kind === 'modify' && change.dice === 'own') {
    const who = characterOf(c, change.who);
    const rerolls = inForce(c, 'rerolls-any', who).filter(
      ({ effect, view }) =>
        (effect.in === undefined || effect.in === ROLL_OF[change.role ?? '']) &&
        (effect.against === undefined || isCharacter(c, effect.against, change.by, view)),
    );
    // CP-MODIFY-8: each rule is one of its own, by the name of the card that says it.
    for (const { effect, address, view } of rerolls) {
      const amount = effect.count === undefined ? 0 : amountOf(c, effect.count, view);
      offer(rerollsOf(effect), change.who, { at: address, amount }, address);
    }
  }
  if (change.kind === 'activation-ends') {
    const character = characterOf(c, change.who);
    const amount = isUp(character) ? healingFactor(c, character) : 0;
    if (amount > 0 && character.damage > 0) offer(HEALING, change.who, { amount });
  }
}
