import type { Answer, Decision, Json } from '@assemble/kernel';

/** What a person has put together so far for a decision. */
export interface Draft {
  /** The decision it belongs to. */
  readonly n: number;
  readonly chosen: readonly number[];
  readonly order: readonly string[];
  /** Beside `among`, and for a plain number its value. */
  readonly amounts: readonly number[];
  /** Beside `items`. */
  readonly put: readonly (readonly number[])[];
  /** The item that waits for its target. */
  readonly picked: number | null;
  /** The line of a menu that is looked at, null while none is. */
  readonly eyed: string | null;
  /** The place, null while there is none. */
  readonly at: Answer;
}

export function startDraft(decision: Decision): Draft {
  const draft: Draft = {
    n: decision.n,
    chosen: [],
    order: [],
    amounts: [],
    put: [],
    picked: null,
    eyed: null,
    at: null,
  };
  switch (decision.shape) {
    case 'distribute':
      return { ...draft, amounts: decision.among.map(() => 0) };
    case 'number':
      return { ...draft, amounts: [decision.min] };
    case 'assign':
      return { ...draft, put: decision.items.map(() => []) };
    default:
      return draft;
  }
}

const isNumbers = (value: Json | undefined): value is readonly number[] =>
  Array.isArray(value) && value.every((one: Json) => typeof one === 'number');

/** The draft that would give this answer, where one can: what is suggested is shown before it is taken. */
export function draftOf(decision: Decision, answer: Answer): Draft {
  const draft = startDraft(decision);
  switch (decision.shape) {
    case 'entities':
      return isNumbers(answer) ? { ...draft, chosen: answer } : draft;
    case 'distribute':
      return isNumbers(answer) ? { ...draft, amounts: answer } : draft;
    case 'number':
      return typeof answer === 'number' ? { ...draft, amounts: [answer] } : draft;
    case 'order':
      return Array.isArray(answer) ? { ...draft, order: answer.map(String) } : draft;
    case 'assign':
      return Array.isArray(answer)
        ? { ...draft, put: answer.map((one: Json) => (isNumbers(one) ? one : [])) }
        : draft;
    case 'pay':
      return { ...draft, chosen: paidWith(answer) };
    case 'place':
      return { ...draft, at: answer };
    default:
      return draft;
  }
}

/** The entities that a payment names: alone, or first in a pair with an amount. */
function paidWith(answer: Answer): readonly number[] {
  if (typeof answer !== 'object' || answer === null || !('with' in answer)) return [];
  const list: Json | undefined = answer['with'];
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: Json) => {
    const id: Json | undefined = Array.isArray(one) ? one[0] : one;
    return typeof id === 'number' ? [id] : [];
  });
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

const without = (list: readonly number[], one: number): readonly number[] =>
  list.filter((other) => other !== one);

/**
 * Whether one tap answers: a choice of one thing. Where chances are known only of what is chosen, they are read first,
 * and the choice is confirmed.
 */
export const actsAtOnce = (decision: Decision, hasOdds: (chosen: readonly number[]) => boolean): boolean =>
  decision.shape === 'entities' && decision.max === 1 && (hasOdds([]) || !hasOdds(decision.from.slice(0, 1)));

/** What can be tapped now. */
export function litOf(decision: Decision, draft: Draft, payable: readonly number[]): readonly number[] {
  switch (decision.shape) {
    case 'entities':
      // A single choice may be changed by tapping another one.
      return draft.chosen.length < decision.max || decision.max === 1 ? decision.from : draft.chosen;
    case 'pay':
      return payable;
    case 'distribute':
      return sum(draft.amounts) < decision.total ? decision.among : [];
    case 'assign': {
      const free = decision.items.filter((_, i) => (decision.to[i] ?? []).length > 0);
      if (draft.picked === null) return free;
      const targets = decision.to[decision.items.indexOf(draft.picked)] ?? [];
      return [...new Set([...free, ...targets])];
    }
    default:
      return [];
  }
}

/** A tap on something lit: it is chosen, put down again, or made the target of what was picked. */
export function tap(decision: Decision, draft: Draft, entity: number, payable: readonly number[]): Draft {
  if (!litOf(decision, draft, payable).includes(entity)) return draft;
  switch (decision.shape) {
    case 'entities':
      if (draft.chosen.includes(entity)) return { ...draft, chosen: without(draft.chosen, entity) };
      return { ...draft, chosen: decision.max === 1 ? [entity] : [...draft.chosen, entity] };
    case 'pay':
      return {
        ...draft,
        chosen: draft.chosen.includes(entity) ? without(draft.chosen, entity) : [...draft.chosen, entity],
      };
    case 'distribute':
      return add(decision, draft, decision.among.indexOf(entity), 1);
    case 'assign':
      return tapAssign(decision, draft, entity);
    default:
      return draft;
  }
}

function tapAssign(decision: Decision & { shape: 'assign' }, draft: Draft, entity: number): Draft {
  const at = draft.picked === null ? -1 : decision.items.indexOf(draft.picked);
  if (at >= 0 && (decision.to[at] ?? []).includes(entity)) return assign(draft, at, entity);
  if (draft.picked === entity) return { ...draft, picked: null };
  const item = decision.items.indexOf(entity);
  // What was put somewhere is taken back when it is tapped again.
  if ((draft.put[item] ?? []).length > 0) {
    return { ...draft, put: draft.put.map((list, i) => (i === item ? [] : list)), picked: entity };
  }
  return { ...draft, picked: entity };
}

/** Puts an item to a target, or takes it away from there. */
export function assign(draft: Draft, item: number, target: number | null): Draft {
  const put = draft.put.map((list, i) => {
    if (i !== item) return list;
    return target === null || list.includes(target) ? [] : [target];
  });
  return { ...draft, put, picked: null };
}

/** Gives one more or one less, within what there is to give. */
export function add(decision: Decision, draft: Draft, at: number, by: number): Draft {
  const now = draft.amounts[at];
  if (now === undefined) return draft;
  const [least, most] =
    decision.shape === 'number'
      ? [decision.min, decision.max]
      : decision.shape === 'distribute'
        ? [0, now + decision.total - sum(draft.amounts)]
        : [now, now];
  const next = Math.min(most, Math.max(least, now + by));
  return { ...draft, amounts: draft.amounts.map((amount, i) => (i === at ? next : amount)) };
}

/** Puts an option next in the order, or takes it and what follows out again. */
export function place(draft: Draft, id: string): Draft {
  const at = draft.order.indexOf(id);
  return { ...draft, order: at < 0 ? [...draft.order, id] : draft.order.slice(0, at) };
}

/** The answer that the draft amounts to; null while it is not whole. Payments are their game's to put into words. */
export function answerOf(decision: Decision, draft: Draft): Answer {
  switch (decision.shape) {
    case 'entities':
      return draft.chosen.length >= decision.min ? draft.chosen : null;
    case 'distribute':
      return sum(draft.amounts) === decision.total ? draft.amounts : null;
    case 'number':
      return draft.amounts[0] ?? null;
    case 'assign':
      return draft.put;
    case 'place':
      return draft.at;
    case 'order': {
      const rest = decision.options.map(({ id }) => id).filter((id) => !draft.order.includes(id));
      // The last one has only one place left.
      return rest.length <= 1 ? [...draft.order, ...rest] : null;
    }
    default:
      return null;
  }
}

/** Whether the person may do nothing here. */
export function isOptional(decision: Decision, passes: readonly string[]): boolean {
  switch (decision.shape) {
    case 'entities':
      return decision.min === 0;
    case 'options':
      return decision.options.some(({ id }) => passes.includes(id));
    case 'number':
      return decision.min === 0;
    case 'assign':
    case 'yes-no':
      return true;
    default:
      return false;
  }
}
