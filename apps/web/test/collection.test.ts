import { expect, test } from 'vitest';
import { numberOf, oneOf, perCard, searched } from '../src/collection/cards/criteria.ts';
import { pathOf } from '../src/collection/cards/gallery.ts';
import { ownOffers } from '../src/collection/offers.ts';

test('an address names only what there is', () => {
  expect(oneOf(['ally', 'event'], 'event')).toBe('event');
  expect(oneOf(['ally', 'event'], 'evil')).toBe('');
  expect(oneOf(['ally'], null)).toBe('');
  expect(['7', '10', null, '', 'x', '-1', '1.5', '12345'].map(numberOf)).toEqual([
    ...['7', '10', '', '', '', '', '', ''],
  ]);
});

test('what is worked out for a card is worked out once for each language', () => {
  const asked: string[] = [];
  const name = perCard((card: { id: string }, locale) => {
    asked.push(`${card.id} ${locale}`);
    return `${card.id} (${locale})`;
  });
  expect([name({ id: 'a' }, 'en'), name({ id: 'a' }, 'de'), name({ id: 'a' }, 'en')]).toEqual([
    'a (en)',
    'a (de)',
    'a (en)',
  ]);
  expect(asked).toEqual(['a en', 'a de']);
});

test('a search sees no accents and no capitals, and all lines', () => {
  const text = searched((card: { id: string }) => [card.id, 'Visión']);
  expect(text({ id: 'Ultrón' }, 'es')).toBe('ultron\nvision');
});

test('the id of a card may have several parts', () => {
  expect(pathOf(['champions', 'cards'], { id: 'core/01a' })).toEqual(['champions', 'cards', 'core', '01a']);
});

test('what came with the address is offered once, by its name', () => {
  const kept = [{ id: 'k', name: 'Kept', deck: 'abc' }];
  const offers = (name: string, deck: string): readonly string[] =>
    ownOffers(
      kept,
      { name, deck },
      (one) => one.deck,
      (one, other) => one === other,
    ).map(({ key, label, made }) => `${key}: ${label} ${made}`);
  expect(offers('Brought', 'xyz')).toEqual(['saved k: Kept abc', 'brought: Brought xyz']);
  expect(offers('Another name', 'abc')).toEqual(['saved k: Kept abc']);
  expect(offers('', 'xyz')).toEqual(['saved k: Kept abc']);
});
