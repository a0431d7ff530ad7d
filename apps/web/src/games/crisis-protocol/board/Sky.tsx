/** The heights of the houses on the horizon, in hundredths; the same every time. */
const HOUSES = [34, 58, 46, 78, 40, 66, 92, 52, 70, 44, 84, 60, 38, 74, 50, 88, 42, 64, 56, 80];

/** What is behind a table that is looked at from the side: a town at night. */
export function Sky() {
  const wide = 100 / HOUSES.length;
  const houses = HOUSES.map((high, i) => `M${i * wide} 100V${100 - high}h${wide - 0.6}V100z`).join('');
  const lights = HOUSES.flatMap((high, i) =>
    [0.2, 0.45, 0.7].map(
      (y, row) => `M${i * wide + 1 + ((i + row) % 3)} ${100 - high * (1 - y)}h.7v2.4h-.7z`,
    ),
  ).join('');
  return (
    <svg className="cp-sky" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="cp-houses" d={houses} />
      <path className="cp-lights" d={lights} />
    </svg>
  );
}
