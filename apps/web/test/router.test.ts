import { describe, expect, test } from 'vitest';
import { hrefTo, parseHash } from '../src/shell/router.ts';

describe('addresses', () => {
  test.each([
    ['', [], ''],
    ['#/', [], ''],
    ['#/rules/DM-ATTACK-1', ['rules', 'DM-ATTACK-1'], ''],
    ['#/rules?q=a%20b&game=x', ['rules'], 'q=a+b&game=x'],
    ['#/a/%E0%A4%A', ['a', '%E0%A4%A'], ''],
    ['#/a?b=c?d', ['a'], 'b=c%3Fd'],
  ])('%s', (hash, path, query) => {
    const route = parseHash(hash);
    expect(route.path).toEqual(path);
    expect(route.query.toString()).toBe(query);
  });

  test('are written so that they can be read back', () => {
    expect(hrefTo([])).toBe('#/');
    const href = hrefTo(['dice', 'a/b ü'], { q: '¿qué? & más', none: '' });
    const { path, query } = parseHash(href);
    expect(path).toEqual(['dice', 'a/b ü']);
    expect([...query]).toEqual([['q', '¿qué? & más']]);
  });
});
