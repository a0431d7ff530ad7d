import type { Rule } from './run.ts';

export type FormatId = 'first-game' | 'draft' | 'basic' | 'tournament';

/** The limits of a way to build teams, each with the rule that sets it. */
export interface TeamFormat {
  readonly id: 'basic' | 'tournament';
  /** DM-BASIC-TEAMS-1, DM-TOURNAMENT-TEAMS-1. */
  readonly life: number;
  readonly maxCards: number;
  readonly maxDice: number;
  readonly rules: {
    readonly cards: Rule;
    readonly dice: Rule;
    readonly titles: Rule;
    readonly limit: Rule;
    readonly kinds: Rule;
    readonly basicActions: Rule;
  };
}

export const FORMATS: Readonly<Record<'basic' | 'tournament', TeamFormat>> = {
  basic: {
    id: 'basic',
    life: 15,
    maxCards: 6,
    maxDice: 15,
    rules: {
      cards: 'DM-BASIC-TEAMS-4',
      dice: 'DM-BASIC-TEAMS-7',
      titles: 'DM-BASIC-TEAMS-6',
      limit: 'DM-BASIC-TEAMS-8',
      kinds: 'DM-BASIC-TEAMS-5',
      basicActions: 'DM-BASIC-TEAMS-2',
    },
  },
  tournament: {
    id: 'tournament',
    life: 20,
    maxCards: 8,
    maxDice: 20,
    rules: {
      cards: 'DM-TOURNAMENT-TEAMS-3',
      dice: 'DM-TOURNAMENT-TEAMS-6',
      titles: 'DM-TOURNAMENT-TEAMS-5',
      limit: 'DM-TOURNAMENT-TEAMS-7',
      kinds: 'DM-TOURNAMENT-TEAMS-4',
      basicActions: 'DM-TOURNAMENT-TEAMS-2',
    },
  },
};

/** DM-FIRST-GAME-7. */
export const FIRST_GAME_LIFE = 10;
/** DM-TEAM-RULES-1. */
export const SIDEKICKS_EACH = 8;
/** DM-CARDS-8. */
export const BASIC_ACTION_DICE = 3;
