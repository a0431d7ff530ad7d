import type { View } from '@assemble/champions';
import type { Catalogue } from '../../../strings/catalogue.ts';
import type { GameFace } from '../../../table/board.ts';

const en = {
  keepHand: 'Keep the hand',
  replace: (n: number) => `Replace ${n}`,
  draw: (n: number) => `Draw ${n} new ${n === 1 ? 'card' : 'cards'}`,
  keepAll: 'Discard none',
  discard: (n: number) => `Discard ${n}`,
};

const words: Catalogue<typeof en> = {
  en,
  es: {
    keepHand: 'Conservar la mano',
    replace: (n) => `Cambiar ${n}`,
    draw: (n) => (n === 1 ? 'Robas 1 carta nueva' : `Robas ${n} cartas nuevas`),
    keepAll: 'No descartar',
    discard: (n) => `Descartar ${n}`,
  },
  de: {
    keepHand: 'Hand behalten',
    replace: (n) => `${n} tauschen`,
    draw: (n) => (n === 1 ? 'Du ziehst 1 neue Karte' : `Du ziehst ${n} neue Karten`),
    keepAll: 'Nichts ablegen',
    discard: (n) => `${n} ablegen`,
  },
};

/** What the primary act is called while cards of the hand are chosen. */
export const act: NonNullable<GameFace<View>['act']> = (
  { ask: { key } },
  { chosen: { length } },
  _,
  locale,
) => {
  const t = words[locale];
  if (key === 'ask.mulligan')
    return length === 0 ? { label: t.keepHand } : { label: t.replace(length), then: t.draw(length) };
  if (key === 'ask.end-discard') return { label: length === 0 ? t.keepAll : t.discard(length) };
  return null;
};
