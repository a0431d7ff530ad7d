import { hrefTo } from '../../../shell/router.ts';
import { mapCode, type NamedMap, readMapCode } from './text.ts';

const queryOf = ({ name, features }: NamedMap): Readonly<Record<string, string>> => ({
  m: mapCode(features),
  name,
});

/** The battlefield in the editor; `id` tells which of the saved ones it is, if any. */
export const editorHref = (named: NamedMap, id = ''): string =>
  hrefTo(['crisis-protocol', 'maps'], { ...queryOf(named), id });

/** The set-up form with the battlefield chosen. */
export const playHref = (named: NamedMap): string => hrefTo(['play', 'crisis-protocol'], queryOf(named));

/** The battlefield that an address names, and what of it could not be read. */
export function mapAt(query: URLSearchParams): { named: NamedMap; unread: readonly string[] } {
  const { features, unread } = readMapCode(query.get('m') ?? '');
  return { named: { name: query.get('name') ?? '', features }, unread };
}
