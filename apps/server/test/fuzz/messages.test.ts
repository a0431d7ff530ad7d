import { expect, test } from 'vitest';
import { SETUPS } from '../real.ts';
import { fuzzMessages } from './messages.ts';

test.each(Object.keys(SETUPS))(
  'a siege of a table of %s harms nobody',
  async (game) => {
    const { refused, decided, faults } = await fuzzMessages(game, 400, 'a short siege');
    expect(faults).toEqual([]);
    expect(refused).toBeGreaterThan(100);
    expect(decided).toBeGreaterThan(20);
  },
  120_000,
);
