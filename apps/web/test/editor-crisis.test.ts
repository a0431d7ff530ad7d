import type { View } from '@assemble/crisis-protocol';
import type { Words } from '@assemble/kernel';
import { runFile } from '@assemble/scenario';
import { positionsIn } from '@assemble/scenario/reading';
import { expect, test } from 'vitest';
import { fileOf } from '../src/editor/file.ts';
import { lay } from '../src/editor/lay.ts';
import { type CharacterCard, cards } from '../src/games/crisis-protocol/data.ts';
import { editor } from '../src/games/crisis-protocol/position/editor.ts';
import {
  activatedNow,
  changedCharacter,
  heldBy,
  peopleOf,
  terrainOf,
  tokensOf,
  withCharacter,
  withCrisis,
  withMap,
  withoutCharacter,
  withTerrain,
  withToken,
} from '../src/games/crisis-protocol/position/given.ts';

const { words, first } = editor;
const outcome = (given: Words) => lay(words, { given, edition: editor.edition });
const stands = (given: Words): boolean => {
  const { laid, reasons, fault } = outcome(given);
  return laid !== null && reasons.length === 0 && fault === null;
};
const viewOf = (given: Words): View => outcome(given).laid?.view as View;
const character = (slug: string): CharacterCard => {
  const card = cards.find(({ id, card: kind }) => kind === 'character' && id.endsWith(`/${slug}`));
  if (card?.card !== 'character') throw new Error(slug);
  return card;
};

test('characters come, stand, are hurt and leave with what speaks of them', () => {
  expect(stands(first)).toBe(true);
  const more = withCharacter(first, 'Ann', character('iron-man'), [18, 26]);
  expect(viewOf(more).characters.map(({ at }) => at)).toContainEqual({ x: 18, y: 26 });
  const hurt = changedCharacter(more, 'Ann', 'iron-man', { damage: 2, conditions: ['slow'], power: 3 });
  expect(viewOf(hurt).characters.find(({ damage }) => damage === 2)).toMatchObject({
    power: 3,
    conditions: ['slow'],
  });
  const acting = activatedNow(hurt, "Ann's iron-man");
  expect(viewOf(acting).turn?.actions).toBe(2);
  const gone = withoutCharacter(acting, 'Ann', 'iron-man');
  expect(gone).not.toHaveProperty('activating');
  expect(stands(gone)).toBe(true);
});

test('everything that no match can stand in is told at once, and shown', () => {
  const there = changedCharacter(first, 'Ann', 'black-widow', { at: [14, 32], power: 11 });
  const { laid, reasons } = outcome(changedCharacter(there, 'Ben', 'red-skull', { at: [0, 4] }));
  // Both bases overlap each other; one is off the battlefield; one has too much Power.
  expect(reasons.map(({ rule }) => rule).sort()).toEqual([
    'CP-MOVE-10',
    'CP-MOVE-5',
    'CP-MOVE-5',
    'CP-POWER-2',
  ]);
  expect(laid?.view).toMatchObject({ characters: [{}, {}, {}, {}] });
});

test('objectives lie as their card says, are moved, held and put back', () => {
  const crisis = withCrisis(first, 'extraction', 'struggle-for-the-cube-continues');
  const [token = ''] = tokensOf(crisis);
  const moved = withToken(crisis, token, { at: [10, 18] });
  expect(viewOf(moved).tokens[0]?.at).toEqual({ x: 10, y: 18 });
  const held = heldBy(moved, token, { who: 'Ben', name: 'crossbones' });
  expect(viewOf(held).tokens[0]?.at).toBeNull();
  expect(peopleOf(held, 'Ben')[1]?.words['holds']).toEqual([token]);
  const other = withCrisis(held, 'extraction', '');
  expect(peopleOf(other, 'Ben')[1]?.words).not.toHaveProperty('holds');
  expect(stands(other)).toBe(true);
});

test('terrain is taken from a map and keeps what it is', () => {
  const map = withMap(first, 'docks');
  const features = terrainOf(map);
  expect(features.length).toBeGreaterThan(5);
  expect(new Set(features.map(({ kind }) => kind)).size).toBeGreaterThan(1);
  expect(terrainOf(withTerrain(map, features))).toEqual(features);
});

test('the runner reads its file, and its file opens again', () => {
  const file = fileOf(words, [{ name: 'one', given: first, edition: 'de', goal: null }]);
  expect(file).toContain('edition: de');
  expect(runFile(file, 'a.yaml', [words])).toEqual([
    { file: 'a.yaml', name: 'one', passed: true, failures: [] },
  ]);
  expect(positionsIn(file, words)).toEqual([{ name: 'one', given: first, edition: 'de' }]);
});
