import type { Brief, Choice, Decision, Message } from '@assemble/kernel';
import { describe, expect, it } from 'vitest';
import { givenFor } from '../src/table/auto/given.ts';
import { consequences, inOneLine, nameOfAnswer, withoutCopies } from '../src/table/briefing.ts';

const message = (key: string): Message => ({ key, args: {} });
const say = ({ key }: Message): string[] => [key];
const brief: Brief = {
  going: [],
  ask: null,
  answers: {
    a: { does: [message('draw')], but: [], like: 'fury' },
    b: { does: [message('draw')], but: [], like: 'fury' },
    c: { does: [message('heal')], but: [message('no target')] },
    pass: { does: [], but: [], name: message('let it happen') },
  },
  only: null,
};
const line = (id: string): Choice => ({ id, say: message(id), verdict: { yes: true } });
const decision: Decision = {
  n: 1,
  seat: 0,
  ask: message('ask'),
  rules: [],
  source: null,
  test: null,
  fallback: 'a',
  shape: 'options',
  options: [],
};

describe('briefings', () => {
  it('makes one line of those that are the same answer, and answers with the first', () => {
    expect(
      withoutCopies(['a', 'b', 'c', 'pass'].map(line), { brief }).map(({ id, count }) => [id, count]),
    ).toEqual([
      ['a', 2],
      ['c', 1],
      ['pass', 1],
    ]);
  });

  it('says what follows, and warns', () => {
    expect(consequences({ brief }, 'c', say)).toEqual({ does: ['heal'], but: ['no target'] });
    expect(inOneLine(consequences({ brief }, 'c', say))).toBe('heal · ⚠ no target');
    expect(inOneLine(consequences({ brief }, 'd', say))).toBe(undefined);
    expect(nameOfAnswer({ brief }, 'pass', say)).toBe('let it happen');
    expect(nameOfAnswer({ brief }, 'a', say)).toBe(null);
  });

  it('says nothing where a host of older rules sends none', () => {
    expect(withoutCopies([line('a'), line('b')], {}).length).toBe(2);
    expect(consequences({}, 'a', say)).toEqual({ does: [], but: [] });
  });

  it('answers for the person what leaves no choice: at once at home, after a moment where others watch', () => {
    const asked = { decision, choices: [], suggestion: 'a', brief: { ...brief, only: 'a' } };
    const settings = { autoAnswer: false, passing: 'ask' } as const;
    const home = { known: undefined, idle: [], watched: false };
    expect(givenFor(asked, settings, home)).toEqual({ answer: 'a', after: 'once', passes: false });
    expect(givenFor(asked, settings, { ...home, watched: true })?.after).toBe('moment');
    expect(givenFor({ ...asked, brief }, settings, home)).toBe(null);
  });
});
