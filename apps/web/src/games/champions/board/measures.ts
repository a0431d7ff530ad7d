/** How far apart the heads of cards lie in a row: side by side while there is room, else over one another. */
export const stepOf = (count: number, size: number, gap: number, room: number): number =>
  count < 2 ? 0 : Math.min(size + gap, (room - size) / (count - 1));

/** Columns, rows and height of the tiles of what a player has in play. */
export function gridOf(count: number): { readonly columns: number; readonly rows: number } {
  if (count <= 6) return { columns: 3, rows: 2 };
  return { columns: Math.max(3, Math.ceil(count / 3)), rows: 3 };
}

/** How healthy somebody looks: above a half, above a quarter, below. */
export function healthOf(now: number, of: number): 'well' | 'hurt' | 'dying' {
  if (now * 2 > of) return 'well';
  return now * 4 > of ? 'hurt' : 'dying';
}

/** From this many places on single ones cannot be told apart. */
const MOST_PLACES = 14;

/** A place on the doom track. */
export interface Place {
  readonly at: number;
  readonly is: 'full' | 'last-full' | 'soon' | 'empty' | 'end';
}

/** The places of the threat on a scheme, the last one being its limit; null where a bar has to do. */
export function doomTrack(threat: number, target: number, soon: number): readonly Place[] | null {
  if (target > MOST_PLACES) return null;
  return Array.from({ length: target }, (_, i) => {
    const at = i + 1;
    if (at < threat && at < target) return { at, is: 'full' };
    if (at === target) return { at, is: 'end' };
    if (at === threat) return { at, is: 'last-full' };
    return { at, is: at <= soon ? 'soon' : 'empty' };
  });
}

/** The arcs of a ring, one for each hit point, clockwise from the top, on a circle around 60/60. */
export function ringArcs(count: number, radius = 50): readonly string[] {
  const gap = count > 16 ? 1.4 : 3;
  const point = (degrees: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(60 + radius * Math.cos(angle)).toFixed(2)} ${(60 + radius * Math.sin(angle)).toFixed(2)}`;
  };
  const each = 360 / count;
  return Array.from(
    { length: count },
    (_, i) => `M${point(i * each + gap / 2)}A${radius} ${radius} 0 0 1 ${point((i + 1) * each - gap / 2)}`,
  );
}

/** How much smaller a name has to be written so that it fits into one line of so many letters; a longer one is broken. */
export const fitOf = (name: string, letters: number, least = 0.74): number =>
  Math.max(least, Math.min(1, letters / name.length));
