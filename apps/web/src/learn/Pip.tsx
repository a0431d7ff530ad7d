import type { ReactNode } from 'react';

export type Mood = 'hi' | 'point' | 'think' | 'cheer';

const INK = '#0c0a1c';

function Limb({ d }: { readonly d: string }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke={INK} strokeWidth="12" />
      <path d={d} stroke="#7a6be0" strokeWidth="4.5" />
    </g>
  );
}

function Glove({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn ?? 0})`} fill="#fff" stroke={INK} strokeWidth="5">
      <circle r="11" />
      {turn === undefined ? (
        <path d="M-4 5Q0 9 5 5" fill="none" strokeWidth="3" strokeLinecap="round" />
      ) : (
        <>
          <path d="M4 -5H22Q28 -5 28 0T22 5H4" strokeLinejoin="round" />
          <path d="M2 -3H20V3H2Z" stroke="none" />
        </>
      )}
    </g>
  );
}

const ARMS: Readonly<Record<Mood, ReactNode>> = {
  hi: (
    <>
      <Limb d="M16 66Q-4 72 -8 88" />
      <Limb d="M104 64Q124 58 126 36" />
      <Glove x={-8} y={92} />
      <Glove x={127} y={30} />
    </>
  ),
  point: (
    <>
      <Limb d="M16 66Q-2 76 2 92" />
      <Limb d="M104 66Q122 70 124 88" />
      <Glove x={2} y={95} />
      <Glove x={125} y={92} turn={62} />
    </>
  ),
  think: (
    <>
      <Limb d="M16 66Q-4 76 0 92" />
      <Limb d="M104 70Q116 98 84 104" />
      <Glove x={0} y={95} />
      <Glove x={80} y={103} />
    </>
  ),
  cheer: (
    <>
      <Limb d="M16 60Q-6 48 -8 22" />
      <Limb d="M104 60Q126 48 128 22" />
      <Glove x={-8} y={17} />
      <Glove x={128} y={17} />
    </>
  ),
};

const MOUTH = {
  open: 'M47 83Q60 88 73 83Q71 98 60 98Q49 98 47 83Z',
  wide: 'M44 80Q60 86 76 80Q74 100 60 100Q46 100 44 80Z',
  thin: 'M52 90Q60 85 70 88',
} as const;

function Eye({ x, skew, mood, look }: { x: number; skew: number; mood: Mood; look: Look }) {
  return (
    <g transform={`translate(${x} 63) skewY(${skew})`}>
      {mood === 'cheer' ? (
        <path d="M-11 4Q0 -15 11 4" fill="none" stroke={INK} strokeWidth="7" strokeLinecap="round" />
      ) : (
        <>
          <ellipse rx="12.5" ry="15" fill="#fff" stroke={INK} strokeWidth="4.5" />
          <circle cx={3.5 * look[0]} cy={1 + 5.5 * look[1]} r="7.6" fill={INK} />
          <circle cx={3.5 * look[0] - 2.6} cy={-2 + 5.5 * look[1]} r="2.8" fill="#fff" />
        </>
      )}
    </g>
  );
}

type Look = readonly [x: number, y: number];

interface Props {
  readonly mood?: Mood;
  /** Where the pupils look, from -1 to 1. */
  readonly look?: Look;
  readonly head?: boolean;
}

/** The coach: the cube of the logo, with eyes for what matters. */
export function Pip({ mood = 'hi', look = [0, 0], head = false }: Props) {
  return (
    <svg className="pip" viewBox={head ? '4 -4 112 112' : '-24 -6 178 134'} aria-hidden="true">
      {!head && (
        <>
          <ellipse cx="60" cy="126" rx="46" ry="6" opacity=".35" />
          <Limb d="M44 100V116" />
          <Limb d="M76 100V116" />
          <g fill="#ffc81f" stroke={INK} strokeWidth="5" strokeLinejoin="round">
            <path d="M28 122Q28 111 40 111H50V124H30Q28 124 28 122Z" />
            <path d="M70 124V111H80Q92 111 92 122Q92 124 90 124Z" />
          </g>
        </>
      )}
      <path
        d="M60 6L106 29V79L60 103L14 79V29Z"
        fill={INK}
        stroke={INK}
        strokeWidth="9"
        strokeLinejoin="round"
      />
      <path d="M60 8L103 29.5L60 51L17 29.5Z" fill="#ffc81f" />
      <path d="M60 11L30 26.5" stroke="#fff3b8" strokeWidth="5" strokeLinecap="round" />
      <path d="M15.5 33L58.5 54V100.5L15.5 78Z" fill="#e5344e" />
      <path d="M15.5 68L58.5 90V100.5L15.5 78Z" fill="#a31533" opacity=".7" />
      <path d="M104.5 33L61.5 54V100.5L104.5 78Z" fill="#1fc39a" />
      <path d="M104.5 68L61.5 90V100.5L104.5 78Z" fill="#0b7f66" opacity=".75" />
      <path d="M60 53V74M17 31L60 52.5L103 31" fill="none" stroke={INK} strokeWidth="4.5" />
      <ellipse cx="60" cy="29.5" rx="10.5" ry="6" fill={INK} />
      <Eye x={38} skew={26} mood={mood} look={look} />
      <Eye x={82} skew={-26} mood={mood} look={look} />
      {mood === 'think' ? (
        <g fill="none" stroke={INK} strokeLinecap="round">
          <path d="M28 42Q38 40 48 48M74 40Q84 32 94 37" strokeWidth="5.5" />
          <path d={MOUTH.thin} strokeWidth="6" />
        </g>
      ) : (
        <path
          d={mood === 'cheer' ? MOUTH.wide : MOUTH.open}
          fill="#3a0a16"
          stroke={INK}
          strokeWidth="4.5"
          strokeLinejoin="round"
        />
      )}
      {!head && ARMS[mood]}
    </svg>
  );
}
