import { expect, test } from 'vitest';
import { citing, type proves } from '../src/testing/proves.ts';

citing(['XX-1', 'XX-2'], 'a citing test carries its ids', (context) => {
  expect(context.task.meta.rules).toEqual(['XX-1', 'XX-2']);
  expect(context.task.name).toBe('a citing test carries its ids [XX-1, XX-2]');
});

test('a wrong id does not compile', () => {
  // @ts-expect-error: the ledger of Dice Masters has no such id
  const misspelt: Parameters<typeof proves>[0] = 'DM-COMPONENT-1';
  const right: Parameters<typeof proves>[0] = ['DM-COMPONENTS-1', 'MC-GOLDEN-1', 'CP-EFFECT-1'];
  expect(right).not.toContain(misspelt);
});
