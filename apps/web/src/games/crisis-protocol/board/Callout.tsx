import { unspoken } from './Ground.tsx';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly tone: 'sight' | 'cover' | 'target' | 'plain';
  readonly lines: readonly string[];
}

/** A plate with a few words over the battlefield, upright however the table is turned. */
export function Callout({ x, y, turn, tone, lines }: Props) {
  const wide = Math.max(...lines.map((line) => line.length)) * 25 + 44;
  const high = lines.length * 58 + 22;
  return (
    <g
      className="cp-callout"
      data-tone={tone}
      transform={`translate(${x} ${y}) rotate(${-turn}) scale(.01)`}
      {...unspoken}
    >
      <rect x={-wide / 2} y={-high / 2} width={wide} height={high} rx="20" />
      {lines.map((line, i) => (
        <text key={line} y={-high / 2 + 42 + i * 58} data-first={i === 0 || undefined}>
          {line}
        </text>
      ))}
    </g>
  );
}
