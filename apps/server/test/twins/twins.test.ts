import { expect, test } from 'vitest';
import { real } from '../real.ts';
import { ASKING_TELLS, TWIN_SETUPS } from './setups.ts';
import { compareTwins } from './twins.ts';

// The long runs are `npm run twins`; see README.md.
test.each(Object.keys(TWIN_SETUPS))(
  '%s: what is hidden is nowhere on the wire',
  { timeout: 300_000 },
  async (game) => {
    const setups = TWIN_SETUPS[game] ?? [];
    const report = await compareTwins({
      ...{ playable: real, game, setups, decisions: 100, seed: 'a few twins' },
      askingTells: ASKING_TELLS.has(game),
    });
    expect(report.decisions).toBeGreaterThanOrEqual(100);
    expect(report.missing).toEqual([]);
  },
);
