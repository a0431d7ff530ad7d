import { locales } from '@assemble/language';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CARDS,
  type NamedTeam,
  readTeams,
  type Team,
  teamCode,
  teamFile,
  teamList,
} from '../../src/index.ts';
import { content } from '../game.ts';

const ids = (basic: boolean): string[] =>
  CARDS.filter(({ kind }) => (kind === 'basic-action') === basic).map(({ id }) => id);

const anyTeam: fc.Arbitrary<Team> = fc.record({
  cards: fc.uniqueArray(
    fc.record({ card: fc.constantFrom(...ids(false)), dice: fc.integer({ min: 0, max: 12 }) }),
    { selector: ({ card }) => card, minLength: 1, maxLength: 10 },
  ),
  basicActions: fc.uniqueArray(fc.constantFrom(...ids(true)), { maxLength: 3 }),
});
/** One line, as the field for names takes it. */
const anyName = fc.string({ maxLength: 30 }).map((text) => text.replace(/\s+/g, ' ').trim());
const anyNamed: fc.Arbitrary<NamedTeam> = fc.record({
  name: anyName,
  format: fc.constantFrom('basic', 'tournament'),
  team: anyTeam,
});

const hulk = { card: 'avx/hulk-green-goliath', dice: 4 };
const why = (text: string): (readonly [string, string])[] =>
  readTeams(content, text).notes.map((note) => [note.part, note.why] as const);

describe('what is written is read back', () => {
  test('codes', () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        const code = teamCode(content, team);
        const { teams, notes } = readTeams(content, code);
        expect(notes).toEqual([]);
        expect(teams).toEqual([{ name: '', format: 'tournament', team }]);
        expect(teamCode(content, teams[0]?.team ?? team)).toBe(code);
      }),
    );
  });

  test('lists of names in each language', () => {
    fc.assert(
      fc.property(anyNamed, fc.constantFrom(...locales), (named, locale) => {
        const list = teamList(content, named, locale);
        const { teams, notes } = readTeams(content, list);
        expect(notes).toEqual([]);
        expect(teams).toEqual([{ ...named, format: 'tournament' }]);
      }),
    );
  });

  test('files of several teams', () => {
    fc.assert(
      fc.property(fc.array(anyNamed, { maxLength: 3 }), (teams) => {
        const file = teamFile(teams);
        expect(readTeams(content, file)).toEqual({ teams, notes: [] });
        expect(teamFile(readTeams(content, file).teams)).toBe(file);
      }),
    );
  });

  test('links of ours and of the community, with a name in them', () => {
    fc.assert(
      fc.property(anyNamed, ({ name, format, team }) => {
        const code = teamCode(content, team);
        const query = new URLSearchParams({ t: code, name, format });
        expect(readTeams(content, `https://host.example/#/dice-masters/team?${query}`)).toEqual({
          teams: [{ name, format, team }],
          notes: [],
        });
        const community = `http://tb.example/?view&cards=${code}&name=${encodeURIComponent(name)}`;
        expect(readTeams(content, community)).toEqual({
          teams: [{ name, format: 'tournament', team }],
          notes: [],
        });
      }),
    );
  });
});

describe('what cannot be used is told', () => {
  test('the code of a card is its number and its set', () => {
    const team: Team = { cards: [hulk, { card: 'avx/phoenix-redd', dice: 2 }], basicActions: ['avx/smash'] };
    expect(teamCode(content, team)).toBe('4x77avx;2x86avx;3x32avx');
    expect(readTeams(content, '4x77avx;2X86AVX;3x32avx').teams[0]?.team).toEqual(team);
    expect(readTeams(content, ' 4 x 77avx \n2×86avx;\n3*32avx\n').teams[0]?.team).toEqual(team);
  });

  test('other sets, numbers that no card has, lines that are none', () => {
    expect(why('4x77avx;2x31xfc;1x133avx;hello;86avx;4x')).toEqual([
      ['hello', 'unreadable'],
      ['86avx', 'unreadable'],
      ['4x', 'unreadable'],
      ['2x31xfc', 'other-set'],
      ['1x133avx', 'no-card'],
    ]);
    expect(readTeams(content, '4x77avx;2x31xfc;hello').teams[0]?.team.cards).toEqual([hulk]);
    expect(readTeams(content, 'hello')).toMatchObject({ teams: [], notes: [{ part: 'hello' }] });
    expect(readTeams(content, '')).toEqual({ teams: [], notes: [] });
  });

  test('a mistyped name, with what was meant', () => {
    const [note] = readTeams(content, '4 x Hulk, Gren Goliath').notes;
    expect(note).toMatchObject({ part: '4 x Hulk, Gren Goliath', why: 'no-card' });
    expect(note?.nearest[0]).toBe('avx/hulk-green-goliath');
    expect(readTeams(content, '4 x Somebody else entirely').notes[0]?.nearest).toEqual([]);
    expect(readTeams(content, '3 Smash!').teams[0]?.team.basicActions).toEqual(['avx/smash']);
  });

  test.each(['Thor x3', '3 Thor', '3x Thor', '3 × THOR', 'Thor (3)', 'thor ×3'])(
    '"%s" asks which of them is meant',
    (line) => {
      const { teams, notes } = readTeams(content, line);
      expect(teams).toEqual([]);
      expect(notes).toMatchObject([{ part: line, why: 'ambiguous' }]);
      const versions = content.cards.filter(({ title }) => title === 'thor').map(({ id }) => id);
      expect(versions.length).toBeGreaterThan(2);
      expect([...(notes[0]?.nearest ?? [])].sort()).toEqual([...versions].sort());
    },
  );

  test.each([
    '3 x Thor, Odinson',
    '3x Thor: Odinson',
    'Thor - Odinson x3',
    'Thor (Odinson) x3',
    'THOR, ODINSON (3)',
    '3 thor odinson',
  ])('"%s" is one card', (line) => {
    expect(readTeams(content, line)).toMatchObject({
      teams: [{ team: { cards: [{ card: 'avx/thor-odinson', dice: 3 }] } }],
      notes: [],
    });
  });

  test('a card twice is there once with all dice; a basic action has three', () => {
    const text = '2x77avx;2x77avx;1x32avx;3x32avx';
    expect(readTeams(content, text).teams[0]?.team).toEqual({ cards: [hulk], basicActions: ['avx/smash'] });
    expect(why(text)).toEqual([
      ['2x77avx', 'repeated'],
      ['1x32avx', 'basic-action-dice'],
      ['3x32avx', 'repeated'],
    ]);
  });

  test('further parts of a link, second names', () => {
    expect(why('http://tb.example/?view&cards=4x77avx&bans=86avx&name=A')).toEqual([
      ['bans=86avx', 'unreadable'],
    ]);
    expect(why('# A\n# B\n4x77avx')).toEqual([['# B', 'unreadable']]);
  });

  test('files that are none, of another game, or with a broken team or card', () => {
    expect(why('{"teams": [')).toEqual([['{"teams": [', 'unreadable']]);
    expect(why('{"format":"assemble-teams","version":1,"game":"champions","teams":[]}')).toHaveLength(1);
    expect(why('{"format":"assemble-teams","version":2,"game":"dice-masters","teams":[]}')).toHaveLength(1);
    const file = (team: unknown): string =>
      JSON.stringify({
        format: 'assemble-teams',
        version: 1,
        game: 'dice-masters',
        teams: [{ name: 'A', format: 'basic', team }, 7],
      });
    const read = readTeams(
      content,
      file({
        cards: [hulk, { card: 'avx/nobody', dice: 1 }, { card: 'avx/smash' }, 5],
        basicActions: [null],
      }),
    );
    expect(read.teams).toEqual([{ name: 'A', format: 'basic', team: { cards: [hulk], basicActions: [] } }]);
    expect(read.notes.map(({ part }) => part).sort()).toEqual([
      '1 x avx/nobody',
      '5',
      '7',
      '{"card":"avx/smash"}',
      '{"card":null,"dice":3}',
    ]);
  });
});
