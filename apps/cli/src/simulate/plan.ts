import type { Seat } from '@assemble/kernel';
import type { Localized } from '@assemble/language';
import type { GameId } from '@assemble/rules';
import type { Choices, Playable } from '../games/game.ts';
import { FORMAT, noSuch } from '../mistakes.ts';

/** One of the set-ups that are compared: a format, and what is settled beyond it. */
export interface Cell {
  readonly format: string;
  readonly choices: Choices;
}

/** What is simulated. Games are numbered, and a plan and a number make a game, wherever and whenever it is played. */
export interface Plan {
  readonly game: GameId;
  readonly seed: string;
  /** Played in turn. */
  readonly cells: readonly Cell[];
  readonly checks: 'none' | 'all';
  /** Who plays for each side, by name; in turn where there are more sides. */
  readonly bots: readonly string[];
  /** Set-ups and answers that favour rare meetings of cards, watched by the game's oracle. */
  readonly meetings: boolean;
  /** Whether it is told what each card did. */
  readonly cards: boolean;
}

/** A game of a plan: which set-up, who sits where, and its seed, which depends on its number alone. */
export interface Numbered {
  readonly index: number;
  readonly cell: number;
  readonly seed: string;
  /** Where two sides play against each other, they change seats from one round of the plan to the next. */
  readonly swapped: boolean;
}

export const numbered = (plan: Plan, index: number, { varied }: Playable): Numbered => ({
  index,
  cell: index % plan.cells.length,
  seed: `${plan.seed}/${index}`,
  swapped: varied.opposed !== null && Math.floor(index / plan.cells.length) % 2 === 1,
});

/** The side that sits in a seat, and the seat that a side sits in. */
export const across = (swapped: boolean, at: Seat): number => (swapped ? 1 - at : at);

export const botOf = ({ bots }: Plan, side: number): string => bots[side % bots.length] ?? '';

/** What a set-up is called. */
export function cellName({ format, choices }: Cell): string {
  const values = Object.values(choices);
  return values.length === 0 ? format : values.join(' · ');
}

/** The formats that are played: one by its name, or all in turn. */
function formatsOf(
  { formats, varied }: Playable,
  wanted: string | undefined,
  isVaried: boolean,
): readonly string[] {
  const known = isVaried ? varied.formats : formats;
  if (wanted === undefined) return isVaried ? known.slice(0, 1) : known;
  if (wanted === 'mixed') return known;
  if (known.includes(wanted)) return [wanted];
  const all = [...known, 'mixed'];
  throw noSuch(FORMAT, wanted, all);
}

const DIMENSION: Localized<string> = { en: 'dimension', es: 'la dimensión', de: 'eine Dimension' };
const VALUE: Localized<string> = { en: 'value', es: 'el valor', de: 'einen Wert' };

/** Reads `hero=spider-man,iron-man`; `all` is every value of a dimension. */
function readDimension(
  { varied: { dimensions } }: Playable,
  text: string,
): readonly [string, readonly string[]] {
  const [name = '', list = ''] = text.split('=', 2);
  const known = dimensions[name];
  if (known === undefined) throw noSuch(DIMENSION, name, Object.keys(dimensions));
  const values = list === 'all' ? known : list.split(',');
  const unknown = values.flatMap((value) => value.split('+')).find((part) => !known.includes(part));
  if (unknown !== undefined) throw noSuch(VALUE, unknown, [...known, 'all']);
  return [name, values];
}

/** Every combination of what is varied, in every format. */
export function cellsOf(
  playable: Playable,
  format: string | undefined,
  vary: readonly string[],
): readonly Cell[] {
  const dimensions = vary.map((text) => readDimension(playable, text));
  let all: Choices[] = [{}];
  for (const [name, values] of dimensions)
    all = all.flatMap((choices) => values.map((value) => ({ ...choices, [name]: value })));
  const formats = formatsOf(playable, format, vary.length > 0);
  return all.flatMap((choices) => formats.map((one) => ({ format: one, choices })));
}
