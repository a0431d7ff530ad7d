import { EmblemShape } from '../../../emblems/EmblemShape.tsx';
import type { DrawnEmblem } from '../../../emblems/emblem.ts';
import type { Face } from '../data.ts';
import { EnergySymbol } from './EnergySymbol.tsx';
import { INK, star } from './paint.ts';

const inked = { stroke: INK, strokeWidth: 3.6, strokeLinejoin: 'round' } as const;

/** The drawing of the emblem in a square with this corner and side. */
const Drawing = ({
  emblem,
  at,
  side,
}: {
  emblem: DrawnEmblem;
  at: readonly [number, number];
  side: number;
}) => (
  <g transform={`translate(${at[0]} ${at[1]}) scale(${side / 512})`}>
    <EmblemShape emblem={emblem} ink={40} />
  </g>
);

function Bursts({ count }: { readonly count: number }) {
  const places = [
    [17, 83, 14],
    [37, 87, 11],
  ] as const;
  return places
    .slice(0, count)
    .map(([x, y, radius]) => (
      <polygon key={x} points={star(x, y, 8, radius, radius * 0.55)} fill="#ffc81f" {...inked} />
    ));
}

/** Attack and defense as they are now, where they are no longer those of the face. */
export interface Values {
  readonly attack: number;
  readonly defense: number;
}

const colour = (value: number, printed: number): string =>
  value === printed ? '#fff' : value > printed ? '#d4ff8a' : '#ffc9c0';

function Value({
  y,
  value,
  printed,
}: {
  readonly y: number;
  readonly value: number;
  readonly printed: number;
}) {
  return (
    <text
      x="78"
      y={y}
      className="die-number"
      fontSize={value > 9 ? 25 : 30}
      fill={colour(value, printed)}
      stroke={INK}
      strokeWidth="7"
    >
      {value}
    </text>
  );
}

interface CharacterProps {
  readonly emblem: DrawnEmblem;
  readonly face: Extract<Face, { kind: 'character' }>;
  readonly now: Values;
}

/** Fielding cost at the upper left, attack at the upper right, defense at the lower right, bursts at the lower left (DM-DICE-3). */
export function CharacterFace({ emblem, face, now }: CharacterProps) {
  return (
    <>
      <Drawing emblem={emblem} at={[17, 22]} side={58} />
      <circle cx="18.500" cy="18.500" r="12.500" fill="#fbf7ec" {...inked} />
      <text x="18.500" y="25.600" className="die-number" fontSize="19" fill={INK}>
        {face.cost}
      </text>
      <polygon points={star(78, 22, 8, 23.5, 17.5)} fill="#ff4632" {...inked} />
      <Value y={32.6} value={now.attack} printed={face.attack} />
      <path d="M58 58Q78 52 98 58V80Q96 95 78 101Q60 95 58 80Z" fill="#2f8dff" {...inked} />
      <Value y={88.5} value={now.defense} printed={face.defense} />
      <Bursts count={face.bursts} />
    </>
  );
}

/** The energy of the face before the drawing of the die's emblem. */
export function EnergyFace({
  emblem,
  face,
}: {
  emblem: DrawnEmblem;
  face: Extract<Face, { kind: 'energy' }>;
}) {
  const isOne = face.count === 1 || face.energy === 'generic' || face.energy === 'wild';
  return (
    <>
      <path
        d={emblem.outline}
        fill={emblem.colours[2]}
        opacity=".24"
        transform={`translate(6 6) scale(${88 / 512})`}
      />
      {isOne ? (
        <EnergySymbol energy={face.energy} count={face.count} x={50} y={50} radius={29} />
      ) : (
        <>
          <EnergySymbol energy={face.energy} x={35} y={36} radius={23} />
          <EnergySymbol energy={face.energy} x={65} y={65} radius={23} />
        </>
      )}
    </>
  );
}

export function ActionFace({ emblem, bursts }: { readonly emblem: DrawnEmblem; readonly bursts: number }) {
  return (
    <>
      <polygon points={star(50, 50, 14, 44, 35)} fill={emblem.colours[0]} {...inked} />
      <Drawing emblem={emblem} at={[23, 23]} side={54} />
      <Bursts count={bursts} />
    </>
  );
}

/** A die that is not rolled shows whose it is. */
export const BareFace = ({ emblem }: { readonly emblem: DrawnEmblem }) => (
  <Drawing emblem={emblem} at={[14, 14]} side={72} />
);
