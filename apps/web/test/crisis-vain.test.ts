import type { View } from '@assemble/crisis-protocol';
import type { Decision } from '@assemble/kernel';
import { expect, test } from 'vitest';
import { vain } from '../src/games/crisis-protocol/play/vain.ts';
import { givenFor } from '../src/table/auto/given.ts';

const SPIDER_SENSE = 'core/spider-man#spider-sense/0';
const option = (ability: string, who: number) => ({
  id: ability,
  say: { key: 'option.ability', args: { ability, who } },
});
const pass = { id: 'pass', say: { key: 'option.pass', args: {} } };

/** Spider-Man, number 1, is attacked by number 0. */
const rolled = (defense: readonly string[]) =>
  ({
    rolls: [
      {
        target: 1,
        dice: [
          { id: 0, side: 'attack', face: 'blank' },
          ...defense.map((face, id) => ({ id: id + 1, side: 'defense', face })),
        ],
      },
    ],
  }) as unknown as View;
const asking = (...options: readonly object[]) => ({
  decision: {
    n: 4,
    seat: 1,
    shape: 'options',
    ask: { key: 'ask.react', args: {} },
    rules: [],
    options,
  } as unknown as Decision,
});

test('Spider-Sense is passed while every die of the defender counts, and only then', () => {
  const asked = asking(option(SPIDER_SENSE, 1), pass);
  expect(vain(asked, rolled(['block', 'wild', 'critical']))).toBe('pass');
  expect(vain(asked, rolled(['block', 'hit']))).toBeNull();
  expect(vain(asked, rolled(['block', 'failure']))).toBeNull();
  expect(vain(asked, rolled([]))).toBeNull();
});

test('what is somebody else’s, something else, or has to be done is asked', () => {
  const good = rolled(['block']);
  expect(vain(asking(option(SPIDER_SENSE, 0), pass), good)).toBeNull();
  expect(vain(asking(option(SPIDER_SENSE, 1), option('built-in#cover', 1), pass), good)).toBeNull();
  expect(vain(asking(option('core/nobody#nothing/0', 1), pass), good)).toBeNull();
  expect(vain(asking(option(SPIDER_SENSE, 1)), good)).toBeNull();
  expect(vain(asking(pass), good)).toBeNull();
});

test('it is passed after a moment that can be held, unless somebody wants to be asked', () => {
  const asked = { ...asking(option(SPIDER_SENSE, 1), pass), choices: [], suggestion: null } as never;
  const at = { known: undefined, idle: [], watched: false, vain: 'pass' };
  expect(givenFor(asked, { autoAnswer: false, passing: 'moment' } as never, at)).toEqual({
    answer: 'pass',
    after: 'moment',
    passes: true,
  });
  expect(givenFor(asked, { autoAnswer: false, passing: 'ask' } as never, at)).toBeNull();
});
