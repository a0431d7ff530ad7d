import { type Bot, consult, levelBot, searchBot } from '@assemble/bots';
import { type Match, stream } from '@assemble/kernel';
import { gameIds } from '@assemble/rules';
import { describe, expect, test } from 'vitest';
import { playableGame } from '../src/games/index.ts';

/** After so many answers of a game, drawn at random, bots are asked. */
const LONG = { 'dice-masters': 40, champions: 60, 'crisis-protocol': 30 } as const;

const bots = (seed: string): readonly Bot[] => [
  levelBot('novice', seed),
  searchBot(seed, { work: 80, answers: 6, further: 0 }),
];

describe.each(gameIds)('what a bot of %s answers', (id) => {
  const { game, formats, setup } = playableGame(id);

  test.each(['a', 'b', 'c'])('depends on nothing that its seat cannot see (%s)', (seed) => {
    const random = stream(seed, 'play');
    const match: Match = game.create(setup(formats[0] ?? '', random), seed);
    for (let n = 0; n < LONG[id] && match.outcome === null; n++) {
      const [decision] = match.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      const answer = game.sample(match, decision, random);
      expect(game.apply(match, decision.seat, decision.n, answer, null).yes).toBe(true);
      if (n % 10 !== 9) continue;
      for (const asked of match.pending) {
        const twin = game.determinize(match, asked.seat, `twin ${n}`);
        expect(game.view(twin, asked.seat)).toEqual(game.view(match, asked.seat));
        for (const bot of bots(`${seed}/${n}`))
          expect(consult(bot, game, twin, asked, 'guess')).toEqual(consult(bot, game, match, asked, 'guess'));
      }
    }
  });
});
