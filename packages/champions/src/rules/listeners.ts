import type { Change, Listener as Listening, Seat } from '@assemble/kernel';
import { type Memory, newScope } from '../abilities/scope.ts';
import type { Cards, EventName, Status, Triggered, When, Whom } from '../abilities/vocabulary.ts';
import { type CardChange, type Lasting, type Piece, SCENARIO } from '../table.ts';
import { formOf, heroOf, identityOf, ownerOf, pieceAt, printed } from './cards-in-play.ts';
import { type AnyChange, controllerAt, type EndedChange } from './changes.ts';
import { type Heard, hearingInHand, hearingInPlay, type Moment, sheet } from './index-of-cards.ts';
import { suits, type Viewpoint } from './query.ts';
import { hasKeyword, lastingNode, matches, retaliateOf, speaker } from './reading.ts';
import { type C, contentOf } from './run.ts';
import { startVerdict } from './using.ts';

type Listener = Listening<Memory>;

const NONE: readonly never[] = [];
const ENTERED: readonly EventName[] = ['entered'];
const ENTERED_BY_PLAY: readonly EventName[] = ['entered', 'played'];
const THREATENED: readonly EventName[] = ['threatened'];

/** A change that is heard as nothing but itself. */
const ITSELF: { readonly [kind in Exclude<AnyChange['kind'], 'entered' | 'engaged'>]: readonly EventName[] } =
  {
    attack: ['attack'],
    attacked: ['attacked'],
    'changed-form': ['changed-form'],
    damage: ['damage'],
    damaged: ['damaged'],
    defeat: ['defeat'],
    defeated: ['defeated'],
    'phase-ended': ['phase-ended'],
    play: ['play'],
    played: ['played'],
    reveal: ['reveal'],
    'round-ended': ['round-ended'],
    scheme: ['scheme'],
    schemed: ['schemed'],
    threat: ['threat'],
    thwarted: ['thwarted'],
  };

/** The events that abilities may hear a change as (MC-CONDITION-2). */
function eventsOf(change: AnyChange, moment: Moment): readonly EventName[] {
  if (moment !== 'response') {
    switch (change.kind) {
      case 'attack':
      case 'scheme':
      case 'defeat':
      case 'play':
        return ITSELF[change.kind];
      case 'reveal':
        // Abilities answer cards from the encounter deck, not those that were set aside.
        return change.fromDeck ? ITSELF.reveal : NONE;
      case 'damage':
      case 'threat':
        return change.amount > 0 ? ITSELF[change.kind] : NONE;
      default:
        return NONE;
    }
  }
  switch (change.kind) {
    case 'threat':
      return change.amount > 0 ? THREATENED : NONE;
    case 'entered':
      return change.played ? ENTERED_BY_PLAY : ENTERED;
    case 'attack':
    case 'scheme':
    case 'damage':
    case 'defeat':
    case 'engaged':
    case 'play':
    case 'reveal':
      return NONE;
    default:
      return ITSELF[change.kind];
  }
}

/** MC-INTERRUPT-4, MC-CANCEL-6: what was prevented, replaced or cancelled is not heard any more. */
const isOver = (change: AnyChange): boolean =>
  change.prevented || ((change.kind === 'reveal' || change.kind === 'play') && change.cancelled !== 'no');

/** The events that abilities may hear a change as at a stage; none once it is over. */
export const heardAs = (change: AnyChange, stage: string): readonly EventName[] =>
  isOver(change) ? NONE : eventsOf(change, stage as Moment);

/** Who hears a batch at a stage: status cards before everything else, then what waited for it, then abilities. */
export function listeners(c: C, stage: string, batch: readonly Change[]): readonly Listener[] {
  const waits = stage === 'awaited' || stage === 'delayed';
  if (waits && c.table.lasting.length === 0) return NONE;
  const found: Listener[] = [];
  for (let i = 0; i < batch.length; i++) {
    const change = batch[i] as AnyChange;
    if (isOver(change)) continue;
    if (stage === 'status') {
      addStatus(c, change, i, found);
      continue;
    }
    if (waits) {
      for (const event of eventsOf(change, stage === 'awaited' ? 'interrupt' : 'response'))
        addWaiting(c, event, change, i, found);
      continue;
    }
    const moment = stage as Moment;
    if (moment === 'response') addKeywords(c, change, i, found);
    for (const event of eventsOf(change, moment)) addTriggered(c, moment, event, change, i, found);
  }
  return found;
}

/** MC-FORCED-2: the first player orders mandatory abilities, whoever controls the cards. The scope becomes the listener's. */
function mandatory(c: C, ability: string, card: number, scope: Memory, i: number, key = ability): Listener {
  scope.change = { frame: -1, i };
  return {
    ability,
    source: `${card}/${i}/${key}`,
    seat: c.table.first,
    forced: true,
    repeatable: false,
    scope,
    say: { key: 'option.card', args: { card } },
  };
}

/** MC-STATUS-3, -6, -8, -10. */
function addStatus(c: C, change: AnyChange, i: number, found: Listener[]): void {
  const status = statusAgainst(change);
  if (status === null) return;
  const piece = pieceAt(c, change.kind === 'damage' ? change.target : change.by);
  if (piece?.[status] !== true) return;
  found.push(mandatory(c, status, piece.id, newScope(change.seat, piece.id), i));
}

function statusAgainst(change: AnyChange): Status | null {
  switch (change.kind) {
    case 'damage':
      return 'tough';
    case 'attack':
      return 'stunned';
    case 'scheme':
      return 'confused';
    default:
      return null;
  }
}

/** Retaliate and quickstrike (MC-KEYWORD-1, -11, -12). */
function addKeywords(c: C, change: AnyChange, i: number, found: Listener[]): void {
  if (change.kind === 'attacked') {
    const attacker = pieceAt(c, change.by);
    if (attacker === undefined) return;
    for (const id of change.attacked) {
      const piece = pieceAt(c, id);
      if (piece === undefined || piece === attacker || retaliateOf(c, piece) === 0) continue;
      const scope = newScope(change.seat, id);
      scope.by = change.by;
      found.push(mandatory(c, 'retaliate', id, scope, i));
    }
  }
  if (change.kind === 'engaged') {
    const piece = pieceAt(c, change.target);
    if (piece === undefined || piece.engaged < 0 || formOf(c, piece.engaged) !== 'hero') return;
    if (!hasKeyword(c, piece, 'quickstrike')) return;
    found.push(mandatory(c, 'quickstrike', piece.id, newScope(piece.engaged, piece.id), i));
  }
}

/** MC-DELAYED-1: what waits for this. */
function addWaiting(c: C, event: EventName, change: AnyChange, i: number, found: Listener[]): void {
  for (const one of c.table.lasting) {
    const node = lastingNode(c, one);
    if (node.node !== 'later' || node.on.event !== event || !isItsMoment(c, one, event)) continue;
    const scope: Memory = { ...one.scope };
    bindSubjects(c, scope, node.on, change);
    if (!isAbout(c, node.on, change, scope)) continue;
    scope.waiting = one.id;
    found.push(mandatory(c, 'waiting', scope.self, scope, i, String(one.id)));
  }
}

/** What waits for the end of an activity waits for the one it began in, which has just left the list. */
const isItsMoment = (c: C, one: Lasting, event: EventName): boolean =>
  one.until !== 'activation' ||
  one.depth === c.table.activities.length + (event === 'attacked' || event === 'schemed' ? 1 : 0);

/** What an ability remembers of the event it answers. */
function bindSubjects(c: C, scope: Memory, { damages }: When, change: AnyChange): void {
  scope.that = change.target < 0 ? [] : [change.target];
  scope.by = change.by;
  scope.hit = change.target;
  if (damages !== undefined) scope.damaged = damagedBy(c, change as EndedChange, damages, scope);
}

/** Those of these cards that the attack damaged, whoever was its target. */
function damagedBy(c: C, { hits }: EndedChange, cards: Cards, vp: Viewpoint): number[] {
  const found = hits.filter((hit) => hit.dealt > 0 && isOne(c, cards, hit.target, hit.face, vp));
  return [...new Set(found.map((hit) => hit.target))];
}

function addTriggered(
  c: C,
  moment: Moment,
  event: EventName,
  change: AnyChange,
  i: number,
  found: Listener[],
): void {
  const inPlay = hearingInPlay(c, moment, event);
  for (const piece of inPlay.length === 0 ? NONE : c.table.play) {
    if (!inPlay.includes(piece.id)) continue;
    const { triggered, called } = sheet(c, piece.face);
    for (const heard of triggered[moment][event] ?? NONE)
      add(c, heard, piece.id, seatFor(c, piece, change), change, i, found);
    if (moment === 'interrupt' && event === 'defeat' && change.target === piece.id) {
      for (const { address } of called['when-defeated'] ?? NONE) {
        found.push(mandatory(c, address, piece.id, newScope(seatFor(c, piece, change), piece.id), i));
      }
    }
  }
  const inHand = hearingInHand(c, moment, event);
  if (inHand.length === 0) return;
  c.table.players.forEach((player, seat) => {
    for (const card of player.hand) {
      if (!inHand.includes(card)) continue;
      for (const heard of sheet(c, printed(c, card).id).triggered[moment][event] ?? NONE)
        add(c, heard, card, seat, change, i, found);
    }
  });
}

/** Who "you" is: the controller; on a card of the scenario the player it happens to. */
export function seatFor(c: C, piece: Piece, change: CardChange): Seat {
  if (piece.controller !== SCENARIO) return piece.controller;
  if (change.seat >= 0) return change.seat;
  const seat = speaker(c, piece);
  return seat >= 0 ? seat : c.table.first;
}

/** Tells apart the copies of a card, and the changes of a batch. */
export const sourceOf = (card: number, i: number): string => `${card}/${i}`;

/** The scope of an ability that answers this change; null where it does not hear it. */
export function scopeOf(c: C, { on }: Triggered, card: number, seat: Seat, change: AnyChange): Memory | null {
  const scope = newScope(seat, card);
  if (!isAbout(c, on, change, scope)) return null;
  bindSubjects(c, scope, on, change);
  return scope;
}

function add(
  c: C,
  heard: Heard<Triggered>,
  card: number,
  seat: Seat,
  change: AnyChange,
  i: number,
  found: Listener[],
): void {
  const { ability, address } = heard;
  const scope = scopeOf(c, ability, card, seat, change);
  if (scope === null) return;
  scope.change = { frame: -1, i };
  // MC-ABILITY-2: also what is forced starts only where it could change the game, and where its cost can be paid.
  if (!startVerdict(c, seat, card, heard, scope).yes) return;
  if (ability.forced === true) found.push(mandatory(c, address, card, scope, i));
  // MC-ABILITY-7, MC-PLAY-6: all others are optional, and whoever controls the card is asked.
  else if (ownerOf(c, card) !== SCENARIO)
    found.push({
      ability: address,
      source: sourceOf(card, i),
      seat,
      forced: false,
      repeatable: false,
      scope,
      say: { key: 'option.card', args: { card } },
    });
}

/** Whether an event is the one an ability hears. */
function isAbout(c: C, on: When, change: AnyChange, vp: Viewpoint): boolean {
  if (on.by !== undefined) {
    const doer = 'doer' in change ? change.doer : controllerAt(c, change.by);
    if (!isWhom(c, on.by, change.by, sideBy(change), vp, doer === vp.seat)) return false;
  }
  if (on.to !== undefined) {
    const atYou = AT_PLAYERS.has(change.kind) && change.seat === vp.seat;
    if (!isWhom(c, on.to, change.target, sideOf(change), vp, atYou)) return false;
  }
  if (on.outermost === true && c.table.activities.filter((one) => one.by === change.by).length > 1)
    return false;
  if (on.attack === true && change['attack'] !== true) return false;
  if (on.basic === true && change['basic'] !== true) return false;
  if (on.stepOne === true && change['stepOne'] !== true) return false;
  if (on.form !== undefined && change['form'] !== on.form) return false;
  if (on.card !== undefined && printed(c, change.target).type !== on.card) return false;
  const { defender, damages, defeats } = on;
  const end = change as EndedChange;
  if (defender !== undefined && !end.defenders.some((id) => isWhom(c, defender, id, null, vp, false)))
    return false;
  if (damages !== undefined && damagedBy(c, end, damages, vp).length === 0) return false;
  return (
    defeats === undefined ||
    end.hits.some((hit) => hit.defeated && isOne(c, defeats, hit.target, hit.face, vp))
  );
}

const sideBy = (change: AnyChange): string | null =>
  change.kind === 'attacked' || change.kind === 'schemed' || change.kind === 'thwarted' ? change.face : null;
const sideOf = (change: AnyChange): string | null =>
  change.kind === 'defeated' ||
  change.kind === 'damaged' ||
  change.kind === 'play' ||
  change.kind === 'played'
    ? change.face
    : null;

/** What happens to a player: the character it hits is another matter. */
const AT_PLAYERS: ReadonlySet<AnyChange['kind']> = new Set([
  'attack',
  'attacked',
  'scheme',
  'schemed',
  'reveal',
]);

/** `side` is what a card showed when the event happened, should it have left play since. */
function isWhom(c: C, whom: Whom, id: number, side: string | null, vp: Viewpoint, yours: boolean): boolean {
  switch (whom) {
    case 'you':
      return yours || id === identityOf(c, vp.seat)?.id;
    case 'your-hero':
      return id === heroOf(c, vp.seat)?.id;
    case 'self':
      return id === vp.self;
    case 'host':
      return id >= 0 && id === pieceAt(c, vp.self)?.host;
    case 'villain':
      return id === c.table.villain;
    default:
      return isOne(c, whom, id, side, vp);
  }
}

function isOne(c: C, cards: Cards, id: number, side: string | null, vp: Viewpoint): boolean {
  const piece = pieceAt(c, id);
  if (piece !== undefined) return matches(c, cards, piece, vp);
  if (side === null) return false;
  const { type, trait, named } = cards;
  return suits(
    c,
    { type: type as never, ...(trait && { trait }), ...(named && { named }) },
    contentOf(c).face(side),
  );
}
