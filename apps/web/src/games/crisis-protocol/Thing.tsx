import type { Json } from '@assemble/kernel';
import { EmblemArt } from '../../emblems/EmblemArt.tsx';
import { emblemOf } from './emblem-of.ts';

/** A character in small, by its card. */
export const Thing = ({ thing }: { readonly thing: Json }) => (
  <EmblemArt emblem={emblemOf(String(thing))} width={100} height={100} />
);
