import { type Seat, shuffle } from '@assemble/kernel';
import type { Status } from '../abilities/vocabulary.ts';
import { DRONE } from '../content.ts';
import { type Lasting, type Piece, SCENARIO, type Used, type Zone } from '../table.ts';
import {
  attachedTo,
  count,
  faceOf,
  ownerOf,
  pieceAt,
  pilesOf,
  playerOf,
  printed,
  sidesOf,
} from './cards-in-play.ts';
import { ref, refs, tell } from './events.ts';
import { remaining } from './reading.ts';
import type { C, Rules } from './run.ts';

/** The only writers. An atom changes one fact, keeps what hangs on it true and tells the log. */

/** The list a card lies in, where its zone is one: decks, hands, discard piles. */
function listOf(c: C, id: number, zone: Zone): number[] | null {
  const owner = ownerOf(c, id);
  if (owner === SCENARIO) return zone === 'deck' || zone === 'discard' ? c.table[zone] : null;
  return zone === 'deck' || zone === 'discard' || zone === 'hand' ? playerOf(c.table, owner)[zone] : null;
}

function drop(list: number[], id: number): void {
  const at = list.lastIndexOf(id);
  if (at >= 0) list.splice(at, 1);
}

/** Takes a card out of wherever it lies outside play. */
function lift(c: C, id: number): void {
  const zone = c.table.zones[id];
  if (zone === undefined || zone === 'play' || zone === 'gone')
    throw new Error(`card ${id} cannot be lifted from ${zone}`);
  const list = listOf(c, id, zone);
  if (list !== null) drop(list, id);
  if (zone === 'dealt') for (const player of c.table.players) drop(player.dealt, id);
  if (zone === 'under') for (const piece of c.table.play) drop(piece.under, id);
  if (zone === 'boost') for (const activity of c.table.activities) drop(activity.boosts, id);
}

/** MC-ELIM-2: a player who is out has neither hand nor deck: what would go there is discarded. */
function lay(c: C, id: number, zone: Zone): void {
  const isOut = c.table.players[ownerOf(c, id)]?.out === true;
  const where = isOut && (zone === 'hand' || zone === 'deck') ? 'discard' : zone;
  c.table.zones[id] = where;
  listOf(c, id, where)?.push(id);
}

/**
 * Puts a card that is not in play into a zone outside play, on top of its pile. Answers whether a deck ran out by it
 * and was renewed (MC-EMPTY-1, -4).
 */
export function moveTo(c: C, id: number, zone: Exclude<Zone, 'play' | 'dealt'>): boolean {
  const from = c.table.zones[id];
  lift(c, id);
  lay(c, id, zone);
  return from === 'deck' && renewed(c, ownerOf(c, id));
}

/** MC-EMPTY-1, -2, -4, -5: a deck that has run out is made of its discard pile; running out has its price. */
function renewed(c: C, owner: Seat): boolean {
  const piles = pilesOf(c, owner);
  if (piles.deck.length > 0) return false;
  piles.deck = shuffle(c.match.random.shuffle, piles.discard);
  piles.discard = [];
  for (const id of piles.deck) c.table.zones[id] = 'deck';
  tell(c, 'deck-renewed', [owner === SCENARIO ? 'MC-EMPTY-1' : 'MC-EMPTY-4'], () => ({ seat: owner }));
  if (owner === SCENARIO) addAcceleration(c, ['MC-EMPTY-2']);
  else if (!playerOf(c.table, owner).out) dealEncounter(c, owner, ['MC-EMPTY-5']);
  return true;
}

export function shuffleDeck(c: C, owner: Seat, rules: Rules): void {
  const piles = pilesOf(c, owner);
  piles.deck = shuffle(c.match.random.shuffle, piles.deck);
  tell(c, 'shuffled', rules, () => ({ seat: owner }));
}

export function addAcceleration(c: C, rules: Rules): void {
  c.table.acceleration++;
  tell(c, 'acceleration', rules, () => ({ tokens: c.table.acceleration }));
}

/** MC-HAND-1, -2: from the top of the own deck, all at once, on from a renewed one (MC-EMPTY-6). Answers how many. */
export function draw(c: C, seat: Seat, count: number, rules: Rules): number {
  const { hand } = playerOf(c.table, seat);
  const before = hand.length;
  for (let n = 0; n < count; n++) {
    const top = playerOf(c.table, seat).deck.at(-1);
    if (top === undefined) break; // MC-EMPTY-8
    moveTo(c, top, 'hand');
  }
  const drawn = hand.length - before;
  if (drawn > 0) tell(c, 'drew', rules, () => ({ seat, cards: refs(c, hand.slice(before)) }));
  return drawn;
}

/** MC-DEAL-1: the top card of the encounter deck, face down before the player. */
export function dealEncounter(c: C, seat: Seat, rules: Rules): void {
  const top = c.table.deck.at(-1);
  if (top === undefined) return; // MC-EMPTY-8
  lift(c, top);
  c.table.zones[top] = 'dealt';
  playerOf(c.table, seat).dealt.push(top);
  tell(c, 'dealt', rules, () => ({ seat, card: ref(c, top) }));
  renewed(c, SCENARIO);
}

/** Cards that go from hand, deck or elsewhere outside play to their owner's discard pile. Answers whether a deck ran out. */
export function discardCards(c: C, seat: Seat, ids: readonly number[], rules: Rules): boolean {
  if (ids.length === 0) return false;
  tell(c, 'discarded', rules, () => ({ seat, cards: refs(c, ids) }));
  let ranOut = false;
  for (const id of ids) ranOut = moveTo(c, id, 'discard') || ranOut;
  return ranOut;
}

/** MC-EMPTY-3, -7: discards from the top of a deck, not beyond the moment it runs out. Answers what was discarded. */
export function discardTop(c: C, owner: Seat, count: number, rules: Rules): number[] {
  const gone: number[] = [];
  for (let n = 0; n < count; n++) {
    const top = pilesOf(c, owner).deck.at(-1);
    if (top === undefined) break;
    gone.push(top);
    if (discardCards(c, owner, [top], rules)) break;
  }
  return gone;
}

/** What is true of a card when it enters play. */
export interface Entering {
  readonly face?: string;
  readonly controller: Seat;
  readonly engaged?: Seat;
  readonly host?: number;
}

/**
 * Gives a card another number. One that has left play comes back as another card: nothing that was about it there is about
 * it any more (MC-ZONE-4). And one that lies face down would be known by its old number: numbers follow from the lists of
 * cards, which everybody knows, and cards are seen with theirs.
 */
function renumbered(c: C, id: number): number {
  const { prints, zones } = c.table;
  const print = prints[id];
  if (print === undefined) throw new Error(`there is no card ${id}`);
  zones[id] = 'gone';
  c.table.prints = [...prints, print];
  return prints.length;
}

/** MC-PLAY-9, MC-EXHAUST-5: ready, without damage, with the counters its keyword gives it (MC-KEYWORD-14). */
export function enterPlay(c: C, card: number, how: Entering, rules: Rules): Piece {
  const from = c.table.zones[card];
  lift(c, card);
  const facedown = how.face === DRONE;
  const id = facedown ? renumbered(c, card) : card;
  c.table.zones[id] = 'play';
  const face = printed(c, id);
  const piece: Piece = {
    id,
    face: how.face ?? face.id,
    controller: how.controller,
    engaged: how.engaged ?? -1,
    host: how.host ?? -1,
    exhausted: false,
    damage: 0,
    threat: 0,
    counters: facedown ? 0 : (face.keywords.uses?.count ?? face.counters?.count ?? 0),
    stunned: false,
    confused: false,
    tough: !facedown && face.keywords.toughness === true,
    under: [],
  };
  c.table.play.push(piece);
  tell(c, 'entered-play', rules, () => ({
    card: ref(c, id),
    seat: piece.controller,
    engaged: piece.engaged,
    host: piece.host < 0 ? null : ref(c, piece.host),
  }));
  if (from === 'deck') renewed(c, ownerOf(c, id));
  return piece;
}

/** MC-ZONE-4, MC-CONTROL-5, -6, MC-ATTACH-3: to its owner's zone, unheard; what was attached to it or lay on it is discarded. */
export function leavePlay(
  c: C,
  id: number,
  zone: 'discard' | 'hand' | 'deck' | 'removed' | 'aside',
  rules: Rules,
): void {
  const piece = pieceAt(c, id);
  if (piece === undefined) return;
  tell(c, 'left-play', rules, () => ({ card: ref(c, id), to: zone }));
  for (const hidden of piece.under.slice()) moveTo(c, hidden, 'discard');
  c.table.play.splice(c.table.play.indexOf(piece), 1);
  const gone = renumbered(c, id);
  lay(c, gone, zone);
  for (const one of attachedTo(c, id)) leavePlay(c, one.id, 'discard', ['MC-ATTACH-3']);
}

/**
 * MC-VILLAIN-1, -2, -5: the villain is one character, whatever its stage. It keeps its number and everything but the
 * damage; the card of the next stage takes the place of the last, which is removed from the game.
 */
export function advanceStage(c: C, villain: Piece, next: number): void {
  const prints = c.table.prints.slice();
  const [stage, past] = [prints[next], prints[villain.id]];
  if (stage === undefined || past === undefined) throw new Error(`there is no stage ${next}`);
  prints[villain.id] = stage;
  prints[next] = past;
  c.table.prints = prints;
  c.table.zones[next] = 'removed';
  villain.face = printed(c, villain.id).id;
  villain.damage = 0;
}

/** MC-MAIN-2: the next main scheme takes the place of the last, which is removed from the game: it is another card. */
export function replaceScheme(c: C, old: Piece): Piece {
  const next = c.table.schemes.shift();
  if (next === undefined) throw new Error('there is no next main scheme');
  const piece: Piece = { ...old, id: next, face: printed(c, next).id, threat: 0 };
  c.table.play[c.table.play.indexOf(old)] = piece;
  c.table.zones[next] = 'play';
  c.table.zones[old.id] = 'removed';
  c.table.scheme = next;
  tell(c, 'scheme-advanced', ['MC-MAIN-2'], () => ({ card: ref(c, next) }));
  return piece;
}

/** MC-MAIN-6, MC-MAIN-8: a stage is turned to its B side, which says how much threat it begins with. */
export function turnToB(c: C, scheme: Piece): void {
  scheme.face = sidesOf(c, scheme)[1].id;
  setThreat(scheme, count(c, faceOf(c, scheme).threat));
}

/** A card face down on a card in play. */
export function layUnder(c: C, id: number, piece: Piece): void {
  moveTo(c, id, 'under');
  piece.under.push(id);
}

/** MC-ATTACH-4: what is attached to it stays as it is. */
export function exhaust(c: C, piece: Piece, rules: Rules): void {
  piece.exhausted = true;
  tell(c, 'exhausted', rules, () => ({ card: ref(c, piece.id) }));
}

/** MC-EXHAUST-6. */
export function ready(c: C, pieces: readonly Piece[], rules: Rules): void {
  const turned = pieces.filter((piece) => piece.exhausted);
  if (turned.length === 0) return;
  for (const piece of turned) piece.exhausted = false;
  tell(c, 'readied', rules, () => ({
    cards: refs(
      c,
      turned.map((piece) => piece.id),
    ),
  }));
}

/** MC-IDENTITY-3, -4: only the side changes. By choice a player may do so once a round (MC-TURN-4). */
export function flip(c: C, seat: Seat, piece: Piece, chosen: boolean, rules: Rules): void {
  if (chosen) playerOf(c.table, seat).flipped = true;
  const [hero, alterEgo] = sidesOf(c, piece);
  piece.face = (piece.face === hero.id ? alterEgo : hero).id;
  tell(c, 'flipped', rules, () => ({ seat, card: ref(c, piece.id) }));
}

/** MC-HEAL-2: removes sustained damage, never more than there is. Answers how much. */
export function heal(c: C, piece: Piece, amount: number, rules: Rules): number {
  const healed = Math.min(piece.damage, Math.max(0, amount));
  if (healed === 0) return 0;
  piece.damage -= healed;
  tell(c, 'healed', rules, () => ({
    card: ref(c, piece.id),
    amount: healed,
    remaining: remaining(c, piece),
  }));
  return healed;
}

/** Damage on a card that is no character: it only counts there. */
export function placeDamage(c: C, piece: Piece, amount: number, rules: Rules): void {
  piece.damage += amount;
  tell(c, 'damaged', rules, () => ({
    card: ref(c, piece.id),
    amount,
    remaining: 0,
    by: null,
    explained: null,
  }));
}

export function setThreat(piece: Piece, threat: number): void {
  piece.threat = Math.max(0, threat);
}

export function setCounters(c: C, piece: Piece, count: number, rules: Rules): void {
  piece.counters = count;
  tell(c, 'counters', rules, () => ({ card: ref(c, piece.id), count }));
}

/** MC-STATUS-1, -2: one card of each type. Answers whether it is new. */
export function giveStatus(c: C, piece: Piece, status: Status, rules: Rules): boolean {
  if (piece[status]) return false;
  piece[status] = true;
  tell(c, 'status-gained', rules, () => ({ card: ref(c, piece.id), status }));
  return true;
}

export function loseStatus(c: C, piece: Piece, status: Status, rules: Rules): void {
  piece[status] = false;
  tell(c, 'status-lost', rules, () => ({ card: ref(c, piece.id), status }));
}

/** MC-MINION-3: until it leaves play or engages another player. */
export function engage(c: C, piece: Piece, seat: Seat, rules: Rules): void {
  piece.engaged = seat;
  tell(c, 'engaged', rules, () => ({ card: ref(c, piece.id), seat }));
}

/** MC-CONTROL-3, -7: as it is, with the upgrades on it, until it leaves play. */
export function giveControl(c: C, piece: Piece, seat: Seat, rules: Rules): void {
  piece.controller = seat;
  tell(c, 'control', rules, () => ({ card: ref(c, piece.id), seat }));
  for (const one of attachedTo(c, piece.id)) if (one.controller !== SCENARIO) one.controller = seat;
}

export function addLasting(c: C, lasting: Omit<Lasting, 'id'>): void {
  const { at, kind, until, depth, scope } = lasting;
  c.table.lasting.push({ at, kind, until, depth, scope, id: c.table.lastingIds++ });
}

export function endLasting(c: C, over: (lasting: Lasting) => boolean): void {
  if (c.table.lasting.some(over)) c.table.lasting = c.table.lasting.filter((one) => !over(one));
}

export function countUse(c: C, used: Used): void {
  c.table.used.push(used);
}

/** MC-LIMIT-7: limits start anew with their period. */
export function forgetUses(c: C, period: 'phase' | 'round'): void {
  c.table.used = c.table.used.filter((one) => one.period !== period);
}
