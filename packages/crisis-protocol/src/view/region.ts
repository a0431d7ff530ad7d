import { type Decision, type Game, type Match, Run } from '@assemble/kernel';
import type { Region } from '../geometry/region.ts';
import { regionOf } from '../rules/positions.ts';
import type { Table } from '../table.ts';

/** Where the base or token of a pending decision may go, for the page to draw; null where a direction is asked for. */
export const regionFor = (game: Game<Table>, match: Match<Table>, decision: Decision): Region | null =>
  regionOf(new Run(game.rulebook, match, null), decision);
