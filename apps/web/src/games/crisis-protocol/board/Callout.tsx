import { unspoken } from './Ground.tsx';
import { upright, useLie } from './tilt.ts';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly tone: 'sight' | 'cover' | 'target' | 'plain';
  readonly lines: readonly string[];
}

/** A plate with a few words over the battlefield, upright however the table lies. */
export function Callout({ x, y, tone, lines }: Props) {
  const lie = useLie();
  const wide = Math.max(...lines.map((line) => line.length)) * 25 + 44;
  const high = lines.length * 58 + 22;
  return (
    <g
      className="cp-callout"
      data-tone={tone}
      transform={`translate(${x} ${y}) ${upright(lie)} scale(.01)`}
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
