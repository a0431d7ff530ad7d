import {
  ask,
  type Choice,
  DONE,
  goto,
  type Instruction,
  type Option,
  type Seat,
  type Tester,
  type Verdict,
  YES,
} from '@assemble/kernel';
import type { Table } from '../table.ts';
import { bansOn } from './bans.ts';
import { diceIn, faceOf, other, playerOf } from './dice-in-play.ts';
import { tell } from './events.ts';
import { fieldVerdict } from './fielding.ts';
import { indexOf, slotId } from './index-of-cards.ts';
import { type Inquiry, inquiry } from './paying.ts';
import { buyVerdict } from './purchasing.ts';
import { type C, call, steps } from './run.ts';
import { activatedOf, activateVerdict, globalVerdict, useVerdict } from './using.ts';

export type Acting = { declined: boolean };

/**
 * Who may start something, in the main phase and in the attack's step for actions and globals. Strictly
 * (tournament): the active player takes any number of actions and stops; the other takes one or declines; a
 * decline and a pass end it. Casually the other player also gets a chance after every action (DM-ORDERING-11).
 */
export const priority = steps('priority', [
  {
    name: 'the active player acts or stops',
    rules: ['DM-ORDERING-1', 'DM-ORDERING-6', 'DM-TURN-STRUCTURE-5', 'DM-TURN-STRUCTURE-6', 'DM-ATTACK-6'],
    run: (c, d) => {
      const options = lit(c, c.table.active);
      // Nothing to start: the chance passes on by itself.
      if (options.length === 1) {
        return d.declined || !canRespond(c) ? DONE : goto('the other player uses a global or declines');
      }
      return ask({
        seat: c.table.active,
        ask: {
          key: c.table.phase === 'main' ? 'ask.main' : 'ask.attack-actions',
          args: { again: d.declined },
        },
        rules:
          c.table.phase === 'main'
            ? ['DM-TURN-STRUCTURE-5', 'DM-ORDERING-6']
            : ['DM-ATTACK-6', 'DM-ORDERING-6'],
        test: 'priority',
        shape: 'options',
        options,
      });
    },
    take: (c, d, answer) => {
      if (answer === 'stop') {
        if (d.declined || !canRespond(c)) return DONE;
        tell(c, 'offered', ['DM-ORDERING-6'], () => ({ seat: c.table.active }));
        return goto('the other player uses a global or declines');
      }
      d.declined = false;
      return start(c.table.active, answer as string);
    },
  },
  {
    name: 'after an action, casually, the other player gets a chance',
    rules: ['DM-ORDERING-10', 'DM-ORDERING-11', 'DM-GLOBAL-ABILITIES-5'],
    run: (c) =>
      c.table.priority === 'casual' && canRespond(c)
        ? goto('the other player uses a global or declines')
        : goto('the active player acts or stops'),
  },
  {
    name: 'the other player uses a global or declines',
    rules: ['DM-ORDERING-7', 'DM-ORDERING-8', 'DM-GLOBAL-ABILITIES-2', 'DM-GLOBAL-ABILITIES-5'],
    run: (c) =>
      ask({
        seat: other(c.table.active),
        ask: { key: 'ask.respond', args: {} },
        rules: ['DM-ORDERING-7', 'DM-GLOBAL-ABILITIES-5'],
        test: 'priority',
        shape: 'options',
        options: lit(c, other(c.table.active)),
      }),
    take: (c, d, answer) => {
      const seat = other(c.table.active);
      if (answer === 'stop') {
        d.declined = true;
        tell(c, 'declined', ['DM-ORDERING-7'], () => ({ seat }));
        return goto('the active player acts or stops');
      }
      d.declined = false;
      return start(seat, answer as string);
    },
  },
  {
    name: 'then the active player may go on',
    rules: ['DM-ORDERING-7'],
    run: () => goto('the active player acts or stops'),
  },
]);

/** Starts what was chosen. */
function start(seat: Seat, id: string): Instruction {
  const [verb, what] = split(id);
  switch (verb) {
    case 'buy':
    case 'field':
      return call('spend', { seat, basket: [id], spent: [] });
    case 'use':
      return call('use-action', { seat, die: Number(what) });
    case 'beside':
      return call('use-beside', { seat, die: Number(what) });
    case 'lift':
      return call('lift-ban', { seat, slot: Number(what) });
    default:
      return call('use-ability', { seat, verb, ability: what, times: 1 });
  }
}

const split = (id: string): [string, string] => {
  const at = id.indexOf(':');
  return [id.slice(0, at), id.slice(at + 1)];
};

/** Whether the other player has anything to choose: nobody is asked where there is nothing to decide. */
const canRespond = (c: C): boolean => lit(c, other(c.table.active)).length > 1;

/** The legal choices, as things are now: a die that has just come to the reserve pool counts (DM-FIELDING-7). */
const lit = (c: C, seat: Seat): Option[] => menu(c, inquiry(c, seat, 'bare'));

/** Everything a player might try here, each with its verdict; asked without reasons, only what is legal. */
function menu(c: C, q: Inquiry): Choice[] {
  const { seat } = q;
  const found: Choice[] = [];
  const active = seat === c.table.active;
  const index = indexOf(c);
  // What is out of the question is still listed where reasons are wanted: "why can't I buy now?"
  const explain = q.explaining === 'reasons';
  if (explain || (active && c.table.phase === 'main')) {
    // The first place is the sidekicks', who cannot be bought (DM-TEAM-RULES-2).
    for (let slot = 1; slot < index.slots.length; slot++) {
      const verdict = buyVerdict(c, q, slot, 0);
      if (shown(q, verdict))
        found.push({
          id: `buy:${slot}`,
          say: { key: 'option.buy', args: { card: slotId(c, slot) } },
          verdict,
        });
    }
  }
  for (const heard of activatedOf(c, seat)) {
    const verdict = activateVerdict(c, q, heard);
    if (!shown(q, verdict)) continue;
    add(found, {
      id: `activate:${heard.address}`,
      say: { key: 'option.ability', args: { card: slotId(c, heard.slot) } },
      verdict,
    });
  }
  if (explain || active) reserveChoices(c, q, found);
  for (const heard of index.globals) {
    const verdict = globalVerdict(c, q, heard);
    if (!shown(q, verdict)) continue;
    add(found, {
      id: `global:${heard.address}`,
      say: { key: 'option.global', args: { card: slotId(c, heard.slot) } },
      verdict,
    });
  }
  liftChoices(c, seat, found);
  besideChoices(c, seat, found);
  found.push({ id: 'stop', say: { key: active ? 'option.stop' : 'option.decline', args: {} }, verdict: YES });
  return found;
}

/** The same ability on two cards is one choice, legal as long as it is on one of them. */
function add(found: Choice[], choice: Choice): void {
  const at = found.findIndex(({ id }) => id === choice.id);
  if (at < 0) found.push(choice);
  else if (choice.verdict.yes) found[at] = choice;
}

const shown = (q: Inquiry, verdict: Verdict): boolean => verdict.yes || q.explaining === 'reasons';

function reserveChoices(c: C, q: Inquiry, found: Choice[]): void {
  for (const die of diceIn(c, q.seat, 'reserve')) {
    const face = faceOf(c, die);
    if (face === null || face.kind === 'energy') continue;
    const field = face.kind === 'character';
    const verdict = field ? fieldVerdict(c, q, die.id) : useVerdict(c, q, die.id);
    if (!shown(q, verdict)) continue;
    const args = { card: slotId(c, die.card), die: die.id, face: die.face };
    found.push({
      id: `${field ? 'field' : 'use'}:${die.id}`,
      say: { key: field ? 'option.field' : 'option.use', args },
      verdict,
    });
  }
}

/** Action dice beside characters: usable whenever their player likes. */
function besideChoices(c: C, seat: Seat, found: Choice[]): void {
  for (const { slot } of indexOf(c).besides) {
    for (const die of diceIn(c, seat, 'beside')) {
      if (die.as !== slot) continue;
      const args = { card: slotId(c, slot), die: die.id };
      found.push({ id: `beside:${die.id}`, say: { key: 'option.ability', args }, verdict: YES });
    }
  }
}

/** Bans that the player could buy off with life. */
function liftChoices(c: C, seat: Seat, found: Choice[]): void {
  for (const what of ['actions-and-globals', 'field'] as const) {
    for (const { effect, slot } of bansOn(c, seat, what)) {
      const life = effect.lift?.life;
      if (life === undefined || playerOf(c, seat).life < life) continue;
      const args = { card: slotId(c, slot), life };
      found.push({ id: `lift:${slot}`, say: { key: 'option.lift', args }, verdict: YES });
    }
  }
}

export const priorityTester: Tester<Table> = {
  verdict: (c, decision, answer) =>
    menu(c, inquiry(c, decision.seat)).find((choice) => choice.id === answer)?.verdict ?? YES,
  choices: (c, decision) => menu(c, inquiry(c, decision.seat)),
};
