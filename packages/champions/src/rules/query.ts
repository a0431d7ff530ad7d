import type { Seat } from '@assemble/kernel';
import type { CardsIn, Group, Label } from '../abilities/vocabulary.ts';
import type { CardType, Face, Resource } from '../content.ts';
import { isCharacter, isEnemy, isIdentity, isScheme, printed } from './cards-in-play.ts';
import { type C, contentOf } from './run.ts';

/** From where an ability looks at the table, and what it remembers: the scope of a running ability is one. */
export interface Viewpoint {
  /** Who "you" is; -1 where a card of the scenario speaks to nobody in particular. */
  readonly seat: Seat;
  /** The card that has the ability, or -1. */
  readonly self: number;
  /** What the event is about, or what was chosen before. */
  readonly that: readonly number[];
  /** Cards outside play that were found, chosen, drawn or discarded before. */
  readonly cards: readonly number[];
  /** The player chosen before, or -1. */
  readonly player: Seat;
  /** Who does what the event is about, and whom it hits; -1 for nobody. */
  readonly by: number;
  readonly hit: number;
  /** Whom the attack that the event is about damaged. */
  readonly damaged: readonly number[];
  /** The resources that were spent, and what X stands for. */
  readonly paid: readonly Resource[];
  readonly x: number;
  /** How much the effect before did, and whether it did all it should. */
  readonly done: number;
  readonly full: boolean;
  /** The last step of a sequence of special abilities. */
  readonly final: boolean;
  readonly label: Label | null;
  /** Which change it answers: of the batch that the frame holds; null where it answers none. */
  readonly change: { readonly frame: number; readonly i: number } | null;
}

/** Lists of a viewpoint are replaced, never written to. */
const NONE: readonly never[] = [];

/** A viewpoint with nothing to remember. */
export const viewpoint = (seat: Seat, self: number): Viewpoint => ({
  seat,
  self,
  that: NONE,
  cards: NONE,
  player: -1,
  by: -1,
  hit: -1,
  damaged: NONE,
  paid: NONE,
  x: 0,
  done: 0,
  full: true,
  final: false,
  label: null,
  change: null,
});

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

/** The cards outside play that qualify, in the order they lie there, the top one last. */
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
