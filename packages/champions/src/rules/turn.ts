import {
  ask,
  type Choice,
  DONE,
  type Explaining,
  goto,
  type Instruction,
  NO_ARGS,
  type Option,
  type Seat,
  type Tester,
  type Verdict,
  YES,
} from '@assemble/kernel';
import { newScope } from '../abilities/scope.ts';
import type { Table } from '../table.ts';
import type { TurnVerb } from '../text/keys.ts';
import { flipVerdict, powerVerdict, recoverVerdict } from './basic-powers.ts';
import { faceOf, isIdentity, playerOf, playerOrder, printed } from './cards-in-play.ts';
import { initiation } from './initiating.ts';
import { beginTurn, endTurn } from './match-atoms.ts';
import { mightAct } from './pacing.ts';
import { playCard } from './playing.ts';
import { andAgain, type C, callAgain, type Rule, steps } from './run.ts';
import { actionsOf, playVerdict, startVerdict } from './using.ts';

export type TurnData = { seat: Seat; asked: Seat; offered: number };

/** A player's turn: its options in any order and as often as they can be paid (MC-TURN-1, -2, -3). */
export const turn = steps('turn', [
  {
    name: 'the turn begins',
    rules: ['MC-PLAYER-PHASE-1', 'MC-PLAYER-PHASE-2'],
    run: (c, d) => {
      if (playerOf(c.table, d.seat).out) return DONE;
      beginTurn(c, d.seat);
      return { do: 'next' };
    },
  },
  {
    name: 'the active player does something or ends the turn',
    rules: ['MC-TURN-1', 'MC-TURN-2', 'MC-TURN-3', 'MC-TURN-4', 'MC-TURN-5', 'MC-TURN-9', 'MC-TURN-10'],
    run: (c, d) => {
      if (playerOf(c.table, d.seat).out) return goto('the turn ends');
      return ask({
        seat: d.seat,
        ask: { key: 'ask.turn', args: {} },
        rules: ['MC-TURN-1', 'MC-TURN-3'],
        test: 'turn',
        shape: 'options',
        options: lit(c, d.seat),
      });
    },
    take: (_c, d, answer) => {
      const id = answer as string;
      if (id === 'end') return goto('others may offer an action before it ends');
      if (id.startsWith('ask:')) {
        d.asked = Number(id.slice(4));
        return goto('a player who was asked uses an action or declines');
      }
      return start(d.seat, id);
    },
  },
  {
    name: 'a player who was asked uses an action or declines',
    rules: ['MC-TURN-10', 'MC-TRIGGER-3'],
    run: (c, d) =>
      d.asked < 0 || !hasOffer(c, d.asked)
        ? goto('the active player does something or ends the turn')
        : askAction(c, d.asked),
    take: (_c, d, answer) => {
      const seat = d.asked;
      d.asked = -1;
      return answer === 'decline' ? { do: 'again' } : start(seat, answer as string);
    },
  },
  {
    name: 'others may offer an action before it ends',
    rules: ['MC-TURN-10', 'MC-TURN-11'],
    run: (c, d) => {
      const others = playerOrder(c).filter((seat) => seat !== d.seat);
      for (; d.offered < others.length; d.offered++) {
        const seat = others[d.offered] ?? -1;
        if (hasOffer(c, seat)) return askAction(c, seat);
      }
      return goto('the turn ends');
    },
    take: (c, d, answer) => {
      const others = playerOrder(c).filter((seat) => seat !== d.seat);
      if (answer !== 'decline') return start(others[d.offered] ?? -1, answer as string);
      d.offered++;
      return { do: 'again' };
    },
  },
  {
    name: 'the turn ends',
    rules: ['MC-PLAYER-PHASE-2'],
    run: (c, d) => {
      endTurn(c, d.seat);
      return DONE;
    },
  },
]);

const askAction = (c: C, seat: Seat): Instruction =>
  ask({
    seat,
    ask: { key: 'ask.offer', args: { active: c.table.active } },
    rules: ['MC-TURN-10'],
    test: 'turn',
    shape: 'options',
    options: [...actions(c, seat), alone('decline')],
  });

/** Starts what was chosen; the row that asked comes again. */
function start(seat: Seat, id: string): Instruction {
  const colon = id.indexOf(':');
  const at = id.lastIndexOf('@');
  const card = Number(id.slice(Math.max(colon, at) + 1));
  switch (colon < 0 ? id : id.slice(0, colon)) {
    case 'flip':
      return callAgain('change-form', { seat, chosen: true });
    case 'recover':
      return callAgain('recover', { seat });
    case 'attack':
      return callAgain('basic-attack', { piece: card, seat, target: -1 });
    case 'thwart':
      return callAgain('basic-thwart', { piece: card, seat, target: -1 });
    case 'play':
      return andAgain(playCard(card, seat));
    default:
      return andAgain(initiation(id.slice(colon + 1, at), card, seat, newScope(seat, card)));
  }
}

/** One line of the menu. */
const option = (verb: TurnVerb, what: string, args: Option['say']['args']): Option => {
  const key: `option.${TurnVerb}` = `option.${verb}`;
  return { id: what === '' ? verb : `${verb}:${what}`, say: { key, args } };
};
const ofCard = (verb: TurnVerb, card: number): Option => option(verb, String(card), { card });
const ofAbility = (card: number, at: string): Option => option('use', `${at}@${card}`, { card, at });
const alone = (verb: TurnVerb): Option => option(verb, '', NO_ARGS);

/** Actions that this player could use now. */
const actions = (c: C, seat: Seat): Option[] =>
  actionsOf(c, seat)
    .filter(({ card, heard }) => startVerdict(c, seat, card, heard).yes)
    .map(({ card, heard }) => ofAbility(card, heard.address));

/** Whether a player is asked for an action: somebody who has none declines without being asked. */
const hasOffer = (c: C, seat: Seat): boolean => actions(c, seat).length > 0 || mightAct(c, seat);

interface Try {
  readonly say: () => Option;
  readonly verdict: Verdict<Rule>;
}

/** Everything a player might try in their turn, with a verdict on each. */
function tries(c: C, seat: Seat, explaining: Explaining): Try[] {
  const found: Try[] = [];
  for (const card of playerOf(c.table, seat).hand) {
    const { type } = printed(c, card);
    if (type === 'ally' || type === 'upgrade' || type === 'support') {
      found.push({ say: () => ofCard('play', card), verdict: playVerdict(c, seat, card, explaining) });
    }
  }
  for (const piece of c.table.play) {
    if (piece.controller !== seat) continue;
    const face = faceOf(c, piece);
    if (!isIdentity(face) && face.type !== 'ally') continue;
    const { id } = piece;
    found.push({ say: () => ofCard('attack', id), verdict: powerVerdict(c, seat, piece, 'atk', explaining) });
    found.push({ say: () => ofCard('thwart', id), verdict: powerVerdict(c, seat, piece, 'thw', explaining) });
  }
  for (const { card, heard } of actionsOf(c, seat)) {
    const verdict = startVerdict(c, seat, card, heard, newScope(seat, card), explaining);
    found.push({ say: () => ofAbility(card, heard.address), verdict });
  }
  found.push({ say: () => alone('recover'), verdict: recoverVerdict(c, seat, explaining) });
  found.push({ say: () => alone('flip'), verdict: flipVerdict(c, seat, explaining) });
  for (const other of playerOrder(c)) {
    if (other !== seat)
      found.push({ say: () => option('ask', String(other), { seat: other }), verdict: YES });
  }
  found.push({ say: () => alone('end'), verdict: YES });
  return found;
}

const lit = (c: C, seat: Seat): Option[] => {
  const options: Option[] = [];
  for (const { say, verdict } of tries(c, seat, 'bare')) if (verdict.yes) options.push(say());
  return options;
};

export const turnTester: Tester<Table> = {
  verdict: () => YES,
  choices: (c, decision): Choice[] => {
    if (decision.seat !== c.table.active) {
      return decision.shape === 'options' ? decision.options.map((one) => ({ ...one, verdict: YES })) : [];
    }
    return tries(c, decision.seat, 'reasons').map(({ say, verdict }) => ({ ...say(), verdict }));
  },
};
