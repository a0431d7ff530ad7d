import type { Event, Explained } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { create, playOn, setupOf } from '../game.ts';

/** What was dealt or placed with its sources, in random games of two. */
function told(kind: Event['kind']): Explained[] {
  const found: Explained[] = [];
  for (let seed = 0; seed < 4; seed++) {
    const { match } = create(setupOf(['captain-marvel', 'she-hulk']), `explained ${seed}`);
    playOn(match, `explained ${seed}`, undefined, (_match, events) => {
      for (const event of events)
        if (event.kind === kind && (event.args['explained'] ?? null) !== null)
          found.push(event.args['explained'] as unknown as Explained);
    });
  }
  return found;
}

/** The parts add up, and none of them is nothing. */
function addUp(all: readonly Explained[]): void {
  for (const { value, parts } of all) {
    const sum = parts.reduce((before, { amount }) => before + amount, 0);
    expect(value).toBe(Math.max(0, sum));
    expect(parts.filter(({ amount }) => amount === 0)).toEqual([]);
  }
}

const has = (all: readonly Explained[], rule: string): boolean =>
  all.some(({ parts }) => parts.some((part) => part.rule === rule));

proves(
  ['MC-ENEMY-ATTACK-6', 'MC-ENEMY-ATTACK-8'],
  'damage is told with boost icons and defense, and adds up',
  () => {
    const all = told('damaged');
    expect(has(all, 'MC-ENEMY-ATTACK-6')).toBe(true);
    expect(has(all, 'MC-ENEMY-ATTACK-8')).toBe(true);
    addUp(all);
  },
);

proves('MC-ENEMY-SCHEME-3', 'threat is told with boost icons, where there were any, and adds up', () => {
  const all = told('threat-placed');
  expect(has(all, 'MC-ENEMY-SCHEME-3')).toBe(true);
  expect(all.some(({ parts }) => parts.every((part) => part.rule !== 'MC-ENEMY-SCHEME-3'))).toBe(true);
  addUp(all);
});
