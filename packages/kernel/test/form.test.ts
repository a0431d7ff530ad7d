import { describe, expect, it } from 'vitest';
import {
  either,
  exactly,
  type Json,
  list,
  misfits,
  namesTo,
  number,
  optional,
  record,
  text,
  whole,
  yesOrNo,
} from '../src/index.ts';

const form = record({
  name: text(5),
  at: optional(number(0, 36)),
  dice: list(whole(1, 6), 0, 3),
  open: yesOrNo,
  team: either(exactly(null, 'random'), namesTo(whole(1, 3), 2)),
});
const sound = { name: 'Ann', dice: [1, 6], open: true, team: null };

/** The places that do not fit; unknown names with a question mark. */
const wrong = (value: Json): string[] =>
  misfits(form, value).map(({ place, unknown }) => `${place}${unknown ? '?' : ''}`);

describe('a form', () => {
  it('lets through what fits, with or without what may be left out', () => {
    expect(wrong(sound)).toEqual([]);
    expect(wrong({ ...sound, at: 36, team: 'random' })).toEqual([]);
    expect(wrong({ ...sound, team: { hulk: 3, thor: 1 } })).toEqual([]);
  });

  it('names every place that does not fit', () => {
    for (const value of [null, 5, 'x', true, []] as Json[]) expect(wrong(value)).toEqual(['']);
    expect(wrong({})).toEqual(['name', 'dice', 'open', 'team']);
    expect(wrong({ name: '', at: -1, dice: [0, 1, 1.5], open: 1, team: 'all' })).toEqual([
      'name',
      'at',
      'dice[0]',
      'dice[2]',
      'open',
      'team',
    ]);
    expect(wrong({ ...sound, name: 'Annika', at: null, dice: [1, 1, 1, 1] })).toEqual(['name', 'at', 'dice']);
    for (const team of [{ hulk: 4 }, { a: 1, b: 1, c: 1 }, { ['x'.repeat(101)]: 1 }] as Json[])
      expect(wrong({ ...sound, team })).toEqual(['team']);
    expect(wrong({ ...sound, dice: [1e308] })).toEqual(['dice[0]']);
    expect(wrong(JSON.parse('{"name":"Ann","dice":[],"open":true,"team":null,"at":1e999}') as Json)).toEqual([
      'at',
    ]);
  });

  it('knows no names but its own, not even those of every object', () => {
    expect(wrong({ ...sound, colour: 1, constructor: 2 })).toEqual(['colour?', 'constructor?']);
    expect(
      wrong(JSON.parse('{"__proto__":{"name":"Ann"},"dice":[],"open":true,"team":null}') as Json),
    ).toEqual(['name', '__proto__?']);
    expect(wrong({ ...sound, team: JSON.parse('{"__proto__":1}') as Json })).toEqual(['team']);
    expect(misfits(record({ toString: optional(text(3)) }), {})).toEqual([]);
  });

  it('does not look through what is far too much, nor tell of all of it', () => {
    expect(wrong({ ...sound, dice: Array.from({ length: 100_000 }, () => 'x') })).toEqual(['dice']);
    const names = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`${i}${'x'.repeat(200)}`, 1]));
    const told = misfits(form, { ...sound, ...names });
    expect(told).toHaveLength(20);
    for (const { place } of told) expect(place.length).toBeLessThanOrEqual(101);
  });
});
