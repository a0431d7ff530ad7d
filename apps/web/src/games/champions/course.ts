import type { View } from '@assemble/champions';
import type { CourseValue, Standing } from '../../table/course.ts';

/** The hit points of the villain and of each hero, and the threat on the main scheme. */
export function courseOf({ round, phase, active, play, players, villain, scheme }: View): Standing {
  const piece = (id: number) => play.find((one) => one.id === id);
  const left = (line: string, helps: CourseValue['helps'], id: number): readonly CourseValue[] => {
    const found = piece(id);
    if (found === undefined) return [];
    const value = Math.max((found.stats.hitPoints?.value ?? found.damage) - found.damage, 0);
    // A hero who flips is still the same; a new stage of the villain is another card in the same place.
    return [{ line, helps, of: helps === 'them' ? found.face : String(id), value }];
  };
  const threat = piece(scheme);
  return {
    turn: round,
    whose: phase === 'villain' ? 'them' : active < 0 ? null : active,
    values: [
      ...left('villain', 'them', villain),
      ...(threat === undefined
        ? []
        : [{ line: 'threat', helps: 'them' as const, of: threat.face, value: threat.threat }]),
      ...players.flatMap(({ identity }, seat) => left(`seat-${seat}`, 'us', identity)),
    ],
  };
}
