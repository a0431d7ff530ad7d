import { course as champions } from '@assemble/lessons/champions';
import { course as crisisProtocol } from '@assemble/lessons/crisis-protocol';
import { course as diceMasters } from '@assemble/lessons/dice-masters';
import { describe, expect, test } from 'vitest';
import { matters } from '../src/learn/cues.ts';
import { readMemory } from '../src/table/coach-memory.ts';

describe('what the coach remembers', () => {
  test('nothing was said of him at first', () => {
    expect(readMemory(null)).toEqual({ wanted: null, told: {} });
    expect(readMemory('x')).toEqual({ wanted: null, told: {} });
  });

  test('what makes no sense is forgotten, the rest is kept', () => {
    const kept = { wanted: false, told: { champions: ['pay', 3], 'dice-masters': 'all' } };
    expect(readMemory(kept)).toEqual({ wanted: false, told: { champions: ['pay'], 'dice-masters': [] } });
    expect(readMemory({ wanted: 'yes' }).wanted).toBeNull();
  });
});

describe('when something is told', () => {
  const asked = (key: string, choices: readonly (readonly [string, boolean])[]) =>
    ({
      decision: { ask: { key, args: {} } },
      choices: choices.map(([id, yes]) => ({ id, verdict: { yes } })),
    }) as never;

  test('a question is told of when it is asked, a choice only where it may be taken', () => {
    const cue = { id: 'x', ask: 'ask.turn', choice: 'flip' };
    expect(matters(cue, { asked: asked('ask.turn', [['flip', true]]), events: [] })).toBe(true);
    expect(matters(cue, { asked: asked('ask.turn', [['flip', false]]), events: [] })).toBe(false);
    expect(matters(cue, { asked: asked('ask.pay', [['flip', true]]), events: [] })).toBe(false);
    expect(matters({ id: 'x', ask: 'ask.turn' }, { asked: asked('ask.turn', []), events: [] })).toBe(true);
  });

  test('an event is told of once it has happened, whatever is asked', () => {
    const cue = { id: 'x', event: 'boosted' };
    expect(matters(cue, { asked: null, events: [] })).toBe(false);
    expect(matters(cue, { asked: null, events: [{ kind: 'boosted' } as never] })).toBe(true);
  });

  test.each([diceMasters, champions, crisisProtocol])(
    'most of what is told in the first match of $game is told in any match',
    ({ firstMatch }) => {
      const cues = firstMatch?.cues ?? [];
      expect(cues.filter(({ first }) => first !== true).length).toBeGreaterThanOrEqual(10);
    },
  );
});
