import { type Localized, locales, plain } from '@assemble/language';
import { describe, expect, it } from 'vitest';
import { BASIC_ACTION_DIE, type Face, SIDEKICK_DIE } from '../../src/dice.ts';
import { faceText, factsLine } from '../../src/text/index.ts';
import { cardOf } from './cases.ts';

const character: Face = { kind: 'character', level: 2, cost: 1, attack: 3, defense: 4, bursts: 1 };

const faces: readonly (readonly [face: Face, text: Localized<string>])[] = [
  [
    character,
    {
      en: 'level 2, fielding cost 1, 3A 4D, one burst',
      es: 'nivel 2, coste de despliegue 1, 3A 4D, un estallido',
      de: 'Stufe 2, Einsatzkosten 1, 3A 4V, ein Burst',
    },
  ],
  [
    { kind: 'energy', energy: 'fist', count: 2 },
    { en: 'two fists', es: 'dos puños', de: 'zwei Fäuste' },
  ],
  [
    { kind: 'energy', energy: 'wild', count: 1 },
    { en: 'wild', es: 'comodín', de: 'Joker' },
  ],
  [
    { kind: 'action', bursts: 2 },
    { en: 'action, two bursts', es: 'acción, dos estallidos', de: 'Aktion, zwei Bursts' },
  ],
];

describe('faces', () => {
  for (const [face, text] of faces) {
    it.each(locales)(`%s: ${text.en}`, (locale) => {
      expect(plain(faceText(face, locale))).toBe(text[locale]);
    });
  }

  it('of the dice everybody has can all be named', () => {
    for (const face of [...SIDEKICK_DIE.faces, ...BASIC_ACTION_DIE.faces]) {
      for (const locale of locales) expect(plain(faceText(face, locale))).not.toBe('');
    }
  });
});

describe('the line of facts', () => {
  it.each([
    ['en', 'Character · cost 3 (fist) · common · max 4'],
    ['es', 'Personaje · coste 3 (puño) · común · máx. 4'],
    ['de', 'Charakter · Kosten 3 (Faust) · häufig · max. 4'],
  ] as const)('in %s', (locale, expected) => {
    expect(plain(factsLine(cardOf('hulk'), locale))).toBe(expected);
  });
});
