import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CARDS as CHAMPIONS } from '@assemble/champions';
import { CARDS as CRISIS_PROTOCOL } from '@assemble/crisis-protocol';
import { CARDS as DICE_MASTERS } from '@assemble/dice-masters';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesIn } from '../lib/files.ts';
import { cardsWithoutTest, untested } from './cards.ts';
import { typedCounts } from './counts.ts';
import { complaints, LIMIT, ownKinds } from './own-kinds.ts';
import { provenAlone } from './several-players.ts';

const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
const cardsOf = { champions: CHAMPIONS, 'crisis-protocol': CRISIS_PROTOCOL, 'dice-masters': DICE_MASTERS };
const games = Object.keys(cardsOf) as (keyof typeof cardsOf)[];

describe('every card has a test of its own', () => {
  test.each(games)('%s', (game) => {
    expect(cardsWithoutTest(root, `packages/${game}`)).toEqual([]);
  });

  let folder = '';
  beforeAll(() => {
    mkdirSync(join(root, '.assemble'), { recursive: true });
    folder = mkdtempSync(join(root, '.assemble/gates-'));
    const files = {
      'game/src/cards/core/heroes/001-one.ts': "export default card({ id: 'core/1', title: 'One' });",
      'game/src/cards/core/heroes/002-two.ts': "export default card({ id: 'core/2', title: 'Two' });",
      'game/src/cards/core/dice.ts': 'export const DICE = {};',
      'game/test/cards/heroes/001-one.test.ts': "scenario('XX-1', 'One does it', {});",
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('one without is told', () => {
    expect(cardsWithoutTest(folder, 'game')).toEqual(['game/src/cards/core/heroes/002-two.ts has no test']);
  });

  test('a test counts only if it plays the card', () => {
    const card = { file: 'src/cards/core/one.ts', text: "export default card({ id: 'core/one' });" };
    expect(untested(card, "scenario('XX-1', 'it does', { given: { hand: ['one'] } });")).toBeNull();
    expect(untested(card, "test('one', () => {});")).toBe('has a test without a scenario');
    expect(untested(card, "scenario.skip('XX-1', 'one', {}); scenario();")).toBe(
      'has a test that is left out',
    );
    expect(untested(card, "scenario('XX-1', 'it does', {});")).toBe('has a test that never names it');
  });
});

describe('kinds serve several cards', () => {
  const known = parse(readFileSync(new URL('own-kinds.yaml', import.meta.url), 'utf8')) as Record<
    string,
    string[]
  >;

  test.each(games)('%s: no more than 8 % of the cards have one of their own', (game) => {
    expect(complaints(ownKinds(cardsOf[game]), known[game] ?? [])).toEqual([]);
  });

  const deal = (node: string) => ({ node: 'trigger', effect: { node } });
  const cards = (n: number, own: number) =>
    Array.from({ length: n }, (_, i) => ({
      id: `core/${i}`,
      abilities: [deal(i < own ? `special-${i}` : 'damage'), { holds: 'bonus' }],
    }));

  test('nodes and standing effects that one card alone uses are counted, wherever they stand', () => {
    const { kinds, share } = ownKinds([
      ...cards(9, 1),
      { id: 'last', abilities: [{ holds: 'ban', to: [deal('damage')] }] },
    ]);
    expect([...kinds]).toEqual([
      ['node special-0', 'core/0'],
      ['holds ban', 'last'],
    ]);
    expect(share).toBe(0.2);
  });

  test('eight of a hundred pass, nine do not', () => {
    expect(ownKinds(cards(100, 8)).share).toBe(LIMIT);
    expect(complaints(ownKinds(cards(100, 8)), [])).toEqual([]);
    const nine = complaints(ownKinds(cards(100, 9)), []);
    expect(nine).toHaveLength(9);
    expect(nine[0]).toBe(
      '9.0 % of the cards have a kind of their own, and "node special-0" of core/0 is one more',
    );
  });

  test('a game over the limit may keep what it has, and add nothing', () => {
    const own = ownKinds(cards(10, 2));
    expect(complaints(own, ['node special-0', 'node special-1'])).toEqual([]);
    expect(complaints(own, ['node special-0'])).toHaveLength(1);
    expect(complaints(own, ['node special-0', 'node special-1', 'node gone'])).toEqual([
      '"node gone" is no kind of one card any more: take it off the list',
    ]);
    expect(complaints(ownKinds(cards(10, 0)), ['node special-0'])).toHaveLength(1);
  });
});

describe('no count of cards is typed into a test', () => {
  test('in any test', () => {
    const counts = new Set(games.map((game) => cardsOf[game].length));
    counts.add(CHAMPIONS.flatMap((card) => card.faces).length);
    const rooms = ['packages', 'apps'].flatMap((room) =>
      readdirSync(join(root, room)).flatMap((one) => [`${room}/${one}/src`, `${room}/${one}/test`]),
    );
    const own = [...rooms, 'rules/test', 'e2e']
      .filter((folder) => existsSync(join(root, folder)))
      .flatMap((folder) =>
        ['.test.ts', '.test.tsx', '.e2e.ts'].flatMap((ending) => filesIn(root, folder, ending)),
      );
    expect(own.length).toBeGreaterThan(games.length);
    expect(own.flatMap((file) => typedCounts(file, readFileSync(join(root, file), 'utf8'), counts))).toEqual(
      [],
    );
  });

  const found = (line: string): string[] =>
    typedCounts('a.test.ts', line, new Set([132])).map((one) => one.replace(/^\S+ /, ''));

  test.each([
    ['expect(CARDS).toHaveLength(77);', 'counts all cards'],
    ['expect(CARDS.length).toBe(77);', 'counts all cards'],
    ['expect(content.cards).not.toHaveLength(77);', 'counts all cards'],
    [
      'const faces = content.cards.flatMap((card) => card.faces);\nexpect(faces.length).toBeGreaterThan(77);',
      'counts all cards',
    ],
    ['expect(share.of).toBe(132);', 'expects as many as there are cards'],
    ['const numbers = Array.from({ length: 132 }, (_, i) => i + 1);', 'is as long as all cards'],
    ["it('has 132 cards', () => {});", 'names a count in its title'],
  ])('%s', (line, what) => {
    expect(found(line)).toEqual([what]);
  });

  test('what the rulebook counts may be counted', () => {
    expect(found('const starter = CARDS.filter(inStarter);\nexpect(starter).toHaveLength(34);')).toEqual([]);
    expect(found("it('draws 4 dice', () => expect(drawn).toHaveLength(4));\nconst x = 132;")).toEqual([]);
  });
});

describe('a rule about players is proven with two or more', () => {
  const told = (en: string, tests: Parameters<typeof provenAlone>[1]): string[] =>
    provenAlone([{ id: 'XX-1', kind: 'procedure', says: { en, es: '', de: '' } }], tests);
  const proof = (players: number, state = 'passed') => ({ state, players, rules: ['XX-1'] });

  test.each([
    ['You draw a card.', ['XX-1']],
    ['The first player decides.', ['XX-1']],
    ["It goes to its owner's discard pile.", ['XX-1']],
    ['Only the controller may use it.', ['XX-1']],
    ['Hand size is checked at the end of the player phase.', []],
    ['A player deck has 40 cards.', []],
    ['Cards enter play ready.', []],
  ])('%s', (says, found) => {
    expect(told(says, [proof(1)])).toEqual(found);
    expect(told(says, [proof(1), proof(2)])).toEqual([]);
  });

  test('what failed, cites another rule or says nothing of players does not count', () => {
    const others = [
      proof(2, 'failed'),
      { ...proof(2), rules: ['XX-2'] },
      { state: 'passed', rules: ['XX-1'] },
    ];
    expect(told('You draw a card.', others)).toEqual(['XX-1']);
  });
});
