import type { View } from '@assemble/champions';
import { createContext, useContext } from 'react';
import type { BoardOption, BoardProps } from '../../../table/board.ts';
import { content, type Face } from '../data.ts';
import { entityName } from '../play/names.ts';
import { facesIn } from '../say.ts';
import { afterDamage, afterThwart, type Plate } from './plates.ts';
import { type BoardWords, boardWords } from './words/index.ts';

export type Piece = View['play'][number];

/** What every part of the board may ask. */
export interface Seen extends BoardProps<View> {
  readonly t: BoardWords;
  /** The player who sits below: whoever looks, or the first for those who only watch. */
  readonly below: number;
  /** Whether the board is laid out for phones. */
  readonly narrow: boolean;
  /** The player whose area is shown. */
  readonly shown: number;
  readonly showSeat: (seat: number) => void;
  /** The card whose possibilities are listed. */
  readonly picked: number | null;
  readonly pick: (card: number | null) => void;
  readonly nameOfSeat: (seat: number) => string;
  readonly nameOf: (card: number) => string;
  readonly faceOf: (card: number) => Face | undefined;
  readonly optionsOf: (card: number) => readonly BoardOption[];
  /** What one's own characters may do to an enemy or a scheme, while it is one's turn. */
  readonly offersOn: (card: number) => readonly Offer[];
  /** Takes a line of the menu and, where it then asks for a target, this one. */
  readonly aim: (option: string, target: number) => void;
  /** What lies on a card. */
  readonly attachedTo: (card: number) => readonly Piece[];
}

type Looking = Pick<Seen, 'narrow' | 'below' | 'shown' | 'showSeat' | 'picked' | 'pick' | 'aim'>;

/** A basic power aimed at something, and what it would do. */
export interface Offer {
  readonly option: BoardOption;
  readonly plate: Plate;
}

const ENEMIES: ReadonlySet<string> = new Set(['villain', 'minion']);
const SCHEMES: ReadonlySet<string> = new Set(['main-scheme', 'side-scheme']);

/** The basic powers that might be aimed at a card; the rules have the last word on each. */
function offersOn(id: number, view: View, options: readonly BoardOption[], t: BoardWords): readonly Offer[] {
  const piece = view.play.find((one) => one.id === id);
  if (piece === undefined) return [];
  const { type } = content.face(piece.face);
  const verb = ENEMIES.has(type) ? 'attack:' : SCHEMES.has(type) ? 'thwart:' : null;
  if (verb === null) return [];
  return options.flatMap((option) => {
    const by = view.play.find((one) => one.id === option.args['card']);
    if (!option.lit || !option.id.startsWith(verb) || by === undefined) return [];
    const plate =
      verb === 'attack:'
        ? afterDamage(piece, by.stats.atk?.value ?? 0, t)
        : afterThwart(piece, by.stats.thw?.value ?? 0, t);
    return [{ option, plate }];
  });
}

/** The card that a line of the menu is about: its own, or for powers without a card the identity of who decides. */
function cardOfOption({ id, args }: BoardOption, view: View): number | null {
  if (typeof args['card'] === 'number') return args['card'];
  if (id !== 'recover' && id !== 'flip') return null;
  const seat = view.decisions[0]?.seat ?? view.active;
  return view.players[seat]?.identity ?? null;
}

export function seenOf(props: BoardProps<View>, looking: Looking): Seen {
  const { view, locale, seatNames, options } = props;
  const byCard = new Map<number, BoardOption[]>();
  for (const option of options) {
    const card = cardOfOption(option, view);
    if (card === null) continue;
    const list = byCard.get(card);
    if (list === undefined) byCard.set(card, [option]);
    else list.push(option);
  }
  const hosted = new Map<number, Piece[]>();
  for (const piece of view.play) {
    if (piece.host < 0) continue;
    const list = hosted.get(piece.host);
    if (list === undefined) hosted.set(piece.host, [piece]);
    else list.push(piece);
  }
  const t = boardWords(locale);
  return {
    ...props,
    ...looking,
    t,
    nameOfSeat: (seat) => seatNames[seat] ?? String(seat + 1),
    nameOf: (card) => entityName(card, view, locale, seatNames),
    faceOf: (card) => {
      const id = facesIn(view).get(card);
      return id === undefined ? undefined : content.face(id);
    },
    optionsOf: (card) => byCard.get(card) ?? [],
    offersOn: (card) => offersOn(card, view, options, t),
    attachedTo: (card) => hosted.get(card) ?? [],
  };
}

const Context = createContext<Seen | null>(null);

export const BoardContext = Context.Provider;

export function useSeen(): Seen {
  const seen = useContext(Context);
  if (seen === null) throw new Error('a part of the board outside the board');
  return seen;
}
