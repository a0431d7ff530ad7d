import type { Locale } from '@assemble/language';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const units = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const;

const inUnit = (
  count: number,
  unit: string,
  locale: Locale,
  unitDisplay: 'long' | 'short' | 'narrow',
): string => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(count);

/** A length of time in the largest unit that it is a whole number of: "5 min", "3 days". */
export function duration(ms: number, locale: Locale): string {
  const [unit, size] = units.find(([, length]) => ms >= length && ms % length === 0) ?? units[3];
  // The short word for days is one letter in some languages.
  return inUnit(Math.round(ms / size), unit, locale, unit === 'day' ? 'long' : 'short');
}

/** What is left on a clock: minutes and seconds, and days where it is about days. */
export function timeLeft(ms: number, locale: Locale): string {
  // A clock shows 0:00 only when nothing is left.
  const seconds = Math.ceil(Math.max(0, ms) / SECOND);
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24)
    return `${inUnit(Math.floor(hours / 24), 'day', locale, 'narrow')} ${inUnit(hours % 24, 'hour', locale, 'narrow')}`;
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** How long ago something was: "5 minutes ago". */
export function ago(at: number, now: number, locale: Locale): string {
  const past = Math.max(0, now - at);
  const [unit, size] = units.find(([, length]) => past >= length) ?? units[3];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(past / size), unit);
}
