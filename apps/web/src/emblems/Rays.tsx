interface DotsProps {
  readonly id: string;
  readonly radius: number;
  readonly fill: string;
}

/** Halftone dots, as a pattern to fill with. */
export const Dots = ({ id, radius, fill }: DotsProps) => (
  <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
    <circle cx="3.500" cy="3.500" r={radius} fill={fill} fillOpacity="0.35" />
  </pattern>
);

interface RaysProps {
  readonly at: readonly [x: number, y: number];
  readonly reach: number;
  readonly count: number;
  /** How wide a ray is at its end, as a share of its length. */
  readonly width: number;
}

/** Rays that overlap near their middle. */
export const Rays = ({ at: [x, y], reach, count, width }: RaysProps) =>
  Array.from({ length: count }, (_, i) => (i * 360) / count).map((angle) => (
    <path
      key={angle}
      d={`M${x} ${y}l${reach} ${(-reach * width) / 2}v${reach * width}z`}
      transform={`rotate(${angle} ${x} ${y})`}
    />
  ));
