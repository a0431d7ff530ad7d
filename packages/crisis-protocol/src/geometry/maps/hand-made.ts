import type { Feature } from '../terrain.ts';
import { BATTLEFIELD } from '../tools.ts';
import type { BattlefieldMap } from './check.ts';
import { featureOf, type TerrainKindId } from './kinds.ts';

/** Kind, where its middle stands, and the way it is turned. */
type Stands = readonly [kind: TerrainKindId, x: number, y: number, turnX: number, turnY: number];

/** Neither edge is better: what one player finds, the other finds on turning the table around. */
function bothWays(half: readonly Stands[]): readonly Feature[] {
  const turned = half.map(
    ([kind, x, y, turnX, turnY]): Stands => [kind, BATTLEFIELD - x, BATTLEFIELD - y, -turnX, -turnY],
  );
  return [...half, ...turned].map(([kind, x, y, turnX, turnY], i) =>
    featureOf(`${kind}-${i + 1}`, kind, { x, y }, { x: turnX, y: turnY }),
  );
}

export const HAND_MADE_MAPS: readonly BattlefieldMap[] = [
  {
    id: 'downtown-crossing',
    names: { en: 'Downtown Crossing', es: 'Cruce del centro', de: 'Kreuzung in der Innenstadt' },
    features: bothWays([
      ['building', 7, 7.5, 1, 0],
      ['car', 14.5, 6, 1, 0],
      ['food-truck', 22, 6.5, 1, 0],
      ['corner-building', 29.5, 7, 1, 0],
      ['dumpster', 6.5, 14.5, 0, 1],
      ['kiosk', 13, 13.5, 1, 0],
      ['lamppost', 20, 12.5, 1, 0],
      ['billboard', 27, 14.5, 2, 1],
    ]),
  },
  {
    id: 'docks',
    names: { en: 'Docks', es: 'Muelles', de: 'Hafen' },
    features: bothWays([
      ['truck', 8, 6.5, 1, 0],
      ['crate', 16, 6, 1, 0],
      ['market-stand', 24, 7, 1, 0],
      ['dumpster', 30.5, 6.5, 1, 0],
      ['building', 7.5, 15, 1, 0],
      ['car', 15, 13, 2, 1],
      ['kiosk', 24, 14.5, 1, 0],
    ]),
  },
  {
    id: 'research-campus',
    names: { en: 'Research Campus', es: 'Campus de investigación', de: 'Forschungsgelände' },
    features: bothWays([
      ['cryo-tube', 8, 7, 1, 0],
      ['corner-building', 15, 7.5, 1, 0],
      ['cryo-tube', 22, 6.5, 1, 0],
      ['truck', 29, 7, 0, 1],
      ['dumpster', 6.5, 13.5, 1, 1],
      ['market-stand', 14, 15.5, 1, 0],
      ['billboard', 22, 13, 0, 1],
      ['kiosk', 29, 15, 1, 0],
    ]),
  },
  {
    id: 'night-market',
    names: { en: 'Night Market', es: 'Mercado nocturno', de: 'Nachtmarkt' },
    features: bothWays([
      ['market-stand', 7, 8, 2, 1],
      ['food-truck', 16, 6.5, 1, 0],
      ['bench', 23, 7.5, 1, 2],
      ['building', 29.5, 8, 1, 0],
      ['lamppost', 12.5, 12.5, 1, 0],
      ['market-stand', 20, 13, 1, 0],
      ['car', 28.5, 15, 2, -1],
      ['kiosk', 7, 14.75, 1, 0],
    ]),
  },
];
