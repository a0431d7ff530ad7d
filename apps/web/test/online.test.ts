import { clockTerms } from '@assemble/protocol';
import { expect, test } from 'vitest';
import { ago, duration, timeLeft } from '../src/online/durations.ts';
import { shortness } from '../src/online/table/shortness.ts';
import { clockNames, clockOf } from '../src/online/terms.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test('the server takes every clock that can be chosen, and they differ', () => {
  for (const clock of clockNames)
    expect(clockTerms.nullable().safeParse(clockOf({ clock })).success, clock).toBe(true);
  expect(new Set(clockNames.map((clock) => JSON.stringify(clockOf({ clock })))).size).toBe(clockNames.length);
  expect(clockOf({ clock: 'days' })).toEqual({ bank: 3 * DAY, gain: DAY });
});

test('a length of time is told in its largest whole unit', () => {
  expect(duration(5 * MINUTE, 'en')).toBe('5 min');
  expect(duration(3 * DAY, 'en')).toBe('3 days');
  expect(duration(3 * DAY, 'es')).toBe('3 días');
  expect(duration(DAY, 'de')).toBe('1 Tag');
  expect(duration(90 * SECOND, 'en')).toBe('90 sec');
});

test('a clock shows minutes and seconds, hours where there are any, and days where it is about days', () => {
  expect(timeLeft(5 * MINUTE, 'en')).toBe('5:00');
  expect(timeLeft(61 * SECOND + 1, 'en')).toBe('1:02');
  expect(timeLeft(2 * HOUR + 3 * MINUTE + 4 * SECOND, 'de')).toBe('2:03:04');
  expect(timeLeft(2 * DAY + 3 * HOUR + MINUTE, 'en')).toBe('2d 3h');
});

test('a clock shows nothing left only when nothing is', () => {
  expect(timeLeft(1, 'en')).toBe('0:01');
  expect(timeLeft(0, 'en')).toBe('0:00');
  expect(timeLeft(-50, 'en')).toBe('0:00');
});

test('how long ago something was is told in one unit', () => {
  expect(ago(0, 5 * MINUTE + 59 * SECOND, 'en')).toBe('5 minutes ago');
  expect(ago(0, 2 * DAY, 'de')).toBe('vorgestern');
  expect(ago(10, 0, 'en')).toBe('now');
});

test('time gets short at thirty seconds and again at ten', () => {
  expect([30 * SECOND + 1, 30 * SECOND, 10 * SECOND + 1, 10 * SECOND, 0].map(shortness)).toEqual([
    null,
    'soon',
    'soon',
    'last',
    'last',
  ]);
});
