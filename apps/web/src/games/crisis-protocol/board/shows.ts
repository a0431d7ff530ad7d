import { characterName, namesIn, type View } from '@assemble/crisis-protocol';
import type { GameFace } from '../../../table/board.ts';
import { content } from '../data.ts';
import { boardWords } from './words/index.ts';

/** Whom an area attack on the menu would reach. */
export const shows: NonNullable<GameFace<View>['shows']> = ({ key, args }, locale, view, seatNames) => {
  const area = key === 'option.attack' && view.areas.find(({ attack }) => attack === args['attack']);
  if (!area) return null;
  const t = boardWords(locale);
  const names = namesIn(content, view, seatNames);
  const list = (ids: readonly number[]): string =>
    ids.map((id) => characterName(names, id, locale)).join(', ');
  const { attacked, hurt } = area;
  return [t.attacks(list(attacked)), ...(hurt.length === 0 ? [] : [t.areaHurts(list(hurt))])].join(' · ');
};
