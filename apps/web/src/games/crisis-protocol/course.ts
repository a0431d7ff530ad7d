import type { View } from '@assemble/crisis-protocol';
import type { Standing } from '../../table/course.ts';

/** The victory points. */
export const courseOf = ({ round, turn, players }: View): Standing => ({
  turn: round,
  whose: turn?.seat ?? null,
  values: players.map(({ points }, seat) => ({
    line: `seat-${seat}`,
    helps: seat,
    of: 'points',
    value: points,
  })),
});
