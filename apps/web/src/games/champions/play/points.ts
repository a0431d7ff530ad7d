import type { View } from '@assemble/champions';

type Piece = View['play'][number];

/** The hit points that are left. Damage beyond them is dealt (MC-DAMAGE-1), but nobody has fewer than none. */
export const leftOf = ({ stats, damage }: Piece): number =>
  Math.max(0, (stats.hitPoints?.value ?? 0) - damage);
