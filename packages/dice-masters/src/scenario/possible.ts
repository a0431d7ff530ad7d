import { statOf } from '../rules/bonuses.ts';
import { characterFace, isFielded } from '../rules/dice-in-play.ts';
import { FORMATS } from '../rules/formats.ts';
import { type C, contentOf } from '../rules/run.ts';
import { type Cast, dieOfPlayer } from './cast.ts';

/** Why no match could stand like this; null where it could. */
export function impossible(c: C, cast: Cast): string | null {
  const { table } = c;
  for (const [seat, { life }] of table.players.entries()) {
    if (life < 1) return `${cast.players[seat]} has no life left: the game is over (DM-LIFE-AND-WINNING-1)`;
    if (life > FORMATS.tournament.life)
      return `${cast.players[seat]} has more life than at the start (DM-LIFE-AND-WINNING-3)`;
  }
  for (const [slot, { id, owner }] of table.cards.entries()) {
    const max = contentOf(c).find(id)?.max;
    const dice = table.dice.filter((die) => die.card === slot).length;
    if (owner !== null && max !== undefined && dice > max)
      return `${dice} dice of "${cast.names[slot]}": its limit is ${max} (DM-CARDS-7)`;
  }
  for (const die of table.dice) {
    if (!isFielded(die)) continue;
    const name = dieOfPlayer(c, cast, die);
    if (characterFace(c, die) === null) return `${name} is fielded and shows no character (DM-ZONES-7)`;
    const defense = statOf(c, die, 'defense');
    if (die.damage >= defense)
      return `${name} has ${die.damage} damage and ${defense} defense: it would be knocked out (DM-KNOCK-OUT-1)`;
  }
  return null;
}
