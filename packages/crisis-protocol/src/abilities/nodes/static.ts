import { DONE } from '@assemble/kernel';
import { type CrisisNode, WORTH } from '../node.ts';
import type { Static } from '../vocabulary.ts';

/** A standing effect is asked for by the rules: it never runs. */
export const standing: CrisisNode<Static> = { run: () => DONE, can: () => false, hint: () => WORTH.die };
