import { PosterGround } from '../../emblems/PosterGround.tsx';
import type { Face } from './data.ts';
import { Cube } from './die/Cube.tsx';
import { emblemOf, sidekickEmblem } from './emblem-of.ts';

const level = (of: number, cost: number, attack: number, defense: number, bursts = 0): Face => ({
  kind: 'character',
  level: of,
  cost,
  attack,
  defense,
  bursts,
});
const fist: Face = { kind: 'energy', energy: 'fist', count: 1 };
const shields: Face = { kind: 'energy', energy: 'shield', count: 2 };
const mask: Face = { kind: 'energy', energy: 'mask', count: 1 };
const wild: Face = { kind: 'energy', energy: 'wild', count: 1 };

const hulk = [level(3, 3, 8, 8), level(1, 1, 6, 5, 1), fist, level(2, 2, 7, 7, 1)];
const ironMan = [level(3, 2, 5, 7, 1), shields, shields, level(2, 1, 4, 6)];
const sidekick = [level(1, 0, 1, 1), mask, mask, wild];

/** How the dice flew. */
const STREAKS = [
  'M120 196 -60 322 126 206Z',
  'M150 232 -40 372 158 240Z',
  'M300 104 150 208 306 114Z',
  'M330 132 190 236 338 140Z',
  'M262 268 180 330 270 276Z',
];

/** Three dice in the air. */
export function Picture() {
  return (
    <>
      <PosterGround colours={['#0b3f45', '#0f8f82', '#58f0c8']} />
      <svg viewBox="0 0 448 350" className="poster-figure" aria-hidden="true">
        <g fill="#eafff8" opacity=".6">
          {STREAKS.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        <g fill="#06242a" opacity=".45">
          <ellipse cx="136" cy="306" rx="92" ry="15" />
          <ellipse cx="336" cy="176" rx="62" ry="9" />
          <ellipse cx="330" cy="304" rx="54" ry="10" />
        </g>
        <g transform="translate(132 178)">
          <Cube faces={hulk} emblem={emblemOf('hulk')} size={148} turn={[-26, 34, -10]} />
        </g>
        <g transform="translate(322 96)">
          <Cube faces={ironMan} emblem={emblemOf('iron-man')} size={106} turn={[-30, -36, 14]} />
        </g>
        <g transform="translate(326 240)">
          <Cube faces={sidekick} emblem={sidekickEmblem} size={86} turn={[-22, 28, 10]} />
        </g>
      </svg>
    </>
  );
}
