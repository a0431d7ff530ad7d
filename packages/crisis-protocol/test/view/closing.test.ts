import { expect, test } from 'vitest';
import { answer, positionOf, viewOf } from './kit.ts';

type Given = Parameters<typeof positionOf>[0];

/** Ann's last activation, while Ben stands at a console of the crisis that scores 2 for whoever secures it. */
const last = (given: Given, ben: Given = {}) =>
  positionOf({
    active: 'dummy',
    round: 3,
    secure: 'riots-spark-over-extremis',
    Ann: { points: 9, characters: { dummy: { at: [4, 30] } } },
    Ben: { points: 15, characters: { giant: { at: [18, 10], activated: true, ...ben } } },
    ...given,
  });

test('the view foretells how the match stands when the last activation ends', () => {
  const match = last({});
  const { closing } = viewOf(match);
  expect(closing?.winner).toBe(1);
  expect(closing?.points[0]).toBe(9);
  answer(match, 'end');
  expect(match.outcome).toMatchObject({ winners: [1] });
  expect(match.table.players.map(({ points }) => points)).toEqual(closing?.points);
});

test('it foretells nothing while somebody else can still be activated', () => {
  expect(viewOf(last({}, { activated: false })).closing).toBe(null);
});

test('before round 6 a lead wins nothing, after it any does', () => {
  const behind = { points: 3, characters: { giant: { at: [30, 4], activated: true } } };
  expect(viewOf(last({ Ben: behind })).closing).toEqual({ points: [9, 3], winner: null });
  expect(viewOf(last({ Ben: behind, round: 6 })).closing).toEqual({ points: [9, 3], winner: 0 });
});
