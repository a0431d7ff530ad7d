import type { TitleId } from '@assemble/dice-masters';
import { type DrawnEmblem, drawn } from '../../emblems/emblem.ts';
import { EMBLEMS, SIDEKICK } from './emblems.ts';
import { OUTLINES } from './generated/outlines.ts';

export const sidekickEmblem: DrawnEmblem = drawn(SIDEKICK, OUTLINES);

/** What the dice and cards of a title are known by. */
export const emblemOf = (title: TitleId): DrawnEmblem => drawn(EMBLEMS[title], OUTLINES);
