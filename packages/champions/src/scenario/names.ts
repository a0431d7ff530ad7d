import type { Match } from '@assemble/kernel';
import type { Card, CardType, Content } from '../content.ts';
import type { Print, Table } from '../table.ts';

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

/** How a card is written: by its title, where that is enough to find it among its like; else by its id. */
export function wordFor(content: Content, card: Card, among: Among): string {
  const title = card.faces[0].title.en;
  if (!isAmong(card, among)) return card.id;
  return cardNamed(content, title, among).id === card.id ? title : card.id;
}

/** The names in a position: its cards and its players. */
export interface Cast {
  readonly content: Content;
  readonly players: readonly string[];
}

/** A card of a position may have a name of its own. It is on its print, so that it keeps it whatever number it gets. */
export type NamedPrint = Print & { readonly named?: string };

export const ownName = (table: Table, id: number): string | undefined =>
  (table.prints[id] as NamedPrint | undefined)?.named;

export const isOwnName = (table: Table, name: string): boolean =>
  table.prints.some((print: NamedPrint) => print.named === name);

/** A written name in its parts: "ben's Web-Shooter#2". */
interface Written {
  readonly whose: string | null;
  readonly name: string;
  readonly nth: number | null;
}

export function parse(players: readonly string[], text: string): Written {
  const whose = players.find((name) => text.startsWith(`${name}'s `)) ?? null;
  const rest = whose === null ? text : text.slice(whose.length + 3);
  const [, name = rest, nth] = /^(.*)#(\d+)$/.exec(rest) ?? [];
  return { whose, name, nth: nth === undefined ? null : Number(nth) };
}

/** The name of a card of the match: its own, or the title of the side that is up. */
export const nameOf = (cast: Cast, table: Table, id: number): string =>
  ownName(table, id) ?? titleOf(cast, table, id);

function titleOf({ content }: Cast, table: Table, id: number): string {
  const piece = table.play.find((one) => one.id === id);
  if (piece !== undefined) return content.face(piece.face).title.en;
  return content.card(table.prints[id]?.card ?? '').faces[0].title.en;
}

/** Whether a card of the match goes by a name: its own, its title, its id; in play by the side that is up or any other. */
export function goesBy(cast: Cast, table: Table, id: number, text: string): boolean {
  const { whose, name } = parse(cast.players, text);
  if (whose !== null && cast.players[sideOf(table, id)] !== whose) return false;
  if (isOwnName(table, name)) return ownName(table, id) === name;
  if (titleOf(cast, table, id) === name) return true;
  // A card that lies face down goes by what it counts as, not by what it is.
  const piece = table.play.find((one) => one.id === id);
  const card = cast.content.card(table.prints[id]?.card ?? '');
  if (piece !== undefined && !card.faces.some((face) => face.id === piece.face)) return false;
  return card.id === name || card.faces.some((face) => face.title.en === name);
}

/** Whose a card is: who controls it in play, who owns it elsewhere. */
const sideOf = (table: Table, id: number): number => {
  const piece = table.play.find((one) => one.id === id);
  if (piece === undefined) return table.prints[id]?.owner ?? -1;
  return piece.controller < 0 && piece.engaged >= 0 ? piece.engaged : piece.controller;
};

/** The cards of a match that go by a name: those in play in the order they came, then the others. */
export function idsNamed(cast: Cast, match: Match<Table>, text: string): number[] {
  const { table } = match;
  const inPlay = table.play.map((piece) => piece.id).filter((id) => goesBy(cast, table, id, text));
  const elsewhere = table.zones.flatMap((zone, id) =>
    zone !== 'play' && zone !== 'gone' && goesBy(cast, table, id, text) ? [id] : [],
  );
  return [...inPlay, ...elsewhere];
}

/** A card of the match by name; 'Web-Shooter#2' is the second of that name. One that is offered comes first. */
export function idNamed(
  cast: Cast,
  match: Match<Table>,
  text: string,
  offered: readonly number[] = [],
  taken: ReadonlySet<number> = new Set(),
): number {
  const { nth } = parse(cast.players, text);
  const all = idsNamed(cast, match, text).filter((id) => nth !== null || !taken.has(id));
  const ranked = [...all.filter((id) => offered.includes(id)), ...all.filter((id) => !offered.includes(id))];
  const id = ranked[(nth ?? 1) - 1];
  if (id === undefined) throw new Error(`no card in this match is called "${text}"`);
  return id;
}
