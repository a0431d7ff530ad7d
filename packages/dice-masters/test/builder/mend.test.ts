import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARDS, FORMATS, mendedTeam, type Team, teamMends, teamVerdict } from '../../src/index.ts';
import { content } from '../game.ts';

const format = FORMATS.tournament;
const basics = ['avx/smash', 'avx/gearing-up'];
const mendOf = (team: Team, key: string): Team | null | undefined =>
  teamMends(content, format, team).find(({ reason }) => reason.key === key)?.to;

test('a legal team needs no mending', () => {
  const team = { cards: [{ card: 'avx/hulk-jade-giant', dice: 4 }], basicActions: basics };
  expect(teamMends(content, format, team)).toEqual([]);
  expect(mendedTeam(content, format, team)).toBe(team);
});

test('each reason is mended by the least', () => {
  const hulks = {
    cards: [
      { card: 'avx/hulk-jade-giant', dice: 5 },
      { card: 'avx/hulk-anger-issues', dice: 1 },
    ],
    basicActions: ['avx/smash'],
  };
  expect(mendOf(hulks, 'no.team-limit')?.cards[0]).toEqual({ card: 'avx/hulk-jade-giant', dice: 4 });
  expect(mendOf(hulks, 'no.team-title')?.cards).toEqual([{ card: 'avx/hulk-jade-giant', dice: 5 }]);
  const two = mendOf(hulks, 'no.team-basic-actions')?.basicActions ?? [];
  expect(two).toHaveLength(2);
  expect(two[0]).toBe('avx/smash');
});

test('too many dice leave where most of them are', () => {
  const cards = CARDS.filter(
    (card, i, all) => card.kind === 'character' && all.findIndex(({ title }) => title === card.title) === i,
  )
    .filter(({ max }) => max >= 4)
    .slice(0, 6)
    .map(({ id }, i) => ({ card: id, dice: i < 4 ? 4 : 3 }));
  const mended = mendOf({ cards, basicActions: basics }, 'no.team-dice');
  expect(mended?.cards.map(({ dice }) => dice)).toEqual([4, 4, 3, 3, 3, 3]);
});

test('whatever a team is like, mending it makes it legal', () => {
  const anyTeam: fc.Arbitrary<Team> = fc.record({
    cards: fc.array(
      fc.record({
        card: fc.constantFrom('avx/nobody', ...CARDS.map(({ id }) => id)),
        dice: fc.integer({ min: 0, max: 12 }),
      }),
      { maxLength: 12 },
    ),
    basicActions: fc.array(fc.constantFrom('avx/nobody', ...CARDS.map(({ id }) => id)), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(anyTeam, fc.constantFrom(...Object.values(FORMATS)), (team, one) => {
      const made = mendedTeam(content, one, team);
      expect(made).not.toBeNull();
      if (made !== null) expect(teamVerdict(content, one, made)).toEqual({ yes: true });
    }),
  );
});
