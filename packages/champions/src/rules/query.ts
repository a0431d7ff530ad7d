import type { Memory } from '../abilities/scope.ts';
import type { CardsIn, Group } from '../abilities/vocabulary.ts';
import type { CardType, Face } from '../content.ts';
import { isCharacter, isEnemy, isIdentity, isScheme, printed } from './cards-in-play.ts';
import { type C, contentOf } from './run.ts';

/** From where an ability looks at the table, and what it remembers. */
export type Viewpoint = Readonly<Memory>;

function isOfType(face: Face, type: CardType | Group): boolean {
  switch (type) {
    case 'enemy':
      return isEnemy(face);
    case 'character':
      return isCharacter(face);
    case 'identity':
      return isIdentity(face);
    case 'scheme':
      return isScheme(face);
    default:
      return face.type === type;
  }
}

export const isOfTypes = (face: Face, type: CardType | Group | readonly (CardType | Group)[]): boolean =>
  typeof type === 'string' ? isOfType(face, type) : type.some((one) => isOfType(face, one));

/** MC-IDENTITY-2: a name means the side that bears it. */
export function isNamed(c: C, face: Face, id: string): boolean {
  const content = contentOf(c);
  const named = content.find(id)?.faces[0] ?? content.face(id);
  return face.title.en === named.title.en;
}

/** Whether a printed side qualifies, wherever its card lies. */
export function suits(c: C, cards: Omit<CardsIn, 'in'>, face: Face): boolean {
  const { type, trait, named, resource } = cards;
  if (type !== undefined && !isOfTypes(face, type)) return false;
  if (trait !== undefined && !face.traits.includes(trait)) return false;
  if (named !== undefined && !isNamed(c, face, named)) return false;
  return resource === undefined || face.resources.includes(resource);
}

/** The cards outside play that qualify, in zones of your own unless it says otherwise (MC-CONTROL-4), in the order they lie there, the top one last. */
export function selectIn(c: C, cards: CardsIn, vp: Viewpoint): number[] {
  return placesOf(c, cards, vp).filter((id) => suits(c, cards, printed(c, id)));
}

function placesOf(c: C, cards: CardsIn, vp: Viewpoint): readonly number[] {
  const { deck, discard, players } = c.table;
  switch (cards.in) {
    case 'encounter-deck':
      return deck;
    case 'encounter-discard':
      return discard;
    case 'encounter':
      return [...deck, ...discard];
    default: {
      const place = cards.in;
      if (cards.whose === 'any') return players.flatMap((player) => player[place]);
      return players[cards.whose === 'chosen' ? vp.player : vp.seat]?.[place] ?? [];
    }
  }
}
