import type { Locale, Localized } from '@assemble/language';
import { Arrow, Ground, Label, Numbered } from './paint.tsx';

/** A place on the table. */
interface Zone {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly name: Localized<string>;
  readonly colour: string;
  /** The number by which the text speaks of it. */
  readonly n?: number;
}

/** What goes from one place to another, in the order in which it goes. */
interface Way {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly bend?: number;
}

export interface ZonesScene {
  readonly width: number;
  readonly height: number;
  readonly zones: readonly Zone[];
  readonly ways: readonly Way[];
}

/** The places of a table, seen from above, and how things go between them. */
export function Zones({ scene, locale }: { readonly scene: ZonesScene; readonly locale: Locale }) {
  return (
    <Ground width={scene.width} height={scene.height}>
      {scene.zones.map(({ x, y, width, height, name, colour, n }) => (
        <g key={name.en}>
          <rect
            x={x}
            y={y}
            width={width}
            height={height}
            rx={9}
            fill={colour}
            fillOpacity={0.45}
            stroke="#0c0a1c"
            strokeWidth={3}
          />
          <Label
            text={name[locale]}
            x={x + width / 2}
            y={y + height / 2 + (n === undefined ? 0 : 5)}
            most={Math.floor(width / 7.4)}
            size={width < 70 ? 11.5 : 13}
          />
          {n !== undefined && <Numbered n={n} x={x + 13} y={y + 12} r={10} />}
        </g>
      ))}
      {scene.ways.map(({ from, to, bend = 0 }) => (
        <Arrow key={`${from} ${to}`} from={from} to={to} bend={bend} />
      ))}
    </Ground>
  );
}
