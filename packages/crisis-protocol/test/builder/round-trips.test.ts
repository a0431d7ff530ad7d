import { stream } from '@assemble/kernel';
import { locales } from '@assemble/language';
import { expect, test } from 'vitest';
import { randomRoster } from '../../src/builder/random.ts';
import {
  type NamedRoster,
  readRosterCode,
  readRosters,
  rosterCode,
  rosterFile,
  rosterList,
} from '../../src/builder/roster-text.ts';
import { CARDS } from '../../src/cards/index.ts';
import { Content } from '../../src/content.ts';
import { DEFAULT_EDITION, EDITIONS } from '../../src/editions/index.ts';

const ROSTERS = 1000;
const content = new Content(CARDS);

const some = Array.from(
  { length: ROSTERS },
  (_, i): NamedRoster => ({
    name: `Roster ${i}`,
    edition: DEFAULT_EDITION,
    roster: randomRoster(content, EDITIONS[DEFAULT_EDITION], stream(`roster ${i}`, 'test')),
  }),
);

test('a thousand rosters come back from an address', () => {
  for (const { roster } of some)
    expect(readRosterCode(content, rosterCode(roster))).toEqual({ roster, notes: [] });
});

test('a thousand rosters come back from a file', () => {
  expect(readRosters(content, rosterFile(some))).toEqual({ rosters: some, notes: [] });
});

test('a thousand rosters come back from a list of names, in each language', () => {
  for (const [i, one] of some.entries()) {
    const text = rosterList(content, one, locales[i % locales.length] ?? 'en');
    expect(readRosters(content, text), text).toEqual({ rosters: [one], notes: [] });
  }
});
