/** The three rulebooks, as records of switches. Each switch cites the difference it settles (rules/crisis-protocol-editions.yaml). */
export type EditionId = 'en' | 'de' | 'es13';

export interface Edition {
  readonly id: EditionId;
  /** CP-DIFF-1: when two special rules contradict each other, the crisis card wins. */
  readonly crisisWins: boolean;
  /** CP-DIFF-4: crisis cards of each type in a roster. */
  readonly crisesOfEachType: number;
  /** CP-DIFF-5: which two characters may not be in one roster. */
  readonly rosterTwins: Twins;
  /** CP-DIFF-7: which two characters may not be in one squad. */
  readonly squadTwins: Twins;
  /** CP-DIFF-10, CP-DIFF-11: the number and the spacing of terrain features are binding. */
  readonly terrainBinding: boolean;
  /** CP-DIFF-12: a second priority roll after deployment decides who starts round 1. */
  readonly secondPriorityRoll: boolean;
  /** CP-DIFF-13, CP-DIFF-14, CP-DIFF-15: crisis cards each player draws; of two, the opponent picks one. */
  readonly crisesDrawn: 1 | 2;
  /** CP-DIFF-18: who chooses the deployment edge. */
  readonly edgeChosenBy: 'priority' | 'other';
  /** CP-DIFF-21: a character that is removed from the game drops its tokens too. */
  readonly removedDrops: boolean;
  /** CP-DIFF-25: after round 6 the leader must also have scored. */
  readonly tieNeedsScoring: boolean;
  /** CP-DIFF-32: leadership is revealed together, or declared one player after the other. */
  readonly leadershipTogether: boolean;
  /** CP-DIFF-37: who spends the action of an "Active: action" card; null where there are no such cards. */
  readonly tacticAction: 'activated' | 'any-payer' | null;
  /** CP-DIFF-38: a Reactive tactic card only once for each event. */
  readonly tacticOncePerEvent: boolean;
  /** CP-DIFF-46: the Activated token comes after the effects of the end of an activation. */
  readonly activatedAfterEffects: boolean;
  /** CP-DIFF-47: Grunts count when it is asked who may pass. */
  readonly gruntsCountForPassing: boolean;
  /** CP-DIFF-64, CP-DIFF-65: beams and areas hurt allies in range. */
  readonly alliesHurt: boolean;
  /** CP-DIFF-67: which effects end with a KO. */
  readonly koEnds: 'on-it' | 'of-it';
  /** CP-DIFF-70: what a collision threatens. */
  readonly collisionDamage: 'size-plus-1' | 'three';
  /** CP-DIFF-73: the rulebook itself speaks of exceptions to one Infinity Gem; without it a card still makes them. */
  readonly gemExceptions: boolean;
  /** CP-DIFF-74: Unrivalled, Reserve and Stealth are keywords. */
  readonly newKeywords: boolean;
  /** CP-DIFF-77: One-Shot cards exist. */
  readonly oneShots: boolean;
  /** CP-DIFF-78: the rulebook knows Source, Zone and Limited tokens; without it their cards say the same. */
  readonly sourcesAndZones: boolean;
}

export type Twins = 'name-and-alter-ego' | 'name-or-alter-ego' | 'alter-ego';

const en: Edition = {
  id: 'en',
  crisisWins: false,
  crisesOfEachType: 3,
  rosterTwins: 'name-and-alter-ego',
  squadTwins: 'alter-ego',
  terrainBinding: false,
  secondPriorityRoll: false,
  crisesDrawn: 1,
  edgeChosenBy: 'other',
  removedDrops: false,
  tieNeedsScoring: true,
  leadershipTogether: false,
  tacticAction: null,
  tacticOncePerEvent: true,
  activatedAfterEffects: false,
  gruntsCountForPassing: true,
  alliesHurt: true,
  koEnds: 'on-it',
  collisionDamage: 'size-plus-1',
  gemExceptions: false,
  newKeywords: false,
  oneShots: false,
  sourcesAndZones: false,
};

const de: Edition = {
  ...en,
  id: 'de',
  rosterTwins: 'name-or-alter-ego',
  squadTwins: 'name-or-alter-ego',
  tieNeedsScoring: false,
  leadershipTogether: true,
  tacticAction: 'activated',
  koEnds: 'of-it',
  gemExceptions: true,
};

const es13: Edition = {
  ...en,
  id: 'es13',
  crisisWins: true,
  crisesOfEachType: 5,
  squadTwins: 'name-and-alter-ego',
  terrainBinding: true,
  secondPriorityRoll: true,
  crisesDrawn: 2,
  edgeChosenBy: 'priority',
  removedDrops: true,
  leadershipTogether: true,
  tacticAction: 'any-payer',
  tacticOncePerEvent: false,
  activatedAfterEffects: true,
  gruntsCountForPassing: false,
  alliesHurt: false,
  koEnds: 'of-it',
  collisionDamage: 'three',
  newKeywords: true,
  oneShots: true,
  sourcesAndZones: true,
};

export const EDITIONS: { readonly [id in EditionId]: Edition } = { en, de, es13 };
/** The newest one is played unless a set-up names another. */
export const DEFAULT_EDITION: EditionId = 'es13';
