import { mistakesInFile, runFile } from '@assemble/scenario';
import { describe, expect, test } from 'vitest';
import { CARDS, scenarioWords } from '../../src/index.ts';
import { THEN_WORDS } from '../../src/scenario/expectations.ts';

const words = scenarioWords(CARDS);
const GOOD = `game: champions
name: two minions
rules: [MC-KEYWORD-5]
given:
  villain: { card: Rhino, damage: 2 }
  scheme: { threat: 3 }
  ada: { hero: Spider-Man, hand: [Backflip], minions: [Sandman, Shocker] }
when:
  - ada: { attack: Spider-Man, choose: Shocker }
    then: { cards: { Shocker: { damage: 2 } } }
then:
  villain: { damage: 2 }
  happened: [{ damaged: { card: Shocker, amount: 2 } }]
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
      'scheme: {',
      'sceme: {',
      /a\.yaml:6:3: unknown word 'sceme': did you mean 'scheme'\?/,
    ],
    ['a word of a side', 'hand: [', 'hnad: [', /a\.yaml:7:28: unknown word 'hnad': did you mean 'hand'\?/],
    [
      'a fact in given',
      'damage: 2 }\n  s',
      'damge: 2 }\n  s',
      /a\.yaml:5:27: unknown word 'damge': did you mean 'damage'\?/,
    ],
    [
      'a hero',
      'Spider-Man, h',
      'Spiderman, h',
      /a\.yaml:7:16: unknown card 'Spiderman': did you mean 'Spider-Man'\?/,
    ],
    ['a card', '[Sandman,', '[Sandmann,', /a\.yaml:7:56: unknown card 'Sandmann': did you mean 'Sandman'\?/],
    [
      'a word of a step',
      'attack: Sp',
      'atack: Sp',
      /a\.yaml:9:12: unknown word 'atack': did you mean 'attack'\?/,
    ],
    [
      'a card of a step',
      'choose: Shocker',
      'choose: Shoker',
      /a\.yaml:9:40: unknown card 'Shoker': did you mean 'Shocker'\?/,
    ],
    [
      'a fact',
      '{ damage: 2 } } }',
      '{ damge: 2 } } }',
      /a\.yaml:10:33: unknown word 'damge': did you mean 'damage'\?/,
    ],
    [
      'an event',
      '{ damaged: {',
      '{ damagd: {',
      /a\.yaml:13:16: unknown word 'damagd': did you mean 'damaged'\?/,
    ],
    ['an argument', 'amount: 2', 'amont: 2', /a\.yaml:13:42: unknown word 'amont': did you mean 'amount'\?/],
    [
      'no villain',
      'card: Rhino',
      'card: Rino',
      /a\.yaml:5:12: unknown villain 'Rino': did you mean 'Rhino'\?/,
    ],
    [
      'no such stage',
      'damage: 2 }\n  s',
      'stage: 4 }\n  s',
      /a\.yaml:5:34: 4 \(expected a stage of Rhino: 1, 2, 3\)/,
    ],
    [
      'an attack and a turn',
      'scheme: { threat: 3 }',
      'attack: { on: ada }\n  turn: ada',
      /a\.yaml:7:3: 'turn' \(expected nothing: an attack is under way\)/,
    ],
    [
      'a side beside a set-up',
      'scheme: { threat: 3 }',
      'setup: { decks: { ada: { hero: Spider-Man } } }',
      /a\.yaml:5:3: 'villain' \(expected nothing of a position beside a set-up\)/,
    ],
    [
      'a name that something has',
      '[Sandman,',
      '[{ card: Sandman, named: Shocker },',
      /'Shocker' \(expected a name that nothing else has\)/,
    ],
    ['an edition', 'name: two', 'edition: core\nname: two', /a\.yaml:2:1: unknown word 'edition'/],
  ])('%s', (_what, from, to, message) => {
    expect(mistakes(from, to)).toMatch(message);
  });
});

describe('what cannot be is told, and nothing passes by accident', () => {
  test.each([
    [
      'a word nobody asks for',
      'choose: Shocker }',
      'choose: Shocker, defend: Spider-Man }',
      /a\.yaml:9, step 1: defend: .* but ada is asked 'turn', which takes play or/,
    ],
    ['a choice that is not open', 'choose: Shocker', 'choose: Backflip', /refused: MC-/],
    [
      'a choice the game did not make',
      'minions: [Sandman, Shocker]',
      'minions: [{ card: Hydra Mercenary }]',
      /step 1: choose: .* and no such choice was made without asking/,
    ],
    [
      'a fact of a card elsewhere',
      'cards: { Shocker: { damage: 2 } }',
      'cards: { Backflip: { exhausted: false } }',
      /Backflip exhausted: false but Backflip is not in play: hand/,
    ],
    [
      'a card that is not there',
      'cards: { Shocker: { damage: 2 } }',
      'cards: { Mockingbird: { zone: hand } }',
      /Mockingbird: a card of that name but there is none in this match/,
    ],
    [
      'one of two that differ',
      'cards: { Shocker: { damage: 2 } }',
      'offered: { ada: [end] }, unchanged: [bob]',
      /unchanged 0: one of ada, villain, scheme, encounter but unknown name 'bob'/,
    ],
    [
      'whoever would be defeated',
      'damage: 2 }\n  s',
      'damage: 14 }\n  s',
      /a\.yaml:4, given: .* "Rhino" has no hit points left/,
    ],
    [
      'a scheme that would advance',
      'threat: 3',
      'threat: 7',
      /"The Break-In!" has reached its target threat/,
    ],
  ])('%s', (_what, from, to, message) => {
    expect(failures(from, to)).toMatch(message);
  });

  test('two of one name that are not alike have to be told apart', () => {
    const two = (name: string): string =>
      failures('cards: { Shocker: { damage: 2 } }', `cards: { '${name}': { damage: 2 } }`).replace(
        /\n.*/s,
        '',
      );
    const text = GOOD.replace('[Sandman, Shocker]', '[Shocker, Shocker]');
    const [report] = runFile(text, 'a.yaml', [words]);
    expect(report?.failures[0]).toMatchObject({
      where: 'a.yaml:10, step 1: cards Shocker',
      got: '2 of them, not all alike',
    });
    expect(two('Shocker#1')).toBe('');
  });
});

test('every word of then is checked, every word of a step answers some question', () => {
  const { schema, chance } = words;
  const own = (one: unknown): string[] => Object.keys((one as { properties: object }).properties);
  expect(own(schema.then).sort()).toEqual([...THEN_WORDS].sort());
  const answering = new Set([...Object.values(schema.questions).flat(), 'option', ...chance]);
  expect([...own(schema.does), ...Object.keys(schema.shared.does)].sort()).toEqual([...answering].sort());
});
