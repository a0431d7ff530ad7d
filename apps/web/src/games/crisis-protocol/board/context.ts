import {
  characterName,
  type Ground,
  nameAt,
  namesIn,
  type Outlook,
  type Point,
  type Preview,
  placeWords,
  tokenName,
  type View,
} from '@assemble/crisis-protocol';
import { plain } from '@assemble/language';
import { createContext, useContext } from 'react';
import type { BoardOption, BoardProps, Placing } from '../../../table/board.ts';
import { content, nameOfId, terrainName } from '../data.ts';
import { turned, turnFor, unturned } from './camera.ts';
import { type Model, modelsOf } from './measures.ts';
import { type BoardWords, boardWords } from './words/index.ts';

/** What every part of the board may ask. */
export interface Seen extends BoardProps<View> {
  readonly t: BoardWords;
  /** The seats at the lower and the upper edge. */
  readonly low: number;
  readonly high: number;
  readonly models: readonly Model[];
  /** While dice are chosen, numbers of entities are those of dice. */
  readonly picksDice: boolean;
  readonly nameOf: (character: number) => string;
  readonly nameOfToken: (token: number) => string;
  readonly nameOfSeat: (seat: number) => string;
  readonly nameOfTerrain: (id: number | string) => string;
  readonly nameOfCard: (slot: number) => string;
  /** The one line of the menu that is about a character, a feature, a token or a card; none where several are. */
  readonly optionFor: (thing: { readonly [arg: string]: unknown }) => BoardOption | undefined;
  /** An ability by its address: the superpower or attack it is printed on, or its card. */
  readonly abilityName: (address: string) => string;
  readonly number: (value: number, digits?: number) => string;
  /** A place in words, by what stands there and the edges as they are seen. */
  readonly place: (p: Point) => string;
  /** The character under the pointer. */
  readonly hot: number | null;
  readonly heat: (character: number | null) => void;
  /** The point that somebody wished to see last. */
  readonly centred: Point | null;
  readonly centre: (p: Point) => void;
  /** Whether it is laid out for phones. */
  readonly narrow: boolean;
  /** Looks at a line of the menu that the board offers itself, before it is taken. */
  readonly eye: (option: string | null) => void;
  /** Takes an attack of the menu and means this target by it, before the rules ask for one. */
  readonly aim: (option: string, target: number) => void;
}

export type Shared = Pick<Seen, 'hot' | 'heat' | 'centred' | 'centre' | 'narrow' | 'eye' | 'aim'> & {
  /** The line that is looked at on the board. */
  readonly eyedHere: string | null;
};

/** A number as it is written here, with as many digits as measuring needs. */
const formatted =
  (locale: string) =>
  (value: number, digits = 1): string =>
    value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** How the table lies for a seat. */
export const homeOf = ({ players }: Pick<View, 'players'>, seat: number | null): number =>
  turnFor(players[seat ?? 0]?.edge ?? 'bottom');

const hundredths = ({ x, y }: Point): Point => ({
  x: Math.round(x * 100) / 100,
  y: Math.round(y * 100) / 100,
});

/** How whoever sits there looks at the battlefield; a spectator sees it as the first seat does, and has no edge. */
export const outlookOf = (
  { terrain, players }: Pick<View, 'terrain' | 'players'>,
  seat: number | null,
): Outlook => ({
  terrain,
  home: players[seat ?? 0]?.edge ?? 'bottom',
  own: seat !== null,
});

/** A place of the table as a seat sees it: across from the left, down from the far edge; and the way back. */
export const placeSeen = (p: Point, view: Pick<View, 'players'>, seat: number | null): Point =>
  hundredths(turned(p, homeOf(view, seat)));
export const placeMeant = (p: Point, view: Pick<View, 'players'>, seat: number | null): Point =>
  hundredths(unturned(p, homeOf(view, seat)));

export function seenOf(props: BoardProps<View>, { eyedHere, ...shared }: Shared): Seen {
  const { view, locale, seatNames, options } = props;
  const low = props.me ?? 0;
  const names = namesIn(content, view, seatNames);
  return {
    ...props,
    ...shared,
    eyed: eyedHere ?? props.eyed,
    t: boardWords(locale),
    low,
    high: 1 - low,
    models: modelsOf(view),
    picksDice: view.decisions.some(({ test, shape }) => test === 'dice' && shape === 'entities'),
    nameOf: (id) => characterName(names, id, locale),
    nameOfToken: (id) => tokenName(names, id, locale),
    abilityName: (address) => nameAt(names, address)?.[locale] ?? address,
    nameOfSeat: (seat) => seatNames[seat] ?? String(seat + 1),
    nameOfTerrain: (id) =>
      terrainName(view.features.find((one) => one.id === id)?.kind ?? String(id), locale),
    nameOfCard: (slot) => nameOfId(view.cards[slot]?.id ?? '', locale),
    optionFor: (thing) => {
      const [only, ...more] = options.filter(({ args }) =>
        Object.entries(thing).every(([name, value]) => args[name] === value),
      );
      return more.length === 0 ? only : undefined;
    },
    number: formatted(locale),
    place: (p) => plain(placeWords(p, outlookOf(view, props.me), locale)),
  };
}

const Context = createContext<Seen | null>(null);

export const BoardContext = Context.Provider;

export function useSeen(): Seen {
  const seen = useContext(Context);
  if (seen === null) throw new Error('a part of the board outside the board');
  return seen;
}

/** The forms that this game gives to the region and the preview of a place. */
export const groundOf = ({ region }: Placing): Ground | null => region as unknown as Ground | null;
export const previewOf = ({ probed }: Placing): Preview | null =>
  (probed?.preview ?? null) as unknown as Preview | null;

export function pointOf(answer: unknown): Point | null {
  if (typeof answer !== 'object' || answer === null || !('x' in answer) || !('y' in answer)) return null;
  const { x, y } = answer;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
}

/** What the rules said of the place that is picked; null while they have not spoken yet. */
export function verdictOn(placing: Placing): boolean | null {
  const tried = pointOf(placing.probed?.answer);
  const at = pointOf(placing.at);
  if (at === null || tried === null || placing.probed === null) return null;
  return tried.x === at.x && tried.y === at.y ? placing.probed.verdict.yes : null;
}
