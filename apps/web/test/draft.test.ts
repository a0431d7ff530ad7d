import type { Decision, Shape } from '@assemble/kernel';
import { describe, expect, test } from 'vitest';
import {
  actsAtOnce,
  add,
  answerOf,
  draftOf,
  isOptional,
  litOf,
  place,
  startDraft,
  tap,
} from '../src/table/draft.ts';

const ask = <S extends Shape>(shape: S): Decision & S => ({
  n: 1,
  seat: 0,
  ask: { key: 'ask', args: {} },
  rules: [],
  source: null,
  test: null,
  fallback: null,
  ...shape,
});

const none: readonly number[] = [];

describe('what a person puts together', () => {
  test('things are chosen up to the most and put down again', () => {
    const decision = ask({ shape: 'entities', from: [1, 2, 3], min: 1, max: 2 });
    const one = tap(decision, startDraft(decision), 1, none);
    const two = tap(decision, one, 3, none);
    expect(answerOf(decision, startDraft(decision))).toBeNull();
    expect(answerOf(decision, two)).toEqual([1, 3]);
    expect(litOf(decision, two, none)).toEqual([1, 3]);
    expect(tap(decision, two, 2, none)).toBe(two);
    expect(answerOf(decision, tap(decision, two, 1, none))).toEqual([3]);
  });

  test('a single choice is changed by another tap', () => {
    const decision = ask({ shape: 'entities', from: [1, 2], min: 1, max: 1 });
    const first = tap(decision, startDraft(decision), 1, none);
    expect(tap(decision, first, 2, none).chosen).toEqual([2]);
  });

  test('an item is picked, then its target; tapped again it is taken back', () => {
    const decision = ask({ shape: 'assign', items: [1, 2], to: [[8, 9], []] });
    expect(litOf(decision, startDraft(decision), none)).toEqual([1]);
    const picked = tap(decision, startDraft(decision), 1, none);
    expect(litOf(decision, picked, none)).toEqual([1, 8, 9]);
    const put = tap(decision, picked, 9, none);
    expect(answerOf(decision, put)).toEqual([[9], []]);
    expect(answerOf(decision, tap(decision, put, 1, none))).toEqual([[], []]);
  });

  test('points are given until there are none left', () => {
    const decision = ask({ shape: 'distribute', total: 3, among: [5, 6] });
    const two = tap(decision, tap(decision, startDraft(decision), 5, none), 5, none);
    expect(answerOf(decision, two)).toBeNull();
    const all = add(decision, two, 1, 4);
    expect(answerOf(decision, all)).toEqual([2, 1]);
    expect(litOf(decision, all, none)).toEqual([]);
    expect(draftOf(decision, [0, 3]).amounts).toEqual([0, 3]);
  });

  test('the last place of an order needs no tap', () => {
    const say = { key: 'x', args: {} };
    const decision = ask({ shape: 'order', options: ['a', 'b', 'c'].map((id) => ({ id, say })) });
    const two = place(place(startDraft(decision), 'c'), 'a');
    expect(answerOf(decision, place(startDraft(decision), 'c'))).toBeNull();
    expect(answerOf(decision, two)).toEqual(['c', 'a', 'b']);
    expect(place(two, 'c').order).toEqual([]);
  });

  test('a payment shows what was suggested', () => {
    const decision = ask({ shape: 'pay', cost: null, extend: [] });
    expect(draftOf(decision, { with: [[4, 1], 7], markers: 0 }).chosen).toEqual([4, 7]);
    expect(tap(decision, startDraft(decision), 4, [4]).chosen).toEqual([4]);
  });

  test('what may be left undone is told from what must be done', () => {
    const say = { key: 'x', args: {} };
    const menu = ask({
      shape: 'options',
      options: [
        { id: 'a', say },
        { id: 'stop', say },
      ],
    });
    expect(isOptional(menu, ['stop'])).toBe(true);
    expect(isOptional(menu, [])).toBe(false);
    expect(isOptional(ask({ shape: 'entities', from: [1], min: 1, max: 1 }), [])).toBe(false);
    expect(isOptional(ask({ shape: 'yes-no' }), [])).toBe(true);
  });
});

describe('one tap', () => {
  const one = ask({ shape: 'entities', from: [1, 2], min: 1, max: 1 });
  const always = () => true;
  const never = () => false;
  const ofChosen = (chosen: readonly number[]) => chosen.length > 0;

  test('answers where one thing is chosen and nothing more is to be learned', () => {
    expect(actsAtOnce(one, never)).toBe(true);
    // The chances of all stand there before anything is chosen.
    expect(actsAtOnce(one, always)).toBe(true);
  });

  test('only chooses where several may be, or where the chances are told of what is chosen', () => {
    expect(actsAtOnce({ ...one, max: 2 }, never)).toBe(false);
    expect(actsAtOnce(one, ofChosen)).toBe(false);
  });
});
