import { describe, expect, test } from 'vitest';
import { GentleClock, MatchClock, now } from '../src/clock.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const noon = Date.UTC(2026, 0, 1, 12);

/** A machine whose clock can be set while its watch runs on. */
class Machine {
  #wall = noon;
  #steady = 5;
  readonly wall = (): number => Math.floor(this.#wall);
  readonly steady = (): number => this.#steady;

  pass(ms: number): void {
    this.#wall += ms;
    this.#steady += ms;
  }

  /** Somebody sets the clock. */
  set(by: number): void {
    this.#wall += by;
  }
}

describe('the time of a process', () => {
  test('is the machine’s while that does not jump', () => {
    const machine = new Machine();
    const clock = new GentleClock(machine);
    for (const ms of [0, 0.4, 0.4, 0.4, 17.3, 1000, HOUR]) {
      machine.pass(ms);
      expect(clock.now()).toBe(machine.wall());
    }
  });

  test('is the real one', () => {
    expect(Math.abs(now() - Date.now())).toBeLessThan(50);
  });

  test.each([HOUR, -HOUR])('does not jump with it by %d ms, and agrees again in the end', (jump) => {
    const machine = new Machine();
    const clock = new GentleClock(machine);
    machine.set(jump);
    expect(clock.now()).toBe(noon);
    let last = clock.now();
    // However often it is asked.
    for (let second = 0; second < 60; second++) {
      machine.pass(SECOND);
      const time = clock.now();
      expect(time - last).toBeGreaterThanOrEqual(0.5 * SECOND);
      expect(time - last).toBeLessThanOrEqual(1.5 * SECOND);
      last = time;
    }
    expect(Math.abs(machine.wall() - last)).toBeGreaterThan(HOUR - MINUTE);
    machine.pass(2 * HOUR);
    expect(clock.now()).toBe(machine.wall());
  });

  test('asked a thousand times in one moment stays where it is', () => {
    const machine = new Machine();
    const clock = new GentleClock(machine);
    machine.set(HOUR);
    for (let time = 0; time < 1000; time++) expect(clock.now()).toBe(noon);
  });
});

describe('the time of a match', () => {
  test.each([HOUR, -HOUR])('takes no notice when the machine’s clock is set by %d ms', (jump) => {
    const machine = new Machine();
    const clock = new MatchClock(noon - SECOND, machine);
    machine.pass(MINUTE);
    machine.set(jump);
    expect(clock.now()).toBe(noon + MINUTE);
    machine.pass(MINUTE);
    expect(clock.now()).toBe(noon + 2 * MINUTE);
  });

  test('begins with the machine’s, so that the time until a restart counts', () => {
    expect(new MatchClock(noon - 5 * MINUTE, new Machine()).now()).toBe(noon);
    expect(new MatchClock(null, new Machine()).now()).toBe(noon);
  });

  test('is never before the last entry, also when the clock was set back before a restart', () => {
    const machine = new Machine();
    const clock = new MatchClock(noon + HOUR, machine);
    expect(clock.now()).toBe(noon + HOUR);
    machine.pass(SECOND);
    expect(clock.now()).toBe(noon + HOUR + SECOND);
  });

  test('goes on as it is when another process wrote just now, also when that is heard late', () => {
    const machine = new Machine();
    const clock = new MatchClock(noon, machine);
    machine.pass(25 * SECOND);
    clock.heard(noon + 5 * SECOND);
    expect(clock.now()).toBe(noon + 25 * SECOND);
  });

  test.each([
    ['later than it is here', 10 * MINUTE],
    ['long ago', -10 * MINUTE],
  ])('goes on from an entry that another process wrote %s', (_name, off) => {
    const machine = new Machine();
    const clock = new MatchClock(noon - HOUR, machine);
    clock.heard(noon + off);
    machine.pass(SECOND);
    expect(clock.now()).toBe(noon + off + SECOND);
  });

  test('charges nobody twice when two machines’ clocks differ', () => {
    const ahead = new Machine();
    const behind = new Machine();
    const both = (ms: number): void => {
      ahead.pass(ms);
      behind.pass(ms);
    };
    ahead.set(20 * SECOND);
    const one = new MatchClock(noon, behind);
    const other = new MatchClock(noon, ahead);
    const moments = [other.now()];
    for (let turn = 0; turn < 10; turn++) {
      const [writer, hearer] = turn % 2 === 0 ? [other, one] : [one, other];
      both(SECOND);
      moments.push(writer.now());
      hearer.heard(writer.now());
    }
    const turns = moments.slice(1).map((at, index) => at - (moments[index] ?? 0));
    expect(turns).toEqual(Array.from({ length: 10 }, () => SECOND));
  });
});
