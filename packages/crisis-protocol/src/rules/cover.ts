import { coverFrom } from './board.ts';
import { COVER } from './built-in.ts';
import { characterOf, isThere } from './characters.ts';
import { currentAttack, matches } from './filter.ts';
import { attackHas, inForce } from './in-force.ts';
import { type C, editionOf } from './run.ts';

export { COVER };

/** CP-COVER-1, CP-COVER-6: whether the defender of the current attack has cover, from terrain or from something else. */
function hasCover(c: C): boolean {
  const attack = currentAttack(c);
  if (attack === null) return false;
  const attacker = characterOf(c, attack.attacker);
  const defender = characterOf(c, attack.target);
  if (!isThere(attacker) || !isThere(defender)) return false;
  const granted = inForce(c, 'has-cover', defender).filter(
    ({ effect, view }) => effect.from === undefined || matches(c, effect.from, attacker, view),
  );
  // CP-EFFECT-7: an attack that denies cover wins, except over a crisis card where crises win (CP-EFFECT-2).
  if (attackHas(c, attack.attack, 'denies-cover') !== null)
    return editionOf(c).crisisWins && granted.some(({ view }) => view.seat === null);
  return granted.length > 0 || coverFrom(c, attacker, defender).yes;
}

/** CP-COVER-5, CP-COVER-7: there is cover, and a defense die that it could change. */
export function canChangeWithCover(c: C): boolean {
  const attack = currentAttack(c);
  const changeable = attack?.dice.some(
    (die) => die.side === 'defense' && die.face !== 'failure' && die.face !== 'block',
  );
  return changeable === true && hasCover(c);
}
