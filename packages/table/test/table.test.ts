import { BadWords, parseReplay, verifyReplay } from '@assemble/kernel';
import { toyGame, toySetup } from '@assemble/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Act, Sitter } from '../src/index.ts';
import { bot, open, person, playToBarrier, suggested, type Toy } from './toy-table.ts';

const allBots = (table: Toy, at = 0): void => {
  for (let act = table.botAct(), moves = 0; act !== null; act = table.botAct()) {
    if (++moves > 5000) throw new Error('no end');
    expect(table.act(act, at).yes).toBe(true);
  }
};

describe('a table', () => {
  it('asks only the viewer’s seats, and shows what could be tried', () => {
    const table = open([person('Ann'), person('Ben')]);
    const mine = table.update([0], null, 0);
    const theirs = table.update([1], null, 0);
    expect(mine.asked.every((one) => one.decision.seat === 0)).toBe(true);
    expect(theirs.asked.every((one) => one.decision.seat === 1)).toBe(true);
    expect(mine.asked.length + theirs.asked.length).toBeGreaterThan(0);
    expect(mine.waiting).toEqual(theirs.waiting);
  });

  it('refuses a stale answer and one from the wrong seat with what is asked now, and stays as it was', () => {
    const table = open([person('Ann'), person('Ben')]);
    const { n, waiting } = table.update([0, 1], null, 0);
    const seat = waiting[0]?.seat ?? 0;
    const asked = table.update([seat], null, 0).asked;
    const stale = table.act({ type: 'decide', seat, n: 999, answer: null }, 0);
    expect(stale.yes).toBe(false);
    expect(
      table.act({ type: 'decide', seat: 1 - seat, n: asked[0]?.decision.n ?? 0, answer: null }, 0).yes,
    ).toBe(false);
    expect(table.n).toBe(n);
    if (!stale.yes)
      expect(table.refusal(stale.reasons, [seat])).toEqual({
        type: 'refused',
        reasons: stale.reasons,
        n,
        asked,
      });
  });

  it('lets a seat try an answer, hands out what is legal, and moves nothing', () => {
    const table = open([person('Ann'), person('Ben')]);
    table.act(suggested(table, 0, 'bid'), 0);
    const { n, asked } = table.update([0], null, 0);
    const bid = asked[0]?.decision.n ?? -1;
    expect(table.region(0, bid)).toMatchObject({ type: 'region', n: bid, region: { but: 4 } });
    expect(table.region(1, bid).region).toBe(null);
    expect(table.region(0, bid + 1).region).toBe(null);
    expect(table.probe(0, bid, 4)).toMatchObject({
      type: 'probed',
      n: bid,
      answer: 4,
      verdict: { yes: false, reasons: [{ rule: 'TOY-BID-FOUR' }] },
      preview: { left: expect.any(Number) },
    });
    expect(table.probe(0, bid, 1).verdict.yes).toBe(true);
    expect(table.probe(1, bid, 1).verdict.yes).toBe(false);
    expect(table.n).toBe(n);
    expect(table.decisions).toHaveLength(1);
  });

  it('lets bots play to the end, and its replay verifies', () => {
    const table = open([bot('one'), bot('two')]);
    allBots(table);
    expect(table.outcome).not.toBe(null);
    expect(verifyReplay(toyGame, parseReplay(JSON.stringify(table.replay())))).toEqual([]);
  });

  it('draws with the words of its people, and publishes them with the seed', () => {
    const words = ['what Ann said', ''];
    const table = open([bot('one'), bot('two')], { words });
    const told = [table.replay(), table.update([], null, 0), table.update([0, 1], null, 0)];
    expect(JSON.stringify(told)).not.toContain('Ann said');
    allBots(table);
    const replay = parseReplay(JSON.stringify(table.replay()));
    expect(replay).toMatchObject({ generator: 'sha256', words });
    expect(verifyReplay(toyGame, replay)).toEqual([]);
    const silent = open([bot('one'), bot('two')]);
    allBots(silent);
    expect(silent.replay().digest).not.toBe(replay.digest);
    expect('words' in silent.replay()).toBe(false);
  });

  it('goes on with a match of the old generator', () => {
    const table = open([bot('one'), bot('two')], { generator: 'xoshiro128**' });
    allBots(table);
    const replay = table.replay();
    expect('generator' in replay).toBe(false);
    expect(verifyReplay(toyGame, replay)).toEqual([]);
  });

  it('is not laid for words that are none, or too few', () => {
    expect(() => open([bot('one'), bot('two')], { words: ['luck'] })).toThrow(BadWords);
    expect(() => open([bot('one'), bot('two')], { words: ['a\nb', ''] })).toThrow(BadWords);
  });

  it('keeps seed and decisions to itself while the match runs', () => {
    const table = open([person('Ann'), person('Ben')]);
    expect(table.replay()).toMatchObject({ seed: null, decisions: [] });
    expect(table.replay(true).seed).toBe('table seed');
    table.act({ type: 'concede', seat: 0 }, 0);
    expect(table.replay().seed).toBe('table seed');
  });

  it('tells each viewer what is new since the update it saw, and after which decision', () => {
    const table = open([bot('one'), bot('two')]);
    const first = table.update([0], null, 0);
    const act = table.botAct();
    if (act !== null) table.act(act, 0);
    const next = table.update([0], first.n, 0);
    const all = table.update([0], null, 0);
    expect(next).toMatchObject({ whole: false, since: first.n });
    expect([...first.events, ...next.events]).toEqual(all.events);
    expect([...first.after, ...next.after]).toEqual(all.after);
    expect(first.after.every((step) => step === 0)).toBe(true);
    expect(next.after.every((step) => step === 1)).toBe(true);
  });

  it('shows the table as it was, to each as they saw it', () => {
    const table = open([bot('one'), bot('two')]);
    // A view may share parts with the match; what a viewer is sent does not.
    const now = () => structuredClone(table.update([0], null, 0));
    const seen = [now()];
    for (let act = table.botAct(); act !== null; act = table.botAct()) {
      table.act(act, 0);
      seen.push(now());
    }
    expect(seen.length).toBeGreaterThan(3);
    for (const [step, { view, events }] of seen.entries()) {
      const past = table.look(step, [0]);
      expect(past.view).toEqual(view);
      expect(past.events).toEqual(events);
    }
    expect(table.look(99_999, []).at).toBe(seen.length - 1);
  });

  it('takes a person’s last decision back together with the bot’s answers to it', () => {
    const table = open([person('Ann'), bot('two')]);
    for (let i = 0; i < 2; i++) {
      allBots(table);
      table.act(suggested(table, 0), 0);
    }
    allBots(table);
    const before = table.update([0], null, 0);
    expect(before.undo.toOwn).toBeGreaterThan(0);
    expect(table.act({ type: 'undo', seat: 0, steps: before.undo.toOwn }, 0).yes).toBe(true);
    const after = table.update([0], before.n, 0);
    expect(after.whole).toBe(true);
    expect(after.asked[0]?.decision.seat).toBe(0);
    expect(after.practice).toBe(before.undo.barriers.length > 0);
    expect(table.act({ type: 'redo', seat: 0 }, 0).yes).toBe(true);
  });

  it('is practice at home once a barrier was crossed', () => {
    const table = open([person('Ann'), person('Ben')]);
    const { seat, steps } = playToBarrier(table);
    expect(table.practice).toBe(false);
    expect(table.act({ type: 'undo', seat, steps }, 0).yes).toBe(true);
    expect(table.practice).toBe(true);
  });

  it('ends when somebody gives up, without touching the match', () => {
    const table = open([person('Ann'), person('Ben')]);
    expect(table.act({ type: 'concede', seat: 1 }, 0).yes).toBe(true);
    expect(table.outcome).toEqual({ winners: [0], rule: '', reason: 'conceded' });
    expect(table.waitedFor).toEqual([]);
    expect(table.update([0, 1], null, 0).asked).toEqual([]);
    expect(table.act({ type: 'redo', seat: 0 }, 0).yes).toBe(false);
  });

  it('has no seat that the match does not have', () => {
    const table = open([person('Ann'), person('Ben')]);
    for (const act of [
      { type: 'concede', seat: 7 },
      { type: 'undo', seat: 2, steps: 1 },
      { type: 'absent', seat: 5, bot: null },
    ] as const)
      expect(table.act(act, 0).yes).toBe(false);
    expect(() => open([person('Ann')])).toThrow('2 seats');
  });
});

describe('taking back online', () => {
  const online = () => open([person('Ann'), person('Ben')], { manners: 'online' });

  it('waits for the other person where a barrier stands, and goes back when they agree', () => {
    const table = online();
    const { seat, steps } = playToBarrier(table);
    const before = table.update([seat], null, 0);
    expect(before.undo.consent).toBe(true);
    table.act({ type: 'undo', seat, steps }, 0);
    const asking = table.update([1 - seat], null, 0);
    expect(asking.takeBack).toMatchObject({ seat, steps, open: [1 - seat] });
    expect(asking.takeBack?.barriers).toEqual(before.undo.barriers);
    expect(asking.undo.steps).toBe(before.undo.steps);
    const request = asking.takeBack?.id ?? 0;
    expect(table.act({ type: 'consent', seat, request, yes: true }, 0).yes).toBe(false);
    expect(table.act({ type: 'consent', seat: 1 - seat, request, yes: true }, 0).yes).toBe(true);
    const after = table.update([seat], before.n, 0);
    expect(after.undo.steps).toBe(before.undo.steps - steps);
    expect(after).toMatchObject({ takeBack: null, practice: false, whole: true });
  });

  it('says who saw something, never what, and each reason once', () => {
    const table = open([person('Ann'), person('Ben')], { manners: 'online', setup: toySetup([], 100) });
    for (const [seat, move] of ['peek', 'roll', 'show', 'roll'].entries())
      table.act(suggested(table, seat % 2, move), 0);
    table.act({ type: 'undo', seat: 0, steps: 4 }, 0);
    const barriers = [
      { kind: 'foreign', seat: 1 },
      { kind: 'random', stream: 'dice' },
      { kind: 'reveal', seat: 0 },
      { kind: 'reveal', seat: 1 },
    ];
    for (const seats of [[0], [1], []])
      expect(table.update(seats, null, 0).takeBack).toEqual({
        id: 1,
        seat: 0,
        steps: 4,
        barriers,
        open: [1],
      });
    expect(table.update([0], null, 0).undo.barriers).toEqual([
      { kind: 'foreign', seat: 1 },
      { kind: 'random', stream: 'dice' },
      { kind: 'reveal', seat: 1 },
    ]);
  });

  it('goes nowhere when they do not, or when play goes on', () => {
    const table = online();
    const { seat, steps } = playToBarrier(table);
    const before = table.update([seat], null, 0).undo.steps;
    table.act({ type: 'undo', seat, steps }, 0);
    table.act({ type: 'consent', seat: 1 - seat, request: 1, yes: false }, 0);
    expect(table.update([seat], null, 0)).toMatchObject({ takeBack: null, undo: { steps: before } });
    const later = playToBarrier(table);
    table.act({ type: 'undo', ...later }, 0);
    expect(table.update([seat], null, 0).takeBack).toMatchObject({ id: 2 });
    const next = table.waitedFor[0] ?? 0;
    table.act(suggested(table, next), 0);
    expect(table.update([seat], null, 0).takeBack).toBe(null);
    expect(table.act({ type: 'consent', seat: 1 - later.seat, request: 2, yes: true }, 0).yes).toBe(false);
  });

  it('asks nobody where all seats are one person’s, or a bot’s', () => {
    const ann = (name: string): Sitter => ({ name, kind: 'person', who: 'Ann' });
    const table = open([ann('left'), ann('right')], { manners: 'online' });
    const { seat, steps } = playToBarrier(table);
    table.act({ type: 'undo', seat, steps }, 0);
    expect(table.update([0, 1], null, 0).takeBack).toBe(null);
    expect(table.practice).toBe(true);
  });
});

describe('the clock', () => {
  const terms = { bank: 60_000, gain: 5000 };
  const timed = () => open([person('Ann'), person('Ben')], { manners: 'online', clock: terms, at: 1000 });

  it('runs for the seat that the table waits for, and gives some back for a decision', () => {
    const table = timed();
    const seat = table.waitedFor[0] ?? 0;
    expect(table.update([], null, 11_000).clocks?.left[seat]).toBe(50_000);
    table.act(suggested(table, seat), 21_000);
    const { clocks } = table.update([], null, 21_000);
    expect(clocks?.left[seat]).toBe(45_000);
    expect(clocks?.running).toEqual(table.waitedFor);
  });

  it('never gives more than the bank', () => {
    const table = timed();
    const seat = table.waitedFor[0] ?? 0;
    table.act(suggested(table, seat), 1001);
    expect(table.update([], null, 1001).clocks?.left[seat]).toBe(60_000);
  });

  it('answers for a seat whose time is over, not before; the third time in a row it has lost', () => {
    const table = timed();
    const seat = table.waitedFor[0] ?? 0;
    const deadline = table.deadline;
    expect(deadline?.at).toBe(61_000);
    if (deadline === null) return;
    expect(table.act(deadline.act, 60_999).yes).toBe(false);
    expect(table.act(deadline.act, 61_000).yes).toBe(true);
    expect(table.update([], null, 61_000).clocks?.passed[seat]).toBe(1);
    let now = 61_000;
    for (let i = 0; i < 500 && table.outcome === null; i++) {
      const next = table.deadline;
      if (next === null) throw new Error('no time runs');
      now = next.at;
      const other = table.waitedFor.find((one) => one !== seat);
      const act = other === undefined ? next.act : suggested(table, other);
      expect(table.act(act, other === undefined ? now : now - 1).yes).toBe(true);
    }
    expect(table.outcome).toEqual({ winners: [1 - seat], rule: '', reason: 'time' });
  });

  it('charges nobody for the time in which nobody was there', () => {
    const table = timed();
    const seat = table.waitedFor[0] ?? 0;
    table.act({ type: 'resume' }, 900_000);
    expect(table.update([], null, 901_000).clocks?.left[seat]).toBe(59_000);
  });
});

describe('somebody who is away', () => {
  it('loses the match, or has a bot play on until they return', () => {
    const table = open([person('Ann'), person('Ben')], { manners: 'online' });
    const seat = table.waitedFor[0] ?? 0;
    expect(table.act({ type: 'return', seat }, 0).yes).toBe(false);
    expect(table.act({ type: 'absent', seat, bot: 'random' }, 0).yes).toBe(true);
    expect(table.update([], null, 0).seats[seat]).toMatchObject({ kind: 'bot', away: true });
    expect(table.update([seat], null, 0).asked).toEqual([]);
    const act = table.botAct();
    expect(act).toMatchObject({ type: 'decide', seat });
    expect(table.act({ type: 'return', seat }, 0).yes).toBe(true);
    expect(table.botAct()).toBe(null);
    expect(table.act({ type: 'absent', seat, bot: null }, 0).yes).toBe(true);
    expect(table.outcome).toEqual({ winners: [1 - seat], rule: '', reason: 'absent' });
  });
});

it('the same acts at the same times give the same table again', () => {
  const play = (acts: readonly (readonly [Act, number])[]) => {
    const table = open([person('Ann'), person('Ben')], {
      manners: 'online',
      clock: { bank: 60_000, gain: 5000 },
    });
    for (const [act, at] of acts) expect(table.act(act, at).yes).toBe(true);
    return table;
  };
  const acts: [Act, number][] = [];
  const first = play([]);
  const take = (act: Act, at: number): void => {
    if (first.act(act, at).yes) acts.push([act, at]);
  };
  for (let i = 1; i < 30; i++) {
    const seat = first.waitedFor[0];
    if (seat === undefined) break;
    take(suggested(first, seat), i * 700);
    if (i % 7 === 0) {
      take({ type: 'undo', seat, steps: 1 }, i * 700 + 10);
      const request = first.update([], null, 0).takeBack?.id ?? 0;
      take({ type: 'consent', seat: 1 - seat, request, yes: i % 2 === 0 }, i * 700 + 20);
    }
  }
  const again = play(acts);
  expect(again.update([0], null, 50_000)).toEqual(first.update([0], null, 50_000));
  expect(again.replay(true)).toEqual(first.replay(true));
});
