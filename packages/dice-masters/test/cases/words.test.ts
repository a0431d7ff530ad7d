import { mistakesInFile, runFile } from '@assemble/scenario';
import { describe, expect, test } from 'vitest';
import { CARDS, scenarioWords } from '../../src/index.ts';

const words = scenarioWords(CARDS);
const GOOD = `game: dice-masters
name: two sidekicks come through
rules: [DM-DAMAGE-8]
given:
  phase: attack
  teams: { Ann: [avx/hulk-jade-giant] }
  Ann: { field: [sidekick@character, hulk@L1], bag: { sidekick: 4 } }
when:
  - Ann: { attack: [sidekick, hulk] }
    then:
      damage: { Ben: 7 }
then:
  Ben: { life: 13 }
`;

/** The mistakes of the good file after a change to it. */
const mistakes = (from: string, to: string): readonly string[] => {
  expect(GOOD).toContain(from);
  return mistakesInFile(GOOD.replace(from, to), 'a.yaml', [words]);
};

test('a file that is in order runs', () => {
  expect(runFile(GOOD, 'a.yaml', [words])).toEqual([
    { file: 'a.yaml', name: 'two sidekicks come through', passed: true, failures: [] },
  ]);
});

test('a failure names the file, the line of the step, and what is wrong', () => {
  const text = GOOD.replace('Ben: 7', 'Ben: 2').replace('life: 13', 'life: 1');
  expect(runFile(text, 'a.yaml', [words])[0]).toMatchObject({
    passed: false,
    failures: [{ where: 'a.yaml:11, step 1: damage Ben', expected: '2', got: '7' }],
  });
});

describe('a mistake is named with its line, and the nearest word', () => {
  test.each([
    [
      'a word of a step',
      'attack: [sid',
      'atack: [sid',
      /^a\.yaml:9:12: unknown word 'atack': did you mean 'attack'\?/,
    ],
    [
      'a word of given',
      'phase: attack',
      'phse: attack',
      /^a\.yaml:5:3: unknown word 'phse': did you mean 'phase'\?/,
    ],
    ['a phase', 'phase: attack', 'phase: atack', /^a\.yaml:5:10: 'atack': did you mean 'attack'\?/],
    [
      'a word of then',
      'damage: {',
      'damge: {',
      /^a\.yaml:11:7: unknown word 'damge': did you mean 'damage'\?/,
    ],
    [
      'a word of a side',
      'life: 13',
      'lief: 13',
      /^a\.yaml:13:10: unknown word 'lief': did you mean 'life'\?/,
    ],
    [
      'a player who decides',
      '- Ann: {',
      '- Anne: {',
      /^a\.yaml:9:5: unknown player 'Anne': did you mean 'Ann'\?/,
    ],
    [
      'a player in then',
      'Ben: { life',
      'Bne: { life',
      /^a\.yaml:13:3: unknown word 'Bne': did you mean 'Ben'\?/,
    ],
    [
      'a player of a team',
      '{ Ann: [avx',
      '{ Anna: [avx',
      /^a\.yaml:6:12: unknown player 'Anna': did you mean 'Ann'\?/,
    ],
    [
      'a player who is hurt',
      '{ Ben: 7',
      '{ Bin: 7',
      /^a\.yaml:11:17: unknown player 'Bin': did you mean 'Ben'\?/,
    ],
    [
      'a card',
      'hulk-jade-giant]',
      'hulk-jade-gaint]',
      /^a\.yaml:6:18: unknown card 'avx\/hulk-jade-gaint': did you mean 'avx\/hulk-jade-giant'\?/,
    ],
    ['a die', ', hulk@L1]', ', hulc@L1]', /^a\.yaml:7:38: unknown name 'hulc': did you mean 'hulk'\?/],
    ['a face', 'hulk@L1', 'hulk@L4', /^a\.yaml:7:38: unknown face 'L4'.*a face of hulk \(.*L1, L2, L3\)/],
    [
      'a die in a pile',
      '{ sidekick: 4',
      '{ sidekik: 4',
      /^a\.yaml:7:55: unknown name 'sidekik': did you mean 'sidekick'\?/,
    ],
    [
      'a rule',
      'DM-DAMAGE-8',
      'DM-DAMGE-8',
      /^a\.yaml:3:9: unknown rule 'DM-DAMGE-8': did you mean 'DM-DAMAGE-8'\?/,
    ],
    [
      'a game',
      'dice-masters',
      'dice-master',
      /^a\.yaml:1:7: unknown game 'dice-master': did you mean 'dice-masters'\?/,
    ],
    ['a number', 'life: 13', 'life: many', /^a\.yaml:13:16: 'many' \(expected life points/],
    [
      'an event',
      'damage: { Ben: 7 }',
      'happened: [atacked]',
      /^a\.yaml:11:18: 'atacked': did you mean 'attacked'\?/,
    ],
    ['no name', 'name: two sidekicks come through\n', '', /^a\.yaml:1:1: 'name' is missing/],
    ['no list', 'when:', 'when: 3\nwhat:', /^a\.yaml:8:7: 3 \(expected the decisions/],
    ['not YAML', '{ Ben: 7 }', '{ Ben: 7', /^a\.yaml:\d+:\d+: .*expected well-formed YAML/],
  ])('%s', (_what, from, to, message) => {
    const found = mistakes(from, to);
    expect(
      found.some((one) => message.test(one)),
      found.join('\n'),
    ).toBe(true);
    expect(found.join('\n')).not.toMatch(/\n\s+at /);
  });
});

test('what cannot be played is told without a stack trace', () => {
  const text = GOOD.replace('bag: { sidekick: 4 }', 'bag: { sidekick: 9 }');
  const [report] = runFile(text, 'a.yaml', [words]);
  expect(report).toMatchObject({
    passed: false,
    failures: [
      { where: 'a.yaml:4, given', got: 'no match can stand like this: Ann has no die "sidekick" left' },
    ],
  });
});

test('an empty file and a file of something else are told', () => {
  expect(mistakesInFile('', 'a.yaml', [words])[0]).toMatch(/^a\.yaml:1:1: /);
  expect(mistakesInFile('- 3', 'a.yaml', [words])[0]).toMatch(/^a\.yaml:1:3: 3 \(expected a scenario/);
});

test('several scenarios: a list, or several documents', () => {
  const list = GOOD.split('\n')
    .map((line, i) => (i === 0 ? `- ${line}` : `  ${line}`))
    .join('\n');
  expect(runFile(`${list}\n${list}`, 'a.yaml', [words]).map((one) => one.passed)).toEqual([true, true]);
  expect(runFile(`${GOOD}---\n${GOOD}`, 'a.yaml', [words]).map((one) => one.passed)).toEqual([true, true]);
});

test('every word of a step answers some question or lays down chance', () => {
  const { schema, chance } = words;
  const { properties } = schema.does as { properties: object };
  const spoken = [...Object.keys(properties), ...Object.keys(schema.shared.does)];
  const answering = new Set([...Object.values(schema.questions).flat(), 'option', ...chance]);
  expect([...spoken].sort()).toEqual([...answering].sort());
});

test('a choice that nobody made is a mistake, although dice of that name move in the same step', () => {
  // Ben takes the damage, then draws and rolls four sidekicks; nobody chose any of it.
  for (const chosen of ['[sidekick]', '[hulk]', '[Ben]']) {
    const text = GOOD.replace('attack: [sidekick, hulk]', `attack: [sidekick, hulk], choose: ${chosen}`);
    expect(runFile(text, 'a.yaml', [words])[0], chosen).toMatchObject({
      passed: false,
      failures: [
        {
          where: 'a.yaml:9, step 1: choose',
          got: expect.stringContaining('no such choice was made without asking'),
        },
      ],
    });
  }
});
