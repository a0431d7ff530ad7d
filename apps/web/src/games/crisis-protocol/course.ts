import type { View } from '@assemble/crisis-protocol';
import type { Standing } from '../../table/course.ts';

/** The victory points. */
export const courseOf = ({ round, players }: View): Standing => ({
  turn: round,
  values: players.map(({ points }, seat) => ({
    line: `seat-${seat}`,
    helps: seat,
    of: 'points',
    value: points,
  })),
});
