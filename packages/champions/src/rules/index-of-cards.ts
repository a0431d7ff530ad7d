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

/** What any card of this match could hear or make hold: most questions end here. */
interface Possible {
  readonly hears: { readonly [M in Moment]: ReadonlySet<string> };
  readonly holds: ReadonlySet<string>;
}

const possible = new WeakMap<readonly Print[], Possible>();

function possibleIn(c: C): Possible {
  const { prints } = c.table;
  const memo = c.memo as { prints: readonly Print[]; possible: Possible } | null;
  if (memo !== null && memo.prints === prints) return memo.possible;
  let found = possible.get(prints);
  if (found === undefined) {
    const hears = { would: new Set<string>(), interrupt: new Set<string>(), response: new Set<string>() };
    const holds = new Set<string>();
    const content = contentOf(c);
    for (const id of new Set(prints.map((print) => print.card))) {
      for (const face of content.card(id).faces) {
        const { triggered, constants, called } = sheet(c, face.id);
        for (const moment of MOMENTS)
          for (const event of Object.keys(triggered[moment])) hears[moment].add(event);
        for (const key of Object.keys(constants)) holds.add(key);
        if (called['when-defeated'] !== undefined) hears.interrupt.add('defeat');
      }
    }
    found = { hears, holds };
    possible.set(prints, found);
  }
  c.memo = { prints, possible: found };
  return found;
}

/** Could any card of this match answer this? */
export const couldHear = (c: C, moment: Moment, event: EventName): boolean =>
  possibleIn(c).hears[moment].has(event);

/** Could any card of this match make such a standing effect hold? */
export const couldHold = (c: C, kind: StaticEffect['holds']): boolean => possibleIn(c).holds.has(kind);
