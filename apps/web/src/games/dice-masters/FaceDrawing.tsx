import type { Crest } from './crest.ts';
import type { Face } from './data.ts';
import { energyShapes } from './EnergyIcon.tsx';

const burst = 'm7 0 1.600 4.500L13 3l-1.500 4L14 10l-4.600.3L7 14l-2.400-3.700L0 10l2.500-3L1 3l4.400 1.500z';

function Bursts({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, i) => i).map((i) => (
    <path key={i} d={burst} fill="#ffd23f" transform={`translate(${5 + i * 15} 45)`} />
  ));
}

function Energy({ face }: { readonly face: Extract<Face, { kind: 'energy' }> }) {
  const shape = energyShapes[face.energy];
  if (face.energy === 'generic' || face.energy === 'wild')
    return (
      <>
        <path d={shape} fill="#fff" transform="translate(11 11) scale(1.750)" />
        <text x="32" y="41" textAnchor="middle" fontSize="26" className="display" fill="#17132b">
          {face.energy === 'wild' ? '?' : face.count}
        </text>
      </>
    );
  const places =
    face.count === 1
      ? ['translate(11 11) scale(1.750)']
      : ['translate(5 5) scale(1.250)', 'translate(29 29) scale(1.250)'];
  return places.map((place) => (
    <path key={place} d={shape} fill="#fff" fillRule="evenodd" transform={place} />
  ));
}

/** Attack and defense as they are now, where they are no longer those of the face. */
export interface Values {
  readonly attack: number;
  readonly defense: number;
}

function Numbers({
  face,
  now,
}: {
  readonly face: Extract<Face, { kind: 'character' }>;
  readonly now: Values;
}) {
  const colour = (value: number, printed: number): string =>
    value === printed ? '#fff' : value > printed ? '#9dffb0' : '#ffb3a8';
  return (
    <g fontSize="19" className="display face-number">
      <text x="6" y="21" fill="#fff">
        {face.cost}
      </text>
      <text x="58" y="21" textAnchor="end" fill={colour(now.attack, face.attack)}>
        {now.attack}
      </text>
      <text x="58" y="59" textAnchor="end" fill={colour(now.defense, face.defense)}>
        {now.defense}
      </text>
    </g>
  );
}

interface Props {
  /** None: a die that is not rolled. */
  readonly face: Face | undefined;
  readonly crest: Crest;
  /** Letters on the icon, so that the die is told apart without its colour. */
  readonly lettered?: boolean;
  /** What the numbers are now, if not those of the face. */
  readonly now?: Values | undefined;
}

/** A face as shapes in a box of 64 by 64, without a name. */
export function FaceDrawing({ face, crest, lettered = false, now }: Props) {
  return (
    <>
      <rect
        x="1.500"
        y="1.500"
        width="61"
        height="61"
        rx="11"
        fill={crest.body}
        stroke="var(--outline)"
        strokeWidth="3"
      />
      {face?.kind === 'energy' ? (
        <Energy face={face} />
      ) : (
        <>
          <g transform={face === undefined ? 'translate(7 7) scale(.5)' : 'translate(15 15) scale(.34)'}>
            <path d={crest.shape} fill={crest.bright} />
            {lettered && (
              <text x="50" y="66" textAnchor="middle" fontSize="42" className="display" fill="#17132b">
                {crest.initials}
              </text>
            )}
          </g>
          {face !== undefined && <Bursts count={face.bursts} />}
          {face?.kind === 'character' && <Numbers face={face} now={now ?? face} />}
        </>
      )}
    </>
  );
}
