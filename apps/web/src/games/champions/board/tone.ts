import { type Face, SETS } from '@assemble/champions';

/** The colour of a card's band: an aspect has one of its own, the words on the card tell the same. */
export function toneOf({ set }: Face): string {
  const { kind } = SETS[set];
  if (kind === 'aspect') return set;
  return kind === 'hero' || kind === 'basic' ? kind : 'encounter';
}
