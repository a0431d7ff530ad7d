// What nobody should send: refused with reasons, or playable. `npm run fuzz:setups` and `fuzz:answers` send more.
import { type Json, stream } from '@assemble/kernel';
import { gameIds } from '@assemble/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuzzAnswers } from '../src/fuzz/answers.ts';
import { fuzzSetups } from '../src/fuzz/setups.ts';
import { playableGame } from '../src/games/index.ts';

const TRIES = 300;
const PATIENCE = 240_000;

describe.each(gameIds)('%s', (id) => {
  const playable = playableGame(id);
  const { game } = playable;
  const sound = playable.readySetup(stream('fuzz', id)) as { readonly [name: string]: Json };

  test('refuses any value that is no set-up, and says why', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const verdict = game.acceptSetup(value as Json);
        // Where everything may be left out, an empty record is a set-up.
        if (verdict.yes) expect(value).toEqual({});
        else expect(verdict.reasons.every(({ rule, key }) => rule !== '' && key !== '')).toBe(true);
      }),
      { numRuns: TRIES },
    );
  });

  test('refuses names that it does not know', () => {
    const verdict = game.acceptSetup({ ...sound, colour: 'red' });
    expect(verdict.yes ? [] : verdict.reasons.map(({ args }) => args['place'])).toEqual(['colour']);
  });

  test('plays whatever set-up it accepts', { timeout: PATIENCE }, () => {
    const { refused, faults } = fuzzSetups(playable, TRIES, 'test');
    expect(faults).toEqual([]);
    expect(refused).toBeGreaterThan(TRIES / 2);
  });

  test('refuses forged answers and stays as it was', { timeout: PATIENCE }, () => {
    const { refused, faults } = fuzzAnswers(playable, TRIES, 'test');
    expect(faults).toEqual([]);
    expect(refused).toBeGreaterThan(TRIES / 2);
  });
});

describe('a set-up of Crisis Protocol', () => {
  const playable = playableGame('crisis-protocol');
  const sound = playable.readySetup(stream('fuzz', 'gems')) as { rosters: { characters: object[] }[] };
  const withFirst = (change: object): Json => {
    const setup = structuredClone(sound);
    Object.assign(setup.rosters[0]?.characters[0] ?? {}, change);
    return setup as unknown as Json;
  };
  const places = (setup: Json): unknown[] => {
    const verdict = playable.game.acceptSetup(setup);
    return verdict.yes
      ? []
      : verdict.reasons.map(({ args }) => args['place'] ?? args['edition'] ?? args['card']);
  };

  test('has places to stand on inside their terrain, in every edition', () => {
    for (const edition of playable.formats) {
      const setup = playable.setup(edition, stream('fuzz', edition)) as { terrain: object[] };
      const [first, ...rest] = setup.terrain;
      const standing = [
        { x: 30, y: 30 },
        { x: 34, y: 30 },
        { x: 30, y: 34 },
      ];
      const verdict = playable.game.acceptSetup({
        ...setup,
        terrain: [{ ...first, standing }, ...rest],
      } as never);
      expect(verdict.yes ? [] : verdict.reasons.map(({ key }) => key)).toEqual([
        'refused.terrain.bad-standing',
      ]);
    }
  });

  test('has gems in a list, an edition that there is, and cards whose names somebody could have typed', () => {
    for (const gems of ['', null, 5, {}])
      expect(places(withFirst({ gems }))).toEqual(['rosters[0].characters[0].gems']);
    for (const edition of ['constructor', 'toString', '__proto__'])
      expect(places({ ...sound, edition } as unknown as Json)).toEqual([edition]);
    expect(places(withFirst({ id: 'x'.repeat(20_000) }))).toEqual(['rosters[0].characters[0].id']);
  });
});
