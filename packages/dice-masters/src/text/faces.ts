import { amount, kit, type Locale, type Rich, rich, words } from '@assemble/language';
import type { Face } from '../dice.ts';
import { lexicon } from './lexicon.ts';

const symbols = (locale: Locale, face: Extract<Face, { kind: 'energy' }>): Rich => {
  const k = kit(locale, lexicon);
  const link = { ref: 'energy', id: face.energy };
  if (face.energy === 'generic') return rich`${amount(face.count)} ${k.np({ noun: 'generic', link })}`;
  if (face.count === 1) return k.np({ noun: face.energy, link });
  return k.np({ noun: face.energy, det: { n: face.count }, link });
};

const burstWords = (locale: Locale, bursts: number): Rich =>
  bursts === 0 ? [] : kit(locale, lexicon).np({ noun: 'burst', det: { n: bursts } });

/** What a die shows in a word or two: "level 2", "two fists", "one burst"; nothing for a plain action face. */
export function faceWords(face: Face, locale: Locale): Rich {
  switch (face.kind) {
    case 'energy':
      return symbols(locale, face);
    case 'action':
      return burstWords(locale, face.bursts);
    case 'character':
      return rich`${kit(locale, lexicon).np({ noun: 'level' })} ${amount(face.level)}`;
  }
}

/** A whole face: "level 2, fielding cost 1, 3A 4D, one burst". */
export function faceText(face: Face, locale: Locale): Rich {
  const k = kit(locale, lexicon);
  const listed = (parts: readonly Rich[]): Rich =>
    parts.filter((part) => part.length > 0).flatMap((part, i) => (i === 0 ? part : [', ', ...part]));
  if (face.kind === 'energy') return symbols(locale, face);
  if (face.kind === 'action') return listed([k.np({ noun: 'action' }), burstWords(locale, face.bursts)]);
  const cost = rich`${k.np({ noun: 'fieldingCost' })} ${amount(face.cost)}`;
  const defense = locale === 'de' ? 'V' : 'D';
  const values = words(
    { number: face.attack, text: `${face.attack}A` },
    { number: face.defense, text: `${face.defense}${defense}` },
  );
  return listed([faceWords(face, locale), cost, values, burstWords(locale, face.bursts)]);
}
