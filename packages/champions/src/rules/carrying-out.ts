import {
  canRun,
  DONE,
  type Instruction,
  NEXT,
  propose,
  proposeAndSee,
  runAbility,
  type Seat,
} from '@assemble/kernel';
import { type Memory, newScope } from '../abilities/scope.ts';
import type { Called, Label } from '../abilities/vocabulary.ts';
import type { Piece } from '../table.ts';
import { endedBatch } from './activities.ts';
import { alsoDefend, beginActivity, endActivity } from './activity-atoms.ts';
import { loseStatus } from './atoms.ts';
import { faceOf, formOf, identityOf, pieceAt } from './cards-in-play.ts';
import { type AttackChange, attackOn } from './changes.ts';
import type { Heard } from './index-of-cards.ts';
import { andAgain, type C, call, steps } from './run.ts';

export type CarryOutData = {
  effect: string;
  label: Label | null;
  card: number;
  seat: Seat;
  scope: Memory;
  result?: AttackChange[];
};

/** Carries out the effect of an ability, labelled or not. */
export const carryOutOf = (
  effect: string,
  label: Label | undefined,
  card: number,
  seat: Seat,
  scope: Memory,
): Instruction => call('carry-out', { effect, label: label ?? null, card, seat, scope: { ...scope } });

/** Who acts in a labelled ability: the hero; of an ally's own ability the ally. */
function actorOf(c: C, card: number, seat: Seat): Piece | undefined {
  const piece = pieceAt(c, card);
  return piece !== undefined && faceOf(c, piece).type === 'ally' ? piece : identityOf(c, seat);
}

/** Whether a status card would be discarded instead of what a labelled ability does (MC-STATUS-4, -7). */
export function isReplaced(c: C, card: number, seat: Seat, label: Label | null | undefined): boolean {
  if (label !== 'attack' && label !== 'thwart') return false;
  return actorOf(c, card, seat)?.[label === 'attack' ? 'stunned' : 'confused'] === true;
}

/** The effect of an ability: an attack, a thwart or a defense where it is labelled so. */
export const carryOut = steps('carry-out', [
  {
    name: 'stunned or confused: the status card is discarded instead',
    rules: ['MC-STATUS-4', 'MC-STATUS-5', 'MC-STATUS-7', 'MC-STATUS-9', 'MC-STATUS-12'],
    run: (c, d) => {
      const actor = actorOf(c, d.card, d.seat);
      if (actor === undefined || !isReplaced(c, d.card, d.seat, d.label)) return NEXT;
      if (d.label === 'attack') loseStatus(c, actor, 'stunned', ['MC-STATUS-4']);
      else loseStatus(c, actor, 'confused', ['MC-STATUS-7']);
      return DONE;
    },
  },
  {
    name: 'a labelled ability is an attack, a thwart or a defense',
    rules: ['MC-ATTACK-3', 'MC-ATTACK-4', 'MC-THWART-3', 'MC-DEFENSE-1', 'MC-INTERRUPT-1'],
    run: (c, d) => {
      const actor = actorOf(c, d.card, d.seat);
      if (actor === undefined || d.label === null) {
        d.label = null;
        return NEXT;
      }
      d.scope.label = d.label;
      if (d.label === 'defense') {
        alsoDefend(c, actor);
        return NEXT;
      }
      beginActivity(c, d.label, actor.id, actor.face, d.seat, [], false);
      return d.label === 'attack' ? proposeAndSee(c, [attackOn(actor.id, d.seat, -1)]) : NEXT;
    },
  },
  {
    name: 'an attack that was replaced does not happen',
    rules: ['MC-CANCEL-4'],
    run: (c, d) => {
      if (d.label !== 'attack' || d.result?.[0]?.prevented !== true) return NEXT;
      endActivity(c);
      return DONE;
    },
  },
  {
    name: 'it resolves, sentence by sentence',
    rules: ['MC-ABILITY-3', 'MC-INIT-7'],
    run: (_c, d) => runAbility(d.effect, d.scope),
  },
  {
    name: 'the attack or thwart is over: responses',
    rules: ['MC-RESPONSE-1', 'MC-ATTACK-3', 'MC-THWART-3', 'MC-KEYWORD-11', 'MC-CONDITION-2'],
    run: (c, d) => {
      if (d.label !== 'attack' && d.label !== 'thwart') return DONE;
      return propose(c, endedBatch(c, endActivity(c)));
    },
  },
]);

export type CalledData = { abilities: string[]; card: number; seat: Seat; final: boolean };

/** Abilities that the rules call for, one after the other: When Revealed, Boost, Setup, Special (MC-ABILITY-5). */
export const called = steps('called', [
  {
    name: 'the next one',
    rules: ['MC-ABILITY-5', 'MC-TRIGGER-1', 'MC-TRIGGER-5', 'MC-TRIGGER-6'],
    run: (c, d) => {
      const address = d.abilities.shift();
      if (address === undefined) return DONE;
      const { effect, label, form } = c.rulebook.abilities.node(address) as Called;
      if (form !== undefined && formOf(c, d.seat) !== form) return { do: 'again' };
      const scope = newScope(d.seat, d.card);
      scope.final = d.final;
      const at = c.rulebook.abilities.address(effect);
      return andAgain(carryOutOf(at, label, d.card, d.seat, scope));
    },
  },
]);

/** Whether an ability that is called for could change the game, or a status card be discarded in its place (MC-STATUS-4). */
export function canCall(c: C, { effect, label }: Called, card: number, seat: Seat): boolean {
  const scope = newScope(seat, card);
  scope.label = label ?? null;
  return isReplaced(c, card, seat, label) || canRun(c, effect, scope);
}

/** Resolves these abilities of a card; nothing happens where there are none. */
export function callFor(
  heard: readonly Heard<Called>[] | undefined,
  card: number,
  seat: Seat,
  final = false,
): Instruction {
  if (heard === undefined) return NEXT;
  return call('called', { abilities: heard.map((one) => one.address), card, seat, final });
}
