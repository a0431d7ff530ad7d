import type { Json } from '@assemble/kernel';
import { DEFAULT_EDITION, type EditionId } from './editions/index.ts';
import type { Feature } from './geometry/terrain.ts';
import type { Affiliation } from './names.ts';

/** What a match starts from: the rulebook, the battlefield, both rosters, the One-Shots both players agreed on. */
export interface Setup {
  readonly edition: EditionId;
  readonly terrain: readonly Feature[];
  readonly rosters: readonly [Roster, Roster];
  readonly oneShots: readonly string[];
  /** What both players settled beforehand instead of drawing a mission and building squads; null where they draw and build. */
  readonly agreed: Agreed | null;
}

/** Two crises and two squads: a match that begins with deployment. */
export type Agreed = {
  readonly secure: string;
  readonly extraction: string;
  readonly squads: readonly [Squad, Squad];
};

/** What a player brings (CP-ROSTER-1 to CP-ROSTER-9). */
export type Roster = {
  readonly characters: readonly RosterCharacter[];
  readonly tactics: readonly string[];
  readonly crises: readonly string[];
};

export type RosterCharacter = {
  readonly id: string;
  /** The Infinity Gems it takes (CP-GEM-4). */
  readonly gems?: readonly string[];
};

/** What a player takes from the roster into a match (CP-SQUAD-1, CP-SQUAD-8). */
export type Squad = {
  readonly characters: readonly string[];
  readonly affiliation: Affiliation | null;
  readonly tactics: readonly string[];
};

/** A set-up that was found to have the right form. */
export function readSetup(setup: Json): Setup {
  const given = setup as { readonly [key: string]: Json };
  return {
    edition: (given['edition'] ?? DEFAULT_EDITION) as EditionId,
    terrain: given['terrain'] as readonly Feature[],
    rosters: given['rosters'] as readonly [Roster, Roster],
    oneShots: (given['oneShots'] ?? []) as readonly string[],
    agreed: (given['agreed'] ?? null) as Agreed | null,
  };
}
