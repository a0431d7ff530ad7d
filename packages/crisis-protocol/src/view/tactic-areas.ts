import type { Seat } from '@assemble/kernel';
import { candidatesOf } from '../abilities/targets.ts';
import { attackAddress } from '../content.ts';
import { characterOf, isUp } from '../rules/characters.ts';
import { indexOf } from '../rules/index-of-cards.ts';
import type { C } from '../rules/run.ts';
import { type Area, areaOf } from '../rules/series.ts';
import { leastOf, playAddress, playing } from '../rules/tactic-players.ts';

/** The areas of the attacks on a player's tactic cards that let a chosen character make them, such as Overcharge. */
export function tacticAreas(c: C, seat: Seat, player: number): readonly Area[] {
  return (c.table.players[seat as 0 | 1].tactics ?? []).flatMap((slot) => {
    const card = indexOf(c).tactics[slot];
    const effect = card?.ability.effect;
    if (card == null || card.attack?.shape !== 'area' || effect?.node !== 'choose') return [];
    const address = attackAddress(card.id, card.attack);
    const at = playAddress(card);
    const scope = {
      card: -1,
      seat,
      that: [],
      token: -1,
      at,
      paid: leastOf(card),
      self: -1,
      ...playing(card, [player]),
    };
    return candidatesOf(c, effect.to, scope).flatMap((id) => {
      const attacker = characterOf(c, id);
      return isUp(attacker) ? (areaOf(c, attacker, address) ?? []) : [];
    });
  });
}
