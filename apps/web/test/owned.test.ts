import { PRESETS, presetDeck } from '@assemble/champions';
import { beforeEach, expect, test, vi } from 'vitest';
import { differences } from '../src/collection/Compare.tsx';
import { clashes, lacking, ownedOf } from '../src/collection/owned/owned.ts';
import type { Shelf } from '../src/collection/owned/shelf.ts';
import { content } from '../src/games/champions/data.ts';
import { shelf as champions } from '../src/games/champions/shelf.ts';
import { shelf as crisisProtocol } from '../src/games/crisis-protocol/shelf.ts';
import { shelf as diceMasters, needs } from '../src/games/dice-masters/shelf.ts';
import { fullBag } from '../src/games/dice-masters/team/TestRoll.tsx';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const thing = (id: string) => ({ id, name: () => id, kind: () => 'things' });
const shelf: Shelf = {
  game: 'test',
  boxes: [
    { id: 'small', name: { en: '', es: '', de: '' }, holds: { a: 1, b: 2 } },
    { id: 'large', name: { en: '', es: '', de: '' }, holds: { a: 3 } },
  ],
  things: ['a', 'b', 'c'].map(thing),
};

test('somebody has what is in all their boxes, and what they told piece by piece', () => {
  expect(ownedOf(shelf).isEmpty).toBe(true);
  ownedOf(shelf).setBoxes('small', 2);
  ownedOf(shelf).setBoxes('large', 1);
  ownedOf(shelf).set('c', 1);
  const owned = ownedOf(shelf);
  expect(['a', 'b', 'c', 'd'].map(owned.of)).toEqual([5, 4, 1, 0]);
  expect(owned.isEmpty).toBe(false);
});

test('who lost a piece has one fewer, and still so with another box', () => {
  ownedOf(shelf).setBoxes('small', 1);
  ownedOf(shelf).set('b', 1);
  expect(ownedOf(shelf).of('b')).toBe(1);
  ownedOf(shelf).setBoxes('small', 2);
  expect(ownedOf(shelf).of('b')).toBe(3);
  ownedOf(shelf).setBoxes('small', 0);
  expect(ownedOf(shelf).of('b')).toBe(0);
});

test('another game has a collection of its own', () => {
  ownedOf(shelf).set('a', 1);
  expect(ownedOf({ ...shelf, game: 'other' }).of('a')).toBe(0);
});

const has = { of: (id: string) => ({ a: 2, b: 1 })[id] ?? 0 };

test('what is lacking is told with how many there are', () => {
  expect(lacking(has, { a: 2, b: 2, c: 1 })).toEqual([
    { id: 'b', wanted: 2, has: 1 },
    { id: 'c', wanted: 1, has: 0 },
  ]);
});

test('each may have enough, and together they have not: those who want it are named', () => {
  const group = [
    { name: 'first', needs: { a: 1, b: 1 } },
    { name: 'second', needs: { a: 1, b: 1 } },
    { name: 'third', needs: { a: 0 } },
  ];
  expect(group.flatMap((one) => lacking(has, one.needs))).toEqual([]);
  expect(clashes(has, group)).toEqual([{ id: 'b', wanted: 2, has: 1, among: ['first', 'second'] }]);
});

test('one core set of Champions holds each ready-made deck, but not two of the same aspect', () => {
  ownedOf(champions).setBoxes('core', 1);
  const owned = ownedOf(champions);
  const group = PRESETS.map(({ hero, aspect }) => {
    const { identity, cards } = presetDeck(content, hero, aspect);
    return { name: hero, needs: { ...cards, [identity]: 1 } };
  });
  for (const { needs: wanted } of group) expect(lacking(owned, wanted)).toEqual([]);
  // She-Hulk and Iron Man both bring the ally Hulk, of whom the box has one.
  expect(clashes(owned, group)).toContainEqual({
    id: 'core/50',
    wanted: 2,
    has: 1,
    among: ['she-hulk', 'iron-man'],
  });
});

test('dice belong to a title: two cards of it share them', () => {
  ownedOf(diceMasters).setBoxes('starter', 1);
  const team = {
    cards: [
      { card: 'avx/hulk-annihilator', dice: 1 },
      { card: 'avx/hulk-jade-giant', dice: 2 },
    ],
    basicActions: [],
  };
  expect(needs(team)).toEqual({ 'avx/hulk-annihilator': 1, 'avx/hulk-jade-giant': 1, 'dice/hulk': 3 });
  expect(lacking(ownedOf(diceMasters), needs(team)).map(({ id }) => id)).toContain('dice/hulk');
});

test('the two core sets of Crisis Protocol hold their characters, and everything owned has a name', () => {
  ownedOf(crisisProtocol).setBoxes('core', 1);
  const owned = ownedOf(crisisProtocol);
  expect([owned.of('core/ultron'), owned.of('mightiest/ultron-metal-tyrant')]).toEqual([1, 0]);
  for (const one of [champions, diceMasters, crisisProtocol]) {
    const ids = new Set(one.things.map(({ id }) => id));
    expect(ids.size).toBe(one.things.length);
    for (const { holds } of one.boxes)
      for (const id of Object.keys(holds)) expect(ids.has(id), id).toBe(true);
  }
});

test('two are compared by what differs', () => {
  const line = (id: string, count: number) => ({ id, count, heading: '', name: id, detail: '' });
  expect(differences([line('a', 2), line('b', 1)], [line('a', 1), line('b', 1), line('c', 1)])).toEqual([
    { id: 'a', name: 'a', here: 2, there: 1 },
    { id: 'c', name: 'c', here: 0, there: 1 },
  ]);
});

test('the bag of a test roll holds the Sidekicks and every die of the team', () => {
  const bag = fullBag({
    cards: [
      { card: 'avx/hulk-jade-giant', dice: 2 },
      { card: 'none', dice: 9 },
    ],
    basicActions: [],
  });
  expect(bag.filter((id) => id === 'sidekick')).toHaveLength(8);
  expect(bag.filter((id) => id !== 'sidekick')).toEqual(['avx/hulk-jade-giant', 'avx/hulk-jade-giant']);
});
