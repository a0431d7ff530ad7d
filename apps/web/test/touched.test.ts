import { describe, expect, test } from 'vitest';
import { type RulesBehind, touchedBy } from '../src/collection/cards/touched.ts';
import * as champions from '../src/games/champions/cards/touched-rules.ts';
import { cards as championsCards } from '../src/games/champions/data.ts';
import * as crisis from '../src/games/crisis-protocol/cards/touched-rules.ts';
import { cards as crisisCards, content as crisisContent } from '../src/games/crisis-protocol/data.ts';
import { cards as diceCards } from '../src/games/dice-masters/data.ts';
import * as dice from '../src/games/dice-masters/touched-rules.ts';

/** Lines of a table that no card comes to: they say nothing to anybody. */
const unused = <Id extends string>(behind: RulesBehind<Id>, cards: readonly unknown[]): readonly string[] =>
  Object.entries(behind).flatMap(([key, values]) =>
    Object.entries(values)
      .filter(([value, ids]) => touchedBy({ [key]: { [value]: ids } }, cards).length === 0)
      .map(([value]) => `${key}: ${value}`),
  );

describe('the rules that cards touch', () => {
  test('every line is about a card', () => {
    expect(unused(dice.rulesBehind, diceCards)).toEqual([]);
    expect(unused(champions.rulesBehind, championsCards)).toEqual([]);
    expect(unused(crisis.rulesBehind, crisisCards)).toEqual([]);
  });

  test('what is in a list counts, what is of another name does not', () => {
    const behind = { conditions: { bleed: ['A'], hex: ['B'] }, node: { push: ['C'] } } as const;
    expect(touchedBy(behind, [{ conditions: ['bleed'] }, { name: 'push', inner: { node: 'push' } }])).toEqual(
      ['A', 'C'],
    );
  });

  test('an event with an attack, a minion with guard, a character who leads', () => {
    const called = (name: string) => championsCards.find(({ faces }) => faces[0].title.en === name);
    const kick = called('Swinging Web Kick');
    expect(kick && champions.touchedRules(kick)).toEqual(['MC-ATTACK-3', 'MC-ATTACK-4', 'MC-ATTACK-5']);
    const mercenary = called('Hydra Mercenary');
    expect(mercenary && champions.touchedRules(mercenary)).toEqual([
      'MC-MINION-1',
      'MC-MINION-3',
      'MC-KEYWORD-5',
      'MC-KEYWORD-6',
    ]);
    const captain = crisisContent.find('core/captain-america');
    expect(captain && crisis.touchedRules(captain)).toEqual(
      expect.arrayContaining(['CP-LEAD-1', 'CP-ICON-1']),
    );
  });
});
