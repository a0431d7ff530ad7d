/** Rows under a heading, columns aligned: words to the left, numbers to the right. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [heading, ...rows];
  const widths = heading.map((_, i) => Math.max(...all.map((row) => (row[i] ?? '').length)));
  return all.map((row) =>
    row
      .map((cell, i) => {
        const width = widths[i] ?? 0;
        return rows.every((one) => /^[\d.,]*( %)?$/.test(one[i] ?? ''))
          ? cell.padStart(width)
          : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
