import { expect, test } from 'vitest';
import { CARDS, Content, EDITIONS, fieldings, type Roster, squadVerdict } from '../../src/index.ts';

const content = new Content(CARDS);
const edition = Object.values(EDITIONS)[0];
if (edition === undefined) throw new Error('there are editions');
const roster = (...ids: string[]): Roster => ({
  characters: ids.map((id) => ({ id })),
  tactics: [],
  crises: [],
});

test('counts the squads that fill a maximum exactly', () => {
  // Threat 4 (leads the Avengers), 3, 4 and 2: with him 4, 7, 8, 6, 11, 9, 10, 13.
  const avengers = roster('core/captain-america', 'core/iron-man', 'core/captain-marvel', 'core/black-widow');
  const all = fieldings(content, edition, avengers, 'avengers', [5, 7, 9, 13, 20]);
  expect(all.map(({ exact }) => exact)).toEqual([0, 1, 1, 1, 0]);
  expect(all.map(({ threat }) => threat)).toEqual([4, 7, 9, 13, 13]);
  expect(all[1]?.example).toEqual(['core/captain-america', 'core/iron-man']);
});

test('every example is a squad that the rules accept', () => {
  const some = roster('core/captain-america', 'core/iron-man', 'core/captain-marvel', 'core/spider-man');
  for (const { maximum, example } of fieldings(content, edition, some, 'avengers', [8, 11, 15])) {
    const squad = { characters: [...example], affiliation: 'avengers' as const, tactics: [] };
    expect(squadVerdict(content, edition, some, maximum, squad, 0)).toEqual({ yes: true });
  }
});

test('an empty roster fields nobody', () => {
  expect(fieldings(content, edition, roster(), null, [15])).toEqual([
    { maximum: 15, exact: 0, example: [], threat: 0 },
  ]);
});
