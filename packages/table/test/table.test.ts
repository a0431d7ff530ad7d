import { randomBot } from '@assemble/bots';
import { parseReplay, verifyReplay } from '@assemble/kernel';
import { startToy, toyGame } from '@assemble/kernel/testing';
import { describe, expect, it } from 'vitest';
import { Table } from '../src/index.ts';

const person = (name: string) => ({ name, kind: 'person' }) as const;
const bot = (name: string) => ({ name, kind: 'bot', bot: randomBot(name) }) as const;
const setup = startToy().setup;
const open = (...sitters: ConstructorParameters<typeof Table>[2]) =>
  new Table(toyGame, setup, sitters, 'table seed');

describe('a table', () => {
  it('asks only the viewer’s seats, and shows what could be tried', () => {
    const table = open(person('Ann'), person('Ben'));
    const mine = table.update([0]);
    const theirs = table.update([1]);
    const asked = [...mine.asked, ...theirs.asked].map((one) => one.decision.seat);
    expect(mine.asked.every((one) => one.decision.seat === 0)).toBe(true);
    expect(theirs.asked.every((one) => one.decision.seat === 1)).toBe(true);
    expect(asked.length).toBeGreaterThan(0);
    expect(mine.waiting).toEqual(theirs.waiting);
  });

  it('refuses a stale answer and one from the wrong seat, and stays as it was', () => {
    const table = open(person('Ann'), person('Ben'));
    const { n, waiting } = table.update([0, 1]);
    const seat = waiting[0]?.seat ?? 0;
    const decision = table.update([seat]).asked[0]?.decision;
    expect(table.handle({ type: 'decide', seat, n: 999, answer: null }).yes).toBe(false);
    expect(table.handle({ type: 'decide', seat: 1 - seat, n: decision?.n ?? 0, answer: null }).yes).toBe(
      false,
    );
    expect(table.n).toBe(n);
  });

  it('lets bots play to the end, and its replay verifies', () => {
    const table = open(bot('one'), bot('two'));
    let moves = 0;
    while (table.botMove()) if (++moves > 5000) throw new Error('no end');
    expect(table.outcome).not.toBe(null);
    expect(verifyReplay(toyGame, parseReplay(JSON.stringify(table.replay())))).toEqual([]);
  });

  it('tells each viewer what is new since the update it saw', () => {
    const table = open(bot('one'), bot('two'));
    const first = table.update([0]);
    table.botMove();
    const next = table.update([0], first.n);
    const all = table.update([0]);
    expect(next.whole).toBe(false);
    expect([...first.events, ...next.events]).toEqual(all.events);
  });

  it('takes a person’s last decision back together with the bot’s answers to it', () => {
    const table = open(person('Ann'), bot('two'));
    for (let i = 0; i < 4; i++) {
      while (table.botMove());
      const asked = table.update([0]).asked[0];
      if (asked === undefined) break;
      expect(
        table.handle({
          type: 'decide',
          seat: 0,
          n: asked.decision.n,
          answer: toyGame.sample(startToy().match, asked.decision, { a: 1, b: 2, c: 3, d: 4, taken: 0 }),
        }).yes,
      ).toBe(true);
    }
    while (table.botMove());
    const before = table.update([0]);
    expect(before.undo.toOwn).toBeGreaterThan(0);
    expect(table.handle({ type: 'undo', seat: 0, steps: before.undo.toOwn }).yes).toBe(true);
    const after = table.update([0], before.n);
    expect(after.whole).toBe(true);
    expect(after.asked[0]?.decision.seat).toBe(0);
    expect(after.practice).toBe(before.undo.barriers.length > 0);
    expect(table.handle({ type: 'redo', seat: 0 }).yes).toBe(true);
  });

  it('ends when somebody gives up, without touching the match', () => {
    const table = open(person('Ann'), person('Ben'));
    expect(table.handle({ type: 'concede', seat: 1 }).yes).toBe(true);
    expect(table.outcome?.winners).toEqual([0]);
    expect(table.handle({ type: 'redo', seat: 0 }).yes).toBe(false);
  });
});
