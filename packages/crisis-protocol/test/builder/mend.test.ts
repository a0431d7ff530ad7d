import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CARDS,
  Content,
  EDITIONS,
  mendedRoster,
  READY_MADE,
  type Roster,
  rosterFor,
  rosterMends,
  rosterVerdict,
} from '../../src/index.ts';

const content = new Content(CARDS);
const edition = Object.values(EDITIONS)[0];
if (edition === undefined || READY_MADE[0] === undefined) throw new Error('nothing to test with');
const legal = rosterFor(READY_MADE[0], edition);
const ids = (kind: string): string[] => CARDS.filter(({ card }) => card === kind).map(({ id }) => id);

test('a legal roster needs no mending', () => {
  expect(rosterMends(content, edition, legal)).toEqual([]);
});

test('a missing tactic and a missing crisis come in, and nothing else changes', () => {
  const short = { ...legal, tactics: legal.tactics.slice(1), crises: legal.crises.slice(1) };
  const made = mendedRoster(content, edition, short);
  expect(made?.characters).toEqual(legal.characters);
  expect(made?.tactics).toHaveLength(10);
  expect(made?.tactics.slice(0, 9)).toEqual(short.tactics);
  expect(made && rosterVerdict(content, edition, made, { seat: 0 })).toEqual({ yes: true });
});

test('the later of two that are the same person leaves', () => {
  const first = legal.characters[0];
  if (first === undefined) throw new Error('somebody is in it');
  const doubled: Roster = { ...legal, characters: [...legal.characters.slice(0, 9), first] };
  const twins = rosterMends(content, edition, doubled).find(({ reason }) => reason.key.endsWith('twins'));
  expect(twins?.to?.characters).toEqual(legal.characters.slice(0, 9));
});

test('whatever a roster is like, mending it makes it legal in every edition', () => {
  const people = fc.record(
    {
      id: fc.constantFrom('nobody', ...ids('character')),
      gems: fc.array(fc.constantFrom(...ids('gem')), { maxLength: 2 }),
    },
    { requiredKeys: ['id'] },
  );
  const anyRoster = fc.record({
    characters: fc.array(people, { maxLength: 12 }),
    tactics: fc.array(fc.constantFrom('nothing', ...ids('tactic')), { maxLength: 12 }),
    crises: fc.array(fc.constantFrom('nothing', ...ids('crisis')), { maxLength: 12 }),
  }) as fc.Arbitrary<Roster>;
  fc.assert(
    fc.property(anyRoster, fc.constantFrom(...Object.values(EDITIONS)), (roster, one) => {
      const made = mendedRoster(content, one, roster);
      expect(made).not.toBeNull();
      if (made !== null) expect(rosterVerdict(content, one, made, { seat: 0 })).toEqual({ yes: true });
    }),
    { numRuns: 60 },
  );
});
