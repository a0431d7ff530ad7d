import { beforeEach, expect, test, vi } from 'vitest';
import type { SavedMatch } from '../src/table/messages.ts';
import {
  forgetMatch,
  glanceAt,
  keepGlance,
  keepMatch,
  savedMatch,
  savedMatches,
} from '../src/table/saved.ts';

/** Storage with room for so many letters. */
function storage(room: number): Storage {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const used = [...kept].reduce((sum, [k, v]) => (k === key ? sum : sum + v.length), 0);
      if (used + value.length > room) throw new Error('QuotaExceededError');
      kept.set(key, value);
      Object.defineProperty(store, key, { value, enumerable: true, configurable: true });
    },
    removeItem: (key: string) => {
      kept.delete(key);
      Reflect.deleteProperty(store, key);
    },
  };
  return store as unknown as Storage;
}

const match = (id: string, over: boolean, at: number): SavedMatch => ({
  id,
  game: 'dice-masters',
  title: 'first-game',
  setup: null,
  seed: 'seed',
  sitters: [],
  decisions: [],
  practice: false,
  conceded: null,
  over,
  at,
  rules: null,
});

beforeEach(() => vi.stubGlobal('localStorage', storage(1_000_000)));

test('matches that are not over stay however many there are; of those that are over the oldest make room', () => {
  for (let i = 0; i < 20; i++) keepMatch(match(`open-${i}`, false, i));
  for (let i = 0; i < 20; i++) keepMatch(match(`over-${i}`, true, 100 + i));
  const kept = savedMatches();
  expect(kept.filter(({ over }) => !over)).toHaveLength(20);
  expect(kept.filter(({ over }) => over).map(({ id }) => id)).toEqual(
    Array.from({ length: 12 }, (_, i) => `over-${19 - i}`),
  );
});

test('where there is no room, what is over makes some; what is not over never does', () => {
  const size = JSON.stringify(match('open-0', false, 0)).length;
  vi.stubGlobal('localStorage', storage(size * 2.5));
  expect(keepMatch(match('over-0', true, 0))).toBe(true);
  expect(keepMatch(match('open-0', false, 1))).toBe(true);
  expect(keepMatch(match('open-1', false, 2))).toBe(true);
  expect(savedMatch('over-0')).toBeNull();
  expect(keepMatch(match('open-2', false, 3))).toBe(false);
  expect(savedMatches().map(({ id }) => id)).toEqual(['open-1', 'open-0']);
});

test('what is to be seen of a match goes with it', () => {
  const words = (text: string) => ({ en: text, es: text, de: text });
  keepMatch(match('a', false, 0));
  keepGlance('a', { asks: words('attack'), stands: words('Turn 2'), scores: [], things: [] });
  expect(glanceAt('a')?.stands.de).toBe('Turn 2');
  forgetMatch('a');
  expect(glanceAt('a')).toBeNull();
});
