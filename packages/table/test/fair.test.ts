// What people could do to each other at a table, and cannot.
import { toyGame, toySetup } from '@assemble/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Act } from '../src/index.ts';
import { open, person, playToBarrier, suggested, type Toy } from './toy-table.ts';

const online = (terms: Parameters<typeof open>[1] = {}) =>
  open([person('Ann'), person('Ben')], { manners: 'online', setup: toySetup([], 900), ...terms });

/** Why an act is refused; nothing where it is carried out. */
const refusal = (table: Toy, act: Act, at = 0): string[] => {
  const handled = table.act(act, at);
  return handled.yes ? [] : handled.reasons.map(({ key }) => key);
};

const seen = (table: Toy) => table.update([], null, 0);

/** Somebody asks, and the other one says no. */
const askInVain = (table: Toy, seat: number, steps: number): void => {
  expect(refusal(table, { type: 'undo', seat, steps })).toEqual([]);
  const request = seen(table).takeBack?.id ?? 0;
  expect(refusal(table, { type: 'consent', seat: 1 - seat, request, yes: false })).toEqual([]);
};

describe('a consent', () => {
  it('is to the request that was read: another one cannot be slipped under it', () => {
    const table = online();
    const { seat, steps } = playToBarrier(table);
    const before = seen(table).undo.steps;
    table.act({ type: 'undo', seat, steps }, 0);
    const read = seen(table).takeBack?.id ?? 0;
    expect(refusal(table, { type: 'undo', seat, steps: steps + 1 })).toEqual(['table.asked-already']);
    expect(seen(table).takeBack).toMatchObject({ id: read, steps });
    expect(refusal(table, { type: 'consent', seat: 1 - seat, request: read + 1, yes: true })).toEqual([
      'table.other-request',
    ]);
    expect(refusal(table, { type: 'consent', seat: 1 - seat, yes: true })).toEqual(['table.other-request']);
    expect(seen(table).undo.steps).toBe(before);
    expect(refusal(table, { type: 'consent', seat: 1 - seat, request: read, yes: true })).toEqual([]);
    expect(seen(table).undo.steps).toBe(before - steps);
  });

  it('of a match that was kept before requests had ids is carried out again as it was', () => {
    const table = online();
    const { seat, steps } = playToBarrier(table);
    const before = seen(table).undo.steps;
    for (const act of [
      { type: 'undo', seat, steps: steps + 1 },
      { type: 'undo', seat, steps },
      { type: 'consent', seat: 1 - seat, yes: false },
      { type: 'undo', seat, steps },
      { type: 'consent', seat: 1 - seat, yes: true },
    ] satisfies Act[])
      expect(table.recall(act, 0).yes).toBe(true);
    expect(seen(table).undo.steps).toBe(before - steps);
  });

  it('is off when a decision comes back: the steps would count from another place', () => {
    const table = online();
    const { seat } = playToBarrier(table);
    const other = 1 - seat;
    // The other one waits, and takes that back freely; meanwhile they are asked to take back the roll.
    for (let i = 0; i < 50 && seen(table).waiting[0]?.seat !== other; i++)
      table.act(suggested(table, table.waitedFor[0] ?? 0, 'roll'), 0);
    expect(refusal(table, suggested(table, other, 'wait'))).toEqual([]);
    expect(refusal(table, { type: 'undo', seat: other, steps: 1 })).toEqual([]);
    expect(refusal(table, { type: 'undo', seat, steps: 1 })).toEqual([]);
    expect(seen(table).takeBack).not.toBe(null);
    expect(refusal(table, { type: 'redo', seat: other })).toEqual([]);
    expect(seen(table).takeBack).toBe(null);
  });

  it('is never somebody else’s: who goes away while they are asked has not agreed', () => {
    const table = online();
    const { seat, steps } = playToBarrier(table);
    const before = seen(table).undo.steps;
    table.act({ type: 'undo', seat, steps }, 0);
    table.act({ type: 'absent', seat: 1 - seat, bot: 'random' }, 0);
    expect(seen(table)).toMatchObject({ takeBack: null, undo: { steps: before } });
  });
});

describe('a refusal', () => {
  it('stands for every decision that was there, however it is asked again', () => {
    const table = online();
    const { seat, steps } = playToBarrier(table);
    askInVain(table, seat, steps);
    for (const again of [steps, steps + 1, 10_000])
      expect(refusal(table, { type: 'undo', seat, steps: again })).toEqual(['table.refused-before']);
    expect(table.update([seat], null, 0).undo.barred).toBe('table.refused-before');
    // What is decided later is another question, but not together with what was refused.
    let later = playToBarrier(table);
    while (later.seat !== seat) later = playToBarrier(table);
    expect(table.update([seat], null, 0).undo.barred).toBe(null);
    expect(refusal(table, { type: 'undo', seat, steps: 10_000 })).toEqual(['table.refused-before']);
    expect(refusal(table, { type: 'undo', seat, steps: later.steps })).toEqual([]);
  });

  it('three times within twenty decisions is enough; taking back and deciding again does not count as playing on', () => {
    const table = online();
    const nextOf = (seat: number): number => {
      for (let i = 0; i < 200; i++) {
        const barrier = playToBarrier(table);
        if (barrier.seat === seat) return barrier.steps;
      }
      throw new Error('never');
    };
    const { seat } = playToBarrier(table);
    askInVain(table, seat, nextOf(seat));
    const first = seen(table).undo.steps;
    for (let i = 0; i < 2; i++) askInVain(table, seat, nextOf(seat));
    const steps = nextOf(seat);
    expect(refusal(table, { type: 'undo', seat, steps })).toEqual(['table.refused-often']);
    // The other one may still ask, and may agree with themselves as often as they like.
    for (let i = 0; i < 30; i++) {
      const mover = table.waitedFor[0] ?? 0;
      if (!table.act(suggested(table, mover, 'wait'), 0).yes) break;
      table.act({ type: 'undo', seat: mover, steps: 1 }, 0);
    }
    expect(refusal(table, { type: 'undo', seat, steps })).toEqual(['table.refused-often']);
    let asked = false;
    for (let i = 0; i < 60 && table.outcome === null && !asked; i++) {
      const back = nextOf(seat);
      const gone = seen(table).undo.steps - first;
      asked = refusal(table, { type: 'undo', seat, steps: back }).length === 0;
      expect(asked).toBe(gone >= 20);
    }
    expect(asked).toBe(true);
  });
});

describe('the clock', () => {
  const clock = { bank: 60_000, gain: 5000 };

  it('gives no time for a decision that is taken again: fifty times leave less, never more', () => {
    const table = online({ clock });
    const seat = table.waitedFor[0] ?? 0;
    let now = 30_000;
    expect(refusal(table, suggested(table, seat, 'wait'), now)).toEqual([]);
    let left = table.update([], null, now).clocks?.left[seat] ?? 0;
    expect(left).toBe(35_000);
    for (let i = 0; i < 50; i++) {
      expect(refusal(table, { type: 'undo', seat, steps: 1 }, now)).toEqual([]);
      now += 10;
      const again: Act = i % 2 === 0 ? suggested(table, seat, 'wait') : { type: 'redo', seat };
      expect(refusal(table, again, now)).toEqual([]);
      const next = table.update([], null, now).clocks?.left[seat] ?? 0;
      expect(next).toBe(left - 10);
      left = next;
    }
  });

  it('does not forgive a time that passed because its decision is taken again', () => {
    const table = online({ clock });
    const seat = table.waitedFor[0] ?? 0;
    const { deadline } = table;
    if (deadline === null) throw new Error('no time runs');
    expect(refusal(table, deadline.act, deadline.at)).toEqual([]);
    const passed = () => table.update([], null, deadline.at).clocks?.passed[seat];
    expect(passed()).toBe(1);
    expect(refusal(table, { type: 'undo', seat, steps: 1 }, deadline.at)).toEqual([]);
    expect(refusal(table, suggested(table, seat, 'wait'), deadline.at)).toEqual([]);
    expect(passed()).toBe(1);
  });
});

describe('while somebody is away', () => {
  it('nothing is taken back across a barrier, and nothing of theirs', () => {
    const table = online();
    const { seat, steps } = playToBarrier(table);
    table.act({ type: 'absent', seat: 1 - seat, bot: 'random' }, 0);
    const before = seen(table).undo.steps;
    expect(refusal(table, { type: 'undo', seat, steps })).toEqual(['table.somebody-away']);
    expect(table.update([seat], null, 0).undo).toMatchObject({
      barred: 'table.somebody-away',
      consent: true,
    });
    // Nor once the bot has answered for them.
    for (let act = table.botAct(); act !== null; act = table.botAct()) table.act(act, 0);
    expect(refusal(table, { type: 'undo', seat, steps: 1 })).toEqual(['table.somebody-away']);
    expect(seen(table).undo.steps).toBeGreaterThan(before);
    expect(table.practice).toBe(false);
    // Whoever returns is asked.
    table.act({ type: 'return', seat: 1 - seat }, 0);
    expect(refusal(table, { type: 'undo', seat, steps: 1 })).toEqual([]);
    expect(seen(table).takeBack).toMatchObject({ open: [1 - seat] });
  });

  it('who stays takes back what is their own and free', () => {
    const table = online();
    const seat = table.waitedFor[0] ?? 0;
    table.act({ type: 'absent', seat: 1 - seat, bot: 'random' }, 0);
    table.act(suggested(table, seat, 'wait'), 0);
    expect(refusal(table, { type: 'undo', seat, steps: 1 })).toEqual([]);
    expect(seen(table).undo.steps).toBe(0);
  });
});

describe('where all play together', () => {
  const together = { ...toyGame, sides: 'together' as const };
  const ends = (reason: string) => ({ winners: [], rule: '', reason });

  it('who gives up is replaced while others stay, for good; the last one ends the match, and nobody has won', () => {
    const table = online({ game: together });
    expect(refusal(table, { type: 'concede', seat: 0, bot: 'random' })).toEqual([]);
    expect(table.outcome).toBe(null);
    expect(seen(table).seats[0]).toMatchObject({ kind: 'bot', away: false });
    expect(refusal(table, { type: 'return', seat: 0 })).toEqual(['table.not-away']);
    expect(refusal(table, { type: 'concede', seat: 0, bot: 'random' })).toEqual(['table.not-your-seat']);
    expect(refusal(table, { type: 'concede', seat: 1, bot: 'random' })).toEqual([]);
    expect(table.outcome).toEqual(ends('conceded'));
  });

  it('an old concession, and one at a single screen, ends the match without a winner', () => {
    for (const table of [
      online({ game: together }),
      open([person('Ann'), person('Ben')], { game: together }),
    ]) {
      expect(table.recall({ type: 'concede', seat: 1 }, 0).yes).toBe(true);
      expect(table.outcome).toEqual(ends('conceded'));
    }
  });

  it('absence ends it without a winner, or a bot plays on', () => {
    const table = online({ game: together });
    table.act({ type: 'absent', seat: 0, bot: 'random' }, 0);
    expect(table.outcome).toBe(null);
    table.act({ type: 'return', seat: 0 }, 0);
    table.act({ type: 'absent', seat: 0, bot: null }, 0);
    expect(table.outcome).toEqual(ends('absent'));
  });

  it('who lets the time pass three times is replaced until they return; alone, nobody has won', () => {
    for (const alone of [false, true]) {
      const table = online({ game: together, clock: { bank: 60_000, gain: 5000 } });
      const seat = table.waitedFor[0] ?? 0;
      if (alone) table.act({ type: 'absent', seat: 1 - seat, bot: 'random' }, 0);
      for (let i = 0; i < 500 && table.outcome === null && !table.isBot(seat); i++) {
        const { deadline } = table;
        const other = table.waitedFor.find((one) => one !== seat);
        if (other !== undefined) {
          const at = (deadline?.at ?? 1) - 1;
          table.act(table.botAct() ?? suggested(table, other), at);
        } else if (deadline !== null) table.act({ ...deadline.act, bot: 'random' }, deadline.at);
      }
      expect(table.outcome).toEqual(alone ? ends('time') : null);
      if (!alone) expect(seen(table).seats[seat]).toMatchObject({ kind: 'bot', away: true });
    }
  });

  it('a bot that is named changes nothing where seats play against each other', () => {
    const table = online();
    table.act({ type: 'concede', seat: 0, bot: 'random' }, 0);
    expect(table.outcome).toEqual({ winners: [1], rule: '', reason: 'conceded' });
  });
});

it('everybody sees who took back what, and who refused, until another person plays on', () => {
  const table = online();
  const seat = table.waitedFor[0] ?? 0;
  table.act(suggested(table, seat, 'wait'), 0);
  table.act({ type: 'undo', seat, steps: 1 }, 0);
  expect(seen(table).takenBack).toEqual({ seat, steps: 1, refusedBy: null });
  table.act(suggested(table, seat, 'wait'), 0);
  expect(seen(table).takenBack).toEqual({ seat, steps: 1, refusedBy: null });
  table.act(suggested(table, 1 - seat, 'wait'), 0);
  expect(seen(table).takenBack).toBe(null);
  const barrier = playToBarrier(table);
  askInVain(table, barrier.seat, barrier.steps);
  expect(seen(table).takenBack).toEqual({ ...barrier, refusedBy: 1 - barrier.seat });
});

it('after 20,000 acts nobody goes on or back, but everybody may agree and give up', () => {
  const table = online();
  const { seat, steps } = playToBarrier(table);
  table.act({ type: 'undo', seat, steps }, 0);
  const request = seen(table).takeBack?.id ?? 0;
  while (table.n <= 20_000) table.act({ type: 'resume' }, 0);
  const tooMany = ['table.too-many-acts'];
  expect(refusal(table, suggested(table, table.waitedFor[0] ?? 0, 'wait'))).toEqual(tooMany);
  expect(refusal(table, { type: 'undo', seat, steps: 1 })).toEqual(tooMany);
  expect(refusal(table, { type: 'redo', seat })).toEqual(tooMany);
  expect(refusal(table, { type: 'consent', seat: 1 - seat, request, yes: true })).toEqual([]);
  expect(refusal(table, { type: 'concede', seat })).toEqual([]);
});
