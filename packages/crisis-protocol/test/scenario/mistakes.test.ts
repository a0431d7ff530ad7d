import { mistakesInFile, runFile } from '@assemble/scenario';
import { describe, expect, test } from 'vitest';
import { CARDS, scenarioWords } from '../../src/index.ts';

const words = scenarioWords(CARDS);
const GOOD = `game: crisis-protocol
name: a blast
rules: [CP-ATTACK-12]
given:
  activating: iron-man
  secure: x-men-infiltrate
  terrain: { car: { at: [4, 4, 6, 8], size: 2 } }
  roll: [hit, blank, blank, blank, blank, blank]
  Ann: { tactics: [medpack], characters: { iron-man: { at: [10, 18], power: 2 } } }
  Ben: { characters: { black-widow: { at: [15, 18] } } }
when:
  - Ann: { attack: repulsor-blast, target: black-widow }
    then: { Ben: { black-widow: { damage: 1 } } }
then:
  tokens: { secure-1: { controller: null } }
  happened: [{ damaged: { who: black-widow, amount: 1 } }]
`;

const changed = (from: string, to: string): string => {
  expect(GOOD).toContain(from);
  return GOOD.replace(from, to);
};
const mistakes = (from: string, to: string): string =>
  mistakesInFile(changed(from, to), 'a.yaml', [words]).join('\n');
const failures = (from: string, to: string): string =>
  runFile(changed(from, to), 'a.yaml', [words])
    .flatMap((one) => one.failures)
    .map(({ where, expected, got }) => `${where}: ${expected} but ${got}`)
    .join('\n');

test('a file that is in order runs', () => {
  expect(runFile(GOOD, 'a.yaml', [words]).map((one) => one.failures)).toEqual([[]]);
});

describe('a mistake is named with its line, and the nearest word', () => {
  test.each([
    [
      'a word of given',
      'terrain: {',
      'terain: {',
      /a\.yaml:7:3: unknown word 'terain': did you mean 'terrain'\?/,
    ],
    [
      'a word of terrain',
      'size: 2 }',
      'sise: 2 }',
      /a\.yaml:7:\d+: unknown word 'sise': did you mean 'size'\?/,
    ],
    [
      'terrain without an outline',
      'at: [4, 4, 6, 8], ',
      '',
      /a\.yaml:7:\d+: neither \(expected either at or outline\)/,
    ],
    [
      'a crisis',
      'x-men-infiltrate',
      'x-men-infiltrat',
      /a\.yaml:6:11: unknown card 'x-men-infiltrat': did you mean 'x-men-infiltrate'\?/,
    ],
    ['a face', '[hit, blank', '[hitt, blank', /a\.yaml:8:10: 'hitt': did you mean 'hit'\?/],
    [
      'a tactic card',
      '[medpack]',
      '[medpak]',
      /a\.yaml:9:20: unknown card 'medpak': did you mean 'medpack'\?/,
    ],
    [
      'a word of a character',
      'power: 2',
      'pwoer: 2',
      /a\.yaml:9:\d+: unknown word 'pwoer': did you mean 'power'\?/,
    ],
    [
      'a character',
      'black-widow: { at: [15',
      'blck-widow: { at: [15',
      /a\.yaml:10:\d+: unknown card 'blck-widow': did you mean 'black-widow'\?/,
    ],
    [
      'an attack',
      'repulsor-blast',
      'repulsor-blst',
      /a\.yaml:12:20: unknown ability 'repulsor-blst': did you mean 'repulsor-blast'\?/,
    ],
    [
      'a target',
      'target: black-widow',
      'target: black-wido',
      /a\.yaml:12:\d+: unknown name 'black-wido': did you mean 'black-widow'\?/,
    ],
    [
      'a fact',
      '{ damage: 1 } } }',
      '{ damge: 1 } } }',
      /a\.yaml:13:\d+: unknown word 'damge': did you mean 'damage'\?/,
    ],
    [
      'a token',
      'secure-1: {',
      'secur-1: {',
      /a\.yaml:15:13: 'secur-1' \(expected a token: its number, or secure-1, secure-2/,
    ],
    [
      'a token of a crisis that is not there',
      'secure-1: {',
      'extraction-1: {',
      /a\.yaml:15:13: 'extraction-1'/,
    ],
    [
      'an argument',
      'amount: 1',
      'amuont: 1',
      /a\.yaml:16:\d+: unknown word 'amuont': did you mean 'amount'\?/,
    ],
    ['an edition', 'name: a', 'edition: es14\nname: a', /a\.yaml:2:10: 'es14': did you mean 'es13'\?/],
    [
      'a controller by number',
      '{ controller: null }',
      '{ controller: 0 }',
      /a\.yaml:15:\d+: 0 \(expected who controls it: a player, or null\)/,
    ],
    [
      'actions of nobody',
      'activating: iron-man',
      'actions: 1',
      /a\.yaml:5:3: 'actions' \(expected nothing: nobody is being activated\)/,
    ],
    [
      'a position beside a set-up',
      'activating: iron-man',
      'setup: { map: docks, rosters: { Ann: avengers, Ben: cabal } }',
      /'terrain' \(expected nothing of a position beside a set-up\)/,
    ],
  ])('%s', (_what, from, to, message) => {
    expect(mistakes(from, to)).toMatch(message);
  });
});

describe('what cannot be is told, and nothing passes by accident', () => {
  test.each([
    [
      'a die too many',
      '[hit, blank, blank, blank, blank, blank]',
      '[hit, blank, blank, blank, blank, blank, blank]',
      /a\.yaml:8, given: roll: every result of 'roll' to happen but 1 of them did not/,
    ],
    [
      'a target that was not chosen',
      'target: black-widow',
      'target: iron-man',
      /a\.yaml:12, step 1: target: .* and no such choice was made without asking/,
    ],
    [
      'a word nobody asks for',
      'target: black-widow }',
      'target: black-widow, may: true }',
      /a\.yaml:12, step 1: may: .* Ann is asked 'activation'/,
    ],
    [
      'a base on another',
      'at: [15, 18]',
      'at: [10.5, 18]',
      /a\.yaml:4, given: .* stands on somebody else’s base/,
    ],
    ['a base half on terrain', 'at: [15, 18]', 'at: [6, 6]', /stands partly on terrain/],
    ['too much damage', 'at: [15, 18]', 'at: [15, 18], damage: 4', /as much damage as Stamina/],
    ['too much Power', 'power: 2', 'power: 11', /11 Power/],
    [
      'an outline that is none',
      'at: [4, 4, 6, 8]',
      'outline: [[4, 4], [8, 8], [8, 4], [4, 8]]',
      /the outline of "car" is none/,
    ],
    [
      'dice of no roll',
      'tokens: { secure-1: { controller: null } }',
      'roll: { attack: [] }',
      /roll: dice that are rolled now but no roll is being made/,
    ],
    ['a token that is not there', 'secure-1: {', 'secure-9: {', /no token is called "secure-9"/],
  ])('%s', (_what, from, to, message) => {
    expect(failures(from, to)).toMatch(message);
  });
});
