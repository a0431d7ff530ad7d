import { canRun, type Message, type Outlook, Run, type Seat } from '@assemble/kernel';
import { type Memory, newScope } from '../abilities/scope.ts';
import type { Action, Effect, Triggered } from '../abilities/vocabulary.ts';
import { isAttackable } from '../rules/aiming.ts';
import {
  attachedTo,
  controlled,
  faceOf,
  identityOf,
  pieceAt,
  playerOrder,
  printed,
  sidesOf,
} from '../rules/cards-in-play.ts';
import { isReplaced } from '../rules/carrying-out.ts';
import { abilityPrice, cardPrice } from '../rules/costs.ts';
import { ref } from '../rules/events.ts';
import { isBarred, remaining, type StatName, stat } from '../rules/reading.ts';
import type { C } from '../rules/run.ts';
import { allyLimit } from '../rules/settle.ts';
import { isRemovable } from '../rules/threat.ts';
import { dependsOnHidden } from '../rules/unseen.ts';
import type { Piece } from '../table.ts';
import type { Fate } from '../text/keys.ts';
import { outlook, says } from './brief-words.ts';
import { partsOf, standsAlone, withNumbers } from './known-numbers.ts';

/** What so much damage comes to for a character. MC-STATUS-10: a tough card keeps all of it off. */
function fateOf(c: C, piece: Piece, damage: number, by: number): { left: number; fate: Fate } {
  const left = Math.max(0, remaining(c, piece) - damage);
  if (isBarred(c, 'take-damage', piece, by)) return { left, fate: 'barred' };
  return { left, fate: piece.tough ? 'tough' : left === 0 ? 'felled' : 'left' };
}

export const takes = (c: C, piece: Piece, amount: number, by: number): Message =>
  says('does.takes', { amount, ...fateOf(c, piece, amount, by) });

export const namedTakes = (c: C, piece: Piece, amount: number, by: number): Message =>
  says('does.named-takes', { target: ref(c, piece.id), amount, ...fateOf(c, piece, amount, by) });

/** What is left of the threat on a scheme. */
export function threatLeft(c: C, piece: Piece, amount: number): Message {
  const less = Math.min(piece.threat, amount);
  const left = piece.threat - less;
  const cleared = left === 0 && faceOf(c, piece).type === 'side-scheme';
  return says('does.threat-left', { less, left, cleared });
}

/** Copies of a card that lie there alike are as good as each other. */
export function likeOf(c: C, card: number, ability: string): string {
  const piece = pieceAt(c, card);
  if (piece === undefined) return `${ability} ${printed(c, card).id} ${c.table.zones[card]}`;
  const { id: _id, under, ...state } = piece;
  const attached = attachedTo(c, card).length;
  return attached > 0 || under.length > 0 ? `${ability} ${card}` : `${ability} ${JSON.stringify(state)}`;
}

/** An ability: what it does for what, and what of it would find nobody. */
export function abilityLine(
  c: C,
  seat: Seat,
  card: number,
  at: string,
  scope = newScope(seat, card),
): Outlook {
  const ability = c.rulebook.abilities.node(at) as Action | Triggered;
  const { cost = [], effect, label } = ability;
  // Resources that the ability itself wants are part of its own cost.
  const spent = cost.reduce((sum, part) => sum + (part.cost === 'spend' ? part.resources.length : 0), 0);
  const price = Math.max(0, abilityPrice(c, seat, card, cost, -1).amount - spent);
  const started: Memory = { ...scope, label: label ?? null };
  const does = says('does.ability', { at, price, cost, effect: withNumbers(c, effect, started, cost) });
  const but = isReplaced(c, card, seat, label)
    ? [says(label === 'attack' ? 'but.stunned' : 'but.confused', {})]
    : missing(c, effect, started);
  return outlook([does], but, { like: likeOf(c, card, at) });
}

/** The sentences of an effect that would reach nobody now. */
function missing(c: C, effect: Effect, scope: Memory): Message[] {
  const parts = partsOf(effect);
  if (parts.length < 2) return [];
  return parts
    .filter((part) => !dependsOnHidden(part) && standsAlone(c, part, scope) && !canRun(c, part, scope))
    .map((part) => says('but.no-target', { at: c.rulebook.abilities.address(part) }));
}

/** A basic attack or thwart: what it does to the only target there is, or how much there is to it. */
function powerLine(c: C, seat: Seat, piece: Piece, power: 'atk' | 'thw'): Outlook {
  const amount = stat(c, piece, power);
  const found =
    power === 'atk'
      ? c.table.play.filter((one) => isAttackable(c, seat, one))
      : c.table.play.filter((one) => isRemovable(c, one));
  const [only] = found;
  const hurt = faceOf(c, piece).consequential[power];
  if (power === 'atk' ? piece.stunned : piece.confused)
    return outlook(
      [says('does.status', { status: power === 'atk' ? 'stunned' : 'confused' })],
      [says(power === 'atk' ? 'but.stunned' : 'but.confused', {})],
    );
  const does =
    only === undefined || found.length > 1
      ? says(power === 'atk' ? 'does.attack' : 'does.thwart', { amount })
      : power === 'atk'
        ? namedTakes(c, only, amount, piece.id)
        : threatLeft(c, only, amount);
  const fells = hurt > 0 && !piece.tough && remaining(c, piece) <= hurt;
  return outlook(
    [does, ...(hurt > 0 ? [says('does.hurts-itself', { amount: hurt })] : [])],
    fells ? [says('but.deadly', {})] : [],
    { like: likeOf(c, piece.id, power) },
  );
}

function playLine(c: C, seat: Seat, card: number): Outlook {
  const face = printed(c, card);
  const does = says('does.play', { cost: cardPrice(c, seat, card).amount, face: face.id });
  const limit = allyLimit(c, seat);
  const isFull = face.type === 'ally' && controlled(c, seat, 'ally').length >= limit;
  return outlook([does], isFull ? [says('but.ally-limit', { amount: limit })] : [], {
    like: likeOf(c, card, 'play'),
  });
}

const SHOWN: readonly StatName[] = ['thw', 'atk', 'def', 'rec', 'handSize'];

/** The other side of an identity, with what it would show there. */
function flipLine(c: C, seat: Seat): Outlook {
  const identity = identityOf(c, seat);
  if (identity === undefined) return outlook([]);
  const [one, other] = sidesOf(c, identity);
  const turned: Piece = { ...identity, face: one.id === identity.face ? other.id : one.id };
  const play = c.table.play.map((piece) => (piece === identity ? turned : piece));
  const then: C = new Run(c.rulebook, { ...c.match, table: { ...c.table, play } }, null);
  const stats: { [S in StatName]?: number } = {};
  for (const name of SHOWN) if (faceOf(then, turned)[name] !== null) stats[name] = stat(then, turned, name);
  return outlook([says('does.flip', { face: turned.face, stats })]);
}

function recoverLine(c: C, seat: Seat): Outlook {
  const identity = identityOf(c, seat);
  if (identity === undefined) return outlook([]);
  const amount = Math.min(identity.damage, stat(c, identity, 'rec'));
  return outlook([says('does.recover', { amount, left: remaining(c, identity) + amount })]);
}

/** A line of the menu of a turn, by its id. */
export function turnLine(c: C, seat: Seat, id: string): Outlook {
  const colon = id.indexOf(':');
  const verb = colon < 0 ? id : id.slice(0, colon);
  const at = id.lastIndexOf('@');
  const card = Number(id.slice(Math.max(colon, at) + 1));
  const piece = pieceAt(c, card);
  switch (verb) {
    case 'play':
      return playLine(c, seat, card);
    case 'attack':
      return piece === undefined ? outlook([]) : powerLine(c, seat, piece, 'atk');
    case 'thwart':
      return piece === undefined ? outlook([]) : powerLine(c, seat, piece, 'thw');
    case 'use':
      return abilityLine(c, seat, card, id.slice(colon + 1, at));
    case 'recover':
      return recoverLine(c, seat);
    case 'flip':
      return flipLine(c, seat);
    case 'ask':
      return outlook([says('does.ask', {})]);
    case 'end':
      return outlook([says('does.end', { last: playerOrder(c).at(-1) === seat })]);
    default:
      return outlook([says('does.decline', {})]);
  }
}
