import type { Change, Message, Seat } from '@assemble/kernel';
import type { Hearer, Memory } from '../abilities/memory.ts';
import { candidatesOf, type Targeted } from '../abilities/targets.ts';
import type { Activated, Global, Trigger, Would } from '../abilities/vocabulary.ts';
import type { Die } from '../table.ts';
import { bansOn } from './bans.ts';
import type { AnyChange } from './changes.ts';
import { holds } from './conditions.ts';
import { costVerdict } from './costs.ts';
import { activeDice, burstsOf, dieOf, isFielded } from './dice-in-play.ts';
import { viewOf, viewOfPlayer } from './filter.ts';
import { eventOf, hears, inOrder, nameIn, namesOf } from './hearing.ts';
import { type Heard, indexOf, slotId } from './index-of-cards.ts';
import { wasOf } from './knock-out.ts';
import { isImmune } from './lasting.ts';
import { inquiry } from './paying.ts';
import type { C } from './run.ts';

/** Who hears a batch of changes at this stage. */
export function listeners(c: C, stage: string, batch: readonly Change[]): readonly Hearer[] {
  return stage === 'would'
    ? beforehand(c, batch as readonly AnyChange[])
    : afterwards(c, batch as readonly AnyChange[]);
}

/** Prevention, redirection and other replacements, and globals worded as reactions to them. */
function beforehand(c: C, batch: readonly AnyChange[]): Hearer[] {
  const { woulds, reactions, besides } = indexOf(c);
  if (woulds.size === 0 && reactions.size === 0 && besides.length === 0) return NONE;
  const found: Hearer[] = [];
  batch.forEach((change, i) => {
    if (change.prevented || change.cost === true) return;
    const at: Place = { i, batch };
    if (change.kind === 'damage' && isImmune(c, change.target)) return;
    if (change.kind === 'damage') for (const heard of besides) addBeside(c, heard, change, at, found);
    for (const kind of namesOf(change)) {
      for (const heard of woulds.get(kind) ?? NOBODY) {
        for (const self of sourcesOf(c, heard, change)) addWould(c, heard, self, change, at, found);
      }
      for (const heard of reactions.get(kind) ?? NOBODY) addReactions(c, heard, change, at, found);
    }
  });
  return found.length < 2 ? found : inOrder(found);
}

/**
 * Where a change stands in its batch: there it has a name, whatever the order. Each may be answered on its own
 * (DM-PREVENT-AND-REDIRECT-9).
 */
type Place = { readonly i: number; readonly batch: readonly AnyChange[] };

function addWould(
  c: C,
  heard: Heard<Would>,
  self: Die,
  change: AnyChange,
  { i, batch }: Place,
  found: Hearer[],
): void {
  const { ability, slot, address } = heard;
  const from = viewOf(self, slot);
  if (!hears(c, ability.on, change, from)) return;
  if (ability.condition !== undefined && !holds(c, ability.condition, from)) return;
  if (isUsedUp(c, heard, self.controller, self.id)) return;
  if (
    ability.cost !== undefined &&
    !costVerdict(c, inquiry(c, self.controller, 'bare'), ability.cost, null).yes
  )
    return;
  found.push({
    ability: address,
    source: `${self.id}/${nameIn(batch, i)}`,
    seat: self.controller,
    forced: ability.may !== true,
    repeatable: false,
    scope: scopeOf(slot, self.controller, self, change, { change: { frame: -1, i } }),
    say: answering(c, slot, change, false),
  });
}

/** Action dice beside the character that is about to take damage. */
function addBeside(
  c: C,
  { slot, address }: Heard<Activated>,
  change: AnyChange,
  { i, batch }: Place,
  found: Hearer[],
): void {
  for (const die of c.table.dice) {
    if (die.zone !== 'beside' || die.as !== slot || die.holder !== change.target) continue;
    found.push({
      ability: address,
      source: `${die.id}/${nameIn(batch, i)}`,
      seat: die.controller,
      forced: false,
      repeatable: false,
      scope: scopeOf(slot, die.controller, die, change, { change: { frame: -1, i } }),
      say: answering(c, slot, change, false),
    });
  }
}

/** Reactions have their own moment, whoever has passed before (DM-ORDERING-9). */
function addReactions(
  c: C,
  heard: Heard<Global>,
  change: AnyChange,
  { i, batch }: Place,
  found: Hearer[],
): void {
  const { ability, slot, address } = heard;
  const on = ability.reaction;
  if (on === undefined) return;
  for (const seat of [c.table.active, 1 - c.table.active]) {
    const from = viewOfPlayer(seat, slot);
    if (!hears(c, on, change, from)) continue;
    if (bansOn(c, seat, 'actions-and-globals').length > 0) continue;
    if (ability.condition !== undefined && !holds(c, ability.condition, from)) continue;
    if (!costVerdict(c, inquiry(c, seat, 'bare'), ability.cost, null).yes) continue;
    if (isUsedUp(c, heard, seat, -1)) continue;
    // Once for the whole event, however many it reaches: then its user picks the one it is about. Two cards of the same
    // text are two; what may be used again and again is listed once all the same.
    const source = ability.limit === 'once-per-event' ? `${seat} on ${slot}` : `${seat}/${nameIn(batch, i)}`;
    if (found.some((one) => one.ability === address && one.source === source)) continue;
    const scope = scopeOf(slot, seat, null, change, { change: { frame: -1, i } });
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
      say:
        ability.limit === 'once-per-event'
          ? { key: 'option.global', args: { card: slotId(c, slot) } }
          : answering(c, slot, change, true),
    });
  }
}

/** The line of a menu: with the damage it is about, where there may be several. */
function answering(c: C, slot: number, change: AnyChange, global: boolean): Message {
  const card = slotId(c, slot);
  if (change.kind !== 'damage') return { key: global ? 'option.global' : 'option.ability', args: { card } };
  const { target } = change;
  return { key: 'option.answer', args: { card, global, amount: change.amount, target } };
}

/** Triggered abilities: each once for an event, a while-active one once for its card. */
function afterwards(c: C, batch: readonly AnyChange[]): Hearer[] {
  const { triggers, answers } = indexOf(c);
  if (triggers.size === 0 && answers.size === 0 && c.table.lasting.length === 0) return NONE;
  if (c.table.lasting.length === 0 && !batch.some((change) => isHeard(c, change))) return NONE;
  const found: Hearer[] = [];
  const heardBy = new Map<string, Hearer>();
  for (const [i, change] of batch.entries()) {
    // Nobody reacts to what was prevented (DM-PREVENT-AND-REDIRECT-2).
    if (change.prevented) continue;
    addLater(c, change, found);
    for (const heard of answers.get(change.kind) ?? NOBODY) addAnswers(c, heard, change, { i, batch }, found);
    for (const kind of namesOf(change)) {
      for (const heard of triggers.get(kind) ?? NOBODY) {
        addTriggers(c, heard, change, heardBy, found);
      }
    }
  }
  return found;
}

/** Whether any card of the match has an ability for this kind of change. */
function isHeard(c: C, change: AnyChange): boolean {
  const { triggers, answers } = indexOf(c);
  return answers.has(change.kind) || namesOf(change).some((name) => triggers.has(name));
}

/** An ability of each die that hears; a while-active one for each player whose dice do: the first speaks for them. */
function addTriggers(
  c: C,
  heard: Heard<Trigger>,
  change: AnyChange,
  heardBy: Map<string, Hearer>,
  found: Hearer[],
): void {
  const { on, condition, active } = heard.ability;
  const all = sourcesOf(c, heard, change).filter((self) => {
    const from = viewOf(self, heard.slot);
    return hears(c, on, change, from) && (condition === undefined || holds(c, condition, from));
  });
  if (active !== true) for (const self of all) addTrigger(c, heard, self, change, heardBy, found);
  else
    for (const seat of [0, 1]) {
      const self = all.find((die) => die.controller === seat);
      if (self !== undefined) addTrigger(c, heard, self, change, heardBy, found);
    }
}

function addTrigger(
  c: C,
  heard: Heard<Trigger>,
  self: Die,
  change: AnyChange,
  heardBy: Map<string, Hearer>,
  found: Hearer[],
): void {
  const { ability, slot, address } = heard;
  // Two cards of the same text are two cards.
  const source = ability.active === true ? `card ${slot} of ${self.controller}` : String(self.id);
  const id = `${address}@${source}/${eventOf(change)}`;
  const before = heardBy.get(id);
  if (before !== undefined) {
    // One event, but "that character" then means everybody it reached.
    const { that } = before.scope;
    if (!that.includes(change.target)) that.push(change.target);
    return;
  }
  if (isUsedUp(c, heard, self.controller, self.id)) return;
  const listener = {
    ability: address,
    source,
    seat: self.controller,
    forced: true,
    repeatable: false,
    scope: scopeOf(slot, self.controller, self, change, {
      ...burstsBefore(c, self, change),
      ...(ability.active === true ? { how: 'active' } : {}),
    }),
    say: { key: 'option.ability', args: { card: c.table.cards[slot]?.id ?? '' } },
  };
  heardBy.set(id, listener);
  found.push(listener);
}

/** Globals that answer what has happened: each card's once for each die that did it, never asked for where they cannot be paid. */
function addAnswers(c: C, heard: Heard<Global>, change: AnyChange, at: Place, found: Hearer[]): void {
  const asked: Hearer[] = [];
  addReactions(c, heard, change, at, asked);
  for (const one of asked) {
    const answered = found.some(
      ({ ability, seat, scope }) =>
        ability === one.ability &&
        seat === one.seat &&
        scope.card === one.scope.card &&
        scope.by === one.scope.by,
    );
    if (!answered)
      found.push({ ...one, forced: true, repeatable: false, scope: { ...one.scope, ask: true } });
  }
}

/** What an effect has put off until now. */
function addLater(c: C, change: AnyChange, found: Hearer[]): void {
  for (const one of c.table.lasting) {
    if (one.kind !== 'later' || one.data['event'] !== change.kind) continue;
    found.push({
      ability: one.data['at'] as string,
      source: `later ${one.card}`,
      seat: one.seat,
      forced: true,
      repeatable: false,
      scope: one.data['scope'] as Memory,
      say: { key: 'option.ability', args: { card: c.table.cards[one.card]?.id ?? '' } },
    });
  }
}

/** A die that was knocked out no longer shows its face: the bursts it had count. */
const burstsBefore = (c: C, self: Die, change: AnyChange): Partial<Memory> => {
  const was = wasOf(change);
  return was === undefined || change.target !== self.id ? {} : { bursts: burstsOf(c, was.die) };
};

/**
 * The dice whose ability may hear the change: the fielded dice of the card, and the die that is just being
 * knocked out, which still gets its own "when knocked out" (DM-KNOCK-OUT-6), as it was and for whom it was.
 */
function sourcesOf(c: C, heard: Heard<Trigger | Would>, change: AnyChange): Die[] {
  const dice = activeDice(c, heard.slot);
  const gone = wasOf(change)?.die;
  return gone?.as === heard.slot && !isFielded(dieOf(c, gone.id)) ? [...dice, gone] : dice;
}

/** Under what name a once-per-turn use is noted: per player and card for cards, per die for abilities of a die. */
export function limitKey({ ability, address, slot }: Heard, seat: Seat, self: number): string {
  const perDie = (ability.node === 'trigger' || ability.node === 'would') && ability.active !== true;
  return `${address}@${perDie ? self : `seat ${seat} of ${slot}`}`;
}

/** Whether a once-per-turn ability was used: by this player, on this card or by this die. */
export const isUsedUp = (c: C, heard: Heard, seat: Seat, self: number): boolean =>
  'limit' in heard.ability &&
  heard.ability.limit === 'once-per-turn' &&
  c.table.usedThisTurn.includes(limitKey(heard, seat, self));

/** What an ability knows when it starts. */
export function scopeOf(
  card: number,
  seat: Seat,
  self: Die | null,
  event: AnyChange | null,
  more: Partial<Memory>,
): Memory {
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
    spent: (event?.['spent'] as number[] | undefined) ?? [],
    ...more,
  };
}

const NONE: Hearer[] = [];
const NOBODY: readonly never[] = [];
