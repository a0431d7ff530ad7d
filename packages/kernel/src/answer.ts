import type { Answer, Ask, Decision, Shape } from './decision.ts';
import type { Json } from './json.ts';
import { below, type Stream } from './random.ts';

/** Whether an answer has the form its shape asks for, whatever is in it: only such answers reach a tester. */
export function hasForm(shape: Shape, answer: Answer): boolean {
  switch (shape.shape) {
    case 'entities':
    case 'distribute':
      return isNumbers(answer);
    case 'options':
      return typeof answer === 'string';
    case 'order':
      return Array.isArray(answer) && answer.every((id: Json) => typeof id === 'string');
    case 'number':
      return isWhole(answer);
    case 'assign':
      return Array.isArray(answer) && answer.every(isNumbers);
    case 'yes-no':
      return typeof answer === 'boolean';
    case 'pay':
      return isRecord(answer) && (Array.isArray(answer['with']) || typeof answer['extend'] === 'string');
    case 'commit':
    case 'place':
      return answer !== null;
  }
}

/** Whether an answer has the form its shape asks for and stays inside the listed bounds. */
export function fits(shape: Shape, answer: Answer): boolean {
  switch (shape.shape) {
    case 'entities':
      return (
        isNumbers(answer) &&
        answer.length >= shape.min &&
        answer.length <= shape.max &&
        isSet(answer) &&
        answer.every((id) => shape.from.includes(id))
      );
    case 'options':
      return shape.options.some((option) => option.id === answer);
    case 'order':
      return (
        Array.isArray(answer) &&
        answer.length === shape.options.length &&
        shape.options.every((option) => answer.includes(option.id))
      );
    case 'distribute':
      return (
        isNumbers(answer) &&
        answer.length === shape.among.length &&
        answer.every((n) => n >= 0) &&
        answer.reduce((sum, n) => sum + n, 0) === shape.total
      );
    case 'number':
      return isWhole(answer) && answer >= shape.min && answer <= shape.max;
    case 'assign':
      return (
        Array.isArray(answer) &&
        answer.length === shape.items.length &&
        answer.every((put: Json, i) => {
          const allowed = shape.to[i] ?? [];
          return isNumbers(put) && isSet(put) && put.every((id) => allowed.includes(id));
        })
      );
    case 'pay':
      return isRecord(answer) && (Array.isArray(answer['with']) || isOption(shape.extend, answer['extend']));
    case 'yes-no':
      return typeof answer === 'boolean';
    case 'commit':
    case 'place':
      return answer !== null;
  }
}

/** The answer a seat gives when it says nothing: the least it may do. */
export function leastAnswer(shape: Shape): Answer {
  switch (shape.shape) {
    case 'entities':
      return shape.from.slice(0, shape.min);
    case 'options':
      return shape.options.at(-1)?.id ?? null;
    case 'order':
      return shape.options.map((option) => option.id);
    case 'distribute':
      return shape.among.map((_, i) => (i === 0 ? shape.total : 0));
    case 'number':
      return shape.min;
    case 'assign':
      return shape.items.map(() => []);
    case 'yes-no':
      return false;
    case 'pay':
    case 'commit':
    case 'place':
      return null;
  }
}

/** The decision of a question: written out by shape, with lists of its own, so that it stays as it was asked. */
export function decisionOf(q: Ask, n: number): Decision {
  const { seat, ask, rules } = q;
  const source = q.source ?? null;
  const test = q.test ?? null;
  const fallback = q.fallback ?? leastAnswer(q);
  switch (q.shape) {
    case 'entities': {
      const { min, max } = q;
      return { n, seat, ask, rules, source, test, fallback, shape: q.shape, from: q.from.slice(), min, max };
    }
    case 'options':
    case 'order':
      return { n, seat, ask, rules, source, test, fallback, shape: q.shape, options: q.options };
    case 'distribute': {
      const { total } = q;
      return { n, seat, ask, rules, source, test, fallback, shape: q.shape, total, among: q.among.slice() };
    }
    case 'number':
      return { n, seat, ask, rules, source, test, fallback, shape: q.shape, min: q.min, max: q.max };
    case 'assign': {
      const to = q.to.map((list) => list.slice());
      return { n, seat, ask, rules, source, test, fallback, shape: q.shape, items: q.items.slice(), to };
    }
    case 'pay':
      return { n, seat, ask, rules, source, test, fallback, shape: q.shape, cost: q.cost, extend: q.extend };
    case 'yes-no':
      return { n, seat, ask, rules, source, test, fallback, shape: q.shape };
    case 'commit':
    case 'place':
      return { n, seat, ask, rules, source, test, fallback, shape: q.shape, what: q.what } as Decision;
  }
}

/** An answer drawn at random from all that the shape lists; null where only the rulebook's sampler can tell. */
export function randomAnswer(decision: Decision, random: Stream): Answer {
  switch (decision.shape) {
    case 'entities': {
      const size =
        decision.min + below(random, Math.min(decision.max, decision.from.length) - decision.min + 1);
      const left = decision.from.slice();
      const chosen: number[] = [];
      while (chosen.length < size) chosen.push(takeOne(left, random));
      return chosen;
    }
    case 'options':
      return decision.options[below(random, decision.options.length)]?.id ?? null;
    case 'order': {
      const left = decision.options.map((option) => option.id);
      const order: string[] = [];
      while (left.length > 0) order.push(takeOne(left, random));
      return order;
    }
    case 'distribute': {
      const amounts = decision.among.map(() => 0);
      for (let n = 0; n < decision.total; n++) {
        const i = below(random, amounts.length);
        amounts[i] = (amounts[i] ?? 0) + 1;
      }
      return amounts;
    }
    case 'number':
      return decision.min + below(random, decision.max - decision.min + 1);
    case 'assign':
      return decision.to.map((allowed) => {
        const pick = below(random, allowed.length + 1);
        const target = allowed[pick];
        return target === undefined ? [] : [target];
      });
    case 'yes-no':
      return below(random, 2) === 1;
    case 'pay':
    case 'commit':
    case 'place':
      return null;
  }
}

/** Takes one of these out at random. */
function takeOne<T>(left: T[], random: Stream): T {
  const at = below(random, left.length);
  const one = left[at] as T;
  left.splice(at, 1);
  return one;
}

const isWhole = (value: Json): value is number => typeof value === 'number' && Number.isInteger(value);
const isNumbers = (value: Json): value is readonly number[] => Array.isArray(value) && value.every(isWhole);
const isSet = (list: readonly number[]): boolean => new Set(list).size === list.length;
const isOption = (options: readonly { id: string }[], id: Json | undefined): boolean =>
  options.some((option) => option.id === id);
const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
