import type { View } from '@assemble/champions';
import { createContext, useContext } from 'react';
import type { BoardOption, BoardProps } from '../../../table/board.ts';
import { content, type Face } from '../data.ts';
import { entityName } from '../play/names.ts';
import { facesIn } from '../say.ts';
import { type BoardWords, boardWords } from './words/index.ts';

export type Piece = View['play'][number];

/** What every part of the board may ask. */
export interface Seen extends BoardProps<View> {
  readonly t: BoardWords;
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
  /** What lies on a card. */
  readonly attachedTo: (card: number) => readonly Piece[];
}

type Looking = Pick<Seen, 'shown' | 'showSeat' | 'picked' | 'pick'>;

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
  return {
    ...props,
    ...looking,
    t: boardWords(locale),
    nameOfSeat: (seat) => seatNames[seat] ?? String(seat + 1),
    nameOf: (card) => entityName(card, view, locale, seatNames),
    faceOf: (card) => {
      const id = facesIn(view).get(card);
      return id === undefined ? undefined : content.face(id);
    },
    optionsOf: (card) => byCard.get(card) ?? [],
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
