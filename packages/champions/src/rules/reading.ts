import type { Explained, Part, Seat } from '@assemble/kernel';
import type { LastingNode } from '../abilities/nodes/lasting.ts';
import type { Later } from '../abilities/nodes/later.ts';
import { newScope } from '../abilities/scope.ts';
import type { Amount, Cards, Condition, StaticEffect, Target } from '../abilities/vocabulary.ts';
import type { Keywords, Resource, Stat } from '../content.ts';
import type { Trait } from '../names.ts';
import { type Lasting, type Piece, SCENARIO } from '../table.ts';
import {
  attachedTo,
  count,
  faceOf,
  formOf,
  heroOf,
  identityOf,
  mainSchemeOf,
  pieceAt,
  printed,
  villainOf,
} from './cards-in-play.ts';
import { changedBy, changing, holding, sheet } from './index-of-cards.ts';
import { isNamed, isOfTypes, type Viewpoint } from './query.ts';
import { type C, contentOf } from './run.ts';

/**
 * What is true on the table for an ability: which cards it means, whether its condition holds, how much its numbers
 * come to, what constant abilities make of every value. These ask each other, so they stand in one room.
 */

/** Whether a card in play is one of these. */
export function matches(c: C, cards: Cards, piece: Piece, vp: Viewpoint): boolean {
  const face = faceOf(c, piece);
  const asVillain = cards.orVillain === true && face.type === 'villain';
  if (cards.type !== undefined && !asVillain && !isOfTypes(face, cards.type)) return false;
  if (cards.who === 'yours' && (vp.seat === SCENARIO || piece.controller !== vp.seat)) return false;
  if (cards.who === 'friendly' && piece.controller === SCENARIO) return false;
  if (cards.who === 'enemy' && piece.controller !== SCENARIO) return false;
  if (cards.engaged !== undefined && !asVillain) {
    if (piece.engaged < 0 || piece.engaged !== (cards.engaged === 'you' ? vp.seat : vp.player)) return false;
  }
  if (cards.of === 'chosen' && piece.controller !== vp.player) return false;
  if (cards.trait !== undefined && !hasTrait(c, piece, cards.trait)) return false;
  if (cards.named !== undefined && !isNamed(c, face, cards.named)) return false;
  if (cards.not === 'self' && piece.id === vp.self) return false;
  if (cards.not === 'that' && vp.that.includes(piece.id)) return false;
  if (cards.ready !== undefined && piece.exhausted === cards.ready) return false;
  if (cards.damaged === true && piece.damage === 0) return false;
  if (cards.facedown === true && contentOf(c).find(face.card) !== undefined) return false;
  const { without } = cards;
  return without === undefined || !attachedTo(c, piece.id).some((one) => isNamed(c, faceOf(c, one), without));
}

/** The cards in play that qualify. */
export function select(c: C, cards: Cards, vp: Viewpoint): Piece[] {
  const found = c.table.play.filter((piece) => matches(c, cards, piece, vp));
  if (cards.highest === undefined) return found;
  const points = (piece: Piece): number => count(c, faceOf(c, piece).hitPoints ?? 0);
  const most = Math.max(...found.map(points));
  return found.filter((piece) => points(piece) === most);
}

/** The cards in play that a target means; for a choice, all that may be chosen. */
export function targetsOf(c: C, target: Target, vp: Viewpoint): Piece[] {
  switch (target.to) {
    case 'self': // MC-ABILITY-8: this copy
      return present(pieceAt(c, vp.self));
    case 'that':
      return vp.that.flatMap((id) => present(pieceAt(c, id)));
    case 'you':
      return present(identityOf(c, vp.seat));
    case 'your-hero':
      return present(heroOf(c, vp.seat));
    case 'your-alter-ego':
      return formOf(c, vp.seat) === 'alter-ego' ? present(identityOf(c, vp.seat)) : [];
    case 'host':
      return present(pieceAt(c, pieceAt(c, vp.self)?.host ?? -1));
    case 'villain':
      return present(villainOf(c));
    case 'main-scheme':
      return present(mainSchemeOf(c));
    case 'attacker':
      return present(pieceAt(c, vp.by));
    case 'attacked':
      return present(pieceAt(c, vp.hit));
    case 'damaged':
      return vp.damaged.flatMap((id) => present(pieceAt(c, id)));
    case 'each':
    case 'picked':
    case 'choose':
      return select(c, target.cards, vp);
  }
}

const present = (piece: Piece | undefined): Piece[] => (piece === undefined ? [] : [piece]);

/** Whether a target means this card: the same as being among `targetsOf`, without making the list. */
function reaches(c: C, target: Target, piece: Piece, vp: Viewpoint): boolean {
  if (target.to === 'self') return piece.id === vp.self;
  if (target.to === 'each' || target.to === 'choose') return matches(c, target.cards, piece, vp);
  return targetsOf(c, target, vp).includes(piece);
}

export function holds(c: C, condition: Condition, vp: Viewpoint): boolean {
  switch (condition.if) {
    case 'trait': {
      const identity = identityOf(c, vp.seat);
      return identity !== undefined && hasTrait(c, identity, condition.trait);
    }
    case 'identity':
      return identityOf(c, vp.seat)?.face === condition.is;
    case 'in-play':
      return c.table.play.some((piece) => matches(c, condition.cards, piece, vp));
    case 'paid-with':
      return vp.paid.includes(condition.resource);
    case 'final-step':
      return vp.final;
    case 'done':
      return vp.done > 0;
    case 'has-status':
      return targetsOf(c, condition.who, vp).some((piece) => piece[condition.status]);
    case 'undefended': {
      const attack = c.table.activities.at(-1);
      return attack?.kind === 'attack' && attack.defender < 0 && attack.alsoDefended.length === 0;
    }
    case 'damage-here':
      return (pieceAt(c, vp.self)?.damage ?? 0) >= condition.least;
    case 'printed-resource':
      return vp.cards.some((id) => printed(c, id).resources.includes(condition.resource));
    case 'x':
      return vp.x > 0;
    case 'any':
      return condition.of.some((one) => holds(c, one, vp));
    case 'not':
      return !holds(c, condition.not, vp);
  }
}

export function amountOf(c: C, amount: Amount, vp: Viewpoint): number {
  if (typeof amount === 'number') return amount;
  switch (amount.amount) {
    case 'per-player':
      return amount.perPlayer * c.table.players.length;
    case 'count':
      return select(c, amount.cards, vp).length * (amount.times ?? 1);
    case 'stat': {
      const piece = whose(c, amount.of, vp);
      return piece === undefined ? 0 : stat(c, piece, amount.stat);
    }
    case 'sustained':
      return whose(c, amount.of, vp)?.damage ?? 0;
    case 'remaining': {
      const piece = whose(c, amount.of, vp);
      return piece === undefined ? 0 : remaining(c, piece);
    }
    case 'threat':
      return select(c, amount.on, vp).reduce((sum, piece) => sum + piece.threat, 0);
    case 'x':
      return vp.x * (amount.times ?? 1);
    case 'printed':
      return countPrinted(c, amount.what, vp) * (amount.times ?? 1) + (amount.plus ?? 0);
    case 'done':
      return vp.done * (amount.times ?? 1) + (amount.plus ?? 0);
    case 'instead':
      return amountOf(c, holds(c, amount.if, vp) ? amount.then : amount.otherwise, vp);
    case 'at-most':
      return Math.min(amount.most, amountOf(c, amount.of, vp));
  }
}

/** MC-RESOURCE-6: a wild resource counts as wild and nothing else. */
function countPrinted(c: C, what: Resource | 'types' | 'boost', vp: Viewpoint): number {
  const faces = vp.cards.map((id) => printed(c, id));
  if (what === 'boost') return faces.reduce((sum, face) => sum + face.boost, 0);
  const resources = faces.flatMap((face) => face.resources);
  return what === 'types' ? new Set(resources).size : resources.filter((one) => one === what).length;
}

function whose(c: C, of: 'you' | 'self' | 'that', vp: Viewpoint): Piece | undefined {
  return of === 'you' ? identityOf(c, vp.seat) : pieceAt(c, of === 'self' ? vp.self : (vp.that[0] ?? -1));
}

/** A standing effect that holds now, and from where it is read. */
export interface Standing<S extends StaticEffect> {
  readonly effect: S;
  readonly vp: Viewpoint;
  /** The lasting effect it comes from, or -1. */
  readonly lasting: number;
}

type Kind<K extends StaticEffect['holds']> = Extract<StaticEffect, { readonly holds: K }>;

const NONE: never[] = [];

/**
 * All standing effects of a kind: constant abilities of cards in play, exhausted or not (MC-EXHAUST-3), each copy on its
 * own (MC-CONSTANT-3), while their conditions hold (MC-CONSTANT-2); and what lasts (MC-LASTING-1), also for cards that come
 * later (MC-LASTING-3).
 */
export function standing<K extends StaticEffect['holds']>(c: C, kind: K): Standing<Kind<K>>[] {
  const ids = holding(c, kind);
  if (ids.length === 0 && c.table.lasting.length === 0) return NONE;
  const found: Standing<Kind<K>>[] = [];
  if (ids.length > 0) {
    for (const piece of c.table.play) {
      if (!ids.includes(piece.id)) continue;
      for (const { ability } of sheet(c, piece.face).constants[kind] ?? NONE) {
        const vp = newScope(speaker(c, piece), piece.id);
        if (ability.condition === undefined || holds(c, ability.condition, vp)) {
          found.push({ effect: ability.holds as Kind<K>, vp, lasting: -1 });
        }
      }
    }
  }
  for (const one of c.table.lasting) {
    const node = lastingNode(c, one);
    if (node.node === 'lasting' && node.holds.holds === kind)
      found.push({ effect: node.holds as Kind<K>, vp: one.scope, lasting: one.id });
  }
  return found;
}

/** What a lasting effect says: that something holds, or what waits. */
export const lastingNode = (c: C, { at }: Lasting): LastingNode | Later =>
  c.rulebook.abilities.node(at) as LastingNode | Later;

/** Who "you" is on a card: its controller; on a minion the player it is engaged with. */
export function speaker(c: C, piece: Piece): Seat {
  if (piece.controller !== SCENARIO) return piece.controller;
  if (piece.engaged >= 0) return piece.engaged;
  const host = pieceAt(c, piece.host);
  return host === undefined ? SCENARIO : speaker(c, host);
}

/** Printed traits and gained ones (MC-MOD-10). */
function hasTrait(c: C, piece: Piece, trait: Trait): boolean {
  if (faceOf(c, piece).traits.includes(trait)) return true;
  return standing(c, 'gains-trait').some(
    ({ effect, vp }) => effect.trait === trait && reaches(c, effect.to, piece, vp),
  );
}

type Flag = Exclude<keyof Keywords, 'uses' | 'retaliate'>;

export function hasKeyword(c: C, piece: Piece, keyword: Flag): boolean {
  if (faceOf(c, piece).keywords[keyword] === true) return true;
  return standing(c, 'gains-keyword').some(
    ({ effect, vp }) => effect.keywords[keyword] === true && reaches(c, effect.to, piece, vp),
  );
}

/** How much a character retaliates: printed and gained add up. */
export function retaliateOf(c: C, piece: Piece): number {
  let total = faceOf(c, piece).keywords.retaliate ?? 0;
  for (const { effect, vp } of standing(c, 'gains-keyword')) {
    if (effect.keywords.retaliate !== undefined && reaches(c, effect.to, piece, vp)) {
      total += effect.keywords.retaliate;
    }
  }
  return total;
}

/** MC-WORD-1: what cannot happen, does not. `by` is the card that would do it, or -1. */
export function isBarred(c: C, what: 'take-damage' | 'lose-threat', piece: Piece, by: number): boolean {
  return standing(c, 'cannot').some(({ effect, vp }) => {
    if (effect.what !== what || !reaches(c, effect.to, piece, vp)) return false;
    if (effect.from === undefined) return true;
    const source = pieceAt(c, by);
    return source !== undefined && matches(c, effect.from, source, vp);
  });
}

export type StatName = 'thw' | 'atk' | 'def' | 'rec' | 'sch' | 'hitPoints' | 'handSize';

/** A value with all modifiers (MC-MOD-1), maximum hit points as well (MC-HP-1). */
export const stat = (c: C, piece: Piece, name: StatName): number => total(c, piece, name, null);

/** A value and where it comes from. */
export function explainStat(c: C, piece: Piece, name: StatName): Explained {
  const parts: Part[] = [];
  return { value: total(c, piece, name, parts), parts };
}

/** Effects that change values. */
type Changer = Kind<'base' | 'gets' | 'multiply' | 'sets'>;

/** A standing effect that changes a value, and the side that has it: what lasts is told also when its card is in a deck. */
type Changing = Pick<Standing<Changer>, 'effect' | 'vp'> & { readonly face: string };

/** The standing effects that change this value of this card: mostly none. */
function changersOf(c: C, piece: Piece, name: StatName): Changing[] {
  const ids = changing(c, name);
  const { lasting, play } = c.table;
  if (ids.length === 0 && lasting.length === 0) return NONE;
  const found: Changing[] = [];
  const add = (effect: Changer, vp: Viewpoint, face: string): void => {
    if (reaches(c, effect.to, piece, vp)) found.push({ effect, vp, face });
  };
  for (const one of ids.length === 0 ? NONE : play) {
    if (!ids.includes(one.id)) continue;
    for (const { ability } of sheet(c, one.face).changes[name] ?? NONE) {
      const vp = newScope(speaker(c, one), one.id);
      if (ability.condition === undefined || holds(c, ability.condition, vp))
        add(ability.holds as Changer, vp, one.face);
    }
  }
  for (const one of lasting) {
    const node = lastingNode(c, one);
    if (node.node === 'lasting' && changedBy(node.holds).includes(name))
      add(node.holds as Changer, one.scope, one.at.split('#')[0] ?? '');
  }
  return found;
}

type Note = (amount: number, face: string, rule: Part['rule']) => void;

function total(c: C, piece: Piece, name: StatName, parts: Part[] | null): number {
  const note: Note | null = parts && noteIn(parts);
  const changers = changersOf(c, piece, name);
  let value = printedStat(c, piece, name);
  for (const { effect, vp } of changers)
    if (effect.holds === 'base') value = amountOf(c, effect.values[name] ?? value, vp);
  note?.(value, piece.face, 'MC-MOD-8');
  if (name === 'atk' || name === 'sch') {
    for (const one of c.table.play) {
      if (one.host !== piece.id) continue;
      const box = faceOf(c, one);
      if (box.type !== 'attachment') continue;
      value += numeric(box[name]);
      note?.(numeric(box[name]), one.face, 'MC-ENCOUNTER-1');
    }
  }
  let most = Number.POSITIVE_INFINITY;
  for (const { effect, vp, face } of changers) {
    if (effect.holds !== 'gets') continue;
    const amount = amountOf(c, effect.values[name] ?? 0, vp);
    value += amount;
    note?.(amount, face, 'MC-MOD-13');
    if (effect.most !== undefined) most = Math.min(most, effect.most);
  }
  // MC-MOD-2: doubling and halving come after all additions.
  for (const { effect, face } of changers) {
    if (effect.holds !== 'multiply') continue;
    note?.(value * effect.by - value, face, 'MC-MOD-2');
    value *= effect.by;
  }
  // MC-MOD-3, MC-MOD-4: what is set wins, the latest of all.
  for (const { effect, face } of changers) {
    if (effect.holds !== 'sets') continue;
    note?.(effect.value - value, face, 'MC-MOD-3');
    value = effect.value;
  }
  // MC-MOD-7: fractions are rounded up; MC-MOD-5, MC-MOD-6: never below 0, counted on the whole sum.
  return Math.max(0, Math.ceil(Math.min(value, most)));
}

const noteIn =
  (parts: Part[]): Note =>
  (amount, face, rule) => {
    if (amount === 0) return;
    parts.push({ amount, source: { key: 'part.card', args: { face } }, rule });
  };

function printedStat(c: C, piece: Piece, name: StatName): number {
  const face = faceOf(c, piece);
  const value = face[name];
  if (value === null) return 0;
  return name === 'hitPoints' ? count(c, face.hitPoints ?? 0) : numeric(value as Stat);
}

const numeric = (value: Stat): number => (typeof value === 'number' ? value : 0);

/** MC-HP-2: maximum hit points less sustained damage. */
export const remaining = (c: C, piece: Piece): number => stat(c, piece, 'hitPoints') - piece.damage;
