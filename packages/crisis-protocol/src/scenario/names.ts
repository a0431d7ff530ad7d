import type { Match, Seat } from '@assemble/kernel';
import { type Card, type Content, slug } from '../content.ts';
import type { Table } from '../table.ts';

/** The last part of an id: 'core/iron-man' is called iron-man. */
export const slugOf = (id: string): string => id.replace(/^.*\//, '');

/** A card by its id or by the last part of it. */
export function cardNamed(cards: readonly Card[], name: string, kind: Card['card']): Card | undefined {
  return cards.find((card) => card.card === kind && (card.id === name || card.id.endsWith(`/${name}`)));
}

/** The names in a position: its players, and for each what its characters are called. */
export interface Cast {
  readonly content: Content;
  readonly players: readonly string[];
  /** '0/iron-man' to the number of the character; of one that was set up in the regular way the table knows more. */
  readonly characters: ReadonlyMap<string, number>;
}

/** "Ben's iron-man" in its parts. */
export function parse(text: string): { readonly whose: string | null; readonly name: string } {
  const [, whose = null, name = text] = /^(?:(.+?)'s )?(.*)$/.exec(text) ?? [];
  return { whose, name };
}

/** What a character is called: as the scenario calls it, or as its card. */
export function nameOf({ characters }: Cast, table: Table, id: number): string {
  for (const [name, one] of characters) if (one === id) return name.slice(name.indexOf('/') + 1);
  return slugOf(table.cards[table.characters[id]?.card ?? -1]?.id ?? '');
}

/** The same with its player: "Ben's iron-man". */
export const characterWords = (cast: Cast, table: Table, id: number): string =>
  `${cast.players[table.characters[id]?.owner ?? 0] ?? ''}'s ${nameOf(cast, table, id)}`;

/** A character by name, the seat's own first. */
export function findCharacter(cast: Cast, table: Table, text: string, seat: Seat): number {
  const { whose, name } = parse(text);
  const order = whose === null ? [seat, 1 - seat] : [cast.players.indexOf(whose)];
  for (const owner of order) {
    const found = table.characters.find((one) => one.owner === owner && nameOf(cast, table, one.id) === name);
    if (found !== undefined) return found.id;
  }
  throw new Error(`no character is called "${text}"`);
}

/** A token by its number, or as the n-th of its crisis: 'secure-2'. */
export function tokenNamed({ table }: Match<Table>, name: string | number): number {
  const [, crisis, nth] = /^(secure|extraction)-(\d+)$/.exec(String(name)) ?? [];
  const id =
    crisis === undefined
      ? Number(name)
      : (table.tokens.filter((token) => token.crisis === crisis)[Number(nth) - 1]?.id ?? -1);
  if (table.tokens[id] === undefined) throw new Error(`no token is called "${name}"`);
  return id;
}

/**
 * What an ability goes by: 'core/iron-man#friday-a-i/0' friday-a-i, 'tactics/medpack#played/0' medpack, a special rule of
 * an attack its own name or that of the attack; the second of one name friday-a-i/2. The first is how it is told.
 */
export function namesOf(content: Content, address: string): readonly string[] {
  const [card = '', part] = address.split('#');
  if (part === undefined) return [slugOf(card)];
  const [called = '', within = '0'] = part.split('/');
  const [place = '0'] = within.split('.');
  const half = Number(place) === 0 ? '' : `/${Number(place) + 1}`;
  const [, attack, nth] = /^(.*)\.(\d+)$/.exec(called) ?? [];
  const rule = attack === undefined ? null : content.attack(`${card}#${attack}`).rules[Number(nth)]?.name;
  const generic = ['played', 'rules', 'interact', 'setup'].includes(called);
  const names = [
    ...(rule === null || rule === undefined ? [] : [slug(rule)]),
    ...(attack === undefined ? [] : [attack]),
    ...(generic ? [slugOf(card)] : []),
    called,
  ];
  return [...new Set([...names.map((name) => `${name}${half}`), ...names, `${called}/${place}`])];
}

export const abilityName = (content: Content, address: string): string => namesOf(content, address)[0] ?? '';
