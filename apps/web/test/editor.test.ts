import { CARDS, scenarioWords } from '@assemble/dice-masters';
import type { GameWords, Words } from '@assemble/kernel';
import { runFile } from '@assemble/scenario';
import { positionsIn } from '@assemble/scenario/reading';
import { describe, expect, test } from 'vitest';
import { editorHref, type NamedPosition, positionAt } from '../src/editor/address.ts';
import { fileOf } from '../src/editor/file.ts';
import { lay } from '../src/editor/lay.ts';
import { content } from '../src/games/dice-masters/data.ts';
import {
  castOf,
  changedDie,
  countIn,
  diceIn,
  lastingOf,
  sideOf,
  withCard,
  withDie,
  withEffect,
  withoutCard,
  withoutDie,
  withPhase,
  withPile,
} from '../src/games/dice-masters/position/given.ts';
import { parseHash } from '../src/shell/router.ts';

const words = scenarioWords(CARDS) as unknown as GameWords<unknown>;
const start: Words = {
  players: ['Ann', 'Ben'],
  phase: 'main',
  teams: { Ann: ['avx/hulk-jade-giant'], Ben: [] },
  Ann: { life: 20, cards: { hulk: 2 }, bag: { sidekick: 8 } },
  Ben: { life: 20 },
};
const card = (id: string) => {
  const found = content.find(id);
  if (found === undefined) throw new Error(id);
  return found;
};
/** What no match can stand in: the rule that says so. */
const rulesOf = (given: Words): string[] =>
  lay(words, { given, edition: null }).reasons.map(({ rule }) => rule);
const ruleOf = (given: Words): string | null => rulesOf(given)[0] ?? null;
/** Whether somebody can play from there. */
const stands = (given: Words): boolean => {
  const { laid, reasons, fault } = lay(words, { given, edition: null });
  return laid !== null && reasons.length === 0 && fault === null;
};
const named = (name: string, given: Words): NamedPosition => ({ name, given, edition: null, goal: null });

describe('building a position', () => {
  test('sidekicks come out of the bag and go back to it', () => {
    const one = withDie(start, 'Ann', 'field', 'sidekick', 'character');
    expect(countIn(one, 'Ann', 'bag', 'sidekick')).toBe(7);
    expect(countIn(withoutDie(one, 'Ann', 'field', 0), 'Ann', 'bag', 'sidekick')).toBe(8);
    // Ben's bag is not spelt out: seven of his eight are left all the same.
    const two = withDie(start, 'Ben', 'reserve', 'sidekick', 'fist');
    expect(countIn(two, 'Ben', 'bag', 'sidekick')).toBe(7);
    expect(stands(two)).toBe(true);
  });

  test('a die of a card comes off it, as long as one is there', () => {
    const four = withPile(start, 'Ann', 'cards', 'hulk', 4);
    const one = withDie(four, 'Ann', 'field', 'hulk', 'L1');
    expect(countIn(one, 'Ann', 'cards', 'hulk')).toBe(3);
    expect(ruleOf(one)).toBeNull();
    const none = withPile(one, 'Ann', 'cards', 'hulk', 0);
    expect(countIn(withDie(none, 'Ann', 'field', 'hulk', 'L1'), 'Ann', 'cards', 'hulk')).toBe(0);
  });

  test('two cards of one title have names of their own, and a card leaves with all its dice', () => {
    const [first, second] = CARDS.filter(({ title }) => title === 'hulk');
    const both = withCard(
      start,
      'Ann',
      second?.id === 'avx/hulk-jade-giant' ? card(first?.id ?? '') : card(second?.id ?? ''),
    );
    expect(new Set(castOf(both, 'Ann').map(({ name }) => name)).size).toBe(2);
    const fielded = withDie(both, 'Ann', 'field', 'hulk', 'L1');
    const gone = withoutCard(fielded, 'Ann', 'hulk');
    expect(castOf(gone, 'Ann')).toHaveLength(1);
    expect(diceIn(sideOf(gone, 'Ann'), 'field')).toEqual([]);
    expect(stands(gone)).toBe(true);
  });

  test('an effect knows its die among others like it, and leaves with it', () => {
    const two = withDie(withDie(start, 'Ann', 'field', 'hulk', 'L1'), 'Ann', 'field', 'hulk', 'L2');
    const marked = withEffect(two, 'Ann', 1, { mark: 'cannot-attack' });
    expect(diceIn(sideOf(marked, 'Ann'), 'field')[1]).toEqual({ die: 'hulk@L2', named: 'hulk-1' });
    expect(stands(marked)).toBe(true);
    expect(lastingOf(withoutDie(marked, 'Ann', 'field', 0))).toHaveLength(1);
    expect(lastingOf(withoutDie(marked, 'Ann', 'field', 1))).toEqual([]);
  });

  test('another phase ends an attack that was under way', () => {
    const fielded = withDie(start, 'Ann', 'field', 'hulk', 'L1');
    const attack = { ...fielded, phase: 'attack', attack: { attackers: ['hulk'] } };
    expect(withPhase(attack, 'main')).not.toHaveProperty('attack');
    expect(withoutDie(attack, 'Ann', 'field', 0)).not.toHaveProperty('attack');
  });

  test('what no match can stand in is refused by its rule', () => {
    expect(ruleOf(start)).toBeNull();
    expect(ruleOf({ ...start, Ann: { life: 0 } })).toBe('DM-LIFE-AND-WINNING-1');
    expect(ruleOf({ ...start, Ann: { life: 21 } })).toBe('DM-LIFE-AND-WINNING-3');
    expect(ruleOf({ ...start, format: 'basic' })).toBe('DM-LIFE-AND-WINNING-3');
    expect(ruleOf(withPile(start, 'Ann', 'bag', 'sidekick', 9))).toBe('DM-TEAM-RULES-1');
    expect(ruleOf(withPile(start, 'Ann', 'cards', 'hulk', 9))).toBe('DM-CARDS-7');
    const fielded = withDie(start, 'Ann', 'field', 'hulk', 'L1');
    expect(ruleOf(changedDie(fielded, 'Ann', 'field', 0, { damage: 30 }))).toBe('DM-KNOCK-OUT-1');
    expect(ruleOf(changedDie(fielded, 'Ann', 'field', 0, { die: 'hulk@fist' }))).toBe('DM-ZONES-7');
    expect(
      lay(words, { given: { ...start, Ann: { field: ['thor@L1'] } }, edition: null }).fault,
    ).not.toBeNull();
    // All of it is told, and what lies there is shown.
    const dead = { ...fielded, Ann: { ...sideOf(fielded, 'Ann'), life: 0 }, Ben: { life: 30 } };
    expect(rulesOf(dead)).toEqual(['DM-LIFE-AND-WINNING-1', 'DM-LIFE-AND-WINNING-3']);
    expect(lay(words, { given: dead, edition: null }).laid).not.toBeNull();
  });
});

describe('taking a position along', () => {
  const built = withDie({ ...start, turn: 'Ben' }, 'Ann', 'field', 'hulk', 'L2');
  test('its address holds all of it', () => {
    const href = editorHref('dice-masters', { ...named('Größe: ¿sí?', built), goal: 'win-this-turn' });
    expect(parseHash(href).path).toEqual(['editor', 'dice-masters']);
    expect(positionAt(parseHash(href).query)).toEqual({
      ...named('Größe: ¿sí?', built),
      goal: 'win-this-turn',
    });
    expect(positionAt(new URLSearchParams({ p: '%%' }))).toBeNull();
    expect(positionAt(new URLSearchParams({ p: btoa('[1]') }))).toBeNull();
    expect(positionAt(new URLSearchParams())).toBeNull();
  });

  test('the runner reads its file, and its file opens again', () => {
    const file = fileOf(words, [named('one', built)]);
    expect(runFile(file, 'a.yaml', [words])).toEqual([
      { file: 'a.yaml', name: 'one', passed: true, failures: [] },
    ]);
    expect(positionsIn(file, words)).toEqual([{ name: 'one', given: built, edition: null }]);
  });

  test('a scenario as people write it opens, in the words of earlier versions too', () => {
    const text = 'game: dice-masters\nname: by hand\ngiven:\n  active: Ben\n  Ben: { life: 3 }\nwhen: []\n';
    expect(positionsIn(text, words)).toEqual([
      { name: 'by hand', given: { turn: 'Ben', Ben: { life: 3 }, players: ['Ann', 'Ben'] }, edition: null },
    ]);
    expect(positionsIn('game: champions\ngiven: {}', words)).toEqual([]);
    expect(positionsIn('{ a: [', words)).toEqual([]);
  });
});
