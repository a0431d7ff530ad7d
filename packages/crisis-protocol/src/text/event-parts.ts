import type { Localized, Rich, Whom } from '@assemble/language';
import type { On, Who } from '../abilities/vocabulary.ts';
import type { Phrases } from './phrases.ts';
import type { Opening } from './said.ts';

export const clause = (p: Phrases, texts: Localized<Rich | string>): Opening => ({
  text: p.pick(texts),
  clause: true,
});
export const time = (p: Phrases, texts: Localized<Rich | string>): Opening => ({
  text: p.pick(texts),
  clause: false,
});

/** Whom it happens to; taken up by "it" afterwards. */
export function subjectOf(p: Phrases, who: Who | undefined): Whom {
  if (who?.is !== undefined) {
    if (who.is !== 'token') p.talk.fighter = who.is;
    return p.anchor(who.is);
  }
  const one = p.characters(who ?? {}, 'a');
  p.talk.focus = 'that';
  p.talk.that = one;
  p.talk.fighter = 'that';
  return one;
}

/** The other side, unless that it is an enemy is all there is to say. */
export function opponentOf(p: Phrases, by: Who | undefined): Whom | null {
  if (by === undefined || Object.keys(by).every((key) => key === 'side')) return null;
  return by.is === undefined ? p.characters(by, 'a') : p.anchor(by.is);
}

/** Whose doing it was. */
export function source(p: Phrases, on: On): Rich {
  if (on.from === undefined) return [];
  return p.pick({
    en: 'from an enemy effect',
    es: 'debido a un efecto enemigo',
    de: 'durch einen feindlichen Effekt',
  });
}
