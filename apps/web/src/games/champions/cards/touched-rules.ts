import type { ChampionsRuleId } from '@assemble/rules';
import { type RulesBehind, touchedBy } from '../../../collection/cards/touched.ts';
import type { Card } from '../data.ts';

/** The rules behind the words of a card. */
export const rulesBehind: RulesBehind<ChampionsRuleId> = {
  type: {
    ally: ['MC-ALLY-2'],
    minion: ['MC-MINION-1', 'MC-MINION-3'],
    'side-scheme': ['MC-SIDE-1', 'MC-SIDE-2'],
    obligation: ['MC-OBLIGATION-1'],
    attachment: ['MC-ATTACH-1', 'MC-ATTACH-3'],
  },
  unique: { true: ['MC-UNIQUE-1'] },
  guard: { true: ['MC-KEYWORD-5', 'MC-KEYWORD-6'] },
  quickstrike: { true: ['MC-KEYWORD-1'] },
  surge: { true: ['MC-KEYWORD-7', 'MC-KEYWORD-8'] },
  toughness: { true: ['MC-KEYWORD-4'] },
  crisis: { 1: ['MC-SIDE-3'] },
  acceleration: { 1: ['MC-SIDE-4'] },
  hazard: { 1: ['MC-SIDE-5'] },
  label: {
    attack: ['MC-ATTACK-3', 'MC-ATTACK-4', 'MC-ATTACK-5'],
    thwart: ['MC-THWART-3', 'MC-THWART-4'],
    defense: ['MC-ATTACK-4'],
  },
  node: {
    interrupt: ['MC-INTERRUPT-1'],
    response: ['MC-RESPONSE-1'],
    boost: ['MC-BOOST-3', 'MC-BOOST-4'],
    overkill: ['MC-KEYWORD-2', 'MC-KEYWORD-3'],
    surge: ['MC-KEYWORD-7'],
  },
  forced: { true: ['MC-FORCED-1'] },
  status: {
    stunned: ['MC-STATUS-4', 'MC-STATUS-6'],
    confused: ['MC-STATUS-7', 'MC-STATUS-8'],
    tough: ['MC-STATUS-10'],
  },
};

/** Keywords with a number, and cards that attach themselves: what is said counts, whatever its number. */
function touchedByFacts({ faces }: Card): readonly ChampionsRuleId[] {
  const has = (name: 'retaliate' | 'uses'): boolean =>
    faces.some((face) => face.keywords[name] !== undefined);
  return [
    ...(has('retaliate') ? (['MC-KEYWORD-11', 'MC-KEYWORD-12'] as const) : []),
    ...(has('uses') ? (['MC-KEYWORD-14', 'MC-KEYWORD-16'] as const) : []),
  ];
}

/** The rules that a card touches, each once, in the order of the card. */
export const touchedRules = (card: Card): readonly ChampionsRuleId[] => [
  ...new Set([...touchedBy(rulesBehind, card.faces), ...touchedByFacts(card)]),
];
