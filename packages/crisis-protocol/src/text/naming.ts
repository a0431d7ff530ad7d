import type { Locale, Rich } from '@assemble/language';
import { type Card, type Content, type Name, slug } from '../content.ts';
import type { Feature } from '../geometry/terrain.ts';
import { COVER, HEALING } from '../rules/built-in.ts';
import type { View } from '../view/view.ts';
import { effectText } from './effect-text.ts';
import type { Outlook } from './places.ts';

/** A character of the match, as far as its name depends on it. */
interface NamedCharacter {
  readonly card: string;
  readonly owner: number;
  readonly form: number;
}

/** An objective token: the crisis card it belongs to, and which of that card's kinds of token it is. */
interface NamedToken {
  readonly crisis: string;
  readonly of: number;
}

/** What a message cannot know by itself: how the players are called, the cards, and what the match names by number. */
export interface Names {
  /** By seat. */
  readonly seats: readonly string[];
  card(id: string): Card | undefined;
  /** What the effect at an address does; nothing where nobody can tell. */
  effect(address: string, locale: Locale): Rich;
  readonly characters: readonly NamedCharacter[];
  readonly tokens: readonly NamedToken[];
  readonly features: readonly Pick<Feature, 'id' | 'kind'>[];
  /** How the reader looks at the battlefield; null where places are told in numbers. */
  readonly outlook: Outlook | null;
}

/** Names for a match that is looked at; null where there is none yet (set-ups, rosters). */
export function namesIn(
  content: Content,
  view: Pick<View, 'cards' | 'characters' | 'tokens' | 'mission' | 'features'> | null,
  seats: readonly string[],
  outlook: Outlook | null = null,
): Names {
  const idIn = (slot: number): string => view?.cards[slot]?.id ?? '';
  return {
    seats,
    card: (id) => content.find(id),
    effect: (address, locale) => effectText(content, address, locale),
    characters: (view?.characters ?? []).map(({ card, owner, form }) => ({ card: idIn(card), owner, form })),
    tokens: (view?.tokens ?? []).map(({ crisis, of }) => ({ crisis: idIn(view?.mission[crisis] ?? -1), of })),
    features: view?.features ?? [],
    outlook,
  };
}

/** The name of a character, with its Form where that is not the Normal one, told apart from its namesakes. */
export function characterName(names: Names, id: number, locale: Locale): string {
  const one = names.characters[id];
  if (one === undefined) return `#${id}`;
  const named = ({ card, form }: NamedCharacter): string => {
    const found = names.card(card);
    if (found?.card !== 'character') return card;
    const other = form === 0 ? undefined : found.forms[form]?.name[locale];
    return `${found.name[locale]}${other === undefined ? '' : ` (${other})`}`;
  };
  const name = named(one);
  const alike = names.characters.filter((other) => named(other) === name);
  if (alike.length < 2) return name;
  const own = alike.filter(({ owner }) => owner === one.owner);
  const seat = alike.length > own.length ? ` (${names.seats[one.owner] ?? one.owner})` : '';
  return `${name}${own.length > 1 ? ` ${own.indexOf(one) + 1}` : ''}${seat}`;
}

/** Its name is that of a group: "Ultron Drones". */
export function isGroup(names: Names, id: number): boolean {
  const card = names.card(names.characters[id]?.card ?? '');
  return card?.card === 'character' && card.grunt;
}

/** The name of an objective token, with a number where its crisis has several. */
export function tokenName(names: Names, id: number, locale: Locale): string {
  const token = names.tokens[id];
  const crisis = names.card(token?.crisis ?? '');
  if (token === undefined || crisis?.card !== 'crisis') return `#${id}`;
  const alike = names.tokens.filter(({ crisis: of, of: nth }) => of === token.crisis && nth === token.of);
  const name = crisis.tokens[token.of]?.name[locale] ?? `#${id}`;
  return alike.length < 2 ? name : `${name} ${alike.indexOf(token) + 1}`;
}

/** What the rulebook itself lets players do. */
const BUILT_IN_NAMES: { readonly [address: string]: Name } = {
  [COVER]: { en: 'Cover', es: 'Cobertura', de: 'Deckung' },
  [HEALING]: { en: 'Healing Factor', es: 'Factor curativo', de: 'Heilfaktor' },
};

/** What an address stands for: the attack, superpower or leadership, else the card. 'core/hulk#smash.0/0' is a rule of Smash. */
export function nameAt(names: Names, address: string): Name | null {
  const builtIn = BUILT_IN_NAMES[address.replace(/\.\d+$/u, '')];
  if (builtIn !== undefined) return builtIn;
  const [id = '', rest = ''] = address.split('#');
  const card = names.card(id);
  if (card === undefined) return null;
  const [, part = '', rule = ''] = /^([^./]*)(?:\.(\d+))?/u.exec(rest) ?? [];
  if (card.card === 'character') {
    const attack = card.attacks.find((one) => slug(one.name) === part);
    if (attack !== undefined) return attack.rules[Number(rule || '-1')]?.name ?? attack.name;
    return (
      [...card.superpowers, ...card.leadership].find((one) => slug(one.name) === part)?.name ?? card.name
    );
  }
  if (card.card === 'gem') return card.superpowers.find((one) => slug(one.name) === part)?.name ?? card.name;
  return card.name;
}
