import type { View } from '@assemble/champions';
import type { CourseValue, Standing } from '../../table/course.ts';

/** The hit points of the villain and of each hero, and the threat on the main scheme. */
export function courseOf({ round, play, players, villain, scheme }: View): Standing {
  const piece = (id: number) => play.find((one) => one.id === id);
  const left = (line: string, helps: CourseValue['helps'], id: number): readonly CourseValue[] => {
    const found = piece(id);
    if (found === undefined) return [];
    const value = Math.max((found.stats.hitPoints?.value ?? found.damage) - found.damage, 0);
    // A hero who flips is still the same; a new stage of the villain is another card.
    return [{ line, helps, of: String(id), value }];
  };
  const threat = piece(scheme);
  return {
    turn: round,
    values: [
      ...left('villain', 'them', villain),
      ...(threat === undefined
        ? []
        : [{ line: 'threat', helps: 'them' as const, of: String(threat.id), value: threat.threat }]),
      ...players.flatMap(({ identity }, seat) => left(`seat-${seat}`, 'us', identity)),
    ],
  };
}
