import { Impossible, type Prepared, type Reason } from '@assemble/kernel';
import { statOf } from '../rules/bonuses.ts';
import { characterFace, isFielded } from '../rules/dice-in-play.ts';
import { ref } from '../rules/events.ts';
import { type C, contentOf, type Rule } from '../rules/run.ts';
import type { Table } from '../table.ts';
import type { PositionRefusals } from '../text/keys.ts';
import { type Cast, dieOfPlayer } from './cast.ts';

/** Refuses a position that no match could stand in, for everything that is wrong with it. */
export function mustBePossible(c: C, cast: Cast, prepared: Prepared<Table>): void {
  const { table } = c;
  const refused: Refused[] = [];
  for (const [seat, { life, startLife }] of table.players.entries()) {
    const name = cast.players[seat] ?? '';
    if (life < 1)
      refused.push(
        no(
          'DM-LIFE-AND-WINNING-1',
          'no.position-dead',
          { seat },
          `${name} has no life left: the game is over`,
        ),
      );
    if (life > startLife)
      refused.push(
        no(
          'DM-LIFE-AND-WINNING-3',
          'no.position-life',
          { seat, life: startLife },
          `${name} has more life than at the start`,
        ),
      );
  }
  for (const [slot, { id, owner }] of table.cards.entries()) {
    const max = contentOf(c).find(id)?.max;
    const dice = table.dice.filter((die) => die.card === slot).length;
    if (owner !== null && max !== undefined && dice > max)
      refused.push(
        no(
          'DM-CARDS-7',
          'no.position-dice',
          { card: id, dice, max },
          `${dice} dice of "${cast.names[slot]}": its limit is ${max}`,
        ),
      );
  }
  for (const die of table.dice) {
    if (!isFielded(die)) continue;
    const name = dieOfPlayer(c, cast, die);
    const told = ref(c, die);
    if (characterFace(c, die) === null) {
      refused.push(
        no('DM-ZONES-7', 'no.position-face', { die: told }, `${name} is fielded and shows no character`),
      );
      continue;
    }
    const defense = statOf(c, die, 'defense');
    const { damage } = die;
    if (damage >= defense)
      refused.push(
        no(
          'DM-KNOCK-OUT-1',
          'no.position-damage',
          { die: told, damage, defense },
          `${name} has ${damage} damage and ${defense} defense: it would be knocked out`,
        ),
      );
  }
  if (refused.length === 0) return;
  throw new Impossible(
    refused.map(({ reason }) => reason),
    `no match can stand like this: ${refused.map(({ text }) => text).join('; ')}`,
    prepared as unknown as Prepared<unknown>,
  );
}

interface Refused {
  readonly reason: Reason;
  readonly text: string;
}

const no = <K extends keyof PositionRefusals & string>(
  rule: Rule,
  key: K,
  args: PositionRefusals[K],
  text: string,
): Refused => ({ reason: { rule, key, args } as unknown as Reason, text: `${text} (${rule})` });
