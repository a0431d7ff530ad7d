import { expect, test } from 'vitest';
import { editDistance, nearestIds } from '../src/index.ts';

test('letters changed, added, removed and swapped each count one', () => {
  expect(editDistance('hulk', 'hulk')).toBe(0);
  expect(editDistance('hulk', 'bulk')).toBe(1);
  expect(editDistance('hulk', 'hulks')).toBe(1);
  expect(editDistance('hulk', 'huk')).toBe(1);
  expect(editDistance('hulk', 'hukl')).toBe(1);
  expect(editDistance('', 'hulk')).toBe(4);
  expect(editDistance('thor', 'loki')).toBe(4);
});

test('an id is found by its end, by its whole and by its names, in any writing', () => {
  const known = [
    { id: 'core/1', names: ['Spider-Man'] },
    { id: 'core/27', names: ['Focused Rage', 'Fokussierte Wut'] },
    { id: 'core/70', names: ['Última esperanza'] },
    { id: 'promo/hulk', names: [] },
  ];
  expect(nearestIds('27', known)[0]).toBe('core/27');
  expect(nearestIds('core/28', known)[0]).toBe('core/27');
  expect(nearestIds('fokusierte wut', known)[0]).toBe('core/27');
  expect(nearestIds('Rage', known)[0]).toBe('core/27');
  expect(nearestIds('ULTIMA ESPERANZA', known)[0]).toBe('core/70');
  expect(nearestIds('hulc', known)).toEqual(['promo/hulk']);
  expect(nearestIds('somebody else entirely', known)).toEqual([]);
});
