const place = (value: number): string => value.toFixed(1);

/** The corners of a star, or of a polygon where both radii are the same, around a centre. */
export function star(x: number, y: number, tips: number, outer: number, inner: number, turn = 0): string {
  return Array.from({ length: tips * 2 }, (_, i) => {
    const angle = turn + (i * Math.PI) / tips;
    const radius = i % 2 === 0 ? outer : inner;
    return `${place(x + radius * Math.sin(angle))},${place(y - radius * Math.cos(angle))}`;
  }).join(' ');
}

/** Rays from a centre, every second one left out. */
export function rays(x: number, y: number, reach: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [0.26 + (i * 2 * Math.PI) / count, 0.26 + ((i * 2 + 1) * Math.PI) / count];
    const corner = (angle: number): string =>
      `${place(x + reach * Math.cos(angle))} ${place(y + reach * Math.sin(angle))}`;
    return `M${x} ${y}L${corner(from)}L${corner(to)}Z`;
  }).join('');
}
