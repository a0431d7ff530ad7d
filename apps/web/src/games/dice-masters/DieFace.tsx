import type { Locale } from '@assemble/language';
import type { DrawnEmblem } from '../../emblems/emblem.ts';
import { useLocale } from '../../shell/preferences.ts';
import { type Face, term } from './data.ts';
import { Die } from './die/Die.tsx';
import { type CardWords, useCardWords } from './strings.ts';

/** What a face shows, in words. */
export function faceName(face: Face, t: CardWords, locale: Locale): string {
  if (face.kind === 'energy') return `${term(face.energy, locale)} × ${face.count}`;
  const bursts = face.bursts > 0 ? [t.bursts(face.bursts)] : [];
  if (face.kind === 'action') return [t.actionFace, ...bursts].join(', ');
  const numbers = [
    `${t.fieldingCost} ${face.cost}`,
    `${t.attack} ${face.attack}`,
    `${t.defense} ${face.defense}`,
  ];
  return [t.level(face.level), ...numbers, ...bursts].join(', ');
}

/**
 * One face: energy symbols, or an icon with fielding cost (upper left), attack (upper right), defense (lower right)
 * and bursts (lower left), as on the dice (DM-DICE-3).
 */
export function DieFace({ face, emblem }: { readonly face: Face; readonly emblem: DrawnEmblem }) {
  const t = useCardWords();
  const locale = useLocale();
  return <Die face={face} emblem={emblem} name={faceName(face, t, locale)} className="face" />;
}
