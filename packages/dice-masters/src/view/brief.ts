import {
  type Asking,
  type Brief,
  canRun,
  type Decision,
  type Frame,
  type Listener,
  type Message,
  type Node,
  type NodeData,
  type Option,
  type Outlook,
  PASS,
  type Seat,
  windowNow,
} from '@assemble/kernel';
import type { Hearer, Memory } from '../abilities/memory.ts';
import { amountOf } from '../abilities/values.ts';
import type { Ability, Cost, Effect } from '../abilities/vocabulary.ts';
import { statOf } from '../rules/bonuses.ts';
import type { AnyChange } from '../rules/changes.ts';
import { reaching } from '../rules/combat-damage.ts';
import { activeFor, characterFace, dieOf, other, playerOf } from '../rules/dice-in-play.ts';
import { type DieRef, ref, sourceRef } from '../rules/events.ts';
import { fieldingPrice } from '../rules/fielding.ts';
import { indexOf, type Price, slotId } from '../rules/index-of-cards.ts';
import { scopeOf } from '../rules/listeners.ts';
import { onlyPayment } from '../rules/paying.ts';
import { purchasePrice } from '../rules/purchasing.ts';
import { type C, running } from '../rules/run.ts';
import { actionOf } from '../rules/using.ts';
import { isPlayer, seatOf } from '../table.ts';
import { outlook, says } from './brief-words.ts';
import { withNumbers } from './known-numbers.ts';

type Answers = { [answer: string]: Outlook };

const NOTHING: Brief = { going: [], ask: null, answers: {}, only: null };

/** What a question is about and what each of its answers comes to. */
export function brief(c: C, decision: Decision): Brief {
  const window = windowNow<C['table'], Memory>(c);
  if (window !== null) return windowBrief(c, window, decision);
  switch (decision.ask.key) {
    case 'ask.main':
    case 'ask.attack-actions':
    case 'ask.respond':
      return menuBrief(c, decision);
    case 'ask.next-ability':
      return orderBrief(c, decision);
    case 'ask.pay':
    case 'ask.pay-ability':
      return payBrief(c, decision);
    case 'ask.attackers':
      return { ...NOTHING, answers: each(decision, (id) => [attackerSays(c, id)]) };
    case 'ask.hit-opponent':
      return aimBrief(c, decision);
    default:
      return effectBrief(c, decision);
  }
}

function each(decision: Decision, does: (id: number) => readonly Message[]): Answers {
  const answers: Answers = {};
  if (decision.shape !== 'entities') return answers;
  for (const id of decision.from) answers[id] = outlook(does(id));
  return answers;
}

/** Answers that are all alike leave no choice. */
function onlyOf(answers: Answers): string | null {
  const [first, ...others] = Object.entries(answers);
  if (first === undefined || others.length === 0) return null;
  const [id, { like }] = first;
  return like !== undefined && others.every(([, one]) => one.like === like) ? id : null;
}

const hitOf = (c: C, target: number): { die: DieRef | null; seat: Seat } =>
  isPlayer(target) ? { die: null, seat: seatOf(target) } : { die: ref(c, dieOf(c, target)), seat: -1 };

/** The defense that is left of a die, or a player's life. */
function leftAfter(c: C, target: number, amount: number): number {
  if (isPlayer(target)) return Math.max(0, playerOf(c, seatOf(target)).life - amount);
  const die = dieOf(c, target);
  return Math.max(0, statOf(c, die, 'defense') - die.damage - amount);
}

const takes = (c: C, target: number, amount: number): Message =>
  says('does.takes', { ...hitOf(c, target), amount, left: leftAfter(c, target, amount) });

const attackerSays = (c: C, id: number): Message => {
  const die = dieOf(c, id);
  return says('does.attacks', { attack: statOf(c, die, 'attack'), defense: statOf(c, die, 'defense') });
};

/** An ability, for what it costs; and that it would find nobody, where that is so. */
function abilityLine(c: C, at: string, scope: Memory): Outlook {
  const ability = c.rulebook.abilities.node(at) as Ability & { effect: Effect; cost?: Cost };
  const does = says('does.ability', {
    at,
    cost: ability.cost ?? null,
    effect: withNumbers(c, ability.effect, scope),
  });
  const but = canRun(c, ability.effect, scope) ? [] : [says('but.no-change', {})];
  return outlook([does], but);
}

function windowBrief(c: C, { batch, answers: heard }: Asking<Memory>, decision: Decision): Brief {
  if (decision.shape !== 'options') return NOTHING;
  const open = (batch as readonly AnyChange[]).filter((change) => !change.prevented);
  const answers: Answers = {};
  for (const { id } of decision.options) {
    const listener = heard.get(id);
    if (listener !== undefined) answers[id] = abilityLine(c, listener.ability, listener.scope);
    else if (id === PASS) answers[id] = passLine(c, open);
  }
  const own = decision.options.filter(({ id }) => id !== PASS);
  const only = own.length === 1 && own[0] !== undefined ? heard.get(own[0].id) : undefined;
  return {
    going: open.flatMap((change) => going(c, change)),
    ask: only === undefined ? null : useAsk(c, only),
    answers,
    only: null,
  };
}

/** The question where there is one thing to be done: what it is. */
function useAsk(c: C, { ability, scope }: Listener<Memory>): Message | null {
  const [does] = abilityLine(c, ability, scope).does;
  return does === undefined ? null : { key: 'ask.use', args: { card: slotId(c, scope.card), ...does.args } };
}

function going(c: C, change: AnyChange): Message[] {
  const source = sourceRef(c, change.cause.card, change.cause.die);
  const hit = hitOf(c, change.target);
  if (change.kind === 'damage') return [says('now.damage', { ...hit, amount: change.amount, source })];
  if (change.kind === 'knock-out') return [says('now.knock-out', hit)];
  return [says('now.affects', { ...hit, source })];
}

/** To let it happen: what then comes, as far as it is known. */
function passLine(c: C, open: readonly AnyChange[]): Outlook {
  const does = open.flatMap((change) =>
    change.kind === 'damage' ? [takes(c, change.target, change.amount)] : [],
  );
  return outlook(does.length > 0 ? does : [says('does.goes-on', {})], [], {
    name: says('answer.let-it-happen', {}),
  });
}

/** Abilities that wait: the same one of another die that shows the same is the same answer. */
function orderBrief(c: C, decision: Decision): Brief {
  const group = c.table.waiting[0] ?? [];
  const own = group.filter((one) => one.seat === decision.seat);
  const answers: Answers = {};
  own.forEach((one, i) => {
    answers[i] = { ...abilityLine(c, one.ability, one.scope), like: likeOf(c, one) };
  });
  return { ...NOTHING, answers, only: onlyOf(answers) };
}

function likeOf(c: C, { ability, source, scope }: Hearer): string {
  if (scope.self < 0) return `${ability} ${source}`;
  const { id: _id, ...state } = dieOf(c, scope.self);
  const { self: _self, ...memory } = scope;
  // In a fight each die stands in a place of its own.
  return c.table.combat === null
    ? `${ability} ${JSON.stringify([state, memory])}`
    : `${ability} ${scope.self}`;
}

function menuBrief(c: C, decision: Decision): Brief {
  const answers: Answers = {};
  if (decision.shape === 'options')
    for (const option of decision.options) answers[option.id] = menuLine(c, decision, option);
  return { ...NOTHING, answers };
}

function menuLine(c: C, { seat, ask }: Decision, { id, say: { args } }: Option): Outlook {
  const at = id.indexOf(':');
  const what = id.slice(at + 1);
  switch (at < 0 ? id : id.slice(0, at)) {
    case 'buy': {
      const slot = Number(what);
      const { amount, needs } = purchasePrice(c, slot);
      const left = c.table.dice.filter((die) => die.card === slot && die.zone === 'card').length - 1;
      return outlook([says('does.buy', { cost: amount, needs, left })]);
    }
    case 'field':
      return fieldLine(c, seat, Number(what));
    case 'use': {
      const die = dieOf(c, Number(what));
      const heard = actionOf(c, die.as);
      if (heard === null) return outlook([says('does.nothing', {})]);
      const line = abilityLine(c, heard.address, scopeOf(heard.slot, seat, die, null, { how: 'action' }));
      return { ...line, like: `use ${die.card} ${die.face} ${die.as}` };
    }
    case 'beside': {
      const die = dieOf(c, Number(what));
      const heard = indexOf(c).besides.find(({ slot }) => slot === die.as);
      if (heard === undefined) return outlook([says('does.nothing', {})]);
      return abilityLine(c, heard.address, scopeOf(heard.slot, seat, die, null, { that: [die.holder] }));
    }
    case 'lift': {
      const { life } = args as { readonly life: number };
      return outlook([says('does.lift', { left: Math.max(0, playerOf(c, seat).life - life) })]);
    }
    case 'stop':
      return outlook([stopSays(c, ask.key)]);
    default:
      return usedLine(c, seat, id.startsWith('activate'), what);
  }
}

function usedLine(c: C, seat: Seat, activated: boolean, at: string): Outlook {
  const id = at.slice(0, at.indexOf('#'));
  const slots = c.table.cards.flatMap((slot, i) => (slot.id === id ? [i] : []));
  const slot = slots.find((one) => activeFor(c, one, seat).length > 0) ?? slots[0] ?? -1;
  const self = activated ? (activeFor(c, slot, seat)[0] ?? null) : null;
  return abilityLine(c, at, scopeOf(slot, seat, self, null, { how: activated ? 'active' : 'global' }));
}

/** What a character costs and is worth, and what its card does when it is fielded. */
function fieldLine(c: C, seat: Seat, id: number): Outlook {
  const die = dieOf(c, id);
  const { attack = 0, defense = 0 } = characterFace(c, die) ?? {};
  const price = fieldingPrice(c, die).amount;
  return outlook([says('does.field', { cost: price, attack, defense })], [], {
    like: `field ${seat} ${die.card} ${die.face} ${die.as}`,
  });
}

function stopSays(c: C, ask: string): Message {
  if (ask === 'ask.main') return says('does.stop-main', {});
  if (ask === 'ask.respond') return says('does.stop-respond', {});
  return says('does.stop-attack', { through: reaching(c) });
}

function payBrief(c: C, decision: Decision): Brief {
  if (decision.shape !== 'pay') return NOTHING;
  const paying = running(c, 'pay-cost');
  // What else could be paid for in the same go is a choice (DM-PAYING-6).
  const only =
    decision.extend.length > 0 ? null : onlyPayment(c, decision.seat, decision.cost as unknown as Price[]);
  return { ...NOTHING, going: paying === null ? [] : paidFor(c, paying.ability), only };
}

/** The ability that is being paid for, as it is under way. */
function paidFor(c: C, at: string): Message[] {
  const frame = c.match.frames.at(-2) as Frame<NodeData> | undefined;
  if (frame === undefined || frame.data.at !== at) return [];
  const scope = scopeIn(c, frame);
  const { effect } = c.rulebook.abilities.node(at) as Node & { effect: Effect };
  return [says('now.ability', { at, cost: null, effect: withNumbers(c, effect, scope) })];
}

const scopeIn = (c: C, frame: Frame<NodeData>): Memory =>
  (frame.data.root < 0
    ? (frame.data as unknown as { scope: Memory }).scope
    : c.scope(frame.data as never)) as Memory;

function aimBrief(c: C, decision: Decision): Brief {
  const { die: id } = decision.ask.args as { readonly die: number };
  const amount = statOf(c, dieOf(c, id), 'attack');
  const opponent = -1 - other(decision.seat);
  return {
    ...NOTHING,
    answers: {
      yes: outlook([takes(c, opponent, amount)]),
      no: outlook([says('does.blockers-take', { amount })]),
    },
  };
}

/** An effect asks for its targets, or whether it shall happen: said with its numbers, and what it does to each. */
function effectBrief(c: C, decision: Decision): Brief {
  const frame = c.match.frames.at(-1) as Frame<NodeData> | undefined;
  if (frame === undefined || typeof frame.data.at !== 'string') return NOTHING;
  const scope = scopeIn(c, frame);
  const at = frame.data.at;
  const node = c.rulebook.abilities.node(at) as unknown as Effect & { cost?: Cost; effect?: Effect };
  const card = slotId(c, scope.card);
  const { key } = decision.ask;
  if ((key === 'ask.may' || key === 'ask.unless') && node.effect !== undefined) {
    const effect = withNumbers(c, node.effect, scope);
    const cost = node.cost ?? null;
    const happens = outlook([says('does.ability', { at, cost: null, effect })]);
    if (key === 'ask.unless')
      return { ...NOTHING, answers: { yes: outlook([says('does.nothing', {})]), no: happens } };
    return {
      ...NOTHING,
      ask: says('ask.use', { card, at, cost, effect }),
      answers: { yes: happens, no: outlook([says('does.nothing', {})]) },
    };
  }
  if (key !== 'ask.choose') return NOTHING;
  const effect = withNumbers(c, node as Effect, scope);
  return {
    ...NOTHING,
    ask: says('ask.effect', { card, at, cost: null, effect }),
    answers: each(decision, (id) => onTarget(c, node as Effect, id, scope)),
  };
}

function onTarget(c: C, effect: Effect, id: number, scope: Memory): Message[] {
  if (effect.node === 'damage' && effect.from === undefined) {
    const amount = amountOf(c, effect.amount, { ...scope, that: [id] });
    return [says('does.takes-unnamed', { amount, left: leftAfter(c, id, amount), player: isPlayer(id) })];
  }
  return effect.node === 'knock-out' ? [says('does.knocked-out', {})] : [];
}
