/** A value with its interval, on a line of its own. */
export interface Dot {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly text: string;
}

/** A bar with its length. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one] ?? one);

const ROW = 26;
const LABEL = 300;
const PLOT = 420;
const TEXT = 180;
const WIDTH = LABEL + PLOT + TEXT;

const svg = (name: string, height: number, inside: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(name)}">${inside}</svg>`;

const label = (text: string, y: number): string =>
  `<text x="${LABEL - 12}" y="${y + 4}" text-anchor="end">${escaped(text)}</text>`;

const beside = (text: string, y: number): string =>
  `<text x="${LABEL + PLOT + 12}" y="${y + 4}" class="figure">${escaped(text)}</text>`;

/** Values with their intervals between two bounds; the line in the middle says where nothing is better. */
export function dots(
  name: string,
  list: readonly Dot[],
  [from, to]: readonly [number, number],
  middle: number,
): string {
  const x = (value: number): string =>
    (LABEL + (PLOT * (Math.min(to, Math.max(from, value)) - from)) / (to - from)).toFixed(1);
  const height = list.length * ROW + 8;
  const rows = list.map(({ label: text, value, low, high, text: figure }, i) => {
    const y = i * ROW + ROW / 2 + 4;
    return [
      label(text, y),
      `<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" class="whisker"/>`,
      `<circle cx="${x(value)}" cy="${y}" r="5" class="dot"/>`,
      beside(figure, y),
    ].join('');
  });
  const line = `<line x1="${x(middle)}" x2="${x(middle)}" y1="0" y2="${height}" class="middle"/>`;
  return svg(name, height, line + rows.join(''));
}

/** Bars from the left, the longest over the whole width. */
export function bars(name: string, list: readonly Bar[]): string {
  const most = Math.max(1e-9, ...list.map(({ value }) => value));
  const rows = list.map(({ label: text, value, text: figure }, i) => {
    const y = i * ROW + ROW / 2 + 4;
    const width = ((PLOT * value) / most).toFixed(1);
    return `${label(text, y)}<rect x="${LABEL}" y="${y - 8}" width="${width}" height="16" rx="3" class="bar"/>${beside(figure, y)}`;
  });
  return svg(name, list.length * ROW + 8, rows.join(''));
}
