import { type DrawnEmblem, drawn } from '../../emblems/emblem.ts';
import { EMBLEMS } from './emblems.ts';
import { OUTLINES } from './generated/outlines.ts';

/** The stages of a villain, and cards of one name with several numbers, share an emblem. */
const SAME: { readonly [card: string]: string } = {
  'core/95': 'core/94',
  'core/96': 'core/94',
  'core/114': 'core/113',
  'core/115': 'core/113',
  'core/135': 'core/134',
  'core/136': 'core/134',
  // A card that lies face down as a drone shows nothing of itself.
  drone: 'core/140',
};

/** The emblem of a card or of one of its sides, by id: 'core/1a', 'core/97b', 'core/43c'. */
export function emblemOf(id: string): DrawnEmblem {
  const card = id.replace(/[a-z]$/, '');
  const found = EMBLEMS[id] ?? EMBLEMS[SAME[id] ?? SAME[card] ?? card];
  if (found === undefined) throw new Error(`no emblem for "${id}"`);
  return drawn(found, OUTLINES);
}
