// Before an online match: what every game shows of its set-ups.
import { locales } from '@assemble/language';
import { describe, expect, test } from 'vitest';
import { face as champions } from '../src/games/champions/face.ts';
import { face as crisisProtocol } from '../src/games/crisis-protocol/face.ts';
import { face as diceMasters } from '../src/games/dice-masters/face.ts';

describe.each([champions, crisisProtocol, diceMasters])('$id', ({ setups, waiting, seating }) => {
  test('says what is played and what every seat brings, in every language', () => {
    for (const { id, setup } of setups)
      for (const locale of locales) {
        const whole = seating?.resize(setup, seating.most) ?? setup;
        const { name, title, figures } = waiting.scenario(whole, locale);
        expect([id, name, title]).not.toContain('');
        expect(figures.map(({ value }) => value)).not.toContain('–');
        for (let seat = 0; seat < (seating?.most ?? 2); seat++) {
          const brought = waiting.brought(whole, seat, locale);
          expect(brought?.name).not.toBe('');
          expect(brought?.emblem.outline).not.toBe('');
          // What can be brought is shown.
          if (waiting.bringOf(whole, seat) !== null) expect(brought).not.toBeNull();
        }
      }
  });
});

test('numbers of Champions follow from who sits', () => {
  const { setups, seating, waiting } = champions;
  const two = seating?.resize(setups[0]?.setup ?? null, 2) ?? null;
  const numbers = waiting.scenario(two, 'en').figures.map(({ label, value }) => `${value} ${label}`);
  // Rhino I has 14 hit points for each player, The Break-In! ends at 7 threat for each.
  expect(numbers).toEqual(['2 heroes', '28 life of Rhino', '14 threat loses']);
  expect(waiting.brought(two, 0, 'de')).toMatchObject({ name: 'Spider-Man', mark: 'Gerechtigkeit' });
});
