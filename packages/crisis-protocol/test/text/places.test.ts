import { type Localized, locales, plain } from '@assemble/language';
import { describe, expect, test } from 'vitest';
import type { Edge, Point } from '../../src/index.ts';
import { renderMessage } from '../../src/text/messages.ts';
import { namesIn } from '../../src/text/naming.ts';
import { featureSeen, type Outlook, placeWords } from '../../src/text/places.ts';
import { content } from '../game.ts';

const box = (id: string, kind: string, left: number, top: number, right: number, bottom: number) => ({
  id,
  kind,
  outline: [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ],
});

// A truck in the upper left part, one in the lower right part, and a car in the middle.
const terrain = [
  box('a', 'truck', 4, 2, 8, 4),
  box('b', 'truck', 20, 30, 24, 32),
  box('c', 'car', 17, 16, 19, 18),
];
const from = (home: Edge, more: Partial<Outlook> = {}): Outlook => ({ terrain, home, own: true, ...more });

const said = (p: Point, outlook: Outlook): Localized<string> => ({
  en: plain(placeWords(p, outlook, 'en')),
  es: plain(placeWords(p, outlook, 'es')),
  de: plain(placeWords(p, outlook, 'de')),
});

describe('two inches to the right of the upper truck, three below the upper edge', () => {
  const p = { x: 10, y: 3 };

  test('from below it is at the far end', () => {
    expect(said(p, from('bottom'))).toEqual({
      en: 'beside the far truck, 3 in from the far edge',
      es: 'junto al camión del fondo, a 3 pulgadas del borde contrario',
      de: 'neben dem hinteren LKW, 3 Zoll vom gegenüberliegenden Rand',
    });
  });

  test('from above it is at one’s own', () => {
    expect(said(p, from('top'))).toEqual({
      en: 'beside the near truck, 3 in from your edge',
      es: 'junto al camión más cercano, a 3 pulgadas de tu borde',
      de: 'neben dem vorderen LKW, 3 Zoll von deinem Rand',
    });
  });

  // The upper edge is at the left hand of whoever sits on the left, and at the right hand of whoever sits on the right.
  test('from the sides', () => {
    expect(said(p, from('left')).en).toBe('beside the near truck, 3 in from the left edge');
    expect(said(p, from('right')).en).toBe('beside the far truck, 3 in from the right edge');
  });

  test('whoever only watches has no edge', () => {
    expect(said(p, from('bottom', { own: false }))).toEqual({
      en: 'beside the far truck, 3 in from the top edge',
      es: 'junto al camión del fondo, a 3 pulgadas del borde superior',
      de: 'neben dem hinteren LKW, 3 Zoll vom oberen Rand',
    });
  });
});

test('on a roof, beside what there is one of, and in the open', () => {
  expect(said({ x: 22, y: 31 }, from('bottom'))).toEqual({
    en: 'on the near truck, 5 in from your edge',
    es: 'sobre el camión más cercano, a 5 pulgadas de tu borde',
    de: 'auf dem vorderen LKW, 5 Zoll von deinem Rand',
  });
  expect(said({ x: 18, y: 14 }, from('bottom'))).toEqual({
    en: 'beside the car, 14 in from the far edge',
    es: 'junto al coche, a 14 pulgadas del borde contrario',
    de: 'neben dem Auto, 14 Zoll vom gegenüberliegenden Rand',
  });
  expect(said({ x: 30, y: 12 }, from('bottom'))).toEqual({
    en: '6 in from the right edge and 12 in from the far edge',
    es: 'a 6 pulgadas del borde derecho y a 12 pulgadas del borde contrario',
    de: '6 Zoll vom rechten Rand und 12 Zoll vom gegenüberliegenden Rand',
  });
});

test('what is more than two and a half inches away is no landmark', () => {
  expect(said({ x: 10.5, y: 3 }, from('bottom')).en).toMatch(/^beside/);
  expect(said({ x: 10.6, y: 3 }, from('bottom')).en).toBe(
    '3 in from the far edge and 11 in from the left edge',
  );
});

test('the middle, and hardly any distance', () => {
  const open = from('bottom', { terrain: [] });
  expect(said({ x: 18, y: 20 }, open)).toEqual({
    en: 'in the middle of the battlefield',
    es: 'en el centro del campo de batalla',
    de: 'in der Mitte des Schlachtfelds',
  });
  expect(said({ x: 5, y: 35.7 }, open)).toEqual({
    en: 'less than 1 in from your edge and 5 in from the left edge',
    es: 'a menos de 1 pulgada de tu borde y a 5 pulgadas del borde izquierdo',
    de: 'weniger als 1 Zoll von deinem Rand und 5 Zoll vom linken Rand',
  });
  expect(said({ x: 5, y: 34.6 }, open).es).toBe('a 1 pulgada de tu borde y a 5 pulgadas del borde izquierdo');
});

test('left and right tell apart what is equally far; a number what stands at one place', () => {
  const row = from('top', { terrain: [box('a', 'bench', 4, 10, 6, 11), box('b', 'bench', 20, 10, 22, 11)] });
  // Who sits above has the right of the map at the left hand.
  expect(locales.map((locale) => plain(featureSeen('b', row, locale)))).toEqual([
    'the left bench',
    'el banco de la izquierda',
    'die linke Bank',
  ]);
  const heap = from('bottom', {
    terrain: [box('a', 'crate', 10, 10, 11, 11), box('b', 'crate', 10.5, 10, 11.5, 11)],
  });
  expect(said({ x: 10, y: 12 }, heap)).toEqual({
    en: 'beside crate 1, 10 in from the left edge',
    es: 'junto al cajón 1, a 10 pulgadas del borde izquierdo',
    de: 'neben der Kiste 1, 10 Zoll vom linken Rand',
  });
});

test('the log tells where somebody went, as each side sees it; without a look at the table in numbers', () => {
  const names = (outlook: Outlook | null) => ({
    ...namesIn(content, null, ['Ana', 'Ben'], outlook),
    characters: [{ card: 'core/black-widow', owner: 0, form: 0 }],
  });
  const line = (how: string, outlook: Outlook | null) =>
    locales.map((locale) =>
      plain(
        renderMessage(
          { key: 'moved', args: { who: 0, how, from: { x: 10, y: 8 }, at: { x: 10, y: 3 } } },
          locale,
          names(outlook),
        ),
      ),
    );
  expect(line('advance', from('top'))).toEqual([
    'Black Widow advances and now stands beside the near truck, 3 in from your edge.',
    'La Viuda Negra avanza y queda junto al camión más cercano, a 3 pulgadas de tu borde.',
    'Black Widow läuft und steht nun neben dem vorderen LKW, 3 Zoll von deinem Rand.',
  ]);
  expect(line('throw', from('bottom'))).toEqual([
    'Black Widow is thrown and lands beside the far truck, 3 in from the far edge.',
    'Un Lanzamiento se lleva a la Viuda Negra, que cae junto al camión del fondo, a 3 pulgadas del borde contrario.',
    'Black Widow wird geworfen und landet neben dem hinteren LKW, 3 Zoll vom gegenüberliegenden Rand.',
  ]);
  expect(line('push', null)).toEqual([
    'Black Widow is pushed and now stands at (10.0, 3.0).',
    'Un Empujón desplaza a la Viuda Negra, que queda en (10.0, 3.0).',
    'Black Widow wird geschoben und steht nun bei (10.0, 3.0).',
  ]);
});
