import type { View } from '@assemble/dice-masters';
import type { Standing } from '../../table/course.ts';

/** The lives. */
export const courseOf = ({ turn, phase, active, players }: View): Standing => ({
  turn,
  whose: phase === 'set-up' ? null : active,
  values: players.map(({ life }, seat) => ({ line: `seat-${seat}`, helps: seat, of: 'life', value: life })),
});
