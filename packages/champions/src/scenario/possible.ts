import { count } from '../rules/cards-in-play.ts';
import { remaining } from '../rules/reading.ts';
import type { C } from '../rules/run.ts';
import { type Cast, nameOf } from './names.ts';

/** Why no match could stand like this; null where it could. */
export function impossible(c: C, cast: Cast): string | null {
  const { table } = c;
  const unique = new Map<string, string>();
  for (const piece of table.play) {
    const face = cast.content.face(piece.face);
    const name = nameOf(cast, table, piece.id);
    if (face.hitPoints !== null && remaining(c, piece) <= 0)
      return `"${name}" has no hit points left: it would be defeated (MC-DAMAGE-10)`;
    if (face.type === 'side-scheme' && piece.threat === 0)
      return `"${name}" has no threat: it would be defeated (MC-DAMAGE-10)`;
    if (face.type === 'main-scheme' && face.target !== null && piece.threat >= count(c, face.target))
      return `"${name}" has reached its target threat: it would advance (MC-MAIN-1)`;
    if (!face.unique || piece.controller < 0) continue;
    const title = `${face.title.en}/${face.subtitle?.en ?? ''}`;
    if (unique.has(title)) return `"${name}" is unique and in play twice (MC-UNIQUE-1)`;
    unique.set(title, name);
  }
  return null;
}
