import type { CrisisProtocolRuleId } from '@assemble/rules';
import { type RulesBehind, touchedBy } from '../../../collection/cards/touched.ts';
import type { Card } from '../data.ts';

/** The rules behind the words of a card. */
export const rulesBehind: RulesBehind<CrisisProtocolRuleId> = {
  card: { gem: ['CP-GEM-4', 'CP-GEM-5'], tactic: ['CP-TACTIC-2'] },
  kind: { reactive: ['CP-TIMING-1'], active: ['CP-SUPER-5'] },
  shape: { beam: ['CP-BEAM-2', 'CP-BEAM-5'], area: ['CP-AREA-2', 'CP-AREA-4'] },
  grunt: { true: ['CP-GRUNT-2', 'CP-GRUNT-4'] },
  for: { secured: ['CP-SECURE-1', 'CP-SECURE-2'] },
  node: {
    advance: ['CP-ADVANCE-3', 'CP-ADVANCE-5'],
    interact: ['CP-INTERACT-2', 'CP-INTERACT-3'],
    place: ['CP-PLACE-1', 'CP-PLACE-2'],
    push: ['CP-PUSH-1', 'CP-PUSH-2'],
    throw: ['CP-THROW-2', 'CP-THROW-5'],
    damage: ['CP-DAMAGE-3', 'CP-DAMAGE-5'],
    reroll: ['CP-MODIFY-1', 'CP-MODIFY-5'],
    'change-dice': ['CP-MODIFY-1', 'CP-MODIFY-5'],
    transform: ['CP-FORM-3'],
  },
  conditions: {
    bleed: ['CP-COND-5'],
    hex: ['CP-COND-6'],
    incinerate: ['CP-COND-7'],
    poison: ['CP-COND-9'],
    root: ['CP-COND-10'],
    shock: ['CP-COND-11'],
    slow: ['CP-COND-12'],
    stagger: ['CP-COND-13'],
    stun: ['CP-COND-14'],
  },
};

/** The rules that a card touches, each once, in the order of the card. */
export function touchedRules(card: Card): readonly CrisisProtocolRuleId[] {
  const leads = card.card === 'character' && card.leadership.length > 0;
  const icons = card.card === 'character' && card.attacks.some(({ rules }) => rules.length > 0);
  return [
    ...touchedBy(rulesBehind, card),
    ...(icons ? (['CP-ICON-1', 'CP-ICON-2'] as const) : []),
    ...(leads ? (['CP-LEAD-1', 'CP-LEAD-4'] as const) : []),
  ];
}
