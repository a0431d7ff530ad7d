import { type Bindings, readBindings } from './keys/bindings.ts';
import { SPEEDS, type Speed } from './stage/beats/reel.ts';

/** What is asked once more before it happens, unless somebody does not want to be asked. Giving up is always asked. */
export const cautions = ['unused', 'losing'] as const;
export type Caution = (typeof cautions)[number];

/** Whether things move: as the system says, less, or also where the system says less. */
export const motions = ['system', 'reduced', 'full'] as const;

/** How much the table helps: not at all, by lighting what can be done, or also by advice. */
export const helps = ['none', 'lit', 'advise'] as const;

/** How somebody likes their table, remembered on this device. */
export interface Settings {
  /** How long a bot waits before it moves, in milliseconds. */
  readonly pause: number;
  /** In percent, like all volumes. */
  readonly textSize: number;
  readonly motion: (typeof motions)[number];
  readonly board: 'picture' | 'text';
  /** How fast it is told what happens. */
  readonly beats: Speed;
  /** Whether the numbers of rules are seen everywhere; else a § opens them. */
  readonly referee: boolean;
  readonly help: (typeof helps)[number];
  readonly muted: boolean;
  readonly volume: number;
  /** Of what calls one to the table, and of what goes with what is seen; shares of `volume`. */
  readonly callVolume: number;
  readonly effectVolume: number;
  /** Whether the only answer there is is given by itself. */
  readonly autoAnswer: boolean;
  /** Where all one can do is pass: whether that is done after a moment, or asked. */
  readonly passing: 'moment' | 'ask';
  /** What is no longer asked once more. */
  readonly unasked: readonly Caution[];
  readonly keys: Bindings;
}

export const pauses = [0, 300, 900, 1800] as const;
export const textSizes = [90, 100, 115, 130, 150] as const;

/** Settings from what was stored; what is missing or makes no sense is as it is at the start. */
export function readSettings(value: unknown): Settings {
  const stored: { readonly [name: string]: unknown } =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const percent = (name: string, unless: number): number => {
    const n = stored[name];
    return typeof n === 'number' && n >= 0 && n <= 100 ? n : unless;
  };
  const unasked = stored['unasked'];
  return {
    pause: pauses.find((one) => one === stored['pause']) ?? 900,
    textSize: textSizes.find((one) => one === stored['textSize']) ?? 100,
    motion: motions.find((one) => one === stored['motion']) ?? 'system',
    board: stored['board'] === 'text' ? 'text' : 'picture',
    beats: SPEEDS.find((one) => one === stored['beats']) ?? 'normal',
    referee: stored['referee'] === true,
    help: helps.find((one) => one === stored['help']) ?? 'advise',
    muted: stored['muted'] === true,
    volume: percent('volume', 50),
    callVolume: percent('callVolume', 100),
    effectVolume: percent('effectVolume', 60),
    autoAnswer: stored['autoAnswer'] === true,
    passing: stored['passing'] === 'ask' ? 'ask' : 'moment',
    unasked: cautions.filter((one) => Array.isArray(unasked) && unasked.includes(one)),
    keys: readBindings(stored['keys']),
  };
}
