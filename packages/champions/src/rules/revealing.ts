import { ask, DONE, goto, type Instruction, NEXT, propose, proposeAndSee, type Seat } from '@assemble/kernel';
import { type Piece, SCENARIO } from '../table.ts';
import { beginReveal, endPeril, endReveal } from './activity-atoms.ts';
import { enterPlay, moveTo, setThreat } from './atoms.ts';
import { count, identityOf, nextPlayer, playerOf, printed } from './cards-in-play.ts';
import { callFor } from './carrying-out.ts';
import { type AnyChange, engaged, entered, type RevealChange, revealOf } from './changes.ts';
import { ref, tell } from './events.ts';
import { sheet } from './index-of-cards.ts';
import { type C, call, cardIn, steps } from './run.ts';
import { checkTable } from './settle.ts';
import { hostsFor } from './using.ts';

export type RevealData = {
  seat: Seat;
  /** The card to reveal, -1 for the top one of the encounter deck. */
  card: number;
  /** It counts as revealed from the encounter deck: dealt cards do, cards that were set aside do not. */
  fromDeck: boolean;
  /** The cards of this chain that have surged. */
  surged?: number[];
  result?: RevealChange[];
};

/** Reveals an encounter card: the one named, or the top one of the encounter deck (MC-REVEAL-1, -2). */
export const revealCard = (seat: Seat, card = -1, fromDeck = true): Instruction =>
  call('reveal', { seat, card, fromDeck });

/** Revealing an encounter card (MC-REVEAL-1). */
export const reveal = steps('reveal', [
  {
    name: 'turn it face up: interrupts',
    rules: [
      'MC-REVEAL-1',
      'MC-REVEAL-2',
      'MC-INTERRUPT-1',
      'MC-KEYWORD-9',
      'MC-OBLIGATION-1',
      'MC-OBLIGATION-3',
    ],
    run: (c, d) => {
      if (d.card < 0) d.card = c.table.deck.at(-1) ?? -1;
      if (d.card < 0) return DONE; // MC-EMPTY-8
      moveTo(c, d.card, 'shown');
      tell(c, 'revealed', ['MC-REVEAL-1'], () => ({ seat: d.seat, card: ref(c, d.card) }));
      const seat = printed(c, d.card).type === 'obligation' ? debtor(c, d.card, d.seat) : d.seat;
      if (seat < 0) return goto('an obligation of a player who is out: another card instead');
      d.seat = seat;
      beginReveal(c, d.card, seat);
      return proposeAndSee(c, [revealOf(d.card, seat, d.fromDeck)]);
    },
  },
  {
    name: 'it enters play, if it is a card that does',
    rules: [
      'MC-MINION-1',
      'MC-SIDE-1',
      'MC-SIDE-2',
      'MC-ENCOUNTER-2',
      'MC-ATTACH-1',
      'MC-PLAY-9',
      'MC-CANCEL-1',
    ],
    run: (c, d) => {
      if (d.result?.[0]?.cancelled === 'card')
        return goto('it is over: it goes to the discard pile unless it stays in play');
      return putIntoPlay(c, d.card, d.seat);
    },
    take: (c, d, answer) => {
      return enterEncounter(c, d.card, d.seat, cardIn(answer));
    },
  },
  {
    name: 'resolve its When Revealed abilities',
    rules: ['MC-REVEAL-1', 'MC-TRIGGER-6', 'MC-ENCOUNTER-3', 'MC-CANCEL-1', 'MC-CANCEL-3'],
    run: (c, d) => {
      if (d.result?.[0]?.cancelled === 'effects') return NEXT;
      return callFor(sheet(c, printed(c, d.card).id).called['when-revealed'], d.card, d.seat);
    },
  },
  {
    name: 'it is over: it goes to the discard pile unless it stays in play',
    rules: ['MC-ENCOUNTER-4', 'MC-CANCEL-3'],
    run: (c, d) => {
      if (c.table.zones[d.card] === 'shown') moveTo(c, d.card, 'discard');
      endPeril(c);
      return checkTable(c);
    },
  },
  {
    name: 'surge: reveal one more',
    rules: ['MC-KEYWORD-7', 'MC-KEYWORD-8', 'MC-CANCEL-7'],
    run: (c, d) => {
      const { surge, card } = endReveal(c);
      // A deck of nothing but surge would never end: no card surges twice in one chain.
      const { surged = [] } = d;
      if (!surge || d.result?.[0]?.cancelled === 'card' || surged.includes(card)) return DONE;
      d.surged = [...surged, card];
      const seat = identityOf(c, d.seat) === undefined ? nextPlayer(c, d.seat) : d.seat;
      tell(c, 'surged', ['MC-KEYWORD-7'], () => ({ seat, card: ref(c, card) }));
      return again(d, seat);
    },
  },
  { name: 'done', rules: ['MC-REVEAL-1'], run: () => DONE },
  {
    name: 'an obligation of a player who is out: another card instead',
    rules: ['MC-OBLIGATION-2'],
    run: (c, d) => {
      moveTo(c, d.card, 'removed');
      return again(d, d.seat);
    },
  },
]);

/** Reveals another card in place of this one. */
function again(d: RevealData, seat: Seat): Instruction {
  d.seat = seat;
  d.card = -1;
  d.fromDeck = true;
  return goto('turn it face up: interrupts');
}

/** MC-OBLIGATION-1, -3: who resolves an obligation; -1 when that player is out. */
function debtor(c: C, card: number, seat: Seat): Seat {
  const { set } = printed(c, card);
  const owner = c.table.players.findIndex((player) => printed(c, player.identity).set === set);
  if (owner < 0) return seat;
  return playerOf(c.table, owner).out ? -1 : owner;
}

/** Puts an encounter card that stays into play: asks for a host where there are several (MC-FIRST-2). */
function putIntoPlay(c: C, card: number, seat: Seat): Instruction {
  const face = printed(c, card);
  switch (face.type) {
    case 'minion':
    case 'side-scheme':
    case 'environment':
      return enterEncounter(c, card, seat, -1);
    case 'attachment': {
      const hosts = hostsFor(c, seat, card);
      if (hosts.length <= 1)
        return hosts[0] === undefined ? NEXT : enterEncounter(c, card, seat, hosts[0].id);
      return ask({
        seat: c.table.first,
        ask: { key: 'ask.host', args: { card } },
        rules: ['MC-FIRST-2'],
        shape: 'entities',
        from: hosts.map((host) => host.id),
        min: 1,
        max: 1,
      });
    }
    default:
      return NEXT;
  }
}

/** An encounter card enters play: minions engage the player, side schemes bring their threat. */
export function enterEncounter(c: C, card: number, seat: Seat, host: number): Instruction {
  const face = printed(c, card);
  const opponent = face.type === 'minion' ? seat : -1;
  const piece = enterPlay(c, card, { controller: SCENARIO, engaged: opponent, host }, ['MC-PLAY-9']);
  if (face.type === 'side-scheme') setThreat(piece, count(c, face.threat));
  return propose(c, cameIn(piece, seat));
}

/** MC-CONDITION-2: a minion enters play and engages a player at the same moment. */
export const cameIn = (piece: Piece, seat: Seat): AnyChange[] => {
  const came: AnyChange[] = [entered(piece.id, seat, false)];
  if (piece.engaged >= 0) came.push(engaged(piece.id, piece.engaged));
  return came;
};
