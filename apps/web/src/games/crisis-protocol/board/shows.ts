import { characterName, namesIn, type View } from '@assemble/crisis-protocol';
import type { GameFace } from '../../../table/board.ts';
import { content } from '../data.ts';
import { together } from './names.ts';
import { boardWords } from './words/index.ts';

type Args = { readonly [name: string]: unknown };

/** The area of the attack that a line of the menu is about: by its address, or by the card that it is printed on. */
export const areaIn = ({ areas }: View, { attack, card }: Args): View['areas'][number] | undefined =>
  areas.find((area) => area.attack === attack || area.attack.slice(0, area.attack.indexOf('#')) === card);

/** Whom an area attack on the menu would reach. */
export const shows: NonNullable<GameFace<View>['shows']> = ({ args }, locale, view, seatNames) => {
  const area = areaIn(view, args);
  if (area === undefined) return null;
  const t = boardWords(locale);
  const names = namesIn(content, view, seatNames);
  const list = (ids: readonly number[]): string =>
    together(ids.map((id) => characterName(names, id, locale)));
  const { attacked, hurt } = area;
  return [t.attacks(list(attacked)), ...(hurt.length === 0 ? [] : [t.areaHurts(list(hurt))])].join(' · ');
};
