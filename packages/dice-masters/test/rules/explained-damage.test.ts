import type { Event, Explained } from '@assemble/kernel';
import { expect, test } from 'vitest';
import { create, firstGame, playOn } from '../game.ts';

test('combat damage tells the sources of the attack where there are several, and they add up', () => {
  const told: Event[] = [];
  for (let seed = 0; seed < 12; seed++) {
    const { match, events } = create(firstGame, `damage ${seed}`);
    playOn(match, `damage ${seed}`, () => false, events);
    told.push(...events.filter(({ args }) => typeof args['attack'] === 'object'));
  }
  expect(told.length).toBeGreaterThan(0);
  for (const { kind, args } of told) {
    expect(['damaged', 'player-damaged']).toContain(kind);
    const { value, parts } = args['attack'] as unknown as Explained;
    expect(parts.length).toBeGreaterThan(1);
    expect(value).toBe(
      Math.max(
        0,
        parts.reduce((sum, { amount }) => sum + amount, 0),
      ),
    );
    expect(args['amount']).toBeLessThanOrEqual(value);
  }
});
