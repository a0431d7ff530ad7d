import type {
  Ability,
  Action,
  Called,
  Constant,
  EventName,
  Generates,
  StaticEffect,
  Triggered,
} from '../abilities/vocabulary.ts';
import type { Face } from '../content.ts';
import type { Print, Zone } from '../table.ts';
import { type C, contentOf } from './run.ts';

/** An ability of a card and where it is registered. */
export interface Heard<A extends Ability = Ability> {
  readonly ability: A;
  readonly address: string;
}

export type Moment = 'would' | 'interrupt' | 'response';

/** The abilities of one side of a card, sorted by what asks for them. */
export interface Sheet {
  readonly face: Face;
  readonly actions: readonly Heard<Action>[];
  readonly generates: readonly Heard<Generates>[];
  readonly constants: { readonly [K in StaticEffect['holds']]?: readonly Heard<Constant>[] };
  readonly triggered: { readonly [M in Moment]: { readonly [E in EventName]?: readonly Heard<Triggered>[] } };
  readonly called: { readonly [K in Called['node']]?: readonly Heard<Called>[] };
  /** Constant abilities by the values that they change. */
  readonly changes: { readonly [value: string]: readonly Heard<Constant>[] };
  /** Under which questions its match lists this side. */
  readonly entries: readonly Entry[];
}

/** A question that most sides have nothing to say to: what hears an event, what holds, what changes a value. */
interface Entry {
  readonly list: Moment | 'holding' | 'changing';
  readonly key: string;
}

const momentOf = (ability: Triggered): Moment =>
  ability.node === 'response' ? 'response' : ability.on.would === true ? 'would' : 'interrupt';

/** What a side of a card can do. */
export function sheet(c: C, faceId: string): Sheet {
  const content = contentOf(c);
  const known = content.derived.get(faceId) as Sheet | undefined;
  if (known !== undefined) return known;
  const built = build(content.face(faceId));
  content.derived.set(faceId, built);
  return built;
}

function build(face: Face): Sheet {
  const actions: Heard<Action>[] = [];
  const generates: Heard<Generates>[] = [];
  const constants: { [kind: string]: Heard<Constant>[] } = {};
  const triggered: { [M in Moment]: { [event: string]: Heard<Triggered>[] } } = {
    would: {},
    interrupt: {},
    response: {},
  };
  const called: { [kind: string]: Heard<Called>[] } = {};
  const changes: { [value: string]: Heard<Constant>[] } = {};
  face.abilities.forEach((ability, i) => {
    const address = `${face.id}#${i}`;
    switch (ability.node) {
      case 'action':
        actions.push({ ability, address });
        break;
      case 'generates':
        generates.push({ ability, address });
        break;
      case 'constant':
        put(constants, ability.holds.holds, { ability, address });
        for (const value of changedBy(ability.holds)) put(changes, value, { ability, address });
        break;
      case 'interrupt':
      case 'response':
        put(triggered[momentOf(ability)], ability.on.event, { ability, address });
        break;
      default:
        put(called, ability.node, { ability, address });
    }
  });
  const entries: Entry[] = [
    ...entriesIn('would', triggered.would),
    ...entriesIn('interrupt', triggered.interrupt),
    ...entriesIn('response', triggered.response),
    ...entriesIn('holding', constants),
    ...entriesIn('changing', changes),
  ];
  if (called['when-defeated'] !== undefined) entries.push({ list: 'interrupt', key: 'defeat' });
  return { face, actions, generates, constants, triggered, called, changes, entries };
}

const entriesIn = (list: Entry['list'], heard: object): Entry[] =>
  Object.keys(heard).map((key) => ({ list, key }));

/** The values that a standing effect changes. */
export function changedBy(effect: StaticEffect): readonly string[] {
  switch (effect.holds) {
    case 'base':
    case 'gets':
      return Object.keys(effect.values);
    case 'multiply':
    case 'sets':
      return [effect.stat];
    default:
      return [];
  }
}

function put<H>(map: { [key: string]: H[] }, key: string, heard: H): void {
  const list = map[key];
  if (list === undefined) map[key] = [heard];
  else list.push(heard);
}

type Lists = { readonly [L in Entry['list']]: ReadonlyMap<string, readonly number[]> };

/** Which cards of this match could hear, make hold or change what: most questions end here. */
interface Possible {
  /** What each card shows outside play. */
  readonly printed: readonly Face[];
  readonly inPlay: Lists;
  /** Events answer from the hand, all other cards from play (MC-ZONE-5). */
  readonly inHand: Lists;
}

const possible = new WeakMap<readonly Print[], Possible>();

function possibleIn(c: C): Possible {
  const { prints } = c.table;
  const memo = c.memo as { prints: readonly Print[]; possible: Possible } | null;
  if (memo !== null && memo.prints === prints) return memo.possible;
  let found = possible.get(prints);
  if (found === undefined) {
    found =
      memo !== null && isBeginning(memo.prints, prints)
        ? prints.slice(memo.prints.length).reduce((known, print) => withCard(c, known, print), memo.possible)
        : allPossible(c, prints);
    possible.set(prints, found);
  }
  c.memo = { prints, possible: found };
  return found;
}

/** Lists that are being made. */
type NewLists = { readonly [L in Entry['list']]: Map<string, number[]> };

const noLists = (): NewLists => ({
  would: new Map(),
  interrupt: new Map(),
  response: new Map(),
  holding: new Map(),
  changing: new Map(),
});

function allPossible(c: C, prints: readonly Print[]): Possible {
  const content = contentOf(c);
  const printed: Face[] = [];
  const inPlay = noLists();
  const inHand = noLists();
  let front: Sheet | null = null;
  let back: Sheet | null = null;
  prints.forEach((print, id) => {
    // Copies of a card lie one after the other.
    if (front === null || print.card !== front.face.card) {
      const [first, second] = content.card(print.card).faces;
      front = sheet(c, first.id);
      back = second === undefined ? null : sheet(c, second.id);
    }
    printed.push(front.face);
    const lists = front.face.type === 'event' ? inHand : inPlay;
    enter(lists, front.entries, id);
    if (back !== null) enter(lists, back.entries, id);
  });
  return { printed, inPlay, inHand };
}

function enter(lists: NewLists, entries: readonly Entry[], id: number): void {
  for (const { list, key } of entries) {
    const ids = lists[list].get(key);
    if (ids === undefined) lists[list].set(key, [id]);
    else if (ids.at(-1) !== id) ids.push(id);
  }
}

const isBeginning = (before: readonly Print[], prints: readonly Print[]): boolean =>
  before.every((print, id) => prints[id] === print);

/** The same with one more card: a card that leaves play gets another number. Other matches share what was known before. */
function withCard(c: C, { printed: known, inPlay, inHand }: Possible, { card }: Print): Possible {
  const { faces } = contentOf(c).card(card);
  const isEvent = faces[0].type === 'event';
  let lists = isEvent ? inHand : inPlay;
  for (const face of faces) lists = withEntries(lists, sheet(c, face.id).entries, known.length);
  const printed = [...known, faces[0]];
  return isEvent ? { printed, inPlay, inHand: lists } : { printed, inPlay: lists, inHand };
}

function withEntries(lists: Lists, entries: readonly Entry[], id: number): Lists {
  const now = { ...lists };
  for (const { list, key } of entries) {
    const ids = now[list].get(key) ?? NOBODY;
    if (ids.at(-1) !== id) now[list] = new Map(now[list]).set(key, [...ids, id]);
  }
  return now;
}

/** The sides that the cards of the match show outside play. */
export const printedSides = (c: C): readonly Face[] => possibleIn(c).printed;

const NOBODY: readonly number[] = [];

/** The cards that have something to say to this, where one of them is in this zone: mostly nobody has. */
function answering(c: C, ids: readonly number[] | undefined, zone: Zone): readonly number[] {
  if (ids === undefined) return NOBODY;
  const { zones } = c.table;
  for (const id of ids) if (zones[id] === zone) return ids;
  return NOBODY;
}

/** The cards that could answer an event from play, if one of them is there. */
export const hearingInPlay = (c: C, moment: Moment, event: EventName): readonly number[] =>
  answering(c, possibleIn(c).inPlay[moment].get(event), 'play');

/** The same for cards in hand. */
export const hearingInHand = (c: C, moment: Moment, event: EventName): readonly number[] =>
  answering(c, possibleIn(c).inHand[moment].get(event), 'hand');

/** The cards that could answer an event from hand, wherever they are now. */
export const hearingFromHand = (c: C, moment: Moment, event: EventName): readonly number[] =>
  possibleIn(c).inHand[moment].get(event) ?? NOBODY;

/** The cards that could make such a standing effect hold, if one of them is in play. */
export const holding = (c: C, kind: StaticEffect['holds']): readonly number[] =>
  answering(c, possibleIn(c).inPlay.holding.get(kind), 'play');

/** The cards that could change such a value, if one of them is in play. */
export const changing = (c: C, value: string): readonly number[] =>
  answering(c, possibleIn(c).inPlay.changing.get(value), 'play');
