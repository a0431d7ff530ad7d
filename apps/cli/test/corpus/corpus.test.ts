import { gameIds } from '@assemble/rules';
import { expect, test } from 'vitest';
import { playableGame } from '../../src/games/index.ts';
import { difference, EVERYTHING, fileOf, type Recorded, recordedMatches } from './recorded.ts';

/** What to do about a recorded match; null where there is nothing to do. */
function remedy(recorded: Recorded): string | null {
  const id = gameIds.find((one) => one === recorded.game);
  if (id === undefined) return `there is no game ${recorded.game} any more: delete the file`;
  const playable = playableGame(id);
  const { version, content } = playable.game;
  if (version !== recorded.version || content !== recorded.content)
    return 'it is of other rules or cards: run npm run corpus';
  const found = difference(recorded, playable);
  return found && `${found}, and the version is still ${version}: raise RULES_VERSION, then npm run corpus`;
}

const recorded = recordedMatches();

test('the corpus holds a match of every game and format', () => {
  const wanted = EVERYTHING.map(({ playable, format }) => fileOf({ game: playable.id, format }).href);
  expect(recorded.map((one) => fileOf(one).href).sort()).toEqual([...wanted].sort());
});

test.each(recorded.map((one) => [`${one.game} ${one.format}`, one] as const))(
  'a recorded match still goes the same way: %s',
  (_name, one) => {
    expect(one.decisions.length).toBeGreaterThan(10);
    expect(remedy(one)).toBe(null);
  },
);

test('a change of the rules is noticed', () => {
  const [one] = recorded;
  if (one === undefined) throw new Error('the corpus is empty');
  expect(remedy({ ...one, match: 'elsewhere' })).toMatch(/another position.*raise RULES_VERSION/);
  expect(remedy({ ...one, log: 'otherwise' })).toMatch(/log is another.*raise RULES_VERSION/);
  expect(remedy({ ...one, decisions: one.decisions.slice(1) })).toMatch(/refused.*raise RULES_VERSION/);
  expect(remedy({ ...one, content: 'other cards' })).toMatch(/npm run corpus/);
});
