import { expect, test } from 'vitest';
import {
  type Criteria,
  criteriaOf,
  findCards,
  noCriteria,
  queryOf,
} from '../src/games/dice-masters/criteria.ts';
import { cards } from '../src/games/dice-masters/data.ts';
import { emblemOf } from '../src/games/dice-masters/emblem-of.ts';
import { touchedRules } from '../src/games/dice-masters/touched-rules.ts';

const ids = (criteria: Partial<Criteria>, locale: 'en' | 'es' | 'de' = 'en'): readonly string[] =>
  findCards(cards, { ...noCriteria, ...criteria }, locale).map(({ id }) => id);

test('criteria survive the address, and nonsense in it is left out', () => {
  const criteria: Criteria = {
    q: 'a b',
    kind: 'character',
    energy: 'none',
    affiliation: 'x-men',
    cost: '4',
    rarity: 'super-rare',
    starter: true,
    sort: 'name',
  };
  expect(criteriaOf(new URLSearchParams(queryOf(criteria)))).toEqual(criteria);
  expect(criteriaOf(new URLSearchParams('kind=x&energy=y&cost=z&sort=w&starter=q'))).toEqual(noCriteria);
});

test('cards are found by name in the chosen language and in English', () => {
  expect(ids({ q: 'bestia' }, 'es')).toContain('avx/beast-big-boy-blue');
  expect(ids({ q: 'beast big' }, 'es')).toContain('avx/beast-big-boy-blue');
  expect(ids({ q: 'bestia' }, 'en')).toEqual([]);
});

test('filters and sorting', () => {
  expect(ids({ kind: 'basic-action', energy: 'fist' })).toEqual([]);
  const costs = findCards(cards, { ...noCriteria, sort: 'cost' }, 'en').map((card) => card.cost);
  expect(costs).toEqual([...costs].sort((a, b) => a - b));
  const starter = findCards(cards, { ...noCriteria, starter: true }, 'en');
  expect(starter).toHaveLength(34);
  expect(new Set(starter.map((card) => card.rarity))).toEqual(new Set(['common']));
});

test('every kind of die has its own colours and icon (DM-DICE-13)', () => {
  const titles = [...new Set(cards.map((card) => card.title))];
  const looks = titles.map((title) => JSON.stringify(emblemOf(title)));
  expect(new Set(looks).size).toBe(titles.length);
});

test('a card names the rules that its text touches', () => {
  const tiger = cards.find(({ id }) => id === 'avx/spider-man-tiger');
  expect(tiger && touchedRules(tiger)).toContain('DM-PREVENT-AND-REDIRECT-1');
});
