import type { Match } from '@assemble/kernel';
import type { Card, CardType, Content } from '../content.ts';
import type { Table } from '../table.ts';

const ENCOUNTER: ReadonlySet<CardType> = new Set([
  'villain',
  'main-scheme',
  'side-scheme',
  'minion',
  'attachment',
  'treachery',
  'environment',
  'obligation',
]);

/** Where a card is looked for first: among the players' cards, the scenario's, or one type of card. */
export type Among = 'player' | 'encounter' | CardType;

export const isAmong = (card: Card, among: Among): boolean => {
  const { type } = card.faces[0];
  if (among === 'player') return !ENCOUNTER.has(type) && type !== 'hero';
  return among === 'encounter' ? ENCOUNTER.has(type) : type === among;
};

/** A card by its English name or its id. */
export function cardNamed(content: Content, text: string, among: Among): Card {
  const known = content.find(text);
  if (known !== undefined) return known;
  const found = content.cards.filter((card) => card.faces.some((face) => face.title.en === text));
  const card = found.find((one) => isAmong(one, among));
  if (card === undefined) throw new Error(`no ${among} card is called "${text}"`);
  return card;
}

/** The cards of a match that go by a name: in play by the side that is up, elsewhere by any side. */
function idsNamed(content: Content, match: Match<Table>, text: string): number[] {
  const { table } = match;
  const byPrint = (id: number): boolean => {
    const card = content.card(table.prints[id]?.card ?? '');
    return card.id === text || card.faces.some((face) => face.title.en === text);
  };
  const inPlay = table.play
    .filter((piece) => content.face(piece.face).title.en === text || byPrint(piece.id))
    .map((piece) => piece.id);
  const elsewhere = table.zones.flatMap((zone, id) =>
    zone !== 'play' && zone !== 'gone' && byPrint(id) ? [id] : [],
  );
  return [...inPlay, ...elsewhere];
}

/** A card of the match by name; 'Web-Shooter#2' is the second of that name. One that is offered comes first. */
export function idNamed(
  content: Content,
  match: Match<Table>,
  text: string,
  offered: readonly number[] = [],
  taken: ReadonlySet<number> = new Set(),
): number {
  const [, name = text, place] = /^(.*)#(\d+)$/.exec(text) ?? [];
  const all = idsNamed(content, match, name).filter((id) => !taken.has(id));
  const ranked = [...all.filter((id) => offered.includes(id)), ...all.filter((id) => !offered.includes(id))];
  const id = ranked[place === undefined ? 0 : Number(place) - 1];
  if (id === undefined) throw new Error(`no card in this match is called "${text}"`);
  return id;
}
