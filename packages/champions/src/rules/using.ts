import { canRun, type Explaining, Judge, type Seat, type Verdict } from '@assemble/kernel';
import { type Memory, newScope } from '../abilities/scope.ts';
import type { Action, Cost, Triggered } from '../abilities/vocabulary.ts';
import { type Piece, SCENARIO } from '../table.ts';
import { controlled, faceOf, formOf, identityOf, ownerOf, pieceAt, printed } from './cards-in-play.ts';
import { isReplaced } from './carrying-out.ts';
import { cardPrice, judgeCosts, type Means, meansOf, possibleMeans } from './costs.ts';
import { type Heard, sheet } from './index-of-cards.ts';
import { canPay } from './paying.ts';
import { holds, select } from './reading.ts';
import type { C, Rule } from './run.ts';
import { isUsedUp, maxKey } from './sources.ts';
import { isUniqueInPlay } from './unique.ts';
import { dependsOnHidden } from './unseen.ts';

/** May this player start this ability now (MC-INIT-2, -3)? */
export function startVerdict(
  c: C,
  seat: Seat,
  card: number,
  heard: Heard<Action | Triggered>,
  scope = newScope(seat, card),
  explaining: Explaining = 'bare',
): Verdict<Rule> {
  return judgeStart(c, new Judge<Rule>(explaining), seat, card, heard, scope, meansOf(c, seat, card));
}

/**
 * Must the others reckon that this player could start this ability now? The card is one in play, or `fromHand` any card
 * like it that nobody has seen: what is asked of it depends on nothing but what everybody knows.
 */
export const mightStart = (
  c: C,
  seat: Seat,
  card: number,
  heard: Heard<Action | Triggered>,
  scope: Memory,
  fromHand: boolean,
): boolean =>
  judgeStart(c, new Judge<Rule>('bare'), seat, card, heard, scope, possibleMeans(c, seat, fromHand)).yes;

function judgeStart(
  c: C,
  judge: Judge<Rule>,
  seat: Seat,
  card: number,
  { ability, address }: Heard<Action | Triggered>,
  scope: Memory,
  means: Means,
): Verdict<Rule> {
  const isForced = ability.node !== 'action' && ability.forced === true;
  // MC-KEYWORD-18: what is mandatory goes on working.
  judge.must(isForced || c.table.peril < 0 || c.table.peril === seat, 'MC-KEYWORD-9', 'no.peril');
  if (ability.form !== undefined) {
    judge.must(formOf(c, seat) === ability.form, 'MC-TRIGGER-1', 'no.form', { form: ability.form });
  }
  // A limit counts the uses of one copy: which of them is in the hand nobody knows.
  const isAnyCopy = means.fromHand && !means.known;
  judge.must(isAnyCopy || !isUsedUp(c, ability.limit, address, card), 'MC-LIMIT-1', 'no.limit', {
    period: ability.limit ?? '',
  });
  if (ability.max !== undefined) {
    const what = maxKey(c, address, card);
    const isSpent = c.table.used.some((one) => one.what === what);
    judge.must(!isSpent, 'MC-LIMIT-3', 'no.limit', { period: ability.max });
  }
  if (judge.settled) return judge.verdict();
  if (ability.condition !== undefined) {
    judge.must(holds(c, ability.condition, scope), 'MC-INIT-2', 'no.condition');
  }
  judgeCosts(c, judge, seat, card, ability.cost ?? [], means);
  if (judge.settled) return judge.verdict();
  const changes =
    isReplaced(c, card, seat, ability.label) ||
    (!means.known && dependsOnHidden(ability.effect)) ||
    canRun(c, ability.effect, asStarted(c, card, ability, scope));
  judge.must(changes, 'MC-ABILITY-2', 'no.change');
  return judge.verdict();
}

/** The scope of an ability that has been started: with its label, and with what X will stand for once its cost is paid. */
function asStarted(c: C, card: number, { cost, label }: Action | Triggered, scope: Memory): Memory {
  const x = cost === undefined ? 0 : xOf(c, card, cost);
  if (x === 0 && label === undefined) return scope;
  const started = { ...scope };
  if (x > 0) started.x = x;
  if (label !== undefined) started.label = label;
  return started;
}

/** What X will stand for, as far as an ability needs it to do anything. */
function xOf(c: C, card: number, costs: readonly Cost[]): number {
  let x = 0;
  for (const part of costs) {
    if (part.cost === 'discard-self') x = pieceAt(c, card)?.counters ?? 0;
    else if (part.cost === 'spend-x') x = 1;
    else if (part.cost === 'discard-cards') x = part.most;
  }
  return x;
}

/** The cards an upgrade could be attached to (MC-ATTACH-5, MC-LIMIT-6). */
export function hostsFor(c: C, seat: Seat, id: number): Piece[] {
  const { attach, max, title } = printed(c, id);
  if (attach === null) return [];
  const found = select(c, attach.to, newScope(seat, id));
  if (max?.per !== 'host') return found;
  return found.filter((host) => {
    const same = c.table.play.filter((one) => one.host === host.id && faceOf(c, one).title.en === title.en);
    return same.length < max.count;
  });
}

/** The players under whose control a card could be played (MC-LIMIT-6). */
export function controllersFor(c: C, seat: Seat, id: number): Seat[] {
  const { play, max, title, type } = printed(c, id);
  const players = play.anyPlayer === true ? c.table.players.map((_, i) => i) : [seat];
  return players.filter((one) => {
    if (c.table.players[one]?.out !== false) return false;
    if (max?.per !== 'player') return true;
    return (
      controlled(c, one, type).filter((piece) => faceOf(c, piece).title.en === title.en).length < max.count
    );
  });
}

/** May this player play this ally, upgrade or support now (MC-TURN-5, MC-INIT-2)? */
export function playVerdict(c: C, seat: Seat, id: number, explaining: Explaining = 'bare'): Verdict<Rule> {
  const judge = new Judge<Rule>(explaining);
  const face = printed(c, id);
  judge.must(c.table.active === seat, 'MC-TURN-11', 'no.turn');
  judge.must(c.table.zones[id] === 'hand' && ownerOf(c, id) === seat, 'MC-PLAY-1', 'no.in-hand', {
    card: id,
  });
  const { form } = face.play;
  if (form !== undefined) judge.must(formOf(c, seat) === form, 'MC-INIT-2', 'no.form', { form });
  judge.must(!isUniqueInPlay(c, id), 'MC-UNIQUE-1', 'no.unique', { card: id });
  if (judge.settled) return judge.verdict();
  judge.must(controllersFor(c, seat, id).length > 0, 'MC-LIMIT-6', 'no.max', { card: id });
  if (face.attach !== null)
    judge.must(hostsFor(c, seat, id).length > 0, 'MC-ATTACH-6', 'no.host', { card: id });
  if (judge.settled) return judge.verdict();
  const price = cardPrice(c, seat, id);
  judge.must(canPay(c, seat, price), 'MC-RESOURCE-3', 'no.cannot-pay', { cost: price.amount });
  return judge.verdict();
}

/** Actions that everybody sees: on the player's own cards and on cards of the scenario. */
export function actionsInPlay(c: C, seat: Seat): { card: number; heard: Heard<Action> }[] {
  const found: { card: number; heard: Heard<Action> }[] = [];
  if (identityOf(c, seat) === undefined) return found;
  for (const piece of c.table.play) {
    if (piece.controller !== seat && piece.controller !== SCENARIO) continue;
    for (const heard of sheet(c, piece.face).actions) found.push({ card: piece.id, heard });
  }
  return found;
}

/** Actions a player could try: on their own cards, on cards of the scenario, and on events in hand (MC-TURN-9). */
export function actionsOf(c: C, seat: Seat): { card: number; heard: Heard<Action> }[] {
  const found = actionsInPlay(c, seat);
  if (identityOf(c, seat) === undefined) return found;
  for (const card of c.table.players[seat]?.hand ?? []) {
    const face = printed(c, card);
    if (face.type !== 'event') continue;
    for (const heard of sheet(c, face.id).actions) found.push({ card, heard });
  }
  return found;
}
