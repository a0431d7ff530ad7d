import { type DrawnEmblem, drawn } from '../../emblems/emblem.ts';
import { CRISES, EMBLEMS, KINDS } from './emblems.ts';
import { OUTLINES } from './generated/outlines.ts';

/** What a card is known by; those that nobody is pictured on by their kind. */
export const emblemOf = (card: string, kind: keyof typeof KINDS = 'tactic'): DrawnEmblem =>
  drawn(EMBLEMS[card] ?? CRISES[card] ?? KINDS[kind], OUTLINES);
