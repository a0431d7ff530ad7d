import { below, type Stream, stream } from '@assemble/kernel';
import { locales } from '@assemble/language';
import { expect, test } from 'vitest';
import {
  FORMATS,
  type NamedTeam,
  randomTeam,
  readTeams,
  teamAddress,
  teamFile,
  teamList,
} from '../../src/index.ts';
import { content } from '../game.ts';

const TEAMS = 1000;
const DAMAGED = 200;

const some = Array.from(
  { length: TEAMS },
  (_, i): NamedTeam => ({
    name: `Team ${i}: “ä & ñ”`,
    format: 'tournament',
    team: randomTeam(content, FORMATS.tournament, stream(`team ${i}`, 'test')),
  }),
);

test('a thousand teams come back from the address of the team builder', () => {
  for (const one of some)
    expect(readTeams(content, teamAddress(content, one))).toEqual({ teams: [one], notes: [] });
});

test('a thousand teams come back from a file', () => {
  expect(readTeams(content, teamFile(some))).toEqual({ teams: some, notes: [] });
});

test('a thousand teams come back from a list of names, in each language', () => {
  for (const [i, one] of some.entries()) {
    const text = teamList(content, one, locales[i % locales.length] ?? 'en');
    expect(readTeams(content, text), text).toEqual({ teams: [one], notes: [] });
  }
});

/** Spoils a line as people do: a letter is missing, doubled, or two are the wrong way round. */
function spoilt(line: string, random: Stream): string {
  const from = line.indexOf(' x ') + 3;
  const at = from + below(random, Math.max(1, line.length - from - 1));
  const [before, here, next, after] = [
    line.slice(0, at),
    line[at] ?? '',
    line[at + 1] ?? '',
    line.slice(at + 2),
  ];
  return [
    `${before}${next}${after}`,
    `${before}${here}${here}${next}${after}`,
    `${before}${next}${here}${after}`,
  ][below(random, 3)] as string;
}

test('of two hundred spoilt lists no line is lost: it is read, or told with the card that was meant', () => {
  for (const [i, one] of some.slice(0, DAMAGED).entries()) {
    const random = stream(`damage ${i}`, 'test');
    const lines = teamList(content, one, 'en').split('\n');
    const at = 1 + below(random, lines.length - 1);
    const wrong = spoilt(lines[at] ?? '', random);
    const { teams, notes } = readTeams(content, lines.map((was, k) => (k === at ? wrong : was)).join('\n'));
    const count = ({ cards, basicActions }: NamedTeam['team']): number => cards.length + basicActions.length;
    const missing = count(one.team) - (teams[0] === undefined ? 0 : count(teams[0].team));
    expect([missing, notes.map(({ part }) => part)], wrong).toEqual(missing === 0 ? [0, []] : [1, [wrong]]);
    if (missing > 0) expect(notes[0]?.nearest.length, wrong).toBeGreaterThan(0);
  }
});
