import type { Localized } from '@assemble/language';

/** A place on the battlefield, in inches. */
export type Spot = readonly [x: number, y: number];

/** A scene on the battlefield, seen from above. A test has the rules judge it, so that the drawing cannot lie. */
export interface FieldScene {
  /** What part of the field is seen. */
  readonly from: Spot;
  readonly to: Spot;
  readonly attacker: Spot;
  readonly defender: Spot;
  /** The box between them: two corners, and its Size. */
  readonly box: readonly [Spot, Spot];
  readonly size: number;
  readonly label: Localized<string>;
}

/** How large the bases are that are drawn: the radius of 35 mm, in inches. */
export const BASE = 35 / 25.4 / 2;

/** The defender stands right behind the kiosk, and more than Range 2 away. */
export const cover: FieldScene = {
  from: [6.4, 5.2],
  to: [17.6, 12.6],
  attacker: [8.2, 10.4],
  defender: [14.2, 7],
  box: [
    [11.1, 7.2],
    [13.3, 9.2],
  ],
  size: 3,
  label: { en: 'Kiosk, Size 3', es: 'Quiosco, Tamaño 3', de: 'Kiosk, Größe 3' },
};

/** The range tools, in inches; the length of each is that of the engine. */
export const RANGES: readonly number[] = [1, 3, 6, 8, 10];

/** The movement tools, in inches; as above. */
export const MOVES: readonly (readonly [name: 'S' | 'M' | 'L', length: number])[] = [
  ['S', 3.375],
  ['M', 5],
  ['L', 7.25],
];
