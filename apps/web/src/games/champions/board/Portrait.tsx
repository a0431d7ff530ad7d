import { EmblemPortrait } from '../../../emblems/EmblemPortrait.tsx';
import { emblemOf } from '../emblem-of.ts';

interface Props {
  readonly face: string;
  readonly width: number;
  readonly height: number;
  /** Where the drawing stands, as a share of the width, and how much of the height it takes. */
  readonly middle?: number;
  readonly share?: number;
}

/** A character large. */
export const Portrait = ({ face, ...shape }: Props) => (
  <EmblemPortrait emblem={emblemOf(face)} keeps="left" {...shape} />
);
