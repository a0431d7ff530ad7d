import type { ReactNode } from 'react';

/** The colours that tie numbers in the text to those in a drawing. */
export const TINTS = ['#ffb02e', '#7ff0cb', '#8db5ff', '#ff9d6b', '#d08bff', '#ffc81f'] as const;

export const tintOf = (i: number): string => TINTS[i % TINTS.length] ?? TINTS[0];

const INK = '#0c0a1c';

/** A number in a circle. */
export function Numbered({ n, x, y, r = 13 }: { n: number; x: number; y: number; r?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={tintOf(n - 1)} stroke={INK} strokeWidth={r * 0.22} />
      <text className="figure-number" y={r * 0.42} fontSize={r * 1.15} fill={INK}>
        {n}
      </text>
    </g>
  );
}

/** Words on a dark plate with an edge in some colour. */
export function Plate({ text, x, y, edge }: { text: string; x: number; y: number; edge: string }) {
  const width = text.length * 7.6 + 16;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-width / 2}
        y={-12}
        width={width}
        height={23}
        rx={6}
        fill={INK}
        stroke={edge}
        strokeWidth={2}
      />
      <text className="figure-plate" y={4.5} fill="#fff">
        {text}
      </text>
    </g>
  );
}

/** An arrow from one place to another, a little bent. */
export function Arrow({
  from,
  to,
  bend = 0,
}: {
  from: readonly [number, number];
  to: readonly [number, number];
  bend?: number;
}) {
  const [[x1, y1], [x2, y2]] = [from, to];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [cx, cy] = [(x1 + x2) / 2 - (dy / length) * bend, (y1 + y2) / 2 + (dx / length) * bend];
  const [ax, ay] = [x2 - cx, y2 - cy];
  const reach = Math.hypot(ax, ay) || 1;
  const [ux, uy] = [ax / reach, ay / reach];
  const head = `M${x2} ${y2}L${x2 - ux * 11 - uy * 6} ${y2 - uy * 11 + ux * 6}L${x2 - ux * 11 + uy * 6} ${y2 - uy * 11 - ux * 6}Z`;
  const d = `M${x1} ${y1}Q${cx} ${cy} ${x2 - ux * 7} ${y2 - uy * 7}`;
  return (
    <g>
      <path d={d} fill="none" stroke={INK} strokeWidth={7} strokeLinecap="round" />
      <path d={d} fill="none" stroke="#fff" strokeWidth={3} strokeLinecap="round" />
      <path d={head} fill="#fff" stroke={INK} strokeWidth={1.5} />
    </g>
  );
}

/** The ground of a drawing; its shape is that of the box. */
export function Ground({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="figure-art" aria-hidden="true">
      <rect width={width} height={height} fill="#2a2654" />
      {children}
    </svg>
  );
}

/** A text in lines of no more than so many letters. */
function linesOf(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Words in the middle of a place, in as many lines as they need. */
export function Label({
  text,
  x,
  y,
  most,
  size = 14,
}: {
  text: string;
  x: number;
  y: number;
  most: number;
  size?: number;
}) {
  const lines = linesOf(text, most);
  return (
    <text className="figure-label" fontSize={size} fill="#fff">
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={y + (i - (lines.length - 1) / 2) * size * 1.15 + size * 0.35}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
