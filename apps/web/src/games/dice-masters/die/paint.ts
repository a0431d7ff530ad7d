import type { FaceEnergy } from '../data.ts';

export const INK = '#0c0a1c';

/** The ground and the sign of each energy; its shape tells it apart without them. */
export const ENERGY: { readonly [energy in FaceEnergy]: { readonly ground: string; readonly sign: string } } =
  {
    fist: { ground: '#ff5638', sign: '#fff' },
    bolt: { ground: '#ffc81f', sign: '#17122e' },
    mask: { ground: '#b268ff', sign: '#fff' },
    shield: { ground: '#3ba2ff', sign: '#fff' },
    generic: { ground: '#d9d4ee', sign: '#17122e' },
    wild: { ground: '#fff', sign: '#fff' },
  };

export { rays, star } from '../../../emblems/shapes.ts';
