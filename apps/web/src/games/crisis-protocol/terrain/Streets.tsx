import { memo } from 'react';
import { HALF, MARKINGS, STREETS } from './ground.ts';
import { Paint } from './Paint.tsx';

/** The paint of the ground, on a battlefield of 36 inches. */
export const Streets = memo(function Streets() {
  return (
    <g transform="scale(.01)">
      <Paint of={STREETS} />
      <Paint of={HALF} />
      <g transform="rotate(180 1800 1800)">
        <Paint of={HALF} />
      </g>
      <Paint of={MARKINGS} />
    </g>
  );
});
