import type { View } from '@assemble/dice-masters';
import { createContext, useContext } from 'react';
import type { BoardOption, BoardProps } from '../../../table/board.ts';
import { cardAt, type DieView, pairsOf, type Seat } from './dice.ts';
import { fallenOf, isStruck, type Meter, meterOf } from './outlook.ts';
import { type Coin, coinsOf, waysToPay } from './payways.ts';
import { type BoardWords, boardWords } from './words/index.ts';

/** Several things that can be done with one thing, to be listed at it. */
export interface Menu {
  /** The place on the board, as its `data-place` says. */
  readonly at: string;
  readonly title: string;
  readonly options: readonly BoardOption[];
}

/** What the board itself keeps: it is no part of what the table tells it. */
interface Kept {
  /** Dice that are elsewhere than in the view before. */
  readonly moved: ReadonlySet<number>;
  /** Dice in the air, in the order in which they were thrown. */
  readonly rolling: readonly number[];
  readonly openMenu: (menu: Menu) => void;
  /** Laid out for phones. */
  readonly narrow: boolean;
}

/** What every part of the board may ask. */
export interface Seen extends BoardProps<View>, Kept {
  readonly t: BoardWords;
  /** The seats at the lower and the upper edge. */
  readonly low: Seat;
  readonly high: Seat;
  readonly nameOfSeat: (seat: Seat) => string;
  /** What can be done with a die or a card beside choosing it, lit or with the reasons why not. */
  readonly dieOptions: (die: DieView) => readonly BoardOption[];
  readonly cardOptions: (slot: number) => readonly BoardOption[];
  /** What the attack comes to by the numbers that everybody sees, and who would fall. */
  readonly meter: Meter | null;
  readonly fallen: ReadonlySet<number>;
  /** The dice that would pay for the card that is being read, where there is only one way to. */
  readonly paying: readonly Coin[];
}

type Known = Pick<Seen, 'dieOptions' | 'cardOptions'>;

const known = (all: readonly (BoardOption | undefined)[]): readonly BoardOption[] =>
  all.filter((one) => one !== undefined);

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
  const globals = (slot: number): readonly (BoardOption | undefined)[] => {
    const card = cardAt(view, slot);
    return (card?.abilities ?? []).map((_, i) => byId.get(`global:${card?.id}#${i}`));
  };
  return {
    dieOptions: (die) =>
      known([...['field', 'use', 'beside'].map((verb) => byId.get(`${verb}:${die.id}`)), ownAbility(die)]),
    cardOptions: (slot) =>
      known([
        byId.get(`buy:${slot}`),
        byId.get(`lift:${slot}`),
        named.get(view.cards[slot]?.id ?? ''),
        ...globals(slot),
      ]),
  };
}

/** The dice that would pay for what is being read: known where it can be bought and there is one way to pay. */
function payingFor({ view, reading, options }: BoardProps<View>, seat: Seat): readonly Coin[] {
  const slot = view.cards.findIndex(({ id }) => id === reading?.card);
  const card = slot < 0 ? undefined : cardAt(view, slot);
  const isOpen = options.some(({ id, lit }) => id === `buy:${slot}` && lit);
  if (card === undefined || !isOpen) return [];
  const ways = waysToPay(coinsOf(view, seat), { amount: card.cost, needs: card.energy });
  return ways.length === 1 ? (ways[0] ?? []) : [];
}

const NOBODY: ReadonlySet<number> = new Set();

export function seenOf(props: BoardProps<View>, kept: Kept): Seen {
  const { view, assigned } = props;
  const low = props.me ?? 0;
  const decider = view.decisions[0]?.seat ?? view.seat ?? low;
  const isAsked = props.lit.size > 0 || props.options.length > 0;
  const struck = !isAsked && isStruck(view, props.events);
  return {
    ...props,
    ...kept,
    ...optionsOf(props, decider),
    t: boardWords(props.locale),
    low,
    high: 1 - low,
    nameOfSeat: (seat) => props.seatNames[seat] ?? String(seat + 1),
    meter: struck ? null : meterOf(view, assigned),
    fallen: struck ? NOBODY : fallenOf(view, pairsOf(view, assigned)),
    paying: payingFor(props, decider),
  };
}

/** Does the one thing that can be done here, or lists the few; whatever else a tap does is left to the thing. */
export function actOn(seen: Seen, menu: Menu): void {
  const [only, ...others] = menu.options.filter(({ lit }) => lit);
  if (only === undefined) return;
  // What should be known before is read before.
  if (others.length === 0 && only.but.length === 0) seen.onOption(only.id);
  else seen.openMenu(menu);
}

const Context = createContext<Seen | null>(null);

export const BoardContext = Context.Provider;

export function useSeen(): Seen {
  const seen = useContext(Context);
  if (seen === null) throw new Error('a part of the board outside the board');
  return seen;
}
