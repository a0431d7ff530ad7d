import { ledger as entries, ruleKinds, terms } from '@assemble/rules';
import { expect, test } from 'vitest';
import { topics as champions } from '../src/games/champions/topics.ts';
import { topics as crisisProtocol } from '../src/games/crisis-protocol/topics.ts';
import { topics as diceMasters } from '../src/games/dice-masters/topics.ts';
import { kindNames } from '../src/rules/labels.ts';
import { type Criteria, findRules, makeLedger } from '../src/rules/ledger.ts';

const topics = { champions, 'crisis-protocol': crisisProtocol, 'dice-masters': diceMasters } as const;
const games = ['champions', 'crisis-protocol', 'dice-masters'] as const;
const ledger = makeLedger(
  games.map((game) => ({ game, rules: entries[game], topics: topics[game], terms: terms[game] })),
);
const find = (criteria: Partial<Criteria>): readonly string[] =>
  findRules(ledger, { q: '', game: '', topic: '', kind: '', edition: '', ...criteria }, 'en').map(
    ({ entry }) => entry.id,
  );

test.each(games)('every topic of %s has a name, and no other has', (game) => {
  expect(Object.keys(topics[game]).sort()).toEqual(
    [...new Set(entries[game].map((entry) => entry.topic))].sort(),
  );
});

test('every kind has a name', () => {
  expect(Object.keys(kindNames).sort()).toEqual([...ruleKinds].sort());
});

test('all rules are there, those for the table too', () => {
  expect(find({})).toHaveLength(ledger.byId.size);
  expect(find({ game: 'dice-masters' })).toHaveLength(entries['dice-masters'].length);
  expect(find({ kind: 'ui-only' })).toContain('DM-CARDS-9');
});

test('the rule whose id is typed comes first, others that mention it follow', () => {
  expect(find({ q: 'dm-dice-1 ' })[0]).toBe('DM-DICE-1');
  expect(find({ q: 'dm-dice-1' })).toContain('DM-DICE-13');
});

test('words, topic and edition narrow the list', () => {
  const found = find({ q: 'dazed token', game: 'crisis-protocol', edition: 'es13' });
  expect(found.length).toBeGreaterThan(0);
  for (const id of found) expect(ledger.byId.get(id)?.entry.editions).toContain('es13');
  expect(find({ topic: 'bursts' }).every((id) => id.startsWith('DM-BURSTS-'))).toBe(true);
});
