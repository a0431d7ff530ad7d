import { type Json, notPlain, stream } from '@assemble/kernel';
import { describe, expect, test } from 'vitest';
import { create, game, randomSetup } from '../game.ts';

describe.each(['en', 'de', 'es13'] as const)('random games under %s', (edition) => {
  test.each(['a', 'b'])('%s ends, and equals its restored twin all the way', (name) => {
    const seed = `${edition} ${name}`;
    const { match } = create(randomSetup(edition, seed), seed);
    let twin = game.restore(JSON.parse(JSON.stringify(match)) as Json);
    const random = stream(seed, 'bot');
    for (let n = 0; match.outcome === null; n++) {
      expect(n).toBeLessThan(20_000);
      const [decision] = match.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      const answer = game.sample(match, decision, random);
      expect(game.apply(match, decision.seat, decision.n, answer, null).yes).toBe(true);
      expect(game.apply(twin, decision.seat, decision.n, answer, null).yes).toBe(true);
      if (n % 25 !== 0) continue;
      expect(notPlain(match)).toBeNull();
      expect(game.digest(game.clone(match))).toBe(game.digest(match));
      twin = game.restore(JSON.parse(JSON.stringify(twin)) as Json);
      expect(game.digest(twin)).toBe(game.digest(match));
    }
    expect(game.digest(twin)).toBe(game.digest(match));
  });
});
