import type { Change, Data, Listener, Scope, Seat } from '@assemble/kernel';
import { candidatesOf, type Targeted } from '../abilities/targets.ts';
import type { Ability, Activated, Dice, Global, On, Trigger, Who, Would } from '../abilities/vocabulary.ts';
import { type DiceChange, type Die, isPlayer, seatOf } from '../table.ts';
import { bansOn } from './bans.ts';
import type { KnockOut } from './changes.ts';
import { holds, holdsFor } from './conditions.ts';
import { costVerdict } from './costs.ts';
import { activeDice, dieOf, engagedWith, hasRole, isFielded } from './dice-in-play.ts';
import { matches } from './filter.ts';
import { type Heard, indexOf } from './index-of-cards.ts';
import { isImmune } from './lasting.ts';
import { inquiry } from './paying.ts';
import type { C } from './run.ts';

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

/** Who hears a batch of changes at this stage. */
export function listeners(c: C, stage: string, batch: readonly Change[]): readonly Listener[] {
  return stage === 'would'
    ? beforehand(c, batch as readonly DiceChange[])
    : afterwards(c, batch as readonly DiceChange[]);
}

/** Prevention, redirection and other replacements, and globals worded as reactions to them. */
function beforehand(c: C, batch: readonly DiceChange[]): Listener[] {
  const { woulds, reactions, besides } = indexOf(c);
  if (woulds.size === 0 && reactions.size === 0 && besides.length === 0) return NONE;
  const found: Listener[] = [];
  batch.forEach((change, i) => {
    if (change.prevented) return;
    if (change.kind === 'damage' && isImmune(c, change.target)) return;
    if (change.kind === 'damage') for (const heard of besides) addBeside(c, heard, change, i, found);
    for (const kind of namesOf(change)) {
      for (const heard of woulds.get(kind) ?? NOBODY) {
        for (const self of sourcesOf(c, heard, change)) addWould(c, heard, self, change, i, found);
      }
      for (const heard of reactions.get(kind) ?? NOBODY) addReactions(c, heard, change, i, found);
    }
  });
  return found;
}

function addWould(
  c: C,
  heard: Heard<Would>,
  self: Die,
  change: DiceChange,
  i: number,
  found: Listener[],
): void {
  const { ability, slot, address } = heard;
  if (!hears(c, ability.on, change, self.controller, self)) return;
  if (ability.condition !== undefined && !holds(c, ability.condition, self)) return;
  const source = `${self.id}/${i}`;
  if (
    ability.limit !== undefined &&
    c.table.usedThisTurn.includes(limitKey(ability, address, self.controller, self.id))
  )
    return;
  if (
    ability.cost !== undefined &&
    !costVerdict(c, inquiry(c, self.controller, 'bare'), ability.cost, null).yes
  )
    return;
  found.push({
    ability: address,
    source,
    seat: self.controller,
    forced: ability.may !== true,
    repeatable: false,
    scope: scopeOf(c, slot, self.controller, self, change, { change: { frame: -1, i } }),
    say: { key: 'option.ability', args: { card: c.table.cards[slot]?.id ?? '' } },
  });
}

/** Action dice beside the character that is about to take damage. */
function addBeside(
  c: C,
  { slot, address }: Heard<Activated>,
  change: DiceChange,
  i: number,
  found: Listener[],
): void {
  for (const die of c.table.dice) {
    if (die.zone !== 'beside' || die.as !== slot || die.holder !== change.target) continue;
    found.push({
      ability: address,
      source: `${die.id}/${i}`,
      seat: die.controller,
      forced: false,
      repeatable: false,
      scope: scopeOf(c, slot, die.controller, die, change, { change: { frame: -1, i } }),
      say: { key: 'option.ability', args: { card: c.table.cards[slot]?.id ?? '' } },
    });
  }
}

function addReactions(c: C, heard: Heard<Global>, change: DiceChange, i: number, found: Listener[]): void {
  const { ability, slot, address } = heard;
  const on = ability.reaction;
  if (on === undefined) return;
  for (const seat of [c.table.active, 1 - c.table.active]) {
    if (!hears(c, on, change, seat, null)) continue;
    if (bansOn(c, seat, 'actions-and-globals').length > 0) continue;
    if (ability.condition !== undefined && !holdsFor(c, ability.condition, seat)) continue;
    if (!costVerdict(c, inquiry(c, seat, 'bare'), ability.cost, null).yes) continue;
    if (
      ability.limit === 'once-per-turn' &&
      c.table.usedThisTurn.includes(limitKey(ability, address, seat, -1))
    )
      continue;
    // Once for the whole event, however many it reaches: then its user picks the one it is about.
    const source = ability.limit === 'once-per-event' ? String(seat) : `${seat}/${i}`;
    if (found.some((one) => one.ability === address && one.source === source)) continue;
    const scope = scopeOf(c, slot, seat, null, change, { change: { frame: -1, i } });
    // Nobody is asked to pay for what could reach no one.
    const { to } = ability.effect as Partial<Targeted>;
    if (to !== undefined && candidatesOf(c, to, scope).length === 0) continue;
    found.push({
      ability: address,
      source,
      seat,
      forced: false,
      repeatable: ability.limit === undefined,
      scope,
      say: { key: 'option.global', args: { card: c.table.cards[slot]?.id ?? '' } },
    });
  }
}

/** Triggered abilities: each once per batch, a while-active one once for its card. */
function afterwards(c: C, batch: readonly DiceChange[]): Listener[] {
  const { triggers, answers } = indexOf(c);
  if (triggers.size === 0 && answers.size === 0 && c.table.lasting.length === 0) return NONE;
  if (c.table.lasting.length === 0 && !batch.some((change) => isHeard(c, change))) return NONE;
  const found: Listener[] = [];
  const heardBy = new Set<string>();
  for (const [i, change] of batch.entries()) {
    if (change.prevented) continue;
    addLater(c, change, found);
    for (const heard of answers.get(change.kind) ?? NOBODY) addAnswers(c, heard, change, i, found);
    for (const kind of namesOf(change)) {
      for (const heard of triggers.get(kind) ?? NOBODY) {
        for (const self of sourcesOf(c, heard, change)) addTrigger(c, heard, self, change, heardBy, found);
      }
    }
  }
  return found;
}

/** Whether any card of the match has an ability for this kind of change. */
function isHeard(c: C, change: DiceChange): boolean {
  const { triggers, answers } = indexOf(c);
  return answers.has(change.kind) || namesOf(change).some((name) => triggers.has(name));
}

function addTrigger(
  c: C,
  { ability, slot, address }: Heard<Trigger>,
  self: Die,
  change: DiceChange,
  heardBy: Set<string>,
  found: Listener[],
): void {
  if (!hears(c, ability.on, change, self.controller, self)) return;
  const source = ability.active === true ? `card ${self.controller}` : String(self.id);
  // Damage of one moment is one event, whoever takes it; anything else happens to each die on its own.
  const id = `${address}@${source}${change.kind === 'damage' ? '' : `/${change.target}`}`;
  if (heardBy.has(id)) {
    // One event, but "that character" then means everybody it reached.
    const { that } = found.find((one) => one.ability === address && one.source === source)?.scope ?? {};
    if (Array.isArray(that) && !that.includes(change.target)) that.push(change.target);
    return;
  }
  if (ability.condition !== undefined && !holds(c, ability.condition, self)) return;
  if (
    ability.limit !== undefined &&
    c.table.usedThisTurn.includes(limitKey(ability, address, self.controller, self.id))
  )
    return;
  heardBy.add(id);
  found.push({
    ability: address,
    source,
    seat: self.controller,
    forced: true,
    repeatable: false,
    scope: scopeOf(c, slot, self.controller, self, change, burstsBefore(self, change)),
    say: { key: 'option.ability', args: { card: c.table.cards[slot]?.id ?? '' } },
  });
}

/** Globals that answer what has happened: once each, and never asked for where they cannot be paid. */
function addAnswers(c: C, heard: Heard<Global>, change: DiceChange, i: number, found: Listener[]): void {
  const asked: Listener[] = [];
  addReactions(c, heard, change, i, asked);
  for (const one of asked)
    found.push({ ...one, forced: true, repeatable: false, scope: { ...one.scope, ask: true } });
}

/** What an effect has put off until now. */
function addLater(c: C, change: DiceChange, found: Listener[]): void {
  for (const [i, one] of c.table.lasting.entries()) {
    if (one.kind !== 'later' || one.data['event'] !== change.kind) continue;
    found.push({
      ability: one.data['at'] as string,
      source: `later ${i}`,
      seat: one.seat,
      forced: true,
      repeatable: false,
      scope: one.data['scope'] as Scope,
      say: { key: 'option.ability', args: { card: c.table.cards[one.card]?.id ?? '' } },
    });
  }
}

/** A die that was knocked out no longer shows its face: the bursts it had count. */
const burstsBefore = (self: Die, change: DiceChange): Data => {
  const { was } = change as KnockOut;
  return was === undefined || change.target !== self.id ? {} : { bursts: was.bursts };
};

/**
 * The dice whose ability may hear the change: the fielded dice of the card, and the die that is just being
 * knocked out, which still gets its own "when knocked out" (DM-KNOCK-OUT-6).
 */
function sourcesOf(c: C, heard: Heard<Trigger | Would>, change: DiceChange): Die[] {
  const dice = activeDice(c, heard.slot);
  if (change.kind === 'knock-out' && !isPlayer(change.target)) {
    const gone = dieOf(c, change.target);
    if (gone.card === heard.slot && !isFielded(gone)) return [...dice, gone];
  }
  // The die the event is about comes first, so that a while-active ability looks at its bursts.
  const about = dice.findIndex((die) => die.id === change.target);
  if (about > 0) dice.unshift(...dice.splice(about, 1));
  return dice;
}

/** Whether an ability of this player and die is about this change. */
function hears(c: C, on: On, change: DiceChange, seat: Seat, self: Die | null): boolean {
  if (!on.who.some((who) => isAbout(c, who, change, seat, self))) return false;
  if (on.combat === true && change.cause.how !== 'combat') return false;
  if (on.first === true && change['nth'] !== 1) return false;
  if (on.while !== undefined && !wasDoing(c, on.while, change)) return false;
  const { by } = on;
  if (by === undefined) return true;
  const { cause } = change;
  if (by === 'self' && (change as KnockOut).by?.includes(self?.id ?? -1) === true) return true;
  if (by === 'self') return cause.die === self?.id && (cause.how === 'combat' || cause.how === 'ability');
  if (by === 'your-action-or-global')
    return cause.seat === seat && (cause.how === 'action' || cause.how === 'global');
  if (by === 'not-engaged') {
    // Only damage of a character engaged with it is beyond reach; what else such a character does is not.
    const engaged = self !== null && engagedWith(c, self).some((die) => die.id === cause.die);
    return cause.how !== 'rule' && !(change.kind === 'damage' && engaged);
  }
  return cause.die >= 0 && matches(c, by, dieOf(c, cause.die), { seat, self, chosen: [] });
}

/** What a die was doing when it was knocked out, or is doing when it is about to be. */
function wasDoing(c: C, role: NonNullable<On['while']>, change: DiceChange): boolean {
  const { was } = change as KnockOut;
  return was === undefined
    ? !isPlayer(change.target) && hasRole(c, role, dieOf(c, change.target))
    : was[role];
}

function isAbout(c: C, who: Who, { kind, target }: DiceChange, seat: Seat, self: Die | null): boolean {
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
      // DM-CORE-RULES-4: a text that names a character means its own player's dice.
      return !isPlayer(target) && dieOf(c, target).as === self?.as && dieOf(c, target).controller === seat;
    case 'dice':
      return (
        !isPlayer(target) &&
        matches(c, inEvent(c, kind, who.dice, target), dieOf(c, target), { seat, self, chosen: [] })
      );
  }
}

/** A die that was knocked out is looked at where it went. */
const inEvent = (c: C, kind: string, dice: Dice, target: number): Dice =>
  kind === 'knock-out' && dice.zone === undefined ? { ...dice, zone: dieOf(c, target).zone } : dice;

/** Under what name a once-per-turn use is noted: per player for cards, per die for abilities of a die. */
export function limitKey(ability: Ability, address: string, seat: Seat, self: number): string {
  const perDie = (ability.node === 'trigger' || ability.node === 'would') && ability.active !== true;
  return `${address}@${perDie ? self : `seat ${seat}`}`;
}

/** What an ability knows when it starts. */
export function scopeOf(
  c: C,
  card: number,
  seat: Seat,
  self: Die | null,
  event: DiceChange | null,
  more: Data,
): Scope {
  return {
    card,
    seat,
    self: self?.id ?? -1,
    event: event?.kind ?? null,
    that: event === null ? [] : [event.target],
    with: (event?.['with'] as number | undefined) ?? -1,
    by: event?.cause.die ?? -1,
    amount: (event?.['amount'] as number | undefined) ?? 0,
    times: 1,
    spent: c.table.spent.slice(),
    ...more,
  };
}

function namesOf(change: DiceChange): readonly string[] {
  const known = change.cause.how !== 'rule' && AFFECTS.has(change.kind) ? AS_EFFECT : ALONE;
  let names = known.get(change.kind);
  if (names === undefined) {
    names = known === ALONE ? [change.kind] : [change.kind, 'affected'];
    known.set(change.kind, names);
  }
  return names;
}

const ALONE = new Map<string, readonly string[]>();
const AS_EFFECT = new Map<string, readonly string[]>();

const NONE: Listener[] = [];
const NOBODY: readonly never[] = [];
