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
import type { Print } from '../table.ts';
import { type C, contentOf } from './run.ts';

/** An ability of a card and where it is registered. */
export interface Heard<A extends Ability = Ability> {
  readonly ability: A;
  readonly address: string;
}

const MOMENTS = ['would', 'interrupt', 'response'] as const;
export type Moment = (typeof MOMENTS)[number];

/** The abilities of one side of a card, sorted by what asks for them. */
export interface Sheet {
  readonly face: Face;
  readonly actions: readonly Heard<Action>[];
  readonly generates: readonly Heard<Generates>[];
  readonly constants: { readonly [K in StaticEffect['holds']]?: readonly Heard<Constant>[] };
  readonly triggered: { readonly [M in Moment]: { readonly [E in EventName]?: readonly Heard<Triggered>[] } };
  readonly called: { readonly [K in Called['node']]?: readonly Heard<Called>[] };
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
        break;
      case 'interrupt':
      case 'response':
        put(triggered[momentOf(ability)], ability.on.event, { ability, address });
        break;
      default:
        put(called, ability.node, { ability, address });
    }
  });
  return { face, actions, generates, constants, triggered, called };
}

function put<H>(map: { [key: string]: H[] }, key: string, heard: H): void {
  const list = map[key];
  if (list === undefined) map[key] = [heard];
  else list.push(heard);
}

type Sides = ReadonlySet<string>;
type ByEvent = ReadonlyMap<string, Sides>;

/** Which sides of the cards of this match could hear or make hold what: most questions end here. */
interface Possible {
  readonly inPlay: { readonly [M in Moment]: ByEvent };
  /** Events answer from the hand. */
  readonly inHand: { readonly [M in Moment]: ByEvent };
  readonly holding: ReadonlyMap<string, Sides>;
}

const possible = new WeakMap<readonly Print[], Possible>();

function possibleIn(c: C): Possible {
  const { prints } = c.table;
  const memo = c.memo as { prints: readonly Print[]; possible: Possible } | null;
  if (memo !== null && memo.prints === prints) return memo.possible;
  let found = possible.get(prints);
  if (found === undefined) {
    found = allPossible(c, prints);
    possible.set(prints, found);
  }
  c.memo = { prints, possible: found };
  return found;
}

function allPossible(c: C, prints: readonly Print[]): Possible {
  const byMoment = () => ({ would: new Map(), interrupt: new Map(), response: new Map() });
  const inPlay: { [M in Moment]: Map<string, Set<string>> } = byMoment();
  const inHand: { [M in Moment]: Map<string, Set<string>> } = byMoment();
  const holding = new Map<string, Set<string>>();
  const content = contentOf(c);
  for (const id of new Set(prints.map((print) => print.card))) {
    for (const face of content.card(id).faces) {
      const { triggered, constants, called } = sheet(c, face.id);
      const hearing = face.type === 'event' ? inHand : inPlay;
      for (const moment of MOMENTS)
        for (const event of Object.keys(triggered[moment])) note(hearing[moment], event, face.id);
      for (const kind of Object.keys(constants)) note(holding, kind, face.id);
      if (called['when-defeated'] !== undefined) note(inPlay.interrupt, 'defeat', face.id);
    }
  }
  return { inPlay, inHand, holding };
}

function note(map: Map<string, Set<string>>, key: string, face: string): void {
  const faces = map.get(key);
  if (faces === undefined) map.set(key, new Set([face]));
  else faces.add(face);
}

/** The sides of cards in play that could answer this; undefined for none. */
export const hearingInPlay = (c: C, moment: Moment, event: EventName): Sides | undefined =>
  possibleIn(c).inPlay[moment].get(event);

/** The same for cards in hand. */
export const hearingInHand = (c: C, moment: Moment, event: EventName): Sides | undefined =>
  possibleIn(c).inHand[moment].get(event);

/** The sides that could make such a standing effect hold; undefined for none. */
export const holding = (c: C, kind: StaticEffect['holds']): Sides | undefined =>
  possibleIn(c).holding.get(kind);
