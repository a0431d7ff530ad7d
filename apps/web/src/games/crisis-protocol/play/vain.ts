import type { Ability, Roll, View } from '@assemble/crisis-protocol';
import type { Message } from '@assemble/kernel';
import type { Asked } from '@assemble/protocol';
import { content } from '../data.ts';

/** What counts for whoever defends or dodges (CP-DICE-2, CP-DICE-3, CP-DICE-5). */
const COUNTS: ReadonlySet<string> = new Set(['critical', 'wild', 'block']);

/** A defender's reroll while each of their dice counts: it can only make them worse (CP-DICE-8). */
function rerollsInVain({ key, args }: Message, { target, dice }: Pick<Roll, 'target' | 'dice'>): boolean {
  if (key !== 'option.ability' || args['who'] !== target) return false;
  const ability = content.abilities.find(String(args['ability'])) as Ability | undefined;
  if (ability?.node !== 'trigger' || ability.effect.node !== 'reroll') return false;
  const own = dice.filter(({ side }) => side === 'defense' || side === 'dodge');
  return own.length > 0 && own.every(({ face }) => COUNTS.has(face));
}

/** Passes on reactions that could better nothing. All of it lies open, so how soon it comes tells nothing. */
export function vain({ decision }: Pick<Asked, 'decision'>, { rolls }: Pick<View, 'rolls'>): string | null {
  const roll = rolls.at(-1);
  if (decision.shape !== 'options' || decision.ask.key !== 'ask.react' || roll === undefined) return null;
  const others = decision.options.filter(({ id }) => id !== 'pass');
  const isAll = others.length > 0 && others.length < decision.options.length;
  return isAll && others.every(({ say }) => rerollsInVain(say, roll)) ? 'pass' : null;
}
