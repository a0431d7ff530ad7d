import type { View } from '@assemble/dice-masters';
import { createContext, useContext } from 'react';
import type { BoardOption, BoardProps } from '../../../table/board.ts';
import type { DieView, Seat } from './dice.ts';
import { type BoardWords, boardWords } from './strings.ts';

/** What every part of the board may ask. */
export interface Seen extends BoardProps<View> {
  readonly t: BoardWords;
  /** The seats at the lower and the upper edge. */
  readonly low: Seat;
  readonly high: Seat;
  /** Dice that are elsewhere than in the view before. */
  readonly moved: ReadonlySet<number>;
  readonly nameOfSeat: (seat: Seat) => string;
  /** What can be done with a die, a card or a global ability beside choosing it, lit or with the reasons why not. */
  readonly dieOption: (die: DieView) => BoardOption | undefined;
  readonly cardOption: (slot: number) => BoardOption | undefined;
  readonly globalOption: (address: string) => BoardOption | undefined;
}

type Known = Pick<Seen, 'dieOption' | 'cardOption' | 'globalOption'>;

const litFirst = (all: readonly (BoardOption | undefined)[]): BoardOption | undefined =>
  all.find((one) => one?.lit === true) ?? all.find((one) => one !== undefined);

/** Options by what they are about. */
function optionsOf({ view, options }: BoardProps<View>, decider: Seat): Known {
  const byId = new Map(options.map((option) => [option.id, option]));
  const named = new Map(
    options.flatMap((option) => {
      const card = option.args['card'];
      return typeof card === 'string' && option.id === card ? [[card, option] as const] : [];
    }),
  );
  const activated = new Map(
    options.flatMap((option) =>
      option.id.startsWith('activate:') ? [[option.id.slice(9).replace(/#.*$/u, ''), option] as const] : [],
    ),
  );
  const ownAbility = (die: DieView): BoardOption | undefined => {
    const out = die.zone === 'field' || die.zone === 'attack';
    return out && die.controller === decider ? activated.get(view.cards[die.as]?.id ?? '') : undefined;
  };
  return {
    dieOption: (die) =>
      litFirst([...['field', 'use', 'beside'].map((verb) => byId.get(`${verb}:${die.id}`)), ownAbility(die)]),
    cardOption: (slot) =>
      litFirst([byId.get(`buy:${slot}`), byId.get(`lift:${slot}`), named.get(view.cards[slot]?.id ?? '')]),
    globalOption: (address) => byId.get(`global:${address}`),
  };
}

export function seenOf(props: BoardProps<View>, moved: ReadonlySet<number>): Seen {
  const low = props.me ?? 0;
  const decider = props.view.decisions[0]?.seat ?? props.view.seat ?? low;
  return {
    ...props,
    ...optionsOf(props, decider),
    t: boardWords(props.locale),
    low,
    high: 1 - low,
    moved,
    nameOfSeat: (seat) => props.seatNames[seat] ?? String(seat + 1),
  };
}

const Context = createContext<Seen | null>(null);

export const BoardContext = Context.Provider;

export function useSeen(): Seen {
  const seen = useContext(Context);
  if (seen === null) throw new Error('a part of the board outside the board');
  return seen;
}
