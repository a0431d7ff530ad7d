import type { Seat } from '@assemble/kernel';
import { SIDEKICK_ID } from '../content.ts';
import type { Die, Slot, Table } from '../table.ts';
import { BASIC_ACTION_DICE, SIDEKICKS_EACH } from './formats.ts';
import type { TeamCard } from './teams.ts';

/** Puts cards with their dice on the table and the sidekicks into the bags. */
export function layOut(
  table: Table,
  teams: readonly (readonly TeamCard[])[],
  basicActions: readonly string[],
): void {
  const slots: Slot[] = [{ id: SIDEKICK_ID, owner: null, colour: -1 }];
  const dice: Die[] = [];
  const add = (card: number, owner: Seat, zone: 'bag' | 'card'): void => {
    dice.push({
      id: dice.length,
      card,
      owner,
      controller: owner,
      zone,
      face: -1,
      damage: 0,
      as: card,
      valuesOf: -1,
      valuesFace: -1,
      holder: -1,
      takenFrom: null,
    });
  };
  for (const seat of [0, 1]) for (let i = 0; i < SIDEKICKS_EACH; i++) add(0, seat, 'bag');
  teams.forEach((team, owner) => {
    // DM-DRAFT-TEAMS-10: a card without dice is not used, its global included.
    for (const { card, dice: count } of team.filter((one) => one.dice > 0)) {
      slots.push({ id: card, owner, colour: -1 });
      for (let i = 0; i < count; i++) add(slots.length - 1, owner, 'card');
    }
  });
  // DM-BASIC-TEAMS-3: a card that both players chose lies there once, with two sets of dice.
  const shared = [...new Set(basicActions)];
  shared.forEach((id, colour) => {
    slots.push({ id, owner: null, colour });
    const sets = basicActions.filter((one) => one === id).length;
    for (let i = 0; i < sets * BASIC_ACTION_DICE; i++) add(slots.length - 1, -1, 'card');
  });
  table.cards = slots;
  table.dice = dice;
}
