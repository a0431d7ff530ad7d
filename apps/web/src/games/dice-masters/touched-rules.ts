import type { DiceMastersRuleId } from '@assemble/rules';
import { type RulesBehind, touchedBy } from '../../collection/cards/touched.ts';
import type { Card } from './data.ts';

/** The rules behind the words of a card. */
export const rulesBehind: RulesBehind<DiceMastersRuleId> = {
  node: {
    action: ['DM-ACTION-DICE-1'],
    bonus: ['DM-BONUSES-1', 'DM-BONUSES-5'],
    bursts: ['DM-BURSTS-1', 'DM-BURSTS-6'],
    copy: ['DM-COPYING-1'],
    damage: ['DM-DAMAGE-10', 'DM-KNOCK-OUT-3'],
    draw: ['DM-ZONES-3'],
    global: ['DM-GLOBAL-ABILITIES-2', 'DM-GLOBAL-ABILITIES-3'],
    'knock-out': ['DM-KNOCK-OUT-2', 'DM-KNOCK-OUT-4'],
    prevent: ['DM-PREVENT-AND-REDIRECT-1', 'DM-PREVENT-AND-REDIRECT-3'],
    redirect: ['DM-PREVENT-AND-REDIRECT-5', 'DM-PREVENT-AND-REDIRECT-7'],
    reroll: ['DM-DICE-IDENTITY-5', 'DM-DICE-IDENTITY-7'],
    spin: ['DM-SPINNING-1', 'DM-SPINNING-3'],
  },
  how: {
    capture: ['DM-CAPTURE-AND-CONTROL-1', 'DM-CAPTURE-AND-CONTROL-4'],
    control: ['DM-CAPTURE-AND-CONTROL-6', 'DM-CAPTURE-AND-CONTROL-10'],
    gain: ['DM-LIFE-AND-WINNING-3'],
  },
  event: {
    attacks: ['DM-ATTACK-5'],
    blocked: ['DM-BLOCKING-5'],
    blocks: ['DM-BLOCKING-5'],
    damage: ['DM-DAMAGE-14'],
    engaged: ['DM-BLOCKING-5', 'DM-BLOCKING-8'],
    fielded: ['DM-ACTIVE-AND-FIELDED-3', 'DM-FIELDING-5'],
    'knock-out': ['DM-KNOCK-OUT-1'],
  },
  amount: { bursts: ['DM-BURSTS-1'] },
  if: { bursts: ['DM-BURSTS-1'] },
  active: { true: ['DM-ACTIVE-AND-FIELDED-1', 'DM-ACTIVE-AND-FIELDED-2'] },
};

/** The rules that the abilities of a card touch, each once, in the order of the text. */
export const touchedRules = ({ abilities }: Card): readonly DiceMastersRuleId[] =>
  touchedBy(rulesBehind, abilities);
