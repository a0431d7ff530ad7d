import { describe, expect, test } from 'vitest';
import { READY_MADE, rosterFor } from '../../src/builder/ready-made.ts';
import {
  readRosterCode,
  readRosters,
  rosterCode,
  rosterFile,
  rosterList,
} from '../../src/builder/roster-text.ts';
import { CARDS } from '../../src/cards/index.ts';
import { Content } from '../../src/content.ts';
import { EDITIONS } from '../../src/editions/index.ts';

const content = new Content(CARDS);
const rosters = READY_MADE.map((ready) => ({
  name: ready.name.en,
  edition: 'en' as const,
  roster: rosterFor(ready, EDITIONS.en),
}));
const [first] = rosters;
if (first === undefined) throw new Error('no ready-made roster');

describe('what is written is read again', () => {
  test.each(rosters)('as a code: $name', ({ roster }) => {
    const code = rosterCode(roster);
    expect(code).toMatch(/^[a-z0-9.*_-]+$/);
    expect(readRosterCode(content, code)).toEqual({ roster, notes: [] });
  });

  test.each(['en', 'es', 'de'] as const)('as a list of names in %s', (locale) => {
    for (const named of rosters) {
      const read = readRosters(content, rosterList(content, named, locale));
      // A list says nothing of an edition: it is read for the newest one.
      expect(read).toEqual({ rosters: [{ ...named, edition: 'es13' }], notes: [] });
    }
  });

  test('as a file', () => {
    expect(readRosters(content, rosterFile(rosters))).toEqual({ rosters, notes: [] });
  });

  test('as a link', () => {
    const link = `https://example.org/#/crisis-protocol/roster?r=${rosterCode(first.roster)}&name=Two+words&edition=en`;
    expect(readRosters(content, link)).toEqual({ rosters: [{ ...first, name: 'Two words' }], notes: [] });
  });
});

describe('lists as players write them', () => {
  const listOf = (text: string) => readRosters(content, text);

  test('bullets, threats, marks and headings make no difference', () => {
    const { rosters: read, notes } = listOf(
      [
        'Characters: (4)',
        '– Iron Man: 3',
        '* Black Widow (2)',
        '—Captain America (Steve Rogers) Threat: 4',
        'Red Skull (4)',
        '[Team Tactics]',
        'Medpack (R)',
        'Secure Crisis',
        'Riots Spark Over Extremis 3.0 (B, 17)',
        'Extract Crisis: (1)',
        'Struggle for the Cube Continues (Threat: 17)',
      ].join('\n'),
    );
    expect(notes).toEqual([]);
    expect(read[0]?.roster).toEqual({
      characters: ['core/iron-man', 'core/black-widow', 'core/captain-america', 'core/red-skull'].map(
        (id) => ({
          id,
        }),
      ),
      tactics: ['tactics/medpack'],
      crises: ['crises/riots-spark-over-extremis', 'crises/struggle-for-the-cube-continues'],
    });
  });

  test('another person of the same name is not taken for the one we know', () => {
    const { rosters: read, notes } = listOf('Spider-Man (Miles Morales) (4)\nIron Man');
    expect(read[0]?.roster.characters).toEqual([{ id: 'core/iron-man' }]);
    expect(notes).toMatchObject([{ part: 'Spider-Man (Miles Morales) (4)', why: 'no-card' }]);
  });

  test.each([
    'Black Widow (Natasha Romanoff)',
    'Black Widow, Natasha Romanoff',
    'Black Widow – Natasha Romanoff (2)',
    '* black widow [Natasha Romanoff] Threat: 2',
    'Natasha Romanoff (Black Widow)',
    'Black Widow (Natascha Romanov) (2)',
    'Viuda Negra (Natasha Romanoff)',
    '- Black-Widow: 2',
  ])('"%s" is Black Widow', (line) => {
    expect(listOf(line)).toMatchObject({
      rosters: [{ roster: { characters: [{ id: 'core/black-widow' }] } }],
      notes: [],
    });
  });

  test.each([
    ['Thor', 'expansions/thor-prince-of-asgard'],
    ['Thor – “Prince of Asgard” [5]', 'expansions/thor-prince-of-asgard'],
    ['Winter Soldier x1', 'mightiest/winter-soldier-operative'],
    ['Leader: Captain America', 'core/captain-america'],
    ['Líder: CAPITAN AMERICA', 'core/captain-america'],
    ['1x Crossbones', 'core/crossbones'],
    ['2 Ultrón – 4', 'core/ultron'],
    ['ULTRON 4', 'core/ultron'],
    ['Ms Marvel (Kamala Khan)', 'expansions/ms-marvel'],
    ['Spider‑Man', 'core/spider-man'],
  ])('"%s" is %s', (line, id) => {
    expect(listOf(line)).toMatchObject({ rosters: [{ roster: { characters: [{ id }] } }], notes: [] });
  });

  test('a card whose name ends in a number keeps it; a gem may be called one', () => {
    const { rosters: read, notes } = listOf(
      'Thanos\n+ Power Gem\nRiots Spark Over Extremis 3.0\n10 Characters\nTeam Tactic Cards (10)\nSecures\nExtracts',
    );
    expect(notes).toEqual([]);
    expect(read[0]?.roster).toEqual({
      characters: [{ id: 'expansions/thanos-the-mad-titan', gems: ['gems/power'] }],
      tactics: [],
      crises: ['crises/riots-spark-over-extremis'],
    });
  });

  test('somebody else of a known name is told with everybody of that name', () => {
    expect(listOf('Captain America (Sam Wilson)').notes).toMatchObject([
      {
        why: 'no-card',
        nearest: ['core/captain-america', 'mightiest/captain-america-first-avenger'],
      },
    ]);
    expect(listOf('Black Widow, Agent of S.H.I.E.L.D.').notes[0]?.nearest[0]).toBe('core/black-widow');
  });

  test('whatever is suggested is understood once it is written there', () => {
    const wrong = [
      'Captian Amerika',
      'Steve Rogers',
      'Spider-Man (Miles Morales)',
      'Struggle for the Cube',
      'Crosbones',
    ];
    for (const line of wrong) {
      const { nearest = [] } = listOf(line).notes[0] ?? {};
      expect([line, nearest.length > 0]).toEqual([line, true]);
      for (const id of nearest)
        for (const locale of ['en', 'es', 'de'] as const)
          expect(listOf(content.find(id)?.name[locale] ?? '').notes).toEqual([]);
    }
  });

  test('a name that several have asks which one', () => {
    const { rosters: read, notes } = listOf('Steve Rogers\nIron Man');
    expect(read[0]?.roster.characters).toEqual([{ id: 'core/iron-man' }]);
    expect(notes).toMatchObject([{ part: 'Steve Rogers', why: 'ambiguous' }]);
    expect(notes[0]?.nearest).toContain('core/captain-america');
    expect(notes[0]?.nearest.length).toBeGreaterThan(1);
  });

  test('what is like nothing offers nothing', () => {
    expect(listOf('Somebody else entirely').notes).toMatchObject([{ why: 'no-card', nearest: [] }]);
  });

  test('a misspelt name is told with what may have been meant', () => {
    const { notes } = listOf('Captian Amerika');
    expect(notes).toHaveLength(1);
    expect(notes[0]?.nearest).toContain('core/captain-america');
  });

  test('a card that comes twice is there once', () => {
    const { rosters: read, notes } = listOf('Iron Man\nIron Man');
    expect(read[0]?.roster.characters).toEqual([{ id: 'core/iron-man' }]);
    expect(notes).toEqual([{ part: 'Iron Man', why: 'repeated', nearest: [] }]);
  });

  test('a file that is not ours is refused', () => {
    expect(listOf('{"format":"other"}')).toEqual({
      rosters: [],
      notes: [{ part: '{"format":"other"}', why: 'unreadable', nearest: [] }],
    });
  });
});
