/** What can be heard at a table. */
export type Cue =
  | 'turn'
  | 'roll'
  | 'move'
  | 'hit'
  | 'shot'
  | 'crash'
  | 'power'
  | 'down'
  | 'score'
  | 'refused'
  | 'win'
  | 'lose'
  | 'clock'
  | 'chat';

/** One tone, or a burst of noise where there is no pitch. Times in seconds from the start of the sound. */
export interface Tone {
  readonly at: number;
  readonly for: number;
  /** In hertz; null is noise. */
  readonly pitch: number | null;
  /** Where the pitch glides to. */
  readonly to?: number;
  readonly shape?: 'sine' | 'triangle' | 'square';
  /** 0 to 1. */
  readonly loud: number;
}

const row = (pitches: readonly number[], step: number, length: number, loud: number): readonly Tone[] =>
  pitches.map((pitch, i) => ({ at: i * step, for: length, pitch, shape: 'triangle', loud }));

/** A die knocks on the table a few times, ever sooner and softer. */
const rattle: readonly Tone[] = [0, 0.09, 0.16, 0.21, 0.25].flatMap((at, i) => [
  { at, for: 0.05, pitch: null, loud: 0.5 - i * 0.08 },
  { at, for: 0.04, pitch: 320 + 60 * i, to: 180, shape: 'square', loud: 0.12 - i * 0.02 },
]);

export const tones: Readonly<Record<Cue, readonly Tone[]>> = {
  turn: row([523, 784], 0.13, 0.28, 0.5),
  roll: rattle,
  move: [{ at: 0, for: 0.07, pitch: 300, to: 190, shape: 'triangle', loud: 0.35 }],
  hit: [
    { at: 0, for: 0.16, pitch: 160, to: 60, shape: 'sine', loud: 0.7 },
    { at: 0, for: 0.08, pitch: null, loud: 0.3 },
  ],
  shot: [
    { at: 0, for: 0.18, pitch: 900, to: 220, shape: 'square', loud: 0.12 },
    { at: 0, for: 0.05, pitch: null, loud: 0.2 },
  ],
  crash: [
    { at: 0, for: 0.4, pitch: null, loud: 0.6 },
    { at: 0, for: 0.3, pitch: 110, to: 40, shape: 'sine', loud: 0.8 },
    { at: 0.12, for: 0.25, pitch: null, loud: 0.25 },
  ],
  power: [{ at: 0, for: 0.16, pitch: 660, to: 1320, shape: 'triangle', loud: 0.22 }],
  down: row([330, 247, 165], 0.09, 0.3, 0.45),
  score: row([784, 1047], 0.08, 0.22, 0.35),
  refused: [
    { at: 0, for: 0.11, pitch: 196, shape: 'square', loud: 0.16 },
    { at: 0.13, for: 0.16, pitch: 147, shape: 'square', loud: 0.16 },
  ],
  win: row([523, 659, 784, 1047], 0.13, 0.4, 0.45),
  lose: row([392, 330, 262, 196], 0.17, 0.4, 0.4),
  clock: row([880, 880, 880], 0.16, 0.1, 0.4),
  chat: row([988, 1319], 0.07, 0.14, 0.28),
};
