import type { View } from '@assemble/champions';
import type { Decision } from '@assemble/kernel';
import type { Locale, Localized } from '@assemble/language';
import { defence } from '../board/defence.ts';
import { boardWords } from '../board/words/index.ts';

const dontDefend: Localized<string> = { en: 'Don’t defend', es: 'No defender', de: 'Nicht verteidigen' };

/** Who lets an attack through is told what that costs: the damage by the least and the most boost. */
export function declining(
  decision: Decision,
  view: View,
  locale: Locale,
): { readonly label: string; readonly then: string } | null {
  const attack = view.activities.at(-1);
  const attacked = view.play.find(({ id }) => id === view.players[attack?.seat ?? -1]?.identity);
  if (decision.ask.key !== 'ask.defender' || attack === undefined || attacked === undefined) return null;
  const damages = defence(attacked, attack, view, false).map(({ damage }) => damage);
  return {
    label: dontDefend[locale],
    then: boardWords(locale).takes(Math.min(...damages), Math.max(...damages)),
  };
}
