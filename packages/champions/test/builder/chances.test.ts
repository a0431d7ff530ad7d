import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARDS, Content, chanceToHold, payableIn } from '../../src/index.ts';

/** All ways to draw, one by one: so many of them hold one of the first `wanted` cards. */
function counted(wanted: number, deck: number, hand: number): number {
  let [held, all] = [0, 0];
  for (let set = 0; set < 2 ** deck; set += 1) {
    const drawn = Array.from({ length: deck }, (_, i) => (set >> i) & 1);
    if (drawn.reduce((sum, bit) => sum + bit, 0) !== hand) continue;
    all += 1;
    if (drawn.slice(0, wanted).includes(1)) held += 1;
  }
  return held / all;
}

test('is what counting all hands gives', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), (deck) => {
      for (let wanted = 0; wanted <= deck; wanted += 1)
        for (let hand = 1; hand <= deck; hand += 1)
          expect(chanceToHold(wanted, deck, hand)).toBeCloseTo(counted(wanted, deck, hand), 10);
    }),
    { numRuns: 9 },
  );
});

test('of a deck of forty: two copies in a hand of six', () => {
  // 1 − (38·37·36·35·34·33)/(40·39·38·37·36·35) = 1 − (34·33)/(40·39)
  expect(chanceToHold(2, 40, 6)).toBeCloseTo(1 - (34 * 33) / (40 * 39), 10);
});

test('nothing wanted is never held, and what fills the deck always', () => {
  expect(chanceToHold(0, 40, 6)).toBe(0);
  expect(chanceToHold(40, 40, 6)).toBe(1);
  expect(chanceToHold(3, 0, 6)).toBe(0);
});

test('a card is payable where the others in the hand have as many resources as it costs', () => {
  const content = new Content(CARDS);
  const [dear, genius] = ['core/84', 'core/89'];
  const [face, resource] = [content.card(dear).faces[0], content.card(genius).faces[0]];
  expect(face.cost).toBe(4);
  expect(resource.resources).toHaveLength(2);
  expect(payableIn(content, [dear, genius])).toEqual([false, false]);
  expect(payableIn(content, [dear, genius, genius])).toEqual([true, false, false]);
});
