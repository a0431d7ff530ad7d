import { type DeckNote, deckCode, type NamedDeck, readDeckCode } from '@assemble/champions';
import { hrefTo } from '../../../shell/router.ts';
import { content } from '../data.ts';
import { firstDeck } from './edit.ts';

/** A deck as part of an address: the address is all there is to share. */
const queryOf = ({ name, deck }: NamedDeck): Readonly<Record<string, string>> => ({
  d: deckCode(deck),
  name,
});

/** The deck in the builder; `id` tells which of the saved ones it is, if any. */
export const builderHref = (named: NamedDeck, id = ''): string =>
  hrefTo(['champions', 'deck'], { ...queryOf(named), id });

/** The set-up form with the deck chosen. */
export const playHref = (named: NamedDeck): string => hrefTo(['play', 'champions'], queryOf(named));

/** The deck that an address names, and what of it could not be used. */
export function deckAt(query: URLSearchParams): { named: NamedDeck; notes: readonly DeckNote[] } {
  const name = query.get('name') ?? '';
  const code = query.get('d');
  if (code === null) return { named: { name, deck: firstDeck }, notes: [] };
  const { deck, notes } = readDeckCode(content, code);
  return { named: { name, deck }, notes };
}
